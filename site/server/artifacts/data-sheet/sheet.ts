import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import { locales } from '@vitrine/contract/locales'
import { formatDate } from '@vitrine/contract/format'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import { variantsTable } from '#shared/product/variants-table.ts'
import { productFacts } from '#shared/product/product-facts.ts'
import type { PrintedLook } from './printed-look.ts'
import { readBlocks } from './blocks.ts'
import type { Block } from './blocks.ts'

/** Content of a data sheet as plain data. */
export interface Sheet {
  look: PrintedLook
  lang: string
  company: string
  /** Company address and telephone, one line. */
  contact: string
  kind: string
  family: string
  title: string
  description: string
  /** The product page: as link and as printed text. */
  url: string
  place: string
  date: string
  /** ISO 8601; also the creation date of the PDF, so that equal data make equal bytes. */
  updatedAt: string
  facts: { label: string; value: string }[]
  table: {
    caption: string
    head: { label: string; under: string; numeric: boolean }[]
    rows: string[][]
  }
  notesTitle: string
  notes: Block[]
  /** `{page}` and `{pages}` are placeholders. */
  folio: string
}

interface Given {
  look: PrintedLook
  product: Answer<'product-read'>
  layout: Answer<'layout-read'>
  locale: Locale
  /** Absolute URL of the product page. */
  url: string
}

/** Builds the content of a data sheet with the same figures and texts as the product page. */
export function sheetOf({ product, look, layout, locale, url }: Given): Sheet {
  const texts = productTexts[locale]
  const table = variantsTable(product, locale, texts)
  return {
    look,
    lang: locales[locale].tag,
    company: layout.others.company_name,
    contact: [layout.contact.address, layout.contact.phone].filter(Boolean).join(' · '),
    kind: texts.sheet.title,
    family: [product.sub_category?.title, texts.family({ code: product.family })]
      .filter(Boolean)
      .join(' · '),
    title: product.title,
    description: product.description,
    url,
    place: decodeURI(url.replace(/^https?:\/\//, '')),
    date: formatDate(product.updated_at, locale),
    updatedAt: product.updated_at,
    facts: productFacts(product, texts),
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
      rows: table.rows.map((row) => [row.partNumber, ...row.cells.map(({ text }) => text)]),
    },
    notesTitle: texts.notes,
    notes: readBlocks(product.text.html),
    folio: texts.sheet.folio({ page: '{page}', pages: '{pages}' }),
  }
}
