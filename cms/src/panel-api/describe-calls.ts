import { acceptedDoubtsHeader, allAccepted, panelApiBase } from '@vitrine/contract/panel'
import { z } from 'zod'
import type { descriptionCalls } from '#src/panel-calls/description.ts'
import type { AnyPanelCall } from '#src/platform/panel-calls/panel-call.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { addressedCalls } from './addressed-calls.ts'
import type { AddressedCall } from './addressed-calls.ts'

type Schema = Record<string, unknown>

/** JSON schema of a shape; files and transformed values have none of their own. */
const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}

const parametersOf = ({ call: { query }, path }: AddressedCall): Schema[] => {
  const { properties = {}, required = [] } = query
    ? (schemaOf(query, 'input') as { properties?: object; required?: string[] })
    : {}
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: name === 'id' ? 'integer' : 'string' },
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    })),
  ]
}

const refusalOf = ({ refused }: AnyPanelCall): Schema => {
  const told = refused ? schemaOf(refused, 'output') : { type: 'object' }
  return {
    ...told,
    properties: {
      ...Object(told['properties']),
      message: { type: 'string', description: 'Sentence in the language of the panel.' },
      errors: { type: 'object', additionalProperties: { type: 'string' } },
    },
  }
}

const content = (type: string, schema: Schema): Schema => ({ content: { [type]: { schema } } })

/** Operation of a call; `x-roles`: who may call, `x-cost`: its share in the limit of heavy calls. */
function operationOf(addressed: AddressedCall): Schema {
  const { name, call, entity } = addressed
  const { answer, body, form, status = 200, refusals = [] } = call
  const refused = [400, 401, 403, ...refusals, ...(body ? [413, 422] : [])]
  return {
    operationId: entity === undefined ? name : `${name} ${entity}`,
    summary: call.summary,
    'x-roles': call.roles,
    ...(call.cost === undefined ? {} : { 'x-cost': call.cost }),
    parameters: parametersOf(addressed),
    ...(body
      ? {
          requestBody: {
            required: true,
            ...content(form ? 'multipart/form-data' : 'application/json', schemaOf(body, 'input')),
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Done',
        ...(answer === 'file' ? {} : content('application/json', schemaOf(answer, 'output'))),
      },
      ...Object.fromEntries(
        refused.map((each) => [
          each,
          { description: 'Refused', ...content('application/json', refusalOf(call)) },
        ]),
      ),
    },
  }
}

const description = `Calls of the panel's own pages. Documents themselves are written below the same address by Payload's REST API (\`PATCH /products/{id}?locale=…\`).

Values of part numbers: one that a limit forbids is refused by a publication (400, at \`variants.<row>.values.<key>\`). A computed one follows from others: leave it out, or send what was stored or what follows; another one is refused by each save, also of a draft (400, at its field, with the computed value). A doubtful one is asked about when it becomes public, by a save, a schedule or a restored version: 409 with \`errors[0].data.asked\`; the same request with the digests in \`${acceptedDoubtsHeader}\` accepts them, \`${allAccepted}\` all of them. What a schedule accepts is kept with it: a value that comes later stops it.`

/** Description of the panel's own calls in OpenAPI 3.1, from their table. */
export const descriptionHandlers: PanelHandlers<typeof descriptionCalls> = {
  'calls.describe': async () => ({
    openapi: '3.1.0',
    info: { title: 'Vitrine: API of the panel', version: 'unversioned', description },
    servers: [{ url: panelApiBase }],
    paths: Object.fromEntries(
      [...Map.groupBy(addressedCalls, ({ path }) => path)].map(([path, calls]) => [
        path.replaceAll(/:(\w+)/g, '{$1}'),
        Object.fromEntries(calls.map((each) => [each.method.toLowerCase(), operationOf(each)])),
      ]),
    ),
  }),
}
