import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { ranMigrations } from './known-migrations.ts'

/**
 * Hash of the sources and the configuration of this build, which `tools/build/builds.mjs` writes; undefined
 * in a tree that is not built.
 */
export function buildHash(root: string): string | undefined {
  try {
    return readFileSync(join(root, '.next', 'vitrine-stamp'), 'utf8').trim()
  } catch {
    return undefined
  }
}

type Connection = Pick<ClientBase, 'query'>

/**
 * True if this build has already prepared the database: all migrations were run, there is an
 * account, and no background step is left (`jobs/steps`). A copy restored from a backup has no mark.
 */
export async function isPrepared(
  connection: Connection,
  known: readonly string[],
  build: string | undefined,
): Promise<boolean> {
  const ran = new Set(await ranMigrations(connection))
  if (build === undefined || !known.every((name) => ran.has(name))) return false
  const { rows } = await connection.query<{ prepared: boolean }>(
    `select obj_description('payload_migrations'::regclass) = $1
      and exists (select 1 from users)
      and not exists (select 1 from search_entries where document is null)
      and not exists (select 1 from background_steps where finished_at is null or failed > 0) as prepared`,
    [build],
  )
  return rows[0]?.prepared === true
}

/** Marks the database as prepared by a build. */
export async function markPrepared(
  connection: Connection,
  build: string | undefined,
): Promise<void> {
  const mark = build !== undefined && /^[\da-f]+$/.test(build) ? `'${build}'` : 'null'
  await connection.query(`comment on table payload_migrations is ${mark}`)
}
