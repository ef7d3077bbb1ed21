type Json = Record<string, unknown>

/** A document of OpenAPI 3.1, of which only calls and schemas are compared. */
interface Document {
  paths: Record<string, Json>
  components: Json
}

/** Direction of a schema: `input` is sent by clients, `output` is read by them. */
type Direction = 'input' | 'output'

/** Both documents, for references. */
interface Documents {
  before: Document
  after: Document
}

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

/** Object that a value refers to, in its document. */
function resolved(document: Document, value: unknown): Json {
  const reference = objectOf(value)['$ref']
  if (typeof reference !== 'string') return objectOf(value)
  const steps = reference.replace('#/', '').split('/')
  return resolved(
    document,
    steps.reduce<unknown>((part, step) => objectOf(part)[step], document),
  )
}

/** Types that a schema allows; an integer is a number too. */
const typesOf = (schema: Json): string[] => listOf(schema['type']).map(String)
const valuesOf = (schema: Json): unknown[] | undefined =>
  'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)

const covers = (types: string[], type: string): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))

/** Limits of an input that may only become wider: true if `after` refuses more than `before`. */
const limits: Record<string, (before: number, after: number) => boolean> = {
  maxLength: (before, after) => after < before,
  maxItems: (before, after) => after < before,
  maximum: (before, after) => after < before,
  minLength: (before, after) => after > before,
  minItems: (before, after) => after > before,
  minimum: (before, after) => after > before,
}

function narrowed(before: Json, after: Json): string[] {
  return Object.entries(limits).flatMap(([name, refusesMore]) => {
    const [was, is] = [before[name], after[name]]
    if (typeof is !== 'number') return []
    const unlimited = name.startsWith('max') ? Infinity : -Infinity
    const isTrivial = name.startsWith('min') && is <= 0 && name !== 'minimum'
    return !isTrivial && refusesMore(typeof was === 'number' ? was : unlimited, is)
      ? [`${name} ${String(was)} → ${is}`]
      : []
  })
}

/** Breaking changes of a schema, with its place. */
function schemaChanges(
  documents: Documents,
  schemas: { before: unknown; after: unknown },
  { direction, place, depth = 0 }: { direction: Direction; place: string; depth?: number },
): string[] {
  const before = resolved(documents.before, schemas.before)
  const after = resolved(documents.after, schemas.after)
  if (depth > 12) return []
  const at = (part: string, old: unknown, now: unknown): string[] =>
    schemaChanges(
      documents,
      { before: old, after: now },
      {
        direction,
        place: `${place}${part}`,
        depth: depth + 1,
      },
    )
  const found = (text: string): string => `${place}: ${text}`
  const variants = variantChanges(documents, { before, after }, { direction, place, depth })
  if (variants) return variants
  const [from, to] = direction === 'input' ? [before, after] : [after, before]
  const lost = typesOf(from).filter((type) => !covers(typesOf(to), type))
  const allowed = valuesOf(to)
  const lostValues = allowed
    ? (valuesOf(from) ?? ['any value']).filter((value) => !allowed.includes(value))
    : []
  const own = [
    ...lost.map((type) => found(`type ${type}`)),
    ...lostValues.map((value) => found(`value ${String(value)}`)),
    ...(direction === 'input' ? narrowed(before, after).map(found) : []),
  ]
  const was = objectOf(before['properties'])
  const is = objectOf(after['properties'])
  const required = (schema: Json) => listOf(schema['required']).map(String)
  const properties = Object.keys(was).flatMap((name) =>
    name in is ? at(`.${name}`, was[name], is[name]) : [`${place}.${name}: removed`],
  )
  const demanded =
    direction === 'input'
      ? required(after).filter((name) => !required(before).includes(name))
      : required(before).filter((name) => name in is && !required(after).includes(name))
  return [
    ...own,
    ...properties,
    ...demanded.map(
      (name) => `${place}.${name}: ${direction === 'input' ? 'required' : 'optional'}`,
    ),
    ...(before['items'] && after['items'] ? at('[]', before['items'], after['items']) : []),
  ]
}

