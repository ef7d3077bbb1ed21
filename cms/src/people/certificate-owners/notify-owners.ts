import type { Payload } from 'payload'
import { panelLink, queueMail } from '#src/mail/outbox.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { readExpiring } from '#src/content/certificates/expiring.ts'
import { queueCertificateNotice } from '#src/webhooks/queue-notices.ts'
import { dueNotices } from './notices.ts'

/**
 * Queues an e-mail to the owner of each certificate that expires soon, once per notice and expiry
 * date, in the language of the owner's panel. Missed notices are not sent later: one e-mail states
 * the remaining days. Subscriptions of webhooks get a notice of each certificate.
 */
export async function notifyOwners(payload: Payload): Promise<void> {
  for (const { id, number, standard, body, until, daysLeft, owner } of await readExpiring(
    payload,
  )) {
    const due = dueNotices(daysLeft)
    const [nearest] = due
    if (nearest === undefined) continue
    await inTransaction(payload, (transaction) =>
      queueCertificateNotice({ payload, ...transaction }, { id, until }, due),
    )
    if (!owner) continue
    await inTransaction(payload, async (transaction) => {
      const noted = await rows<{ days: number }>(
        payload,
        sql`
        insert into certificate_notices (certificate_id, valid_until, days)
        select ${id}, ${until}::date, unnest(${sql.param(due)}::int[])
        on conflict do nothing returning days`,
        transaction,
      )
      if (!noted.some(({ days }) => days === nearest)) return
      await queueMail(
        { payload, ...transaction },
        {
          template: 'certificate-expiring',
          to: owner.email,
          locale: localeOfPanel(owner.language ?? undefined),
          data: {
            number,
            standard,
            body,
            until,
            days: daysLeft,
            link: panelLink('certificates', id),
          },
        },
      )
    })
  }
}
