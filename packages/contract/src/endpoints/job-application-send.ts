import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { consent, email, idempotencyKey, name, phone, receipt } from '../shapes/person.ts'

/** Sent as multipart/form-data; `cv` is the file (PDF, DOC, DOCX to 5 MB, checked by content). */
export const jobApplicationSend = endpoint({
  summary: 'An application for work.',
  body: z.strictObject({
    idempotency_key: idempotencyKey, name, email, phone, city: z.string().trim().max(120), state: z.string().max(80),
    interest: z.string().max(80), education_level: z.string().max(80), training_level: z.string().max(80).optional(),
    experience: z.string().trim().max(5000).optional(), cv: z.file().max(5 * 1024 * 1024), consent,
  }),
  answer: receipt,
})
