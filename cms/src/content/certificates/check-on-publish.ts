import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook } from 'payload'
import { listedPartNumbers, normalizePartNumber } from '#src/content/variants/part-number.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { certificatesTexts } from '#texts/certificates.js'

const labels = labelsOf(certificatesTexts)

/** Maximum part numbers listed in a message. */
const maxListed = 8

interface ScopeRow {
  product?: number | { id: number } | null
  part_numbers?: string | null
}

/**
 * Validates a certificate on publish; drafts are not validated. The validity must not end before it
 * begins, and the part numbers must belong to their product.
 */
export const checkCertificateOnPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const saved = { ...originalDoc, ...data }
  if (saved['_status'] !== 'published') return data
  const errors: { path: string; message: string }[] = []
  const { language } = req.i18n
  const { valid_from: from, valid_until: until } = saved
  if (from && until && String(from).slice(0, 10) > String(until).slice(0, 10))
    errors.push({ path: 'valid_until', message: textOf(labels.endsBefore, language) })
  const scope = (saved['scope'] ?? []) as ScopeRow[]
  for (const [at, { product, part_numbers: text }] of scope.entries()) {
    const named = listedPartNumbers(text)
    const id = Number(typeof product === 'object' ? product?.id : product)
    // the validation of the field refuses other values
    if (named.length === 0 || !Number.isInteger(id)) continue
    const known = await rows<{ normalised: string }>(
      req.payload,
      sql`select normalised from search_variants where product_id = ${id}`,
      req,
    )
    const own = new Set(known.map(({ normalised }) => normalised))
    const unknown = named.filter((code) => !own.has(normalizePartNumber(code)))
    if (unknown.length > 0)
      errors.push({
        path: `scope.${at}.part_numbers`,
        message: textOf(
          labels.unknownParts({ codes: unknown.slice(0, maxListed).join(', ') }),
          language,
        ),
      })
  }
  if (errors.length > 0)
    throw new ValidationError({ collection: 'certificates', errors, req }, req.t)
  return data
}
