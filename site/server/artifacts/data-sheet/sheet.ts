import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/configuration/locales'
import { locales } from '@vitrine/configuration/locales'
import type { Curve, Variant } from '@vitrine/contract/shapes/types'
import { formatDate } from '@vitrine/configuration/format'
import { pageTexts } from '#texts/page.js'
import { documentsTexts } from '#texts/documents.js'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { productTexts } from '#texts/product.js'
import { partTitle } from '@vitrine/contract/product/part-title'
import { contactLine } from '#shared/page/contact-line.ts'
import { variantsTable } from '#shared/product/variants-table.ts'
import { chartOf } from '#shared/product/curve-chart.ts'
import type { Chart } from '#shared/product/curve-chart.ts'
import { onlyPart, partFacts } from '#shared/product/only-part.ts'
import { withoutLifeColumns } from '#shared/product/life-cycle.ts'
import { productFacts } from '#shared/product/product-facts.ts'
import type { SheetLabels } from './draw-labels.ts'
import type { Letterhead } from './frame.ts'
import type { PrintedLook } from './printed-look.ts'
import { readBlocks } from './blocks.ts'
import type { Block } from './blocks.ts'

/** Content of a data sheet as plain data. */
export interface Sheet extends Letterhead {
  lang: string
  family: string
  title: string
  description: string
  /** URL of the product page, printed and linked. */
  url: string
  place: string
  /** ISO 8601; also the creation date of the PDF, so that equal data make equal bytes. */
  updatedAt: string
  facts: { label: string; value: string }[]
  table: {
    caption: string
    head: { label: string; under: string; numeric: boolean }[]
    rows: string[][]
  }
  /** Values of the part number for the drawing, which is the last of the pictures. */
  labels?: SheetLabels | undefined
  /** Curves with their coordinates; `locale` formats the axis values. */
  charts: (Chart & { title: string })[]
  locale: Locale
  curvesTitle: string
  notesTitle: string
  notes: Block[]
}

interface Given {
  look: PrintedLook
  product: Answer<'product-read'>
  /** Part number of the sheet; undefined for the whole product. */
  part?: Variant | undefined
  layout: Answer<'layout-read'>
  locale: Locale
  /** Absolute URL of the page of the product, or of the part number. */
  url: string
}

const chartTitle = ({ label, part_number: code }: Curve): string =>
  [label, code].filter(Boolean).join(' · ')

/**
 * Facts of a product and of the part number; the part number's fact replaces that of the product
 * with the same label.
 */
function factsOf(product: Answer<'product-read'>, part: Variant | undefined, locale: Locale) {
  const attributes = withoutLifeColumns(product.attributes)
  const own = partFacts({ attributes }, part, locale, productTexts[locale])
  const labels = new Set(own.map(({ label }) => label))
  return [
    ...productFacts(product, part, locale, {
      ...productTexts[locale],
      life: lifeCycleTexts[locale],
    }).filter(({ label }) => !labels.has(label)),
    ...own,
  ]
}

/**
 * Curves of the sheet: with a part number, those of the whole product and of this part number;
 * otherwise all.
 */
const curvesOf = (curves: readonly Curve[], part: Variant | undefined) =>
  part
    ? curves.filter(({ part_number: code }) => code === null || code === part.part_number)
    : curves

/** Note on a sheet whose safety texts do not follow their source yet. */
function outdatedNote({ outdated_texts: texts }: Answer<'product-read'>, locale: Locale): Block[] {
  return texts ? [{ kind: 'paragraph', text: documentsTexts[locale].outdated.text }] : []
}

/** Content of a data sheet, with the same values and texts as the product page. */
export function sheetOf({ product, part, look, layout, locale, url }: Given): Sheet {
  const texts = productTexts[locale]
  const table = variantsTable(product, locale, texts)
  const shown = part ?? onlyPart(product)
  return {
    look,
    lang: locales[locale].tag,
    company: layout.others.company_name,
    contact: contactLine(layout.contact),
    kind: texts.sheet.title,
    family: [
      product.sub_category?.title,
      shown?.part_number ?? (product.family ? texts.family({ code: product.family }) : ''),
    ]
      .filter(Boolean)
      .join(' · '),
    title: part ? partTitle(product, part, locale) : product.title,
    description: product.description,
    url,
    place: decodeURI(url.replace(/^https?:\/\//, '')),
    date: formatDate(product.updated_at, locale),
    updatedAt: product.updated_at,
    facts: factsOf(product, shown, locale),
    charts: curvesOf(product.curves, part).map((curve) => ({
      ...chartOf(curve),
      title: chartTitle(curve),
    })),
    table: {
      caption: pageTexts[locale].listing.codes({ count: product.variants.length }),
      head: [
        { label: texts.variants.partNumber, under: '', numeric: false },
        ...table.columns.map(({ label, unit, symbol, numeric }) => ({
          label,
          under: [symbol, unit].filter(Boolean).join(' '),
          numeric: numeric === true,
        })),
      ],
      rows: (shown ? [] : table.rows).map((row) => [
        row.partNumber,
        ...row.cells.map(({ text }) => text),
      ]),
    },
    locale,
    curvesTitle: texts.curves.title,
    notesTitle: texts.notes,
    notes: [...outdatedNote(product, locale), ...readBlocks(product.text.html)],
    folio: documentsTexts[locale].folio({ page: '{page}', pages: '{pages}' }),
  }
}
