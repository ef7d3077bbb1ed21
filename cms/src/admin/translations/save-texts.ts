import { panelApiBase } from '@vitrine/contract/panel'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { DeskDocument } from './read-desk.ts'
import type { TypedTexts } from './typed-texts.ts'
import { savedPassages } from './typed-texts.ts'

export interface FieldRefusal {
  /** Path in the form. */
  path: string
  field: string
  message: string
}

export type SaveAnswer =
  | { kind: 'saved'; document: DeskDocument }
  | { kind: 'refused'; errors: FieldRefusal[] }
  | { kind: 'changed'; message: string }
  | { kind: 'failed' }

/** Body of a save: the texts that were typed. */
const bodyOf = (item: string, document: DeskDocument, typed: TypedTexts) => ({
  item,
  texts: document.texts.flatMap((text) => {
    const { path, sourceSeen, targetSeen } = text
    const passages = typed[path]
    return passages === undefined
      ? []
      : [
          {
            path,
            sourceSeen,
            targetSeen,
            passages: savedPassages(text).map((saved, at) => passages[at] ?? saved),
          },
        ]
  }),
})

const post = (body: object): Promise<Response> =>
  fetch(`${panelApiBase}${ownEndpoints.translation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Saves typed texts; `publish`: makes the language public with them. */
export async function saveTexts(
  item: string,
  document: DeskDocument,
  typed: TypedTexts,
  publish: boolean,
): Promise<SaveAnswer> {
  try {
    const answer = await post({
      ...bodyOf(item, document, typed),
      ...(publish ? { publish, seen: document.review.seen } : {}),
    })
    const body: unknown = await answer.json()
    const { document: saved, errors, message } = Object(body)
    if (answer.ok && saved) return { kind: 'saved', document: saved as DeskDocument }
    if (answer.status === 409) return { kind: 'changed', message: String(message) }
    if (answer.status === 400 && Array.isArray(errors))
      return { kind: 'refused', errors: errors as FieldRefusal[] }
    return { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** Values of the form with typed texts, which are not saved; undefined if that failed. */
export async function formWith(
  item: string,
  document: DeskDocument,
  typed: TypedTexts,
): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await post({ ...bodyOf(item, document, typed), preview: true })
    const { data } = Object(await answer.json())
    return answer.ok ? (data as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/** Document as it is saved now; undefined if it cannot be read. */
export async function readSaved(item: string): Promise<DeskDocument | undefined> {
  try {
    const query = new URLSearchParams({ item })
    const answer = await fetch(`${panelApiBase}${ownEndpoints.translation}?${query.toString()}`)
    const { document } = Object(await answer.json())
    return answer.ok ? (document as DeskDocument) : undefined
  } catch {
    return undefined
  }
}
