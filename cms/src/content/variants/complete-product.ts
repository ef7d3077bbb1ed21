import { defaultLocale } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'
import { completeParts, isSameComputed } from '#src/content/computed/complete-parts.ts'
import { namesOfInputs } from '#src/content/computed/input-names.ts'
import { isEmpty, shownIn } from '#src/content/limits/check-limits.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { idOf } from './ask-on-publish.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { computedRefusalsTexts } from '#texts/computed-refusals.js'
import { cellName, cellPath } from './declaration.ts'
import type { CellError, Declared, Variant } from './declaration.ts'
import { readDeclaration } from './read-declaration.ts'
import { valueRows } from './value-rows.ts'

const labels = labelsOf(computedRefusalsTexts)

type Req = { payload: Payload } & Pick<PayloadRequest, 'transactionID'>

/** True if a subcategory has a computed attribute, as visitors read it or as it was last saved. */
async function hasComputed(req: Req, subcategory: number): Promise<boolean> {
  const found = await rows<object>(
    req.payload,
    sql`
    select from subcategories_attributes where _parent_id = ${subcategory} and computed is not null
    union all
    select from _subcategories_v v join _subcategories_v_version_attributes a on a._parent_id = v.id
    where v.parent_id = ${subcategory} and v.latest and a.computed is not null
    limit 1`,
    req,
  )
  return found.length > 0
}

/** Attributes from which the values of a product are computed; undefined: none is. */
async function computedFrom(
  req: Req,
  { subcategory, family }: { subcategory?: unknown; family?: unknown },
): Promise<{ columns: readonly Declared[]; family: string } | undefined> {
  const id = idOf(subcategory)
  if (!Number.isInteger(id) || id <= 0 || !(await hasComputed(req, id))) return undefined
  const transaction = { transactionID: req.transactionID }
  const columns = await readDeclaration(req.payload, {
    subcategory: id,
    locale: defaultLocale,
    transaction: transaction as Pick<PayloadRequest, 'transactionID'>,
  })
  return { columns, family: typeof family === 'string' ? family : '' }
}

/** Content of a product with the computed values of its part numbers; the given one if all are right. */
export async function completeProduct<Content extends Record<string, unknown>>(
  req: Req,
  content: Content,
): Promise<Content> {
  const { subcategory, family, variants } = content
  if (!Array.isArray(variants) || variants.length === 0) return content
  const from = await computedFrom(req, { subcategory, family })
  const completed = from && completeParts(variants as Variant[], from)
  return completed && completed !== variants ? { ...content, variants: completed } : content
}

/**
 * Computed cells for which a request has another value than the computation. The stored value of a cell
 * passes: a program that read it and changed an input sends it back as it was.
 */
function contradicting(
  { variants, completed, stored }: { variants: unknown; completed: unknown; stored: unknown },
  columns: readonly Declared[],
  language: string,
): CellError[] {
  const former = new Map(valueRows(stored).map(({ place, values }) => [place, values]))
  const right = valueRows(completed)
  return valueRows(variants).flatMap(({ place, values }, row) =>
    columns.flatMap((column): CellError[] => {
      const { key, computed } = column
      const [value, result] = [values[key], right[row]?.values[key]]
      const isTaken =
        !computed ||
        isEmpty(value) ||
        isSameComputed(value, result) ||
        isSameComputed(value, former.get(place)?.[key])
      if (isTaken) return []
      const names = namesOfInputs(column, columns)
      const sentence = isEmpty(result)
        ? labels.contradictsEmpty({ names })
        : labels.contradicts({ names, value: shownIn(language, result, column) })
      return [{ row, key, message: textOf(sentence, language) }]
    }),
  )
}

/**
 * Computes values on each save, also of a draft. A request from outside that has another value in
 * their place is refused: its author would take it for saved.
 */
export const computeOnSave: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { variants, ...product } = { ...Object(originalDoc), ...data } as Record<string, unknown>
  if (!Array.isArray(variants) || variants.length === 0) return data
  const from = await computedFrom(req, product)
  const completed = from && completeParts(variants as Variant[], from)
  if (!completed || completed === variants) return data
  const { language } = req.i18n
  const stored = originalDoc?.variants
  const errors =
    req.payloadAPI === 'REST' && data['variants'] !== undefined
      ? contradicting({ variants, completed, stored }, from.columns, language)
      : []
  if (errors.length > 0) {
    const named = errors.map((error) => ({
      path: cellPath(error),
      label: cellName(error, from.columns, language),
      message: error.message,
    }))
    throw new ValidationError({ collection: 'products', errors: named, req }, req.t)
  }
  return { ...data, variants: completed }
}
