import type { Tag } from '@vitrine/contract/tags'
import type { Payload, PayloadRequest } from 'payload'
import { advisoryLocks } from '#src/platform/database/advisory-locks.ts'
import { rows, sql } from '#src/platform/database/query.ts'

/** The channel on which waiting followers are woken. */
export const feedChannel = 'vitrine_changes'

type Transaction = Pick<PayloadRequest, 'transactionID'>

/**
 * Whoever changes what visitors see waits here for whoever did so before to commit: so the feed's
 * ids become visible
 * in order, and no follower can step over one.
 */
export async function lockFeed(payload: Payload, transaction?: Transaction): Promise<void> {
  await rows(payload, sql`select pg_advisory_xact_lock(${advisoryLocks.changes})`, transaction)
}

/** Appends a change in the transaction of its cause. */
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
    change as (insert into changes (tags) select ${sql.param(list)}::text[] from lock returning id)
    select pg_notify(${feedChannel}, (select id::text from change))`,
    transaction,
  )
}