/** Changes of schemas with alternatives; undefined if neither has any. */
function variantChanges(
  documents: Documents,
  { before, after }: { before: Json; after: Json },
  options: { direction: Direction; place: string; depth: number },
): string[] | undefined {
  const variants = (schema: Json) => listOf(schema['anyOf'] ?? schema['oneOf'] ?? [schema])
  if (!('anyOf' in before || 'oneOf' in before || 'anyOf' in after || 'oneOf' in after))
    return undefined
  const isInput = options.direction === 'input'
  const [from, to] = isInput
    ? [variants(before), variants(after)]
    : [variants(after), variants(before)]
  return from.flatMap((variant) => {
    const results = to.map((other) =>
      schemaChanges(
        documents,
        isInput ? { before: variant, after: other } : { before: other, after: variant },
        { ...options, depth: options.depth + 1 },
      ),
    )
    return results.some((changes) => changes.length === 0)
      ? []
      : (results.toSorted((a, b) => a.length - b.length)[0] ?? [])
  })
}

type Operation = Json & { parameters?: unknown[]; requestBody?: Json; responses: Json }

const operationsOf = (document: Document) =>
  new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method} ${path}`, operation as Operation] as const,
      ),
    ),
  )

/** Content of a body or response by media type. */
const contentOf = (document: Document, part: unknown): Record<string, Json> =>
  objectOf(resolved(document, part)['content']) as Record<string, Json>

function contentChanges(
  documents: Documents,
  parts: { before: unknown; after: unknown },
  { direction, place }: { direction: Direction; place: string },
): string[] {
  const after = contentOf(documents.after, parts.after)
  return Object.entries(contentOf(documents.before, parts.before)).flatMap(([type, { schema }]) =>
    after[type]
      ? schemaChanges(
          documents,
          { before: schema, after: after[type]['schema'] },
          { direction, place },
        )
      : [`${place}: no ${type}`],
  )
}

function parameterChanges(
  documents: Documents,
  before: Operation,
  after: Operation,
  place: string,
) {
  const byName = (document: Document, { parameters = [] }: Operation) =>
    new Map(
      parameters.map((parameter) => {
        const own = resolved(document, parameter)
        return [`${String(own['in'])} ${String(own['name'])}`, own]
      }),
    )
  const was = byName(documents.before, before)
  const is = byName(documents.after, after)
  return [
    ...[...was].flatMap(([name, own]) => {
      const now = is.get(name)
      if (!now) return [`${place} ${name}: removed`]
      const schemas = { before: own['schema'], after: now['schema'] }
      const options = { direction: 'input', place: `${place} ${name}` } as const
      const isDemanded = now['required'] === true && own['required'] !== true
      return [
        ...(isDemanded ? [`${place} ${name}: required`] : []),
        ...schemaChanges(documents, schemas, options),
      ]
    }),
    ...[...is].flatMap(([name, own]) =>
      own['required'] === true && !was.has(name) ? [`${place} ${name}: required`] : [],
    ),
  ]
}

/** True if requirements of an operation leave no way without credentials. */
const needsLogIn = (security: unknown): boolean =>
  listOf(security).length > 0 &&
  listOf(security).every((each) => Object.keys(Object(each)).length > 0)

/**
 * Changes between two documents that break a client of the first: calls, parameters and properties
 * that are gone or of another type, inputs that are refused now, answers with values that did not
 * exist.
 */
export function breakingChanges(before: Document, after: Document): string[] {
  const documents = { before, after }
  const now = operationsOf(after)
  return [...operationsOf(before)].flatMap(([place, was]) => {
    const is = now.get(place)
    if (!is) return [`${place}: removed`]
    const isLocked = !needsLogIn(was['security']) && needsLogIn(is['security'])
    return [
      ...(isLocked ? [`${place}: needs a log-in`] : []),
      ...parameterChanges(documents, was, is, place),
      ...contentChanges(
        documents,
        { before: was.requestBody, after: is.requestBody },
        { direction: 'input', place: `${place} body` },
      ),
      ...contentChanges(
        documents,
        { before: was.responses['200'], after: is.responses['200'] },
        { direction: 'output', place: `${place} 200` },
      ),
    ]
  })
}
