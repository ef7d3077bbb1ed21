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

/** Maximum page size; the panel's lists offer at most 100, its relation fields request 250. */
export const maxPageSize = 250

/** Request context of internal reads of a whole list (exports have their own limit). */
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

/** Operators that PostgreSQL supports for each field type; `exists` for any other type. */
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

/** Conditions of a `where`, recursively. */
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
    .flatMap((input) => (typeof input === 'string' ? input.split(',') : []))
    .map((path) => ({ path: path.trim().replace(/^-/, '') }))

/** Collections targeted by a field. */
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

/**
 * True for a plain object or an array with one. A Date is a plain value, by which the panel's own
 * code filters.
 */
const isNested = (value: unknown): boolean =>
  [value]
    .flat()
    .some((part) => typeof part === 'object' && part !== null && !(part instanceof Date))

/**
 * True if the path crosses only collections that the role may read, and ends at a field that
 * supports the operator.
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
    // locale segments and parts of a relation are checked by Payload
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

/** Filters and sorts of joins, each with its collection. */
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

/** Limits the page sizes of a read and of its joins. */
function withBounds(args: Record<string, unknown>): Record<string, unknown> {
  const bounded = (limit: unknown, fallback: number | undefined) => {
    if (limit === undefined) return fallback
    return typeof limit === 'number' && limit >= 1 && limit <= maxPageSize ? limit : maxPageSize
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
    limit: bounded(args['limit'], args['pagination'] === false ? maxPageSize : undefined),
    ...(joins.length > 0 ? { joins: Object.fromEntries(joins) } : {}),
  }
}

/**
 * Restricts list queries of the staff, in REST and in the panel: filters and sorts only cross
 * collections that the role may read (otherwise the number of results reveals hidden fields),
 * operators fit the field's type, and page sizes are bounded. Throws `QueryError` (400), with or
 * without matches.
 */
export const checkQuery: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || !staffOf(req)) return args
  const input: Record<string, unknown> = Object(args)
  if (!['object', 'undefined'].includes(typeof input['where']))
    throw new QueryError([{ path: 'where' }])
  const wrong = [...filtersOf(input['where']), ...sortsOf(input['sort'])].filter(
    (filter) => !isAllowed(filter, collection, req),
  )
  for (const { filter, of } of joinedFilters(input['joins'], collection, req))
    if (!of || !isAllowed(filter, of, req)) wrong.push(filter)
  if (wrong.length > 0) throw new QueryError(wrong.map(({ path }) => ({ path })))
  // documents of relations are read by id, in Payload's own batches
  const isRelated = Number(input['currentDepth'] ?? 0) > 0
  const isList =
    operation === 'read' && !('id' in input) && !isRelated && req.context['wholeList'] !== true
  return isList ? (withBounds(input) as typeof args) : args
}
