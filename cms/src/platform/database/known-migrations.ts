import { readdirSync } from 'node:fs'
import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from './query.ts'

/** Names of the migrations of this release, in execution order. */
export const knownMigrations = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .toSorted()

/** Query interface of a connection. */
interface Connection {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
}

/** Table that marks an unfinished restore, with the backup's id. */
export const restoreMark = 'vitrine_restore'

/** Migrations of a database compared with those of a release. */
export interface SchemaState {
  /** Migrations of the release that have not been run. */
  missing: string[]
  /** Migrations that were run and that the release does not have: a newer release has migrated. */
  unknown: string[]
  isRestoring: boolean
}

/** Compares the migrations run on a database with those of a release. */
export async function readSchemaState(
  connection: Connection,
  known: Iterable<string>,
): Promise<SchemaState> {
  const own = new Set(known)
  const ran = await ranMigrations(connection)
  const { rows } = await connection.query<{ unfinished: boolean }>(
    `select to_regclass('${restoreMark}') is not null as unfinished`,
  )
  return {
    missing: [...own].filter((name) => !ran.includes(name)),
    unknown: ran.filter((name) => !own.has(name)),
    isRestoring: rows[0]?.unfinished === true,
  }
}

const ownMigrations = new Map<string, string[]>()

/** `readSchemaState` for the running release, in the transaction of `req` if it has one. */
export async function readOwnSchemaState(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<SchemaState> {
  const folder = payload.db.migrationDir
  const own = ownMigrations.get(folder) ?? knownMigrations(folder)
  ownMigrations.set(folder, own)
  const query = async <Row extends object>(text: string) => ({
    rows: await rows<Row>(payload, sql.raw(text), req),
  })
  return readSchemaState({ query }, own)
}

/** Names of the migrations run on a database; empty for an empty database. */
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
