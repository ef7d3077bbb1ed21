import type { Tag } from '@vitrine/contract/tags'
import type { Payload, PayloadRequest } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { channels } from '#src/platform/database/notifications.ts'
import { rows, sql } from '#src/platform/database/query.ts'

type Transaction = Pick<PayloadRequest, 'transactionID'>

/** Takes an advisory lock so that change ids commit in order, and no follower skips one. */
export async function lockFeed(payload: Payload, transaction?: Transaction): Promise<void> {
  await rows(payload, sql`select pg_advisory_xact_lock(${advisoryLocks.changes})`, transaction)
}

/**
 * Appends a change in the transaction that causes it, and stores the time of the change for each
 * tag.
 */
export async function appendChange(
  payload: Payload,
  tags: Iterable<Tag>,
  transaction?: Transaction,
): Promise<void> {
  const list = [...new Set(tags)]
  await rows(
    payload,
    sql`
    with lock as (select pg_advisory_xact_lock(${advisoryLocks.changes})),
    change as (insert into changes (tags) select ${sql.param(list)}::text[] from lock returning id, at),
    noted as (insert into tag_changes (tag, at) select unnest(${sql.param(list)}::text[]), at from change
      on conflict (tag) do update set at = excluded.at)
    select pg_notify(${channels.changes}, (select id::text from change))`,
    transaction,
  )
}
