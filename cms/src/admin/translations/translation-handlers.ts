import { ValidationError } from 'payload'
import type { PayloadRequest } from 'payload'
import type { translationCalls } from '#src/panel-calls/translations.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { deny, PanelRefusal } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { handIn, sendBack } from '#src/translation/change-review.ts'
import type { ReviewChange } from '#src/translation/change-review.ts'
import { placeOfPassage } from '#src/translation/comment-places.ts'
import { addComment, resolveComments } from '#src/translation/comments.ts'
import type { DeskDocument, DeskItem, FieldRefusal } from '#src/translation/desk-shapes.ts'
import { forgetNotices, noteEvent } from '#src/translation/notices.ts'
import { writeTexts } from '#src/changes/plan-texts.ts'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'
import { itemOf } from './desk-item.ts'
import { fieldName, openEntity, readDesk } from './read-desk.ts'
import { readSuggestions } from './read-suggestions.ts'

const labels = labelsOf(translationsTexts)
const review = labelsOf(translationReviewTexts)

/** A language of a document that the account may open on the desk. */
interface Opened {
  account: number
  item: DeskItem
  entity: Entity
}

/** Language of a document by its key; refused if the account may not open it. */
function openItem(req: PayloadRequest, key: string): Opened {
  const item = itemOf(key)
  const entity = item && openEntity(req, item)
  const account = staffOf(req)?.id
  if (!item || !entity || account === undefined) throw deny()
  return { account, item, entity }
}

/** A document of the desk; refused if there is none. */
async function deskOf(req: PayloadRequest, item: DeskItem): Promise<DeskDocument> {
  const document = await readDesk(req, item)
  if (!document) throw new PanelRefusal(404)
  return document
}

/** Errors of a refused save, each with the path in the form and the name of its field. */
const refusedFields = (
  req: PayloadRequest,
  { collection }: DeskItem,
  error: ValidationError,
): FieldRefusal[] =>
  error.data.errors.map(({ path, message }) => ({
    path,
    field: fieldName(req, collection, path),
    message,
  }))

/** Refusal of a change of a review. */
function refuseReview(kind: Exclude<ReviewChange['kind'], 'done'>): PanelRefusal {
  if (kind === 'absent') return new PanelRefusal(404)
  return kind === 'changed'
    ? new PanelRefusal(409, review.changedMeanwhile)
    : new PanelRefusal(422, review[kind])
}

export const translationHandlers: PanelHandlers<typeof translationCalls> = {
  'translations.read': async (req, { query }) => ({
    document: await deskOf(req, openItem(req, query.item).item),
  }),

  'translations.suggest': async (req, { query }) => ({
    suggestions: await readSuggestions(req, openItem(req, query.item).item),
  }),

  'translations.save': async (req, { body }) => {
    const { item, entity } = openItem(req, body.item)
    const { texts, publish, preview, expected } = body
    const use = preview ? 'preview' : publish ? 'publish' : 'draft'
    try {
      const result = await writeTexts(req, entity, item.locale, { texts, use, expected })
      if (result.kind === 'absent') throw new PanelRefusal(404, labels.gone)
      if (result.kind === 'preview') return { data: result.data }
      if (result.kind === 'changed')
        throw new PanelRefusal(
          409,
          result.paths.length > 0 ? labels.conflict : review.changedMeanwhile,
          { paths: result.paths },
        )
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      throw new PanelRefusal(422, undefined, { fields: refusedFields(req, item, error) })
    }
    return { document: await deskOf(req, item) }
  },

  'translations.publish': async (req, { body }) => {
    const opened = body.items.map((key) => ({ key, ...openItem(req, key) }))
    const refused: { item: string; reasons: string[] }[] = []
    for (const { key, item, entity } of opened)
      try {
        await writeTexts(req, entity, item.locale, { texts: [], use: 'publish' })
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        const fields = refusedFields(req, item, error)
        refused.push({
          item: key,
          reasons: fields.map(({ field, message }) => `${field}: ${message}`),
        })
      }
    return { published: opened.length - refused.length, refused }
  },

  'translations.review': async (req, { body }) => {
    const { item, entity, account } = openItem(req, body.item)
    const document = await deskOf(req, item)
    const { mayDecide } = document.review
    if (body.action === 'send-back' ? !mayDecide : !document.isDrafted || !document.mayWrite)
      throw deny()
    const given = { entity, item, expected: body.expected, account }
    const result =
      body.action === 'hand-in'
        ? await handIn(req, given)
        : await sendBack(req, { ...given, message: body.message })
    if (result.kind !== 'done') throw refuseReview(result.kind)
    const after = await deskOf(req, item)
    // the texts are those that were seen, although others may have been saved since
    return { review: { ...after.review, expected: result.expected }, comments: after.comments }
  },

  'translations.hand-in': async (req, { body }) => {
    let handedIn = 0
    for (const { item, entity, account } of body.items.map((key) => openItem(req, key))) {
      const document = await readDesk(req, item)
      if (!document?.mayWrite) continue
      const { kind } = await handIn(req, {
        entity,
        item,
        expected: document.review.expected,
        account,
      })
      if (kind === 'done') handedIn++
    }
    return { handedIn }
  },

  'translations.comment': async (req, { body }) => {
    const { item, account } = openItem(req, body.item)
    if (!(await deskOf(req, item)).mayWrite) throw deny()
    if (body.action !== 'add') {
      const isResolved = body.action === 'resolve'
      await resolveComments(req, item, body.ids, { account, isResolved })
      return { comments: (await readDesk(req, item))?.comments ?? [] }
    }
    const { path, at, sourceSeen, text } = body
    const place =
      at === null
        ? { path, passage: '', occurrence: 0 }
        : placeOfPassage(path, sourceSeen, Math.min(at, sourceSeen.length - 1))
    const isAdded = await inTransaction(req.payload, async (transaction) => {
      const within = { payload: req.payload, ...transaction }
      if (!(await addComment(within, item, place, { author: account, text }))) return false
      await noteEvent(within, 'comment', item, account)
      return true
    })
    if (!isAdded) throw refuseReview('full')
    return { comments: (await readDesk(req, item))?.comments ?? [] }
  },

  'translations.note-seen': async (req, { body }) => {
    const { item, account } = openItem(req, body.item)
    await forgetNotices(req, item, account)
    return {}
  },
}
