import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { mailedLink } from '@vitrine/logging/mailed-paths'
import type { PayloadRequest } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { within } from '#src/platform/database/transaction.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import type { Sender } from '../templates/mail-content.ts'

/** Request or job that causes an e-mail, with its transaction. */
export type Cause = Pick<PayloadRequest, 'payload'> & Partial<Transaction>

/** Data of the sender, from the layout and appearance globals. */
export async function senderOf({ payload, transactionID }: Cause, locale: Locale): Promise<Sender> {
  const layout = await payload.findGlobal({
    slug: 'layout',
    locale,
    depth: 0,
    overrideAccess: true,
    ...(transactionID === undefined ? {} : within({ transactionID })),
  })
  const appearance = await readAppearance(
    payload,
    transactionID === undefined ? {} : { transactionID },
  )
  const origin = environment.PUBLIC_ORIGIN
  return {
    locale,
    origin,
    home: `${origin}${locales[locale].prefix}/`,
    contact: mailedLink(origin, 'contact', locale),
    company: appearance.name,
    appearance,
    address: (layout.contact?.address ?? '').replace(/\s*\n\s*/g, ', '),
    phone: layout.contact?.phone ?? '',
    email: layout.emails?.contact ?? '',
  }
}
