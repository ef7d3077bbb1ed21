import { defaultLocale, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type {
  AttachedFile,
  BulkProduct,
  ComparedFile,
} from '#src/content/media/bulk/bulk-shapes.ts'
import { pictureViews } from '#src/content/media/bulk/file-words.ts'
import type { DocumentKind, PictureView } from '#src/content/media/bulk/file-words.ts'
import { proposedAlts, proposedTitles } from '#src/content/media/bulk/proposed-texts.ts'
import type { TextByLocale } from '#src/content/media/bulk/proposed-texts.ts'
import { labelsOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'

const { refusals } = labelsOf(bulkFilesTexts)

/** What happens to a file; empty: still to be chosen. */
export type RowAction = 'new' | 'replace' | 'use' | 'skip' | ''

/** `failed`: its upload was refused and can be repeated. */
export type RowState = 'open' | 'sending' | 'sent' | 'failed'

/** Fields of a row that a person edits. */
export interface RowFields {
  action: RowAction
  product: number | null
  /** Text of the product's field, which may name no product. */
  productText: string
  view: PictureView | null
  kind: DocumentKind | null
  language: Locale | null
  revision: string
  number: string
  partNumbers: string
  /** Texts that were typed in place of the proposals. */
  texts: TextByLocale
}

/** File of the page. */
export interface BulkRow extends RowFields {
  key: number
  file: File
  digest: string
  compared: ComparedFile
  /** Name of an equal file of the list. */
  twin: string | null
  state: RowState
  /** Why it was not sent. */
  message: string
  /** Stored upload once it was sent. */
  id: number | null
}

/** Name of a product as its field shows it. */
export const productName = ({ code, titles }: BulkProduct, locale: Locale): string => {
  const title = titles[locale] ?? titles[defaultLocale] ?? Object.values(titles)[0] ?? ''
  return [code, title].filter(Boolean).join(' · ')
}

const folded = (text: string): string => text.trim().toLocaleLowerCase()

/** Product that a typed text names: by its name in the list, or by its family alone. */
export function productOf(
  text: string,
  products: readonly BulkProduct[],
  locale: Locale,
): BulkProduct | undefined {
  const wanted = folded(text)
  const named = products.filter((each) => folded(productName(each, locale)) === wanted)
  const found =
    named.length > 0 ? named : products.filter(({ code }) => code !== '' && folded(code) === wanted)
  return found.length === 1 ? found[0] : undefined
}

interface GivenFile {
  key: number
  file: File
  digest: string
}

function actionOf({ refusal, equal, sameName }: ComparedFile, twin: string | null): RowAction {
  if (refusal !== null || twin !== null) return 'skip'
  if (equal) return 'use'
  return sameName ? '' : 'new'
}

/** Row of a compared file, with what was read from its name. */
export function rowOf(
  given: GivenFile,
  compared: ComparedFile,
  {
    products,
    locale,
    twin,
  }: { products: readonly BulkProduct[]; locale: Locale; twin: string | null },
): BulkRow {
  const { read } = compared
  const product = products.find(({ id }) => id === read.product)
  return {
    ...given,
    compared,
    twin,
    action: actionOf(compared, twin),
    product: read.product,
    productText: product ? productName(product, locale) : '',
    view: read.view,
    kind: read.kind,
    language: read.language,
    revision: read.revision ?? '',
    number: read.number ?? '',
    partNumbers: read.partNumbers.join('\n'),
    texts: {},
    state: 'open',
    message: '',
    id: null,
  }
}

/** Texts of a row: the typed ones over the proposals. */
export function textsOf(row: BulkRow, products: readonly BulkProduct[]): TextByLocale {
  const titles = products.find(({ id }) => id === row.product)?.titles ?? {}
  const proposed =
    row.compared.collection === 'media'
      ? proposedAlts(titles, row.view)
      : proposedTitles(titles, row.kind)
  return { ...proposed, ...row.texts }
}

/** Why a file cannot be sent; undefined if it can, or is left out. */
export function lackOf(row: BulkRow, products: readonly BulkProduct[]): Label | undefined {
  const { action, compared, product, productText } = row
  if (action === 'skip' || compared.refusal !== null) return undefined
  if (action === '') return refusals.needsAction
  if (product === null && productText.trim() !== '') return refusals.needsProduct
  if (action !== 'new') return undefined
  if (compared.collection === 'files' && row.kind === null) return refusals.needsKind
  return textsOf(row, products)[defaultLocale]?.trim()
    ? undefined
    : refusals.needsText({ language: locales[defaultLocale].title })
}

/** Filters of the list. */
export const rowGroups = ['new', 'open', 'stored', 'refused', 'sent'] as const
export type RowGroup = (typeof rowGroups)[number]

export function groupOf(row: BulkRow, products: readonly BulkProduct[]): RowGroup {
  if (row.state === 'sent') return 'sent'
  if (row.compared.refusal !== null || row.state === 'failed') return 'refused'
  if (lackOf(row, products) || isUnsure(row)) return 'open'
  return row.compared.equal || row.twin !== null ? 'stored' : 'new'
}

/** True if a name was not read surely and nobody has chosen a product. */
export const isUnsure = ({ compared: { read }, product, productText, action }: BulkRow): boolean =>
  action !== 'skip' &&
  ((read.certainty === 'ambiguous' && product === null && productText === '') ||
    (read.certainty === 'likely' && product === read.product))

/** True for a file that is to be uploaded, or used, and lacks nothing. */
export const isReady = (row: BulkRow, products: readonly BulkProduct[]): boolean =>
  row.state !== 'sent' &&
  row.compared.refusal === null &&
  row.action !== 'skip' &&
  !lackOf(row, products)

/** Fields of a new upload. */
export function uploadData(row: BulkRow, products: readonly BulkProduct[]): object {
  const text = textsOf(row, products)[defaultLocale]?.trim() ?? ''
  if (row.compared.collection === 'media') return { alt: text }
  return {
    title: text,
    kind: row.kind,
    language: row.language,
    ...(row.number.trim() === '' ? {} : { number: row.number.trim() }),
    ...(row.revision.trim() === '' ? {} : { revision: row.revision.trim() }),
    ...(row.partNumbers.trim() === '' ? {} : { part_numbers: row.partNumbers.trim() }),
  }
}

const placeOf = ({ view }: BulkRow): number =>
  view === null ? pictureViews.length : pictureViews.indexOf(view)

/** Order in which files come into their products: by view, then by the number in the name. */
const inOrder = (a: BulkRow, b: BulkRow): number =>
  placeOf(a) - placeOf(b) ||
  (a.compared.read.order ?? 0) - (b.compared.read.order ?? 0) ||
  a.compared.read.name.localeCompare(b.compared.read.name, undefined, { numeric: true })

/**
 * Sent files that become part of a product or have texts in further languages; the texts of stored
 * ones stay.
 */
export const attachedFiles = (
  rows: readonly BulkRow[],
  products: readonly BulkProduct[],
): AttachedFile[] =>
  rows.toSorted(inOrder).flatMap((row): AttachedFile[] => {
    const { collection, read } = row.compared
    if (row.id === null || collection === null) return []
    const texts = row.action === 'new' ? textsOf(row, products) : {}
    const written = Object.fromEntries(
      Object.entries(texts).filter(([, text]) => text.trim() !== ''),
    )
    if (row.product === null && Object.keys(written).length === 0) return []
    return [{ collection, id: row.id, name: read.name, product: row.product, texts: written }]
  })
