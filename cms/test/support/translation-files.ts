import { expect } from 'vitest'
import { fetchCms, logIn, staff } from './api.ts'

export type Role = 'administrator' | 'editor' | 'translator' | 'attendant'

interface Proposal {
  id: number
  label: string
  path: string
  source: string
  exportedSource: string | null
  target: string
  text: string
  faults: { kind: string; values?: string[] }[]
}

export interface Review {
  file: {
    id: number
    open: number
    accepted: number
    problems: { line: number; reason: string; detail: string }[]
  }
  documents: {
    item: { collection: string; id: number; locale: string }
    proposals: Proposal[]
    seen: object
  }[]
}

interface Uploaded {
  id: number
  proposals: number
  problems: number
  unchanged: number
  message?: string
  line?: number
}

/** Request with the session of a role, or none (`null`). */
export async function send(role: Role | null, path: string, init: RequestInit = {}) {
  const token = role && (await logIn(role))
  return fetchCms(`/admin/api${path}`, {
    ...init,
    headers: {
      ...(init.headers as Record<string, string> | undefined),
      ...(token ? { authorization: `JWT ${token}` } : {}),
    },
  })
}

export const exported = (items: string[], more: object = {}, role: Role | null = 'editor') =>
  send(role, '/translations/export', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items, format: 'xliff', ...more }),
  })

/** XLIFF of items, as an editor exports it. */
export const xliff = async (items: string[], more: object = {}): Promise<string> => {
  const answer = await exported(items, more)
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return text
}

export async function upload(
  content: string | Uint8Array,
  role: Role | null = 'editor',
  name = 'a.xlf',
) {
  const form = new FormData()
  form.set('file', new Blob([content as BlobPart]), name)
  const answer = await send(role, '/translations/files', { method: 'POST', body: form })
  return { status: answer.status, body: (await answer.json()) as Uploaded }
}

export const review = async (file: number, role: Role | null = 'editor') =>
  (await staff<{ review: Review }>(role ?? undefined, 'GET', `/translations/files/${file}`)).body
    .review

export const decide = (
  file: number,
  { item, seen }: Review['documents'][number],
  decisions: { id: number | undefined; isAccepted: boolean; text?: string }[],
  role: Role | null = 'editor',
) =>
  staff<{ document: Review['documents'][number]; message?: string; fields?: object[] }>(
    role ?? undefined,
    'POST',
    `/translations/files/${file}/decisions`,
    { item: `${item.collection}-${item.id}-${item.locale}`, seen, decisions },
  )

/** The file with a target, and its state, for the unit that has a source. */
export function translated(
  file: string,
  source: string,
  target: string,
  state = 'translated',
): string {
  const at = file.indexOf(`<source>${source}</source>`)
  expect(at, `${source} in ${file}`).toBeGreaterThan(0)
  return (
    file.slice(0, at) +
    file
      .slice(at)
      .replace(/<target[^>]*>.*<\/target>/, () => `<target state="${state}">${target}</target>`)
  )
}

/** The first document of the review of a file. */
export const first = async (file: number) => {
  const [document] = (await review(file)).documents
  if (!document) throw new Error('no document')
  return document
}

/** Texts of the passages of a product in English, each with its state. */
export const statesOf = async (id: number, path = 'text') => {
  const { body } = await staff<{
    document: { texts: { path: string; passages: { state: string; target: string }[] }[] }
  }>('editor', 'GET', `/translations/document?item=products-${id}-en`)
  const text = body.document.texts.find((each) => each.path === path)
  return text?.passages.map(({ state, target }) => `${target} ${state}`)
}
