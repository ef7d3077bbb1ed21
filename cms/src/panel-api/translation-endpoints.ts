import { ValidationError } from 'payload'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { itemOf } from '#src/admin/translations/desk-item.ts'
import { readSuggestions } from '#src/admin/translations/read-suggestions.ts'
import { entityOf, fieldName, openEntity, readDesk } from '#src/admin/translations/read-desk.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { writeTexts } from '#src/translation/write-texts.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'
import { answer } from './own-answers.ts'

const labels = labelsOf(translationsTexts)
const { changedMeanwhile } = labelsOf(translationReviewTexts)

const denied = (req: PayloadRequest): Response => answer({}, staffOf(req) ? 403 : 401)

/** Maximum texts of a save, passages of a text, and characters of a passage. */
const limits = { texts: 2000, passages: 5000, characters: 100_000, items: 500 } as const

const fingerprints = z.array(z.string().max(32)).max(limits.passages)

const savedBody = z.object({
  item: z.string().max(80),
  publish: z.boolean().default(false),
  /** Fingerprint of the language as it was shown; a publication of something else is refused. */
  seen: z.string().max(32).optional(),
  /** True to save nothing: the answer is the document with the texts, for the preview of its page. */
  preview: z.boolean().default(false),
  texts: z
    .array(
      z.object({
        path: z.string().max(1000),
        passages: z
          .array(z.object({ text: z.string().max(limits.characters), isValid: z.boolean() }))
          .max(limits.passages),
        sourceSeen: fingerprints,
        targetSeen: fingerprints,
      }),
    )
    .max(limits.texts),
})

/** Errors of a refused save, each with the path in the form and the name of its field. */
function refusedFields(req: PayloadRequest, collection: string, error: ValidationError) {
  return error.data.errors.map(({ path, message }) => ({
    path,
    field: fieldName(req, collection, path),
    message,
  }))
}

/** Texts of the document `item` (`products-12-es`) with their translations. */
const readEndpoint: Endpoint = {
  path: ownEndpoints.translation,
  method: 'get',
  handler: async (req) => {
    const item = itemOf(req.searchParams.get('item') ?? '')
    if (!staffOf(req) || !item || !openEntity(req, item)) return denied(req)
    const document = await readDesk(req, item)
    return document ? answer({ document }) : answer({}, 404)
  },
}

/** Earlier translations of the open passages of the document `item`, by `<path> <index>`. */
const memoryEndpoint: Endpoint = {
  path: ownEndpoints.translationMemory,
  method: 'get',
  handler: async (req) => {
    const item = itemOf(req.searchParams.get('item') ?? '')
    if (!staffOf(req) || !item || !openEntity(req, item)) return denied(req)
    return answer({ suggestions: await readSuggestions(req, item) })
  },
}

/**
 * Saves translated texts of a document. 200: the document as it is now; 400: errors by field; 409:
 * paths of texts that somebody else has changed.
 */
const saveEndpoint: Endpoint = {
  path: ownEndpoints.translation,
  method: 'post',
  handler: async (req) => {
    const body = savedBody.safeParse(await req.json?.().catch(() => undefined)).data
    const item = body && itemOf(body.item)
    if (!staffOf(req)) return denied(req)
    if (!body || !item) return answer({ errors: [] }, 400)
    const entity = openEntity(req, item)
    if (!entity) return denied(req)
    try {
      const { texts, publish, preview, seen } = body
      const use = preview ? 'preview' : publish ? 'publish' : 'draft'
      const result = await writeTexts(req, entity, item.locale, { texts, use, seen })
      if (result.kind === 'absent')
        return answer({ message: textOf(labels.gone, req.i18n.language) }, 404)
      if (result.kind === 'preview') return answer({ data: result.data })
      if (result.kind === 'changed')
        return answer(
          {
            message: textOf(
              result.paths.length > 0 ? labels.conflict : changedMeanwhile,
              req.i18n.language,
            ),
            paths: result.paths,
          },
          409,
        )
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return answer({ errors: refusedFields(req, item.collection, error) }, 400)
    }
    const document = await readDesk(req, item)
    return document ? answer({ document }) : answer({}, 404)
  },
}

const publishBody = z.object({ items: z.array(z.string().max(80)).max(limits.items) })

/** Publishes documents, each in its language; the answer names those that are refused. */
const publishEndpoint: Endpoint = {
  path: ownEndpoints.translationsReady,
  method: 'post',
  handler: async (req) => {
    const body = publishBody.safeParse(await req.json?.().catch(() => undefined)).data
    if (!staffOf(req)) return denied(req)
    if (!body) return answer({}, 400)
    const items = body.items.flatMap((key) => itemOf(key) ?? [])
    if (items.some((item) => !openEntity(req, item))) return denied(req)
    const refused: { item: string; reasons: string[] }[] = []
    for (const [at, item] of items.entries())
      try {
        await writeTexts(req, entityOf(item), item.locale, { texts: [], use: 'publish' })
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        const fields = refusedFields(req, item.collection, error)
        refused.push({
          item: body.items[at] ?? '',
          reasons: fields.map(({ field, message }) => `${field}: ${message}`),
        })
      }
    return answer({ published: items.length - refused.length, refused })
  },
}

export const translationEndpoints: Endpoint[] = [
  readEndpoint,
  memoryEndpoint,
  saveEndpoint,
  publishEndpoint,
]
