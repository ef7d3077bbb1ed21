import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { mailedList } from '@vitrine/logging/mailed-paths'
import { writeItems } from '@vitrine/contract/part-list'
import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import type { z } from 'zod'
import { environment } from '#src/platform/environment.ts'
import { within } from '#src/platform/database/transaction.ts'
import { requireChoice } from '#src/people/leads/choice.ts'
import { limitForm, readFilesWithin } from '#src/people/leads/limits.ts'
import {
  removeAttachments,
  storeAttachments,
} from '#src/people/leads/attachments/attachment-store.ts'
import type { StoredAttachment } from '#src/people/leads/attachments/attachment-store.ts'
import { checkAttachments } from '#src/people/leads/attachments/check-attachments.ts'
import { withIdempotencyKey, receiptOfKey } from '#src/people/leads/idempotency.ts'
import { makeReceiptNumber, receiptFor } from '#src/people/leads/receipt.ts'
import { panelLink, queueMail } from '#src/mail/outbox.ts'
import { queueNotice } from '#src/webhooks/queue-notices.ts'
import { greetingName } from '#src/people/members/greeting-name.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import { readParts } from '#src/api/catalogue/parts.ts'
import { readEntries } from '#src/api/reading/entries.ts'
import { readPartTitles, titledProduct } from '#src/api/reading/part-titles.ts'
import { findParts } from '#src/api/search/find-parts.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { findByAddress } from '#src/api/reading/resolve.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Message = z.output<Endpoints['contact-send']['body']>

/**
 * Stores a message, and queues the e-mail to the department and the confirmation to the sender, in
 * one transaction. A suspected bot's message is stored with that status and without e-mails, so
 * that a false positive is not lost.
 */
export async function sendMessage(
  context: CallContext,
  input: Message,
  visitor: Visitor,
): Promise<Answer<'contact-send'>> {
  const { payload, locale } = context
  const before = await receiptOfKey(payload, 'messages', input.idempotency_key)
  if (before !== undefined) return receiptFor('contact', before, locale)
  const email = input.email.toLowerCase()
  const department = await requireChoice(
    payload,
    { collection: 'departments', slug: input.department, field: 'department' },
    locale,
  )
  const product = await findProduct(context, input)
  const lines = await readQuotedLines(context, input.items)
  const files = await checkAttachments(input.attachments ?? [], locale, (read) =>
    readFilesWithin(payload, visitor, read),
  )
  const { suspect } = visitor
  let stored: StoredAttachment[] = []
  const receipt = await withIdempotencyKey(
    payload,
    'messages',
    input.idempotency_key,
    async (transaction) => {
      await limitForm(
        payload,
        visitor,
        { email, content: [email, input.message, input.items].filter(Boolean).join(' ') },
        transaction,
      )
      const number = makeReceiptNumber()
      stored = await storeAttachments(number, files)
      const { id } = await payload.create({
        collection: 'messages',
        overrideAccess: true,
        depth: 0,
        ...within(transaction),
        data: {
          status: suspect ? 'suspect' : 'new',
          receipt: number,
          key: input.idempotency_key,
          locale,
          page: input.page ?? null,
          consented_at: new Date().toISOString(),
          department: department.id,
          product: product?.id ?? null,
          product_title: product?.title ?? null,
          message: input.message,
          lines,
          attachments: stored.length > 0 ? stored : null,
          name: input.name,
          email,
          phone: input.phone ?? null,
          company: input.company ?? null,
          country: input.country ?? null,
          region: input.state ?? null,
          city: input.city ?? null,
        },
      })
      if (suspect) return number
      await queueNotice({ payload, ...transaction }, 'lead-received', {
        collection: 'messages',
        id,
      })
      await queueMessageMails(
        { payload, ...transaction },
        { id, number, email, product, lines, attachments: stored.map(({ name }) => name) },
        { input, department, locale },
      )
      return number
    },
  ).catch(async (error: unknown) => {
    await removeAttachments(stored)
    throw error
  })
  return receiptFor('contact', receipt, locale)
}

