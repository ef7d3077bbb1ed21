import { createHash } from 'node:crypto'
import { defaultLocale } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { APIError, ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import type { AttributeRow } from '#src/changes/structure/attribute-rows.ts'
import { productsIn, readProducts, readSubcategory } from '#src/changes/structure/read-structure.ts'
import { copyLimits } from '#src/content/limits/copy-limits.ts'
import type { LimitsByKey, NotCopied } from '#src/content/limits/copy-limits.ts'
import { spelledAttributes } from '#src/content/variants/cells/part-number-columns.ts'
import type { limitCalls, LimitsCopy } from '#src/panel-calls/limits.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { innerRequest } from '#src/publishing/languages/inner-request.ts'
import { documentState } from '#src/publishing/languages/states.ts'
import { fieldsOf, readContent } from '#src/publishing/languages/store.ts'
import { limitsPageTexts } from '#texts/limits-page.js'
import { readPast } from './read-past.ts'

const labels = labelsOf(limitsPageTexts)

const collection = 'subcategories'

/** Digest of the limits of a subcategory. */
const stateOf = (attributes: readonly AttributeRow[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        attributes.map(({ key, limits }) => [
          key,
          (limits ?? []).map(({ kind, number, other, text }) => [
            kind,
            number ?? null,
            other ?? null,
            text ?? null,
          ]),
        ]),
      ),
    )
    .digest('base64url')

async function subcategoryOf(req: PayloadRequest, id: number) {
  const found = await readSubcategory(req, id, req.i18n.language)
  if (!found) throw new PanelRefusal(404, labels.gone)
  return found
}

/**
 * Saves limits as a save of the subcategory does: as a draft if the latest version is one, otherwise
 * published in a language in which it is public.
 */
async function saveLimits(req: PayloadRequest, id: number, limits: LimitsByKey): Promise<void> {
  const entity = { collection, id } as const
  const { row, draft = row } = await readContent(req, entity)
  const isDraft = draft?.['_status'] !== 'published'
  const { languages } = documentState(fieldsOf(req.payload, entity), row, draft)
  const locales = languages.filter(({ isPublic }) => isPublic).map(({ locale }) => locale)
  const locale =
    isDraft || locales.length === 0 || locales.includes(defaultLocale) ? defaultLocale : locales[0]
  const own = innerRequest(req, req)
  const stored = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    locale: locale ?? defaultLocale,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
    req: own,
  })
  const attributes = (stored.attributes ?? []).map((attribute) => {
    const given = limits[attribute.key]
    return given
      ? {
          ...attribute,
          limits: given.map((limit) => ({ number: null, other: null, text: null, ...limit })),
        }
      : attribute
  })
  await req.payload.update({
    collection,
    id,
    depth: 0,
    draft: isDraft,
    locale: locale ?? defaultLocale,
    fallbackLocale: false,
    overrideAccess: false,
    user: req.user,
    data: { attributes, _status: isDraft ? 'draft' : 'published' } as object,
    req: own,
  })
}

/** Sentence of a refused save; other errors are thrown on. */
function refusalIn(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ message }) => message).join(' ')
  if (error instanceof APIError) return error.message
  throw error
}

function sentencesOf(
  notCopied: readonly NotCopied[],
  attributes: readonly AttributeRow[],
  language: string,
): string[] {
  const names = new Map(
    attributes.map(({ key, label }) => [key, label?.[localeOfPanel(language)] || key]),
  )
  const reasons = ['absent', 'other', 'compared', 'families'] as const
  return reasons.flatMap((reason) => {
    const own = notCopied.filter((each) => each.reason === reason)
    const list = own.map(({ key }) => names.get(key) ?? key).join(', ')
    return own.length > 0 ? [textOf(labels.notCopied[reason]({ names: list }), language)] : []
  })
}

/** Subcategories that are not in the trash, but one. */
const otherSubcategories = (req: PayloadRequest, id: number): Promise<{ id: number }[]> =>
  rows<{ id: number }>(
    req.payload,
    sql`select id from subcategories where deleted_at is null and id <> ${id} order by position nulls last, id`,
  )

async function titleOfCategory(req: PayloadRequest, id: number): Promise<string> {
  const [found] = await rows<{ title: string | null }>(
    req.payload,
    sql`
    select coalesce(own.title, first.title) as title from subcategories s
    left join categories_locales own on own._parent_id = s.category_id and own._locale = ${localeOfPanel(req.i18n.language)}
    left join categories_locales first on first._parent_id = s.category_id and first._locale = ${defaultLocale}
    where s.id = ${id}`,
  )
  return found?.title ?? ''
}

export const limitHandlers: PanelHandlers<typeof limitCalls> = {
  'limits.read': async (req, { query: { subcategory: id } }) => {
    const { language } = req.i18n
    const { title, draft } = await subcategoryOf(req, id)
    const products = await readProducts(req, await productsIn(req, id), language)
    const families = products.flatMap((product) => {
      const { isTrashed, draft: own, public: shown, code } = product
      if (isTrashed || own.subcategory !== id) return []
      const onSite =
        shown && JSON.stringify(shown.variants) !== JSON.stringify(own.variants)
          ? shown.variants
          : null
      return [{ id: product.id, title: product.title, code, parts: own.variants, onSite }]
    })
    return {
      id,
      title,
      category: await titleOfCategory(req, id),
      columns: spelledAttributes(draft.attributes, language).map(
        ({ spellings: _, ...column }) => column,
      ),
      attributes: draft.attributes.filter(isColumn).map(({ key }) => key),
      families: families.toSorted((a, b) => b.parts.length - a.parts.length || a.id - b.id),
      mayChange: hasRole(req, permissions.subcategories.create),
      state: stateOf(draft.attributes),
    }
  },

  'limits.past': ({ payload }, { query: { subcategory } }) => readPast(payload, subcategory),

  'limits.save': async (req, { body: { subcategory: id, limits, state } }) => {
    const { draft } = await subcategoryOf(req, id)
    if (stateOf(draft.attributes) !== state) throw new PanelRefusal(409, labels.changedMeanwhile)
    await saveLimits(req, id, limits)
    const after = await subcategoryOf(req, id)
    return { ...told(req, labels.saved), state: stateOf(after.draft.attributes) }
  },

  'limits.copy': async (req, { body: { subcategory: id, limits, to } }) => {
    const { language } = req.i18n
    const from = (await subcategoryOf(req, id)).draft.attributes
    const targets: LimitsCopy[] = []
    for (const { id: target } of await otherSubcategories(req, id)) {
      if (to && !to.includes(target)) continue
      const { title, draft } = await subcategoryOf(req, target)
      const { copied, notCopied, limits: made } = copyLimits(limits, from, draft.attributes)
      const told = { id: target, title, notCopied: sentencesOf(notCopied, from, language) }
      if (copied === 0 || !to) {
        if (copied > 0 || to) targets.push({ ...told, copied })
        continue
      }
      try {
        await saveLimits(req, target, made)
        targets.push({ ...told, copied })
      } catch (error) {
        targets.push({ ...told, copied: 0, refused: refusalIn(error) })
      }
    }
    return { targets }
  },
}
