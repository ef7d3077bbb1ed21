import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import type { CallName } from '@vitrine/contract/calls'
import { call } from './api.ts'
import type { Answered } from './api.ts'

export const memberPassword = 'a password of members'
export const memberStates = [
  'approved',
  'pending-email',
  'pending-approval',
  'refused',
  'blocked',
] as const
export const member = (name: string): string => `${name}@member.example`

interface Sent {
  body?: unknown
  token?: string
  params?: Record<string, string>
  query?: string
  address?: string
  headers?: Record<string, string>
  locale?: string
}

/**
 * Call of the restricted area as sent by the gateway, from a unique network address unless one is
 * given.
 */
export function ask<T = Record<string, unknown>>(
  name: CallName,
  sent: Sent = {},
): Promise<Answered<T>> {
  const { method, path } = calls[name]
  return call<T>(fillPath(path, sent.params) + (sent.query ?? ''), {
    method,
    locale: sent.locale ?? 'br',
    ...(method === 'POST' ? { body: JSON.stringify(sent.body ?? {}) } : {}),
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
      'x-forwarded-for': sent.address ?? anyAddress(),
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
      ...sent.headers,
    },
  })
}

/** Unique network address. */
export const anyAddress = (): string =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 254) + 1).join('.')}`

export const logInAs = async (name: string, password = memberPassword): Promise<string> => {
  const answer = await ask<{ authorization: string }>('session-create', {
    body: { email: member(name), password },
  })
  if (answer.status !== 200)
    throw new Error(`${name} could not log in: ${JSON.stringify(answer.body)}`)
  return answer.body.authorization
}

interface Mail {
  subject: string
  raw: string
  text: string
}

const decode = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** Decoded subject (RFC 2047, as nodemailer writes it). */
function subjectOf(raw: string): string {
  const written = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? ''
  return written
    .replace(/\?=\r\n[ \t]=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, words: string) => decode(words.replaceAll('_', ' ')))
}

/** E-mails sent to an address, oldest first. */
export function mailsTo(address: string): Mail[] {
  const folder = process.env['CMS_TEST_MAIL'] ?? ''
  const name = address.replace(/[^\w.-]+/g, '_')
  let files: string[] = []
  try {
    files = readdirSync(folder)
      .filter((file) => file.endsWith(`-${name}.eml`))
      .sort()
  } catch {
    return []
  }
  return files.map((file) => {
    const raw = readFileSync(join(folder, file), 'utf8')
    const text = decode(raw)
    return { raw, text, subject: subjectOf(raw) }
  })
}

/** Waits for the `nth` e-mail to an address. */
export async function mailTo(address: string, nth = 1): Promise<Mail> {
  for (const until = Date.now() + 15_000; Date.now() < until;) {
    const mail = mailsTo(address)[nth - 1]
    if (mail) return mail
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error(`no mail number ${nth} to ${address}`)
}

/** Token of the link in an e-mail. */
export const tokenOf = (mail: Mail): string => /[?&]token=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
