import { z } from 'zod'
import { cityMax, cvMegabytes, experienceMax, stateMax } from '../text-limits.ts'
import { endpoint } from './endpoint.ts'
import { options } from '../shapes/options.ts'
import { consent, email, idempotencyKey, name, page, phone, receipt } from '../shapes/person.ts'

export const careersEndpoints = {
  /**
   * Multipart form, `consent` as `true`; `cv` is the file (PDF, DOC, DOCX up to 5 MB, type detected
   * by content). Choices are slugs. A repeated `idempotency_key` is answered with the first
   * receipt.
   */
  'job-application-send': endpoint({
    summary: 'An application for work.',
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      name,
      email,
      phone,
      city: z.string().trim().min(1).max(cityMax),
      state: z.string().trim().min(1).max(stateMax),
      interest: z.string().max(80),
      education_level: z.string().max(80),
      training_level: z.string().max(80).optional(),
      experience: z.string().trim().max(experienceMax).optional(),
      cv: z
        .file()
        .min(1)
        .max(cvMegabytes * 1024 ** 2),
      consent,
      page,
    }),
    files: { part: 'cv', max: 1, megabytes: cvMegabytes },
    answer: receipt,
  }),

  'interests-list': endpoint({
    summary: 'Areas in which one can apply for work.',
    answer: z.strictObject({ data: options }),
  }),

  'education-levels-list': endpoint({
    summary: 'Levels of education, lowest first.',
    answer: z.strictObject({ data: options }),
  }),

  /** `type`: slug of an education level; all levels if omitted. */
  'training-levels-list': endpoint({
    summary: 'Courses and trainings of a type.',
    query: z.strictObject({ type: z.string().max(80).optional() }),
    answer: z.strictObject({ data: options }),
  }),
}
