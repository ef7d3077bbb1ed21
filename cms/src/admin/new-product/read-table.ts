import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Declared, Variant } from '#src/content/variants/declaration.ts'
import { parseBlock } from '#src/content/variants/grid/clipboard.ts'
import { planPaste } from '#src/content/variants/grid/paste.ts'
import type { PastePlan } from '#src/content/variants/grid/paste.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'

const labels = labelsOf(newProductTexts)

/** Maximum names listed in an error message. */
const maxNamed = 8

const named = (list: readonly (string | number)[]): string =>
  list.slice(0, maxNamed).join(', ') + (list.length > maxNamed ? ' …' : '')

/**
 * Error messages of a pasted table: unknown columns; repeated, missing and ambiguous part numbers.
 */
function faultsOf(plan: PastePlan, language: string): string[] {
  const { unknownColumns, repeated, nameless, open } = plan
  return [
    unknownColumns.length > 0 && labels.unknownColumns({ names: named(unknownColumns) }),
    repeated.length > 0 && labels.repeated({ names: named(repeated) }),
    nameless.length > 0 && labels.nameless({ rows: named(nameless) }),
    open.length > 0 && labels.ambiguous({ numbers: named(open) }),
  ]
    .filter((label) => label !== false)
    .map((label) => textOf(label, language))
}

/**
 * Variants and errors of a table copied from a spreadsheet. Headings may be in any language of the
 * site.
 *
 * @param declared - Attributes of the subcategory with their labels in each language.
 */
export function readTable(
  text: string,
  declared: Readonly<Record<Locale, readonly Declared[]>>,
  language: string,
): { variants: Variant[]; faults: string[] } {
  if (text.trim() === '') return { variants: [], faults: [] }
  const block = parseBlock(text)
  const [best] = localeCodes
    .map((code) =>
      planPaste([], block, { at: { row: 0, column: 0 }, attributes: declared[code], language }),
    )
    .toSorted((a, b) => a.unknownColumns.length - b.unknownColumns.length)
  return best
    ? { variants: best.rows, faults: faultsOf(best, language) }
    : { variants: [], faults: [] }
}
