import { localeCodes } from '@vitrine/configuration/locales'
import { z } from 'zod'
import { globalPermissions } from '#src/platform/access/permissions.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'

/** Calls of the form of the menus. */
export const navigationCalls = {
  'navigation.lacks': panelCall({
    summary: 'Finds the entries of the saved menus that lead nowhere, by language.',
    roles: globalPermissions.navigation.read,
    answer: z.object({
      /** Languages in which an entry leads nowhere, by the id of its row. */
      entries: z.record(z.string(), z.array(z.enum(localeCodes))),
    }),
  }),
}
