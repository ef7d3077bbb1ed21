import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** A choice in the consent panel (spec §3 Stored cookie preference). */
const preference = z.strictObject({ slug: z.string().min(1).max(80), activated: z.boolean() })

/**
 * An addition to spec §7: the proof that a visitor chose. `id` is drawn at random by the browser
 * for each choice, so
 * that a retry is the same choice and no two choices of a person can be told to be one person's.
 * `version` is that of
 * the text that was shown, in the call's locale.
 */
export const consentRecord = endpoint({
  summary: 'Keeps the proof of a choice about cookies; withdrawing is another choice.',
  body: z.strictObject({
    id: z.uuid(),
    version: z.string().max(80),
    accepted: z.boolean(),
    preferences: z.array(preference).max(50),
  }),
  answer: z.strictObject({ id: z.uuid() }),
})
