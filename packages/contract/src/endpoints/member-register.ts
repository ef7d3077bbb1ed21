import { z } from 'zod'
import { isCnpj } from '../brazil/cnpj.ts'
import { endpoint } from '../endpoint.ts'
import { consent, country, email, name, password, phone, receipt } from '../shapes/person.ts'

/**
 * Whether there is a number to check: what is wrong about it is told at once with what is wrong
 * elsewhere, and not in a second round.
 */
function isFilled(body: unknown): boolean {
  const { country, tax_id } = Object(body)
  return typeof country === 'string' && typeof tax_id === 'string' && tax_id.trim() !== ''
}

/**
 * `tax_id`: a CNPJ (alphanumeric since July 2026) when `country` is BR, else whatever the country
 * has. `profile`: a slug of
 * `profiles-list`. The answer is the same when the address has an account already: its owner is
 * told by mail.
 */
export const memberRegister = endpoint({
  summary: 'Ask for access to the restricted area.',
  body: z
    .strictObject({
      name,
      email,
      password,
      phone,
      company: z.string().trim().min(2).max(160),
      country,
      tax_id: z.string().trim().min(1).max(40),
      profile: z.string().min(1).max(80),
      consent,
    })
    .refine(({ country, tax_id }) => country !== 'BR' || isCnpj(tax_id), {
      path: ['tax_id'],
      params: { words: 'cnpj' },
      when: ({ value }) => isFilled(value),
    }),
  answer: receipt,
})
