import type { Payload, PayloadRequest } from 'payload'
import { ownMigrations } from '#src/platform/database/known-migrations.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { sharedBetweenEntries } from '#src/platform/shared-between-entries.ts'
import { metrics } from './metrics.ts'

const last = sharedBetweenEntries('schema-state', () => ({ isNewer: false }))

/**
 * Whether the database has migrations that this release does not know, since a newer one has run
 * (docs/decisions/0062): a save of this release would lose what the newer one added. Read in the
 * transaction of `req` when it has one; the log tells of each change.
 */
export async function isSchemaNewer(
  payload: Payload,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<boolean> {
  const own = ownMigrations(payload.db.migrationDir)
  const ran = await rows<{ name: string }>(
    payload,
    sql`select name from payload_migrations where batch <> -1`,
    req,
  )
  const unknown = ran.map(({ name }) => name).filter((name) => !own.has(name))
  const isNewer = unknown.length > 0
  metrics.schemaNewer.set(isNewer ? 1 : 0)
  if (isNewer !== last.isNewer) {
    last.isNewer = isNewer
    if (isNewer)
      payload.logger.error({
        msg: 'the schema is newer than this release: saves are refused and jobs wait',
        migrations: unknown,
      })
    else payload.logger.info({ msg: 'the schema is that of this release again' })
  }
  return isNewer
}
