import { createHash } from 'node:crypto'
import { types } from 'pg'
import type { CustomTypesConfig, Pool } from 'pg'

/**
 * Maximum prepared statements. Each connection of the pool keeps its own plans, 20 to 100 kB each.
 */
const maxPrepared = 64

/** Number of uses after which a statement is prepared; more than a start or a migration reaches. */
const usesBefore = 10

/** Maximum counted statements; above it the count restarts. */
const maxCounted = 1000

/** Names of prepared statements by their text. */
const names = new Map<string, string>()
/** Number of uses of statements that are not prepared yet, by text. */
const uses = new Map<string, number>()

/**
 * Name under which a frequent statement is prepared; undefined for a rare one. Most public reads
 * take longer to plan than to run. The name depends only on the text: the panel's bundle has a copy
 * of this module, and a connection accepts a name for one text only.
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

/** Renames a statement, if its name is still `stale`. */
function rename(text: string, stale: string): void {
  if (names.get(text) === stale) giveName(text, Number(stale.split('_').at(-1)) + 1)
}

/** Types that Drizzle keeps as text: dates and times, intervals, and arrays of them. */
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

/** Parsers of values, equal to Drizzle's. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: ((id: number, format: 'text' | 'binary' = 'text') =>
    asText.has(id) ? text : types.getTypeParser(id, format)) as typeof types.getTypeParser,
}

/** SQLSTATE `feature_not_supported`: a migration changed the columns of a prepared statement. */
const cachedPlanChanged = '0A000'

/**
 * Runs a statement on a connection of the pool, prepared once it is frequent. If a migration
 * changed the columns of a prepared statement, it is run unprepared once, and prepared under
 * another name afterwards.
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
