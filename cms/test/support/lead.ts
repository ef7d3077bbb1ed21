import { calls } from '@vitrine/contract/calls'
import { suspectHeader } from '@vitrine/contract/internal'
import { call } from './api.ts'
import type { Answered } from './api.ts'
import { query } from './database.ts'

type Body = Record<string, unknown>
export type Receipt = {
  receipt: string
  message: string
  code?: string
  errors?: { field: string; message: string }[]
}

let person = 0
export const uniqueEmail = (): string =>
  `pessoa-${(person += 1)}-${crypto.randomUUID().slice(0, 8)}@example.com`

interface SendOptions {
  locale?: string
  from?: string
  /** True if the site's robot checks found the form suspicious. */ suspect?: boolean
}

export const post = <T = Receipt>(
  path: string,
  body: unknown,
  options: SendOptions = {},
): Promise<Answered<T>> =>
  call<T>(path, {
    method: 'POST',
    locale: options.locale ?? 'br',
    headers: {
      'content-type': 'application/json',
      ...(options.from ? { 'x-forwarded-for': options.from } : {}),
      ...(options.suspect ? { [suspectHeader]: '1' } : {}),
    },
    body: JSON.stringify(body),
  })

let network = 0
/** Unique network address, so that the rate limits per address do not apply. */
export const uniqueAddress = (): string =>
  `10.1.${Math.floor((network += 1) / 250)}.${network % 250}`

export const message = (more: Body = {}): Body => ({
  idempotency_key: crypto.randomUUID(),
  name: 'Rita Moraes',
  email: uniqueEmail(),
  phone: '+55 11 3000-0000',
  company: 'Malha Engenharia',
  country: 'BR',
  state: 'SP',
  city: 'Campinas',
  department: 'um',
  message: `Preciso de um desenho do terminal. ${crypto.randomUUID()}`,
  consent: true,
  page: '/contato',
  ...more,
})
export const sendMessage = (body: Body, options: SendOptions = {}) =>
  post(calls['contact-send'].path, body, { from: uniqueAddress(), ...options })

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\nstartxref\n9\n%%EOF\n')

export async function apply(
  more: Record<string, string | Blob | undefined> = {},
): Promise<Answered<Receipt>> {
  const form = new FormData()
  const fields: Record<string, string | Blob | undefined> = {
    idempotency_key: crypto.randomUUID(),
    name: 'Caio Lemos',
    email: uniqueEmail(),
    phone: '+55 11 90000-0000',
    city: 'Campinas',
    state: 'SP',
    interest: 'um',
    education_level: 'um',
    training_level: 'um',
    experience: 'Dez anos de bancada.',
    consent: 'true',
    cv: new File([pdf], 'currículo.pdf', { type: 'application/pdf' }),
    ...more,
  }
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value)
  return call<Receipt>(calls['job-application-send'].path, {
    method: 'POST',
    headers: { 'x-forwarded-for': uniqueAddress() },
    body: form,
  })
}

/** E-mails to an address in the outbox. */
export const mailsTo = (to: string) =>
  query<{ subject: string; template: string; locale: string }>(
    'select subject, template, locale from mails where lower("to") = $1 order by id',
    [to.toLowerCase()],
  )