/** Stored message with the values that its e-mails contain. */
interface StoredMessage {
  id: number
  number: string
  email: string
  product: Awaited<ReturnType<typeof findProduct>>
  lines: Awaited<ReturnType<typeof readQuotedLines>>
  /** File names. */
  attachments: string[]
}

/** Queues the notice to the department and the receipt to the sender. */
async function queueMessageMails(
  transaction: Parameters<typeof queueMail>[0],
  { id, number, email, product, lines, attachments }: StoredMessage,
  {
    input,
    department,
    locale,
  }: { input: Message; department: { email: string; title: string }; locale: Locale },
): Promise<void> {
  await queueMail(transaction, {
    template: 'contact-notice',
    to: department.email,
    locale: defaultLocale,
    headers: { 'Reply-To': email },
    data: {
      receipt: number,
      department: department.title,
      name: input.name,
      email,
      phone: input.phone ?? '',
      company: input.company ?? '',
      place: [input.city, input.state, input.country].filter(Boolean).join(', '),
      product: product?.title ?? '',
      message: input.message,
      lines,
      attachments,
      link: panelLink('messages', id),
    },
  })
  await queueMail(transaction, {
    template: 'contact-receipt',
    to: email,
    locale,
    data: {
      receipt: number,
      name: greetingName(input.name),
      department: department.title,
      product: product?.title ?? '',
      ...receiptList(lines, locale),
    },
  })
}

/**
 * Lines of a quotation, looked up again in the catalogue; unknown part numbers are kept as typed.
 */
async function readQuotedLines(
  context: CallContext,
  items: string | undefined,
): Promise<
  { part_number: string; title: string | null; quantity: number | null; asked: string | null }[]
> {
  if (items === undefined) return []
  const { lines } = await readParts(context, items)
  return lines.map(({ code, quantity, quantity_doubt: doubt, part, asked }) => ({
    part_number: part?.part_number ?? code,
    title: part?.title ?? null,
    quantity: doubt === null ? quantity : null,
    // lengths and packs of an unknown size are kept as typed
    asked: asked ?? (part && (doubt === 'packs' || doubt === 'measured') ? code : null),
  }))
}

/**
 * Part of the receipt about a quotation: lines with known part numbers, the number of other lines,
 * and a link to the list. Empty if no part number is known.
 */
function receiptList(lines: Awaited<ReturnType<typeof readQuotedLines>>, locale: Locale) {
  const known = lines.flatMap(({ title, ...line }) => (title === null ? [] : [{ ...line, title }]))
  if (known.length === 0) return {}
  const items = known.map(({ part_number: code, quantity }) => ({ code, quantity }))
  return {
    lines: known.map(({ part_number, title, quantity }) => ({ part_number, title, quantity })),
    others: lines.length - known.length,
    list: mailedList(environment.PUBLIC_ORIGIN, locale, writeItems(items)),
  }
}

/** Product or part number that the form was opened from; an unknown one is ignored. */
async function findProduct(
  context: CallContext,
  { product, part_number: asked }: Pick<Message, 'product' | 'part_number'>,
): Promise<{ id: number; title: string } | undefined> {
  if (product === undefined) return undefined
  const id = await findByAddress(context, 'products', String(product))
  const [entry] = id === undefined ? [] : await readEntries(context, 'products', [id])
  if (!entry) return undefined
  const numbers = asked === undefined ? [] : [normalizePartNumber(asked)]
  const { stored } = await findParts(context, { numbers, gtins: [] })
  const part = [...stored.values()].find((one) => one.product === entry.id)
  if (!part) return { id: entry.id, title: entry.title }
  const titleOf = await readPartTitles(context, [titledProduct(entry)])
  return { id: entry.id, title: `${titleOf(entry.id, part.printed)} · ${part.printed}` }
}

export const contactHandlers = {
  'contact-send': (context, { body }, { visitor }) => sendMessage(context, body, visitor),
} satisfies Handlers
