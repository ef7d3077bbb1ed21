import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'

const uuid = '7b0c1f5e-4a55-4d0e-9a36-2f6a1f0f3c11'
const person = { name: 'Ana Souza', email: 'ana@example.com' }
const token = 'the-token-of-the-mailed-link'
const password = 'dois cabos e um alicate'

/** Valid example body of each call with a body; tokens and slugs must be replaced by real ones. */
export const bodyExamples = {
  'session-create': { email: person.email, password },
  'token-check': { token, purpose: 'recovery' },
  'member-register': {
    ...person,
    password,
    phone: '+55 16 98888-7777',
    company: 'Instaladora Norte',
    country: 'BR',
    tax_id: '11.222.333/0001-81',
    profile: 'instalador',
    consent: true,
  },
  'recovery-request': { email: person.email },
  'password-update': { token, password },
  'member-update': { name: person.name, phone: '+55 16 98888-7777', company: 'Instaladora Norte' },
  'newsletter-subscribe': {
    email: person.email,
    interests: ['terminais'],
    consent: true,
    page: '/',
  },
  'contact-send': {
    idempotency_key: uuid,
    ...person,
    phone: '+55 16 98888-7777',
    company: 'Instaladora Norte',
    country: 'Brasil',
    state: 'SP',
    city: 'São Paulo',
    department: 'vendas',
    message: 'Qual terminal serve para um cabo de 50 mm²?',
    consent: true,
    page: '/contato',
  },
  'part-numbers-find': { codes: ['AB 50/10', '07891234567895'] },
  'parts-find': { items: [{ code: 'AB 50/10', quantity: 25 }, { code: 'AB-70' }] },
  'lines-read': { text: 'AB 50/10 – 25 pç\n10x AB-70' },
  'job-application-send': {
    idempotency_key: uuid,
    ...person,
    phone: '+55 16 98888-7777',
    city: 'São Paulo',
    state: 'SP',
    interest: 'producao',
    education_level: 'medio',
    experience: 'Cinco anos de bancada.',
    consent: true,
  },
  'consent-record': {
    id: uuid,
    version: '2026-11',
    accepted: false,
    preferences: [{ slug: 'google-analytics', activated: true }],
  },
  'session-end': {},
  'email-confirm': { token },
  'confirmation-request': { email: person.email },
  'sessions-end': { session: 1 },
  'member-list-create': { name: 'Cabine 3', items: 'XY-50-10:25,XY-70' },
  'member-list-update': { list: 1, name: 'Cabine 4' },
  'member-list-delete': { list: 1 },
  'newsletter-confirm': { token },
  'data-request-send': {
    idempotency_key: uuid,
    kind: 'access',
    ...person,
    message: 'Quais dados meus vocês têm?',
    consent: true,
  },
  'data-request-confirm': { token },
} as const satisfies Partial<Record<CallName, object>>

/** Example body of a call; undefined for a call without a body. */
export function bodyExampleOf(name: CallName): object | undefined {
  return Object.hasOwn(bodyExamples, name) && calls[name].method === 'POST'
    ? bodyExamples[name as keyof typeof bodyExamples]
    : undefined
}
