import { factExample } from './describe-schema.ts'
import type { Schema } from './schemas.ts'

/** Depth below which lists are empty: schemas may contain themselves. */
const maxDepth = 7

/** Examples of strings by format. */
const formats: Record<string, string> = {
  date: '2026-12-12',
  'date-time': '2026-11-20T12:00:00.000Z',
  uuid: '7b0c1f5e-4a55-4d0e-9a36-2f6a1f0f3c11',
  email: 'ana@example.com',
}

/** Examples of strings by pattern. */
const patterns: Record<string, string> = {
  '^#[0-9a-f]{6}$': '#c8102e',
  '^[\\w-]{11}$': 'dQw4w9WgXcQ',
}

const isNull = (schema: Schema): boolean => schema.type === 'null'

/** Example value of an answer’s schema: each property once, each list with one entry. */
export function answerExample(
  schema: Schema,
  components: Map<string, Schema>,
  { name, depth = 0 }: { name?: string | undefined; depth?: number } = {},
): unknown {
  const of = (part: Schema) => answerExample(part, components, { name, depth: depth + 1 })
  const reference = schema['$ref']
  if (typeof reference === 'string')
    return of(components.get(reference.split('/').at(-1) ?? '') ?? {})
  if ('const' in schema) return schema['const']
  if (schema.enum) return schema.enum[0]
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
  if (choices) return of(choices.find((choice) => !isNull(choice)) ?? {})
  const type = [schema.type ?? []].flat().find((each) => each !== 'null')
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, property]) => [
        key,
        answerExample(property, components, { name: key, depth: depth + 1 }),
      ]),
    )
  if (type === 'array') return arrayExample(schema, depth, of)
  return plainExample(schema, type, name)
}

function arrayExample(schema: Schema, depth: number, of: (part: Schema) => unknown): unknown[] {
  const places = schema['prefixItems'] as Schema[] | undefined
  if (places) return places.map(of)
  return depth > maxDepth || !schema['items'] ? [] : [of(schema['items'] as Schema)]
}

function plainExample(schema: Schema, type: string | undefined, name: string | undefined): unknown {
  const example = factExample(schema, name)
  if (example !== undefined) return example
  if (type === 'boolean') return true
  if (type === 'number' || type === 'integer') return schema['minimum'] ?? 1
  return formats[String(schema['format'])] ?? patterns[String(schema['pattern'])] ?? 'Texto'
}
