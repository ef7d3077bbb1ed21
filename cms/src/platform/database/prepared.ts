import { createHash } from 'node:crypto'
import { types } from 'pg'
import type { CustomTypesConfig, Pool } from 'pg'

/**
 * Prepared statements at most. Each connection of the pool keeps its own plans, of 20 to 100 kB each.
 */
const maxPrepared = 64

/** Uses after which a statement is prepared: those of a start and of a migration never are. */
const usesBefore = 10

/** Texts whose uses are counted at most; the count begins anew when there are more. */
const maxCounted = 1000

/** Names of prepared statements, by text. */
const names = new Map<string, string>()
/** Uses of those without a name. */
const uses = new Map<string, number>()

/**
 * Name under which a statement is prepared, or undefined while it is rare. Planning takes longer than
 * running for most of what visitors read. The name depends on the text alone: the panel's bundle has a
 * copy of this module, and a connection accepts a name for one text only.
 */
export function preparedName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxPrepared) return known
  const count = (uses.get(text) ?? 0) + 1
  if (uses.size >= maxCounted) uses.clear()
  uses.set(text, count)
  return count < usesBefore ? undefined : giveName(text, 1)
}

function giveName(text: string, version: number): string {
  const name = `read_${createHash('sha1').update(text).digest('hex').slice(0, 16)}_${version}`
  names.set(text, name)
  return name
}

/** Gives a statement another name when it still has `stale`. */
function rename(text: string, stale: string): void {
  if (names.get(text) === stale) giveName(text, Number(stale.split('_').at(-1)) + 1)
}

/** Types that Drizzle leaves as text: dates and times, intervals, and arrays of them. */
const asText = new Set<number>([
  types.builtins.TIMESTAMPTZ,
  types.builtins.TIMESTAMP,
  types.builtins.DATE,
  types.builtins.INTERVAL,
  1115, // timestamp[]
  1182, // date[]
  1185, // timestamptz[]
  1187, // interval[]
  1231, // numeric[]
])

const text = (value: string): string => value

/** Parsers of values as Drizzle has them. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary' = 'text') =>
    asText.has(id) ? text : types.getTypeParser(id, format)) as typeof types.getTypeParser,
}

/** SQLSTATE `feature_not_supported`: a migration changed the columns of a prepared statement. */
const cachedPlanChanged = '0A000'

/**
 * Runs a statement on a connection of the pool, prepared once it is frequent. A statement whose
 * columns a migration changed is run unprepared this time, and prepared under another name from then on.
 */
export async function runPrepared<Row extends object>(
  pool: Pool,
  query: { sql: string; params: unknown[] },
): Promise<Row[]> {
  const config = { text: query.sql, values: query.params, types: valueTypes }
  const name = preparedName(query.sql)
  try {
    return (await pool.query<Row>({ ...config, ...(name === undefined ? {} : { name }) })).rows
  } catch (error) {
    if (name === undefined || Object(error).code !== cachedPlanChanged) throw error
    rename(query.sql, name)
    return (await pool.query<Row>(config)).rows
  }
}
