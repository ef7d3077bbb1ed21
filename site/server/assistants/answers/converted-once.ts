import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'

/**
 * Schema whose JSON Schema is computed once. Each request has a server of its own, which would
 * compute it again at each call of a tool.
 */
export function convertedOnce(schema: StandardSchemaWithJSON): StandardSchemaWithJSON {
  const { jsonSchema, ...standard } = schema['~standard']
  return {
    '~standard': {
      ...standard,
      jsonSchema: { input: once(jsonSchema.input), output: once(jsonSchema.output) },
    },
  }
}

/** The server asks for one dialect only. */
function once<Options, Result>(
  convert: (options: Options) => Result,
): (options: Options) => Result {
  let converted: Result | undefined
  return (options) => (converted ??= convert(options))
}
