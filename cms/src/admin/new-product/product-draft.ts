import type { Locale } from '@vitrine/configuration/locales'
import type { z } from 'zod'
import type { newProductShape } from '#src/changes/plans/new-product.ts'
import type { Original } from '#src/changes/plans/product-check.ts'
import type { DocumentKind, PictureView } from '#src/content/media/bulk/file-words.ts'
import { proposedAlts, proposedTitles } from '#src/content/media/bulk/proposed-texts.ts'
import type { TextByLocale } from '#src/content/media/bulk/proposed-texts.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { codeOfCopy, withoutNumbers } from '#src/content/variants/without-numbers.ts'

/** How a file came to the product: by its name, by the same content, by a choice, with the original. */
export type FileWay = 'name' | 'content' | 'chosen' | 'original'

/** Picture or document of the product. */
export interface DraftFile {
  key: string
  collection: 'media' | 'files'
  name: string
  /** Stored upload; null: it is not stored yet. */
  id: number | null
  /** True for an upload that was stored before, whose texts stay. */
  isLinked: boolean
  /** Null: nobody has said what it is. */
  way: FileWay | null
  view: PictureView | null
  kind: DocumentKind | null
  language: Locale | null
  thumbnail: string | null
  /** Why it was not stored. */
  problem: string
}

/** Product as it is typed. */
export interface ProductDraft {
  title: TextByLocale
  description: TextByLocale
  subcategory: number | null
  family: string
  ncm: string
  position: string
  parts: Variant[]
  files: DraftFile[]
  certificates: number[]
  /** Product whose values were taken over. */
  original: { id: number; name: string; family: string; codes: string[]; seed: string } | null
  /** Doubtful values that were accepted (`stampOf`). */
  accepted: string[]
  /** GTINs that it was given from the sequence. */
  given: string[]
}

export const emptyDraft: ProductDraft = {
  title: {},
  description: {},
  subcategory: null,
  family: '',
  ncm: '',
  position: '',
  parts: [],
  files: [],
  certificates: [],
  original: null,
  accepted: [],
  given: [],
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** True for a row in which nothing was typed. */
export const isBlank = ({ part_number: code, values }: Variant): boolean =>
  !isText(code) && Object.values(values).every((value) => value === null || value === '')

/** True if nothing would be lost with the draft. */
export const isEmptyDraft = (draft: ProductDraft): boolean =>
  [...Object.values(draft.title), ...Object.values(draft.description)].every(
    (text) => !isText(text),
  ) &&
  [draft.family, draft.ncm, draft.position].every((text) => !isText(text)) &&
  draft.parts.every(isBlank) &&
  draft.files.length === 0 &&
  draft.certificates.length === 0

/** Draft of a kept value; undefined for a value of another shape. */
export function draftOf(kept: unknown): ProductDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const draft = { ...emptyDraft, ...kept }
  const isShaped =
    Array.isArray(draft.parts) &&
    Array.isArray(draft.files) &&
    Array.isArray(draft.accepted) &&
    Array.isArray(draft.given) &&
    Array.isArray(draft.certificates) &&
    typeof draft.title === 'object' &&
    typeof draft.description === 'object'
  // a file that was not stored is gone with its page
  return isShaped ? { ...draft, files: draft.files.filter(({ id }) => id !== null) } : undefined
}

/** Rows of the grid: those of the draft, and a blank one in which the next code is typed. */
export function withBlankRow(parts: readonly Variant[]): Variant[] {
  const last = parts.at(-1)
  return last && isBlank(last) ? [...parts] : [...parts, { part_number: '', values: {} }]
}

/** Mark by which a doubtful value of a cell is accepted. */
export const stampOf = (code: string, key: string, value: unknown): string =>
  JSON.stringify([code, key, value])

/** Draft with another family; codes that follow the family follow it. */
export function withFamily(draft: ProductDraft, family: string): ProductDraft {
  const { original } = draft
  if (!original) return { ...draft, family }
  const parts = draft.parts.map((part, at) => {
    const code = original.codes[at] ?? ''
    const isTyped = part.part_number !== codeOfCopy(code, original.family, draft.family)
    return isTyped ? part : { ...part, part_number: codeOfCopy(code, original.family, family) }
  })
  return { ...draft, family, parts }
}

/** Draft that takes over the texts, values and files of a product, which stay its own. */
export const draftOfOriginal = (original: Original, seed: string): ProductDraft => ({
  ...emptyDraft,
  title: original.title,
  description: original.description,
  subcategory: original.subcategory,
  ncm: original.ncm,
  parts: withoutNumbers(original.parts) as Variant[],
  files: original.uploads.map(({ collection, id, name, thumbnail }) => ({
    key: `${collection} ${id}`,
    collection,
    name,
    id,
    isLinked: true,
    way: 'original',
    view: null,
    kind: null,
    language: null,
    thumbnail,
    problem: '',
  })),
  original: {
    id: original.id,
    name: original.name,
    family: original.family,
    codes: original.parts.map((part) => part.part_number),
    seed,
  },
})

/** Texts of a new picture or document, from the titles of the product. */
export const textsOfFile = ({ collection, view, kind }: DraftFile, title: TextByLocale) =>
  collection === 'media' ? proposedAlts(title, view) : proposedTitles(title, kind)

/** True for a file that becomes part of the product. */
const isTaken = (file: DraftFile): file is DraftFile & { id: number } =>
  file.id !== null && file.way !== null

/** Indices of the rows that are sent; blank ones are none. */
export const filledRows = (parts: readonly Variant[]): number[] =>
  [...parts.keys()].filter((row) => {
    const part = parts[row]
    return part !== undefined && !isBlank(part)
  })

/** Number of values whose columns the subcategory does not have. */
export const strangersIn = ({ parts }: ProductDraft, keys: ReadonlySet<string>): number =>
  parts.flatMap(({ values }) =>
    Object.entries(values).filter(([key, value]) => value !== null && !keys.has(key)),
  ).length

/**
 * Draft as the server compares it.
 *
 * @param keys - Columns of the subcategory; values of others are left out.
 */
export function productOf(
  draft: ProductDraft,
  keys: ReadonlySet<string>,
): z.input<typeof newProductShape> {
  const taken = draft.files.filter(isTaken)
  const idsOf = (collection: DraftFile['collection']): number[] =>
    taken.flatMap((file) => (file.collection === collection ? [file.id] : []))
  const place = Number(draft.position)
  return {
    title: draft.title,
    description: draft.description,
    subcategory: draft.subcategory,
    family: draft.family,
    ncm: draft.ncm,
    position: draft.position.trim() !== '' && Number.isSafeInteger(place) ? place : null,
    pictures: idsOf('media'),
    documents: idsOf('files'),
    certificates: draft.certificates,
    uploads: taken
      .filter(({ isLinked }) => !isLinked)
      .map((file) => ({
        collection: file.collection,
        id: file.id,
        name: file.name,
        texts: textsOfFile(file, draft.title),
      })),
    parts: filledRows(draft.parts).flatMap((row) => {
      const part = draft.parts[row]
      if (!part) return []
      const values = Object.entries(part.values).filter(([key]) => keys.has(key))
      return [{ part_number: part.part_number.trim(), values: Object.fromEntries(values) }]
    }),
    from: draft.original && { id: draft.original.id, seed: draft.original.seed },
  }
}
