import { normalizePartNumber } from '@vitrine/cms/src/content/variants/part-number.ts'
import { piecesOfLength } from '@vitrine/cms/src/search/lines/pieces-of-length.ts'
import { readPastedLines } from '@vitrine/cms/src/search/lines/read-line.ts'
import { resolveEach } from '@vitrine/cms/src/search/lines/resolve-line.ts'
import type { ResolvedLine } from '@vitrine/cms/src/search/lines/resolve-line.ts'
import { measuresOf } from '@vitrine/cms/src/search/quantities/measures.ts'
import { gtinForms } from '@vitrine/contract/gtin'
import type { Locale } from '@vitrine/configuration/locales'
import { otherMakers, products } from '@vitrine/demo/aterra'
import { catalogueIn } from '../catalogue.ts'

const variants = products.flatMap((product) => product.variants)

/** Part numbers of the demonstration, in place of the database. */
const known = {
  byNumber: new Map(
    variants.map(({ partNumber }) => [normalizePartNumber(partNumber), partNumber]),
  ),
  byGtin: new Map(
    variants.flatMap(({ gtin, partNumber }) =>
      gtin === undefined ? [] : gtinForms(gtin).map((form) => [form, partNumber] as const),
    ),
  ),
  ofOthers: new Set(
    otherMakers.flatMap(({ references }) =>
      references.map(({ number }) => normalizePartNumber(number)),
    ),
  ),
}

/** Resolved lines of a pasted text. */
export const readList = (text: string, locale: Locale): ResolvedLine[] =>
  readPastedLines(text, locale).flatMap((line) =>
    resolveEach(line, known, locale).map((resolved) => withPieces(resolved, locale)),
  )

/** Line whose length is as many pieces of its part, as the catalogue says. */
function withPieces(line: ResolvedLine, locale: Locale): ResolvedLine {
  if (line.kind !== 'found' || line.measure === undefined) return line
  const document = catalogueIn(locale).find(({ variants: own }) =>
    own.some(({ partNumber }) => partNumber === line.partNumber),
  )
  const values = document?.variants.find(({ partNumber }) => partNumber === line.partNumber)?.values
  const measures = (document?.attributes ?? []).flatMap((attribute) =>
    measuresOf(attribute, values?.[attribute.key] ?? null, locale),
  )
  return { ...line, quantity: piecesOfLength(line.measure, measures) }
}
