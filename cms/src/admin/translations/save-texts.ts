import { call } from '#src/admin/panel/call.ts'
import type { DeskDocument, FieldRefusal } from '#src/translation/desk-shapes.ts'
import type { TypedTexts } from './typed-texts.ts'
import { savedPassages } from './typed-texts.ts'

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

/** Answers are in the language of the browser's session. */
const options = { language: undefined }

/** Saves typed texts; `publish`: makes the language public with them. */
export async function saveTexts(
  item: string,
  document: DeskDocument,
  typed: TypedTexts,
  publish: boolean,
): Promise<SaveAnswer> {
  const body = {
    ...bodyOf(item, document, typed),
    ...(publish ? { publish, expected: document.review.expected } : {}),
  }
  const { data, refused, status, message } = await call('translations.save', { body }, options)
  if (data && 'document' in data) return { kind: 'saved', document: data.document }
  if (status === 409) return { kind: 'changed', message: message ?? '' }
  return refused?.fields ? { kind: 'refused', errors: refused.fields } : { kind: 'failed' }
}

/** Values of the form with typed texts, which are not saved; undefined if that failed. */
export async function formWith(
  item: string,
  document: DeskDocument,
  typed: TypedTexts,
): Promise<Record<string, unknown> | undefined> {
  const body = { ...bodyOf(item, document, typed), preview: true }
  const { data } = await call('translations.save', { body }, options)
  return data && 'data' in data ? data.data : undefined
}

/** Document as it is saved now; undefined if it cannot be read. */
export const readSaved = async (item: string): Promise<DeskDocument | undefined> =>
  (await call('translations.read', { query: { item } }, options)).data?.document
