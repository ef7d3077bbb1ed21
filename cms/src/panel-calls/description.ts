import { z } from 'zod'
import { permissions } from '#src/platform/access/permissions.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'

/** Call of the description of the panel's API. */
export const descriptionCalls = {
  'calls.describe': panelCall({
    summary: 'Describes the calls of the panel’s own pages in OpenAPI 3.1.',
    roles: permissions.users.read,
    answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  }),
}
