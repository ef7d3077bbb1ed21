import type { Endpoints } from '@vitrine/contract/endpoints/index'
import type { Answer } from '@vitrine/contract/client'
import type { z } from 'zod'
import { within } from '#src/platform/database/transaction.ts'
import { environment } from '#src/platform/environment.ts'
import { requireChoice } from '#src/people/leads/choice.ts'
import { cvKindOf } from '#src/people/leads/cv-kind.ts'
import { removeCv, storeCv } from '#src/people/leads/cv-store.ts'
import { limitForm } from '#src/people/leads/limits.ts'
import { once, receiptOfKey } from '#src/people/leads/once.ts'
import { drawReceipt, receiptFor } from '#src/people/leads/receipt.ts'
import { isClean } from '#src/people/leads/virus-scan.ts'
import { panelLink, queueMail, queueStaffMail } from '#src/mail/outbox.ts'
import { fieldProblem } from '#src/platform/http/field-problem.ts'
import { greeted } from '#src/people/members/greeted.ts'
import type { Visitor } from '#src/platform/http/visitor.ts'
import { retention } from '#src/people/privacy/kinds.ts'
import type { Reading } from '#src/api/reading/reading.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

type Application = z.output<Endpoints['job-application-send']['body']>

/**
 * Keeps an application with its CV, and tells the candidate so. The file is on the disk before the
 * row is committed.
 */
export async function sendApplication(
  { payload, locale }: Reading,
  given: Application,
  visitor: Visitor,
): Promise<Answer<'job-application-send'>> {
  const before = await receiptOfKey(payload, 'candidates', given.idempotency_key)
  if (before !== undefined) return receiptFor('application', before, locale)
  const email = given.email.toLowerCase()
  const bytes = Buffer.from(await given.cv.arrayBuffer())
  const kind = await cvKindOf(bytes)
  if (kind === undefined) throw fieldProblem('cv', 'fileKind', locale)
  if (!(await isClean(environment.CLAMD_URL, bytes)))
    throw fieldProblem('cv', 'fileInfected', locale)
  const interest = await requireChoice(payload, 'interests', given.interest, 'interest', locale)
  const education = await requireChoice(
    payload,
    'education-levels',
    given.education_level,
    'education_level',
    locale,
  )
  const training =
    given.training_level === undefined
      ? undefined
      : await requireChoice(
          payload,
          'training-levels',
          given.training_level,
          'training_level',
          locale,
        )
  const { suspect } = visitor
  let written: string | undefined
  try {
    const receipt = await once(
      payload,
      'candidates',
      given.idempotency_key,
      async (transaction) => {
        await limitForm(payload, visitor, { email }, transaction)
        const number = drawReceipt()
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
            key: given.idempotency_key,
            locale,
            page: given.page ?? null,
            consented_at: new Date().toISOString(),
            interest: interest.id,
            education: education.id,
            training: training?.id ?? null,
            experience: given.experience ?? null,
            name: given.name,
            email,
            phone: given.phone,
            region: given.state,
            city: given.city,
            cv_file: name,
            cv_size: bytes.length,
          },
        })
        if (!suspect) {
          await queueMail(
            { payload, ...transaction },
            {
              template: 'candidate-receipt',
              to: email,
              locale,
              data: {
                receipt: number,
                name: greeted(given.name),
                interest: interest.title,
                months: retention.candidates.months,
              },
            },
          )
          await queueStaffMail({ payload, ...transaction }, 'candidates', 'candidate-notice', {
            receipt: number,
            name: given.name,
            interest: interest.title,
            place: [given.city, given.state].filter(Boolean).join(', '),
            link: panelLink('candidates', id),
          })
        }
        return number
      },
    )
    return receiptFor('application', receipt, locale)
  } catch (error) {
    if (written !== undefined) await removeCv(written)
    throw error
  }
}

export const jobApplicationHandlers = {
  'job-application-send': (reading, { body }, { visitor }) =>
    sendApplication(reading, body, visitor),
} satisfies Handlers
