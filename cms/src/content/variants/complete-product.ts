import { defaultLocale } from '@vitrine/configuration/locales'
import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'
import { completeParts } from '#src/content/computed/complete-parts.ts'
import type { ComputedFrom } from '#src/content/computed/complete-parts.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { idOf } from './ask-on-publish.ts'
import type { Variant } from './declaration.ts'
import { readDeclaration } from './read-declaration.ts'

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
  { subcategory, family }: { subcategory: unknown; family: unknown },
): Promise<ComputedFrom | undefined> {
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

/** Computes values on each save, also of a draft: what is typed in their place does not count. */
export const computeOnSave: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { variants, family, subcategory } = { ...Object(originalDoc), ...data } as Record<
    string,
    unknown
  >
  const given = { variants, family, subcategory }
  const completed = await completeProduct(req, given)
  return completed === given ? data : { ...data, variants: completed.variants }
}
