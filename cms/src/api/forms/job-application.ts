import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { within } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { requireChoice } from '#src/people/leads/choice.ts'
import { cvKindOf } from '#src/people/leads/cv-kind.ts'
import { removeCv, storeCv } from '#src/people/leads/cv-store.ts'
import { limitForm, readFilesWithin } from '#src/people/leads/limits.ts'
import { withIdempotencyKey, receiptOfKey } from '#src/people/leads/idempotency.ts'
import { makeReceiptNumber, receiptFor } from '#src/people/leads/receipt.ts'
import { isClean } from '#src/people/leads/virus-scan.ts'
import { panelLink, queueMail, queueStaffMail } from '#src/mail/outbox.ts'
import { queueNotice } from '#src/webhooks/queue-notices.ts'
import { fieldProblem } from '#src/platform/http/field-problem.ts'
import { greetingName } from '#src/people/members/greeting-name.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import { retention } from '#src/people/privacy/kinds.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Application = z.output<Endpoints['job-application-send']['body']>

/**
 * Stores an application with its CV and queues the confirmation e-mail. The file is written before
 * the row is committed.
 */
export async function sendApplication(
  { payload, locale }: CallContext,
  input: Application,
  visitor: Visitor,
): Promise<Answer<'job-application-send'>> {
  const before = await receiptOfKey(payload, 'candidates', input.idempotency_key)
  if (before !== undefined) return receiptFor('application', before, locale)
  const email = input.email.toLowerCase()
  const bytes = Buffer.from(await input.cv.arrayBuffer())
  const kind = await readFilesWithin(payload, visitor, () => cvKindOf(bytes))
  if (kind === undefined) throw fieldProblem('cv', 'fileKind', locale)
  if (!(await isClean(environment.CLAMD_URL, bytes)))
    throw fieldProblem('cv', 'fileInfected', locale)
  const choices = await readChoices(payload, input, locale)
  const { suspect } = visitor
  let written: string | undefined
  try {
    const receipt = await withIdempotencyKey(
      payload,
      'candidates',
      input.idempotency_key,
      async (transaction) => {
        await limitForm(payload, visitor, { email }, transaction)
        const number = makeReceiptNumber()
        const name = `${number}.${kind}`
        await storeCv(name, bytes)
        written = name
        const { id } = await payload.create({
          collection: 'candidates',
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
            interest: choices.interest.id,
            education: choices.education.id,
            training: choices.training?.id ?? null,
            experience: input.experience ?? null,
            name: input.name,
            email,
            phone: input.phone,
            region: input.state,
            city: input.city,
            cv_file: name,
            cv_size: bytes.length,
          },
        })
        if (suspect) return number
        await queueNotice({ payload, ...transaction }, 'lead-received', {
          collection: 'candidates',
          id,
        })
        await queueApplicationMails(
          { payload, ...transaction },
          { id, number, email, interest: choices.interest.title },
          { input, locale },
        )
        return number
      },
    )
    return receiptFor('application', receipt, locale)
  } catch (error) {
    if (written !== undefined) await removeCv(written)
    throw error
  }
}

/** Choices of the form by their slugs; an unknown slug is an error of its field. */
async function readChoices(payload: Payload, input: Application, locale: Locale) {
  const interest = await requireChoice(
    payload,
    { collection: 'interests', slug: input.interest, field: 'interest' },
    locale,
  )
  const education = await requireChoice(
    payload,
    {
      collection: 'education-levels',
      slug: input.education_level,
      field: 'education_level',
    },
    locale,
  )
  const training =
    input.training_level === undefined
      ? undefined
      : await requireChoice(
          payload,
          { collection: 'training-levels', slug: input.training_level, field: 'training_level' },
          locale,
        )
  return { interest, education, training }
}

/** Queues the receipt to the candidate and the notice to the staff. */
async function queueApplicationMails(
  transaction: Parameters<typeof queueMail>[0],
  { id, number, email, interest }: { id: number; number: string; email: string; interest: string },
  { input, locale }: { input: Application; locale: Locale },
): Promise<void> {
  await queueMail(transaction, {
    template: 'candidate-receipt',
    to: email,
    locale,
    data: {
      receipt: number,
      name: greetingName(input.name),
      interest,
      months: retention.candidates.months,
    },
  })
  await queueStaffMail(transaction, 'candidates', 'candidate-notice', {
    receipt: number,
    name: input.name,
    interest,
    place: [input.city, input.state].filter(Boolean).join(', '),
    link: panelLink('candidates', id),
  })
}

export const jobApplicationHandlers = {
  'job-application-send': (context, { body }, { visitor }) =>
    sendApplication(context, body, visitor),
} satisfies Handlers
