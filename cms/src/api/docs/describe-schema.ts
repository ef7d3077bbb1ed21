import { propertyFacts } from './properties/index.ts'
import type { Schema } from './schemas.ts'

const schemasOf = (value: unknown): Schema[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (part): part is Schema => typeof part === 'object' && part !== null,
  )

/** Schemas directly below a schema, besides its properties. */
const partsOf = (schema: Schema): Schema[] =>
  ['items', 'prefixItems', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'].flatMap((place) =>
    schemasOf(schema[place]),
  )

/** Types of a schema as a list. */
const typesOf = ({ type }: Schema): readonly string[] => [type ?? []].flat()

/** Example of a property’s facts, if the schema allows its type and states no values itself. */
export function factExample(schema: Schema, name: string | undefined): unknown {
  const example = name === undefined ? undefined : propertyFacts[name]?.example
  const types = typesOf(schema)
  const isAllowed =
    types.includes(typeof example) || (Number.isInteger(example) && types.includes('integer'))
  const pattern = schema['pattern']
  const isMatch = typeof pattern !== 'string' || new RegExp(pattern).test(String(example))
  return isAllowed && isMatch && !schema.enum && !('const' in schema) ? example : undefined
}

/** Adds description and example to the properties of a schema and of all schemas below it. */
export function describeSchema(schema: Schema): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    property['description'] ??= propertyFacts[name]?.description
    const example = factExample(property, name)
    if (example !== undefined) property['examples'] ??= [example]
    describeSchema(property)
  }
  partsOf(schema).forEach(describeSchema)
}
