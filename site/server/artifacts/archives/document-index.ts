import { formatDate } from '@vitrine/configuration/format'
import type { Locale } from '@vitrine/configuration/locales'
import type { Document } from '@vitrine/contract/shapes/types'
import type { Cell } from '@vitrine/spreadsheets/csv'
import { documentsTexts } from '#texts/documents.js'

/** Document with the part numbers to which it applies; empty: all part numbers of the product. */
export interface IndexedDocument {
  document: Document
  parts: readonly string[]
}

/** Table of documents: one row per document. */
export function documentIndex(
  documents: readonly IndexedDocument[],
  nameOf: (document: Document) => string,
  locale: Locale,
): Cell[][] {
  const { index, kinds } = documentsTexts[locale]
  return [
    [
      index.file,
      index.kind,
      index.title,
      index.language,
      index.revision,
      index.date,
      index.partNumbers,
    ],
    ...documents.map(({ document, parts }): Cell[] => [
      nameOf(document),
      kinds[document.kind],
      document.title,
      document.language ?? '',
      document.revision ?? '',
      document.date ? formatDate(document.date, locale) : '',
      parts.join(', '),
    ]),
  ]
}
