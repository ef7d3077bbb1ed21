import { normalisePartNumber } from '@vitrine/cms/src/content/variants/part-number.ts'
import { readPastedLines } from '@vitrine/cms/src/search/lines/read-line.ts'
import { settleEach } from '@vitrine/cms/src/search/lines/settle-line.ts'
import type { SettledLine } from '@vitrine/cms/src/search/lines/settle-line.ts'
import { gtinForms } from '@vitrine/contract/gtin'
import type { Locale } from '@vitrine/configuration/locales'
import { otherMakers, products } from '@vitrine/demo/aterra'

const variants = products.flatMap((product) => product.variants)

/** The demonstration's part numbers, as the database answers for them. */
const known = {
  byNumber: new Map(
    variants.map(({ partNumber }) => [normalisePartNumber(partNumber), partNumber]),
  ),
  byGtin: new Map(
    variants.flatMap(({ gtin, partNumber }) =>
      gtin === undefined ? [] : gtinForms(gtin).map((form) => [form, partNumber] as const),
    ),
  ),
  ofOthers: new Set(
    otherMakers.flatMap(({ references }) =>
      references.map(({ number }) => normalisePartNumber(number)),
    ),
  ),
}

/** Lines of a pasted text as a parts list has them. */
export const readList = (text: string, locale: Locale): SettledLine[] =>
  readPastedLines(text, locale).flatMap((line) => settleEach(line, known, locale))
