import type { LaunchAnswer } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'

/** Whether the site is launched; until then, the secret of the team's preview link. */
export async function readLaunch(payload: Payload): Promise<LaunchAnswer> {
  const [row] = await rows<{ launched: boolean; secret: string }>(
    payload,
    sql`select launched_at is not null as launched, secret from site_launch`,
  )
  return row && !row.launched ? { launched: false, secret: row.secret } : { launched: true }
}

/** Opens the site to everybody; a site that is open stays as it is. */
export async function openSite(payload: Payload): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const opened = await rows(
      payload,
      sql`update site_launch set launched_at = now() where launched_at is null returning launched_at`,
      transaction,
    )
    if (opened.length > 0) await appendChange(payload, ['launch'], transaction)
  })
}

/** Makes a new preview link; the earlier ones, and the cookies they set, end. */
export async function renewTeamLink(payload: Payload): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await rows(
      payload,
      sql`update site_launch set secret = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
      transaction,
    )
    await appendChange(payload, ['launch'], transaction)
  })
}
