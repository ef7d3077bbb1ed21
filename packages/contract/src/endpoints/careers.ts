import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { options } from '../shapes/options.ts'
import { consent, email, idempotencyKey, name, page, phone, receipt } from '../shapes/person.ts'

/** The largest CV, bytes. */
export const cvLimit = 5 * 1024 * 1024

export const careersEndpoints = {
  /**
   * Sent as multipart/form-data, `consent` as `true`; `cv` is the file (PDF, DOC, DOCX to 5 MB,
   * known by its content, not by its name). The choices are slugs. The same `idempotency_key` again
   * is answered with the first receipt.
   */
  'job-application-send': endpoint({
    summary: 'An application for work.',
    body: z.strictObject({
      idempotency_key: idempotencyKey,
      name,
      email,
      phone,
      city: z.string().trim().min(1).max(120),
      state: z.string().trim().min(1).max(80),
      interest: z.string().max(80),
      education_level: z.string().max(80),
      training_level: z.string().max(80).optional(),
      experience: z.string().trim().max(5000).optional(),
      cv: z.file().min(1).max(cvLimit),
      consent,
      page,
    }),
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

  /** `type` is the slug of an education level; without it, all. */
  'training-levels-list': endpoint({
    summary: 'Courses and trainings of a type.',
    query: z.strictObject({ type: z.string().max(80).optional() }),
    answer: z.strictObject({ data: options }),
  }),
}
