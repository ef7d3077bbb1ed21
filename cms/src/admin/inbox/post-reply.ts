import { panelApiBase } from '@vitrine/contract/panel'
import type { InboxAnswer } from '#src/people/inbox/inbox-answer.ts'
import type { Draft } from './reply-draft.ts'

/** Response of an inbox endpoint. */
export interface Posted {
  ok: boolean
  body: InboxAnswer
}

/** Error: a data sheet could not be read from the site. `sheet`: its name. */
export class UnreadSheet extends Error {
  readonly sheet: string

  constructor(sheet: string) {
    super('a data sheet could not be read')
    this.sheet = sheet
  }
}

async function readSheet(path: string, name: string): Promise<File> {
  const answer = await fetch(path).catch(() => undefined)
  if (answer?.ok !== true) throw new UnreadSheet(name)
  return new File([await answer.blob()], `${name}.pdf`, { type: 'application/pdf' })
}

async function post(
  path: string,
  language: string,
  init: Pick<RequestInit, 'body' | 'headers'>,
): Promise<Posted | undefined> {
  try {
    const answer = await fetch(`${panelApiBase}/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      ...init,
      headers: { 'accept-language': language, ...init.headers },
    })
    return { ok: answer.ok, body: (await answer.json()) as InboxAnswer }
  } catch {
    return undefined
  }
}

/**
 * Sends a reply with its attachments; undefined if the server cannot be reached. Throws
 * `UnreadSheet` if a data sheet cannot be read; nothing is sent then.
 */
export async function postReply(
  lead: string,
  draft: Draft,
  { after, seen, language }: { after: string; seen: number; language: string },
): Promise<Posted | undefined> {
  const form = new FormData()
  form.set('text', draft.text)
  form.set('locale', draft.locale)
  form.set('after', after)
  form.set('seen', String(seen))
  form.set(
    'files',
    draft.attached.flatMap((each) => (each.kind === 'file' ? [each.id] : [])).join(','),
  )
  for (const each of draft.attached) {
    if (each.kind === 'disk') form.append('upload', each.file, each.name)
    if (each.kind === 'sheet') form.append('upload', await readSheet(each.path, each.name))
  }
  return post(`${lead}/reply`, language, { body: form })
}

/** Stores a message that the customer sent by e-mail; undefined if the server cannot be reached. */
export const postReceived = (
  lead: string,
  text: string,
  language: string,
): Promise<Posted | undefined> =>
  post(`${lead}/received`, language, {
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  })
