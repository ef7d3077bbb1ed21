import { readdirSync } from 'node:fs'
import { sharedBetweenEntries } from '#src/platform/shared-between-entries.ts'

/** Names of the migrations of this release, in the order in which they run. */
export const knownMigrations = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()

/**
 * Migrations of this release. `main.ts` reads them first, from the sources beside it: the address of
 * a module in Next's bundle is that of the machine that built it.
 */
export const ownMigrations = (folder: string): Set<string> =>
  sharedBetweenEntries('migrations', () => new Set(knownMigrations(folder)))

/** Query interface of a connection. */
interface Connection {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

/** Names of the migrations that ran on a database; none for an empty one. */
export async function ranMigrations(connection: Connection): Promise<string[]> {
  const there = await connection.query<{ there: boolean }>(
    "select to_regclass('payload_migrations') is not null as there",
  )
  if (!there.rows[0]?.there) return []
  const { rows } = await connection.query<{ name: string }>(
    'select name from payload_migrations where batch <> -1 order by name',
  )
  return rows.map(({ name }) => name)
}
