import { QueryError } from 'payload'
import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { staffOf } from './access.ts'
import { permissions } from './permissions.ts'
import type { Permission } from './permissions.ts'

/**
 * The most documents of one answer; the panel's lists offer at most 100, its relation fields ask
 * for 250.
 */
export const largestPage = 250

/** In the context of a request of our own that reads a whole list (an export has its own limit). */
export const wholeList = { wholeList: true } as const

const among = ['equals', 'not_equals', 'in', 'not_in', 'exists'] as const
const ordered = [
  ...among,
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
] as const
const written = [...among, 'like', 'not_like', 'contains'] as const

/** The operators that PostgreSQL knows for the type of a field; for any other type `exists`. */
const operators: Partial<Record<FlattenedField['type'], readonly string[]>> = {
  text: written,
  textarea: written,
  email: written,
  code: written,
  select: [...among, 'contains'],
  radio: among,
  checkbox: among,
  number: ordered,
  date: ordered,
  relationship: [...among, 'contains'],
  upload: [...among, 'contains'],
  join: among,
}

type Fields = readonly FlattenedField[]
interface Filter {
  path: string
  operator?: string
  value?: unknown
}

/** The conditions of a `where`, however deep. */
function* filtersOf(where: unknown): Generator<Filter> {
  if (typeof where !== 'object' || where === null) return
  for (const [path, condition] of Object.entries(where)) {
    if (/^(and|or)$/i.test(path))
      for (const part of Array.isArray(condition) ? condition : []) yield* filtersOf(part)
    else
      for (const [operator, value] of Object.entries(Object(condition)))
        yield { path, operator, value }
  }
}

const sortsOf = (sort: unknown): Filter[] =>
  [sort]
    .flat()
    .flatMap((given) => (typeof given === 'string' ? given.split(',') : []))
    .map((path) => ({ path: path.trim().replace(/^-/, '') }))

/** The collections that a field leads to. */
function targetsOf(field: FlattenedField): string[] {
  if (field.type === 'relationship' || field.type === 'upload') return [field.relationTo].flat()
  return field.type === 'join' ? [field.collection].flat() : []
}

function mayRead(collection: string, req: PayloadRequest): boolean {
  const staff = staffOf(req)
  const permission: Permission | undefined = Object.hasOwn(permissions, collection)
    ? permissions[collection as keyof typeof permissions]
    : undefined
  return staff !== undefined && permission !== undefined && permission.read.includes(staff.role)
}

/** Objects and lists of them; the panel's own code filters by dates. */
const isNested = (value: unknown): boolean =>
  [value]
    .flat()
    .some((part) => typeof part === 'object' && part !== null && !(part instanceof Date))

/**
 * Whether the path leads through no collection that the role cannot read, to a field that knows the
 * operator.
 */
function isAllowed(
  { path, operator, value }: Filter,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): boolean {
  if (isNested(value) || (operator === 'exists' && !['true', 'false'].includes(String(value))))
    return false
  const segments = path.replaceAll('__', '.').split('.')
  if (segments[0] === 'version') segments.shift()
  let fields: Fields = collection.flattenedFields
  let last: FlattenedField | undefined
  for (const [place, segment] of segments.entries()) {
    const field = fields.find((known) => 'name' in known && known.name === segment)
    if (!field && segment === 'id')
      return operator === undefined || ordered.some((known) => known === operator)
    // a locale, the parts of a relation: Payload judges them
    if (!field) return true
    const rest = segments
      .slice(place + 1)
      .filter((more) => !['id', 'value', 'relationTo'].includes(more))
    const targets = targetsOf(field)
    if (targets.length > 0 && rest.length > 0) {
      if (!targets.every((target) => mayRead(target, req))) return false
      fields = targets.flatMap(
        (target) =>
          req.payload.collections[target as keyof typeof permissions]?.config.flattenedFields ?? [],
      )
    } else fields = 'flattenedFields' in field ? field.flattenedFields : []
    last = field
  }
  return (
    operator === undefined ||
    last === undefined ||
    (operators[last.type] ?? ['exists']).includes(operator)
  )
}

/**
 * What the rows of joins are filtered and sorted by, each with the collection that they come from.
 */
function joinedFilters(
  joins: unknown,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): { filter: Filter; of: SanitizedCollectionConfig | undefined }[] {
  return Object.entries(Object(joins || {})).flatMap(([name, join]) => {
    const field = collection.flattenedFields.find(
      (known) => known.type === 'join' && known.name === name,
    )
    const of =
      field?.type === 'join' && typeof field.collection === 'string'
        ? req.payload.collections[field.collection]?.config
        : undefined
    const { where, sort } = Object(join) as { where?: unknown; sort?: unknown }
    return [...filtersOf(where), ...sortsOf(sort)].map((filter) => ({ filter, of }))
  })
}

/** Bounds the page of a read, and those of its joins. */
function withBounds(args: Record<string, unknown>): Record<string, unknown> {
  const bounded = (limit: unknown, fallback: number | undefined) => {
    if (limit === undefined) return fallback
    return typeof limit === 'number' && limit >= 1 && limit <= largestPage ? limit : largestPage
  }
  const joins = Object.entries(Object(args['joins'] || {})).map(([name, join]) => [
    name,
    join === false || join === undefined
      ? join
      : {
          ...Object(join),
          ...('limit' in Object(join) ? { limit: bounded(Number(Object(join).limit), 10) } : {}),
        },
  ])
  return {
    ...args,
    limit: bounded(args['limit'], args['pagination'] === false ? largestPage : undefined),
    ...(joins.length > 0 ? { joins: Object.fromEntries(joins) } : {}),
  }
}

/**
 * What the staff may ask of a list, through REST and the panel alike: filters and sorts lead only
 * to collections that
 * their role can read (otherwise the number of results tells what a hidden field holds), operators
 * suit their field, and
 * pages are bounded. Throws `QueryError` (400), the same with or without a match.
 */
export const checkQuery: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || !staffOf(req)) return args
  const given: Record<string, unknown> = Object(args)
  if (!['object', 'undefined'].includes(typeof given['where']))
    throw new QueryError([{ path: 'where' }])
  const wrong = [...filtersOf(given['where']), ...sortsOf(given['sort'])].filter(
    (filter) => !isAllowed(filter, collection, req),
  )
  for (const { filter, of } of joinedFilters(given['joins'], collection, req))
    if (!of || !isAllowed(filter, of, req)) wrong.push(filter)
  if (wrong.length > 0) throw new QueryError(wrong.map(({ path }) => ({ path })))
  // documents that are read for the relations of others come by their ids, in batches of Payload's
  const isRelated = Number(given['currentDepth'] ?? 0) > 0
  const isList =
    operation === 'read' && !('id' in given) && !isRelated && req.context['wholeList'] !== true
  return isList ? (withBounds(given) as typeof args) : args
}
