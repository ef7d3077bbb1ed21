import type { Answer } from '@vitrine/contract/client'
import { formatDate, formatNumber } from '@vitrine/configuration/format'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { siteDay } from '@vitrine/contract/validity'
import { packsOf } from '@vitrine/contract/part-list'
import { listPath } from '#shared/parts-list/list-path.ts'
import { askedText } from '#shared/product/cross-reference-links.ts'
import { listRows, printedItems } from '#shared/parts-list/list-rows.ts'
import type { ListRow } from '#shared/parts-list/list-rows.ts'
import { contactLine } from '#shared/page/contact-line.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import { documentsTexts } from '#texts/documents.js'
import { partsListTexts } from '#texts/parts-list.js'
import type { Letterhead } from '#server/artifacts/data-sheet/frame.ts'
import type { PrintedLook } from '#server/artifacts/data-sheet/printed-look.ts'

/** Row of a printed list. */
export interface ListSheetRow {
  /** Index of the row's picture among the list's pictures; undefined: no picture. */
  picture: number | undefined
  code: string
  link: string | undefined
  title: string
  values: string
  /** Notes of the row: warnings, the typed number, the life cycle state. */
  notes: string[]
  /** True if the line names no part number of the catalogue. */
  open: boolean
  quantity: string
  /** True if the line states a quantity. */
  stated: boolean
  packs: string
}

/** Content of a printed list as plain data. */
export interface ListSheet extends Letterhead {
  lang: string
  title: string
  count: string
  /** Absolute URL of the list. */
  url: string
  place: string
  /** ISO 8601. */
  day: string
  head: { code: string; what: string; quantity: string; packs: string }
  rows: ListSheetRow[]
}

interface Given {
  read: Answer<'parts-read'>
  look: PrintedLook
  layout: Answer<'layout-read'>
  locale: Locale
  origin: string
}

/** Note on a number of packs whose size is unknown. */
const packNotes = ({ packs, quantity }: ListRow['line'], locale: Locale): string[] =>
  packs === null || quantity !== null ? [] : [partsListTexts[locale].packsUnknown({ packs })]

/**
 * Notes on a line without a part number: its state, and the products and families that it may mean.
 */
function openNotes({ line, families }: ListRow, locale: Locale): string[] {
  const texts = partsListTexts[locale]
  const state = [
    ...(line.state === 'found' ? [] : [texts.state[line.state]]),
    ...packNotes(line, locale),
  ]
  const candidates = line.candidates.map(({ part_number: code }) => code).join(', ')
  const [reference] = line.references
  if (line.state === 'equivalent' && reference) {
    const maker = reference.maker.name
    const named = line.references.map(({ ours, grade, part_number: code, product }) =>
      code === null && product === null ? '' : `${ours} (${texts.grade[grade]})`,
    )
    const text =
      candidates !== '' ? texts.equivalent : families.length > 0 ? texts.family : texts.withdrawn
    return [`${text({ maker })} ${named.filter(Boolean).join(', ')}`]
  }
  const elsewhere = line.state === 'near' ? line.references : []
  if (candidates === '' && elsewhere.length === 0) return [...state, texts.unknown]
  const own = `${line.state === 'several' ? texts.several : texts.near} ${candidates}`
  const named = elsewhere.map(
    (reference) => `${askedText(reference)}: ${reference.ours} (${texts.grade[reference.grade]})`,
  )
  return [
    ...state,
    ...(candidates === '' ? [] : [own]),
    ...(named.length === 0 ? [] : [`${texts.nearElsewhere} ${named.join(', ')}`]),
  ]
}

function foundNotes({ line }: ListRow, locale: Locale): string[] {
  const texts = partsListTexts[locale]
  const { part, asked, references } = line
  const replaced = part?.successor?.part_number ?? part?.successor?.product.title
  return [
    ...packNotes(line, locale),
    asked === null
      ? ''
      : `${texts.asked({ asked })}${references[0] ? ` (${texts.grade[references[0].grade]})` : ''}`,
    [
      part?.state?.label ?? '',
      part?.state && replaced ? `${documentsTexts[locale].listFile.successor}: ${replaced}` : '',
    ]
      .filter(Boolean)
      .join(' · '),
  ].filter(Boolean)
}

/** Packs of a quantity, or the size of a pack; 0: the part has no packing. */
function packsText(quantity: number | null, packing: number, locale: Locale): string {
  const texts = partsListTexts[locale]
  const packs = packing === 0 ? null : packsOf(quantity, packing)
  if (packs) return texts.packs({ packs: packs.packs, packing })
  return packing > 1 ? texts.packOf({ packing }) : ''
}

function rowOf(
  row: ListRow,
  pictures: readonly (number | undefined)[],
  locale: Locale,
  origin: string,
): ListSheetRow {
  const texts = partsListTexts[locale]
  const { line, product, quantity } = row
  const { part } = line
  const code = part?.part_number ?? line.code
  const picture = product ? pictures.indexOf(product.id) : -1
  return {
    picture: picture === -1 ? undefined : picture,
    code,
    link:
      part && product
        ? origin + productPath({ ...product, matched_part_number: code }, locale)
        : undefined,
    title: product?.title ?? '',
    values: (part?.values ?? []).map(({ value }) => value).join(' · '),
    notes: part ? foundNotes(row, locale) : openNotes(row, locale),
    open: part === null,
    quantity: quantity === null ? texts.unstated : formatNumber(quantity, locale),
    stated: quantity !== null,
    packs: packsText(quantity, part?.packing ?? 0, locale),
  }
}

/** Products of a list that have a picture, each once, in row order. */
export function picturedProducts(read: Answer<'parts-read'>) {
  const shown = listRows(read).flatMap(({ product }) => (product?.main_image ? [product] : []))
  return [...new Map(shown.map((product) => [product.id, product])).values()]
}

/**
 * Content of a printed list.
 *
 * @param pictures - Ids of the products with a picture, in the order of the pictures.
 */
export function listSheetOf(
  { read, look, layout, locale, origin }: Given,
  pictures: readonly number[],
): ListSheet {
  const texts = partsListTexts[locale]
  const rows = listRows(read)
  const open = rows.filter(({ line }) => line.part === null).length
  const url = origin + listPath(printedItems(rows), locale)
  const day = siteDay()
  return {
    look,
    lang: locales[locale].tag,
    company: layout.others.company_name,
    contact: contactLine(layout.contact),
    kind: texts.title,
    date: formatDate(day, locale),
    day,
    folio: documentsTexts[locale].folio({ page: '{page}', pages: '{pages}' }),
    title: texts.title,
    count: [texts.count({ lines: rows.length }), open > 0 ? texts.check({ count: open }) : '']
      .filter(Boolean)
      .join(' · '),
    url,
    place: decodeURI((url.split('?')[0] ?? '').replace(/^https?:\/\//, '')),
    head: {
      code: texts.table.code,
      what: texts.table.what,
      quantity: texts.table.quantity,
      packs: texts.table.packing,
    },
    rows: rows.map((row) => rowOf(row, pictures, locale, origin)),
  }
}
