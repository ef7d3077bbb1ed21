import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import type { z } from 'zod'
import { within } from '#src/platform/database/transaction.ts'
import { requireChoice } from '#src/people/leads/choice.ts'
import { limitForm } from '#src/people/leads/limits.ts'
import { once, receiptOfKey } from '#src/people/leads/once.ts'
import { drawReceipt, receiptFor } from '#src/people/leads/receipt.ts'
import { panelLink, queueMail } from '#src/mail/outbox.ts'
import { greeted } from '#src/people/members/greeted.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import type { Reading } from '#src/api/reading/reading.ts'
import { findByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Message = z.output<Endpoints['contact-send']['body']>

/**
 * Keeps a message, mails it to the department and tells its sender so, all in one transaction. What
 * looks like a
 * robot's is kept too, apart and without mails: a person who was mistaken for one is not lost.
 */
export async function sendMessage(
  reading: Reading,
  given: Message,
  visitor: Visitor,
): Promise<Answer<'contact-send'>> {
  const { payload, locale } = reading
  const before = await receiptOfKey(payload, 'messages', given.idempotency_key)
  if (before !== undefined) return receiptFor('contact', before, locale)
  const email = given.email.toLowerCase()
  const department = await requireChoice(
    payload,
    'departments',
    given.department,
    'department',
    locale,
  )
  const product = await findProduct(reading, given.product)
  const { suspect } = visitor
  const receipt = await once(payload, 'messages', given.idempotency_key, async (transaction) => {
    await limitForm(payload, visitor, { email, content: `${email} ${given.message}` }, transaction)
    const number = drawReceipt()
    const { id } = await payload.create({
      collection: 'messages',
      overrideAccess: true,
      depth: 0,
      ...within(transaction),
      data: {
        status: suspect ? 'suspect' : 'new',
        receipt: number,
        key: given.idempotency_key,
        locale,
        page: given.page ?? null,
        consented_at: new Date().toISOString(),
        department: department.id,
        product: product?.id ?? null,
        product_title: product?.title ?? null,
        message: given.message,
        name: given.name,
        email,
        phone: given.phone ?? null,
        company: given.company ?? null,
        country: given.country ?? null,
        region: given.state ?? null,
        city: given.city ?? null,
      },
    })
    if (suspect) return number
    const cause = { payload, ...transaction }
    const place = [given.city, given.state, given.country].filter(Boolean).join(', ')
    await queueMail(cause, {
      template: 'contact-notice',
      to: department.email,
      locale: 'br',
      headers: { 'Reply-To': email },
      data: {
        receipt: number,
        department: department.title,
        name: given.name,
        email,
        phone: given.phone ?? '',
        company: given.company ?? '',
        place,
        product: product?.title ?? '',
        message: given.message,
        link: panelLink('messages', id),
      },
    })
    await queueMail(cause, {
      template: 'contact-receipt',
      to: email,
      locale,
      data: {
        receipt: number,
        name: greeted(given.name),
        department: department.title,
        product: product?.title ?? '',
      },
    })
    return number
  })
  return receiptFor('contact', receipt, locale)
}

/** The product that the form was opened from; one that is gone does not hold the message up. */
async function findProduct(
  reading: Reading,
  given: Message['product'],
): Promise<{ id: number; title: string } | undefined> {
  if (given === undefined) return undefined
  const id = await findByAddress(reading, 'products', String(given))
  const [entry] = id === undefined ? [] : await readEntries(reading, 'products', [id])
  return entry && { id: entry.id, title: entry.title }
}

export const contactHandlers = {
  'contact-send': (reading, { body }, { visitor }) => sendMessage(reading, body, visitor),
} satisfies Handlers
