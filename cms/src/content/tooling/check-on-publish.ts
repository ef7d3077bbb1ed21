import { defaultLocale } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { cellName, cellPath } from '#src/content/variants/declaration.ts'
import type { CellError, Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { toolingTexts } from '#texts/tooling.js'
import { checkTooling } from './check-tooling.ts'
import { gridColumns, partNumbersIn, readTooling, roleKeys, rowsOf } from './declaration.ts'
import type { StoredRow, StoredTooling } from './declaration.ts'

const labels = labelsOf(toolingTexts)

/** Maximum part numbers listed in a message. */
const maxListed = 8

/** Errors of the cells of roles whose part numbers no published product has. */
async function unknownParts(
  req: PayloadRequest,
  stored: readonly StoredRow[],
  declared: StoredTooling,
): Promise<CellError[]> {
  const roles = roleKeys(declared)
  const named = stored.flatMap(({ values }, row) =>
    Object.entries(values).flatMap(([key, cell]) =>
      roles.has(key) ? partNumbersIn(cell).map((code) => ({ row, key, code })) : [],
    ),
  )
  if (named.length === 0) return []
  const found = await rows<{ normalised: string }>(
    req.payload,
    sql`select normalised from search_variants
    where normalised = any(${sql.param([...new Set(named.map(({ code }) => normalizePartNumber(code)))])}::text[])`,
    req,
  )
  const known = new Set(found.map(({ normalised }) => normalised))
  return named
    .filter(({ code }) => !known.has(normalizePartNumber(code)))
    .map(({ row, key, code }) => ({
      row,
      key,
      message: textOf(labels.unknown({ code }), req.i18n.language),
    }))
}

/** Part numbers removed from this product that tooling rows of other products name. */
async function namedElsewhere(
  req: PayloadRequest,
  variants: readonly Variant[],
  id: number | undefined,
): Promise<string[]> {
  if (id === undefined) return []
  const found = await rows<{ printed: string }>(
    req.payload,
    sql`select v.printed from search_variants v
    where v.product_id = ${id} and v.normalised <> all(${sql.param(variants.map((variant) => normalizePartNumber(variant.part_number)))}::text[])
    and exists (select 1 from search_tooling t where t.targets @> array[v.normalised] and t.product_id <> ${id})
    order by v.position`,
    req,
  )
  return found.map(({ printed }) => printed)
}

/**
 * Validates the tooling of a product on publish; drafts are not validated. Each part number named
 * in a row must be published, and a named part number cannot be removed: a wrong or missing die is
 * a safety risk.
 */
export const checkToolingOnPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if ((data['_status'] ?? originalDoc?._status) !== 'published') return data
  const variants = (data['variants'] ?? originalDoc?.variants ?? []) as Variant[]
  const { language } = req.i18n
  const fail = (errors: { path: string; label?: string; message: string }[]): never => {
    throw new ValidationError({ collection: 'products', errors, req }, req.t)
  }
  const gone = await namedElsewhere(req, variants, originalDoc?.id)
  if (gone.length > 0)
    fail([
      {
        path: 'variants',
        message: textOf(
          labels.namedElsewhere({ codes: gone.slice(0, maxListed).join(', ') }),
          language,
        ),
      },
    ])
  const value: unknown = data['tooling'] ?? originalDoc?.tooling ?? []
  if (Array.isArray(value) && value.length === 0) return data
  const declared = await readTooling(req.payload, req.locale ?? defaultLocale, req)
  const owner = { declared, partNumbers: variants.map((variant) => variant.part_number) }
  const errors = checkTooling(value, owner, language)
  if (errors.length === 0) errors.push(...(await unknownParts(req, rowsOf(value), declared)))
  if (errors.length > 0)
    fail(
      errors.map((error) => ({
        path: cellPath(error, 'tooling'),
        label: cellName(error, gridColumns(declared), language),
        message: error.message,
      })),
    )
  return data
}
