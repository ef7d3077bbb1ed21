import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Answer, Correspondent, JobApplication, ReceivedMessage } from '@vitrine/demo'
import { makeReceiptNumber } from '#src/people/leads/receipt.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Loading } from './loading.ts'
import { instantBefore } from './moments.ts'
import { readStaff } from './staff-ids.ts'
import type { StaffIds } from './staff-ids.ts'

/** Lead of the demonstration, ids of the accounts by e-mail address, and time of the load. */
interface Given<Lead> {
  lead: Lead
  staff: StaffIds
  now: Date
}

const ownerOf = (staff: StaffIds, email: string | undefined): number | null =>
  email === undefined ? null : (staff.get(email) ?? null)

/** Fields of the sender, common to messages and applications. */
const personOf = ({ name, email, phone, region, city }: Correspondent) => ({
  name,
  email,
  phone: phone ?? null,
  region: region ?? null,
  city: city ?? null,
})

const writtenAt = (instant: Date) => {
  const at = instant.toISOString()
  return { receipt: makeReceiptNumber(instant), consented_at: at, createdAt: at, updatedAt: at }
}

/**
 * Messages and applications with their answers, newsletter subscribers and templates of replies.
 * No e-mail is sent.
 */
export async function loadLeads(loading: Loading): Promise<void> {
  const { activity } = loading.company
  if (!activity) return
  const staff = await readStaff(loading)
  const now = new Date()
  for (const lead of activity.messages) await loadMessage(loading, { lead, staff, now })
  for (const lead of activity.applications) await loadApplication(loading, { lead, staff, now })
  await loadTemplates(loading)
  for (const { email, locale, state, ...moment } of activity.subscribers) {
    const at = instantBefore(now, moment).toISOString()
    await loading.saveOnce('subscribers', email, {
      email,
      locale: loading.languages.localeOf(locale),
      status: state,
      asked_at: at,
      confirmed_at: state === 'confirmed' ? at : null,
      createdAt: at,
      updatedAt: at,
    })
  }
}

async function loadTemplates(loading: Loading): Promise<void> {
  for (const { title, body } of loading.company.activity?.templates ?? [])
    for (const language of localeCodes) {
      const texts = loading.languages.textsFor(language)
      await loading.saveOnce('reply-templates', `${title[texts]} ${language}`, {
        title: title[texts],
        body: body[texts],
        language,
      })
    }
}

/** Title of the product that a part number belongs to; empty if there is none. */
const titleOfPart = ({ company }: Loading, partNumber: string, texts: string): string =>
  company.products.find(({ variants }) =>
    variants.some((variant) => variant.partNumber === partNumber),
  )?.title[texts] ?? ''

async function loadMessage(
  loading: Loading,
  { lead, staff, now }: Given<ReceivedMessage>,
): Promise<void> {
  const { company, languages } = loading
  const locale = languages.localeOf(lead.locale)
  const texts = languages.textsFor(locale)
  const at = writtenAt(instantBefore(now, lead))
  const product = company.products.find(({ key }) => key === lead.product)
  await loading.saveOnce('messages', at.receipt, {
    ...personOf(lead.from),
    ...at,
    company: lead.from.company ?? null,
    country: lead.from.country ?? null,
    locale,
    status: lead.status,
    owner: ownerOf(staff, lead.owner),
    notes: lead.notes ?? null,
    department: loading.id('departments', lead.department),
    product: product ? loading.id('products', product.key) : null,
    product_title: product?.title[texts] ?? null,
    message: lead.text,
    lines: (lead.lines ?? []).map(({ partNumber, quantity, asked }) => ({
      part_number: partNumber,
      quantity,
      asked: asked ?? partNumber,
      title: titleOfPart(loading, partNumber, texts),
    })),
  })
  const id = loading.id('messages', at.receipt)
  for (const answer of lead.answers ?? [])
    await loadAnswer(loading, id, { lead: { ...answer, locale }, staff, now })
}

async function loadAnswer(
  { payload }: Loading,
  message: number,
  { lead: { by, text, locale, ...moment }, staff, now }: Given<Answer & { locale: Locale }>,
): Promise<void> {
  const at = instantBefore(now, moment).toISOString()
  await rows(
    payload,
    sql`insert into lead_history (message_id, at, kind, author_id, body, locale)
      values (${message}, ${at}::timestamptz, ${by ? 'reply' : 'received'}, ${ownerOf(staff, by)}, ${text}, ${by ? locale : null})`,
  )
}

async function loadApplication(
  loading: Loading,
  { lead, staff, now }: Given<JobApplication>,
): Promise<void> {
  const at = writtenAt(instantBefore(now, lead))
  await loading.saveOnce('candidates', at.receipt, {
    ...personOf(lead.from),
    ...at,
    locale: loading.languages.localeOf(lead.locale),
    status: lead.status,
    owner: ownerOf(staff, lead.owner),
    notes: lead.notes ?? null,
    interest: loading.id('interests', lead.interest),
    education: lead.education ? loading.id('education-levels', lead.education) : null,
    experience: lead.experience,
  })
}
