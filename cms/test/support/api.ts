import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { acceptedDoubtsHeader, allAccepted } from '@vitrine/contract/panel'
import { staffPassword } from './staff.ts'
import type { StaffRole } from './staff.ts'

/** Origin of the cms in e-mails and redirects, and of the panel's forms. */
export const origin = (): string => process.env['PUBLIC_ORIGIN'] ?? ''

/**
 * Sends a request to the cms: over HTTP to a running cms for the tests of `over-http`, within this
 * process for all others.
 */
export async function fetchCms(path: string, init: RequestInit = {}): Promise<Response> {
  const url = process.env['CMS_TEST_URL']
  if (url !== undefined) return fetch(url + path, { redirect: 'manual', ...init })
  const { answer } = await import('./in-process.ts')
  return answer(new Request(`http://cms${path}`, init))
}

export interface Answered<T = Record<string, unknown>> {
  status: number
  headers: Headers
  body: T
}

async function read<T>(response: Response): Promise<Answered<T>> {
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (response.headers.get('content-type')?.includes('json') && text
      ? JSON.parse(text)
      : text) as T,
  }
}

/** API call as sent by the site. */
export async function call<T = Record<string, unknown>>(
  path: string,
  options: RequestInit & { locale?: Locale | string } = {},
): Promise<Answered<T>> {
  const { locale = 'br', ...init } = options
  const tag = locale in locales ? locales[locale as Locale].tag : locale
  return read<T>(
    await fetchCms(`/api/v1${path}`, {
      ...init,
      headers: { 'content-language': tag, ...(init.headers as Record<string, string> | undefined) },
    }),
  )
}

export const get = (path: string): Promise<Response> => fetchCms(path)

/** Internal call with the shared secret. */
export const internal = <T = Record<string, unknown>>(path: string, init: RequestInit = {}) =>
  call<T>(`/internal${path}`, {
    ...init,
    headers: {
      'x-vitrine-feed-secret': process.env['FEED_SECRET'] ?? '',
      ...(init.headers as Record<string, string> | undefined),
    },
  })

const tokens = new Map<StaffRole, string>()

export async function logIn(role: StaffRole): Promise<string> {
  const known = tokens.get(role)
  if (known) return known
  const answer = await read<{ token: string }>(
    await fetchCms(`/admin/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${role}@example.com`, password: staffPassword }),
    }),
  )
  tokens.set(role, answer.body.token)
  return answer.body.token
}

interface StaffRequest {
  method: string
  path: string
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Request to Payload's REST API with headers, with the session of a role or none. */
export async function staffRequest<T = Record<string, unknown>>(
  role: StaffRole | undefined,
  { method, path, body, headers = {} }: StaffRequest,
): Promise<Answered<T>> {
  const token = role && (await logIn(role))
  return read<T>(
    await fetchCms(`/admin/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `JWT ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

/** Request to Payload's REST API of a program that has checked its values. */
export const staff = <T = Record<string, unknown>>(
  role: StaffRole | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered<T>> =>
  staffRequest<T>(role, { method, path, body, headers: { [acceptedDoubtsHeader]: allAccepted } })
