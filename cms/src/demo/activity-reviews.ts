import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { HandedInTranslation } from '@vitrine/demo'
import { fieldsOf, readDraft } from '#src/publishing/languages/store.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { asChangeSet } from '#src/recording/history/cause.ts'
import { handIn, sendBack } from '#src/translation/change-review.ts'
import type { ReviewChange } from '#src/translation/change-review.ts'
import { addComment } from '#src/translation/comments.ts'
import { placeOfPassage } from '#src/translation/comment-places.ts'
import { readTranslations } from '#src/translation/document-texts.ts'
import { fingerprintOfSeen, readReview } from '#src/translation/reviews.ts'
import type { Loading } from './loading.ts'
import { instantBefore } from './moments.ts'
import { readAccounts, readStaff } from './staff-ids.ts'

/** Field of a product’s summary. */
const summary = 'description'

/** Handed-in translations in languages of the site, with their documents. */
function reviewedOf(loading: Loading) {
  const { company, languages } = loading
  return (company.activity?.handedIn ?? []).flatMap((translation) => {
    const locale = languages.localeOf(translation.language)
    // in the source language there is nothing to hand in
    return locale !== defaultLocale && languages.textsFor(locale) === translation.language
      ? [{ translation, locale, id: loading.id('products', translation.product) }]
      : []
  })
}

/** Saves the translations that were handed in for review as drafts. */
export async function loadTranslatedDrafts(loading: Loading): Promise<void> {
  const accounts = await readAccounts(loading)
  const now = new Date()
  for (const { translation, locale, id } of reviewedOf(loading))
    await asChangeSet({ kind: 'person', at: instantBefore(now, translation) }, () =>
      loading.payload.update({
        collection: 'products',
        id,
        locale,
        draft: true,
        depth: 0,
        user: accounts.get(translation.by) ?? null,
        data: { [summary]: translation.summary, _status: 'draft' } as never,
      }),
    )
}

/** Fingerprint of a language of a product as it is. */
async function seenOf({ payload }: Loading, id: number, locale: Locale): Promise<string> {
  const entity = { collection: 'products', id } as const
  const review = await readReview({ payload }, { collection: 'products', id, locale })
  const draft = (await readDraft({ payload }, entity)) ?? {}
  return fingerprintOfSeen(review, { draft, fields: fieldsOf(payload, entity), locale })
}

function checkDone({ kind }: ReviewChange, { product }: HandedInTranslation): void {
  if (kind !== 'done') throw new Error(`the review of ${product} was refused: ${kind}`)
}

/**
 * Hands the translations in, and sends those back that were, at the times of the demonstration. Call
 * it after the times of the documents were set. Nobody is told by e-mail.
 */
export async function loadReviews(loading: Loading): Promise<void> {
  const { payload } = loading
  const staff = await readStaff(loading)
  const now = new Date()
  for (const { translation, locale, id } of reviewedOf(loading)) {
    const entity = { collection: 'products', id } as const
    const item = { ...entity, locale }
    const given = async (email: string) => ({
      entity,
      item,
      account: staff.get(email) ?? 0,
      expected: await seenOf(loading, id, locale),
    })
    const { by, returned } = translation
    checkDone(await handIn({ payload }, await given(by)), translation)
    const ofItem = sql`collection = 'products' and document_id = ${id}::int and locale = ${locale}`
    const at = instantBefore(now, translation).toISOString()
    await rows(
      payload,
      sql`update translations set target_changed_at = ${at}::timestamptz, target_changed_by = ${staff.get(by) ?? null}::int
        where ${ofItem} and path = ${summary}`,
    )
    await rows(
      payload,
      sql`update translation_reviews set handed_in_at = ${at}::timestamptz where ${ofItem}`,
    )
    if (!returned) continue
    const source = (await readTranslations({ payload }, entity, locale)).get(summary)?.source ?? []
    const comment = { author: staff.get(returned.by) ?? 0, text: returned.comment }
    await addComment({ payload }, item, placeOfPassage(summary, source, 0), comment)
    const { message } = returned
    checkDone(await sendBack({ payload }, { ...(await given(returned.by)), message }), translation)
    const then = instantBefore(now, returned).toISOString()
    await rows(
      payload,
      sql`update translation_reviews set returned_at = ${then}::timestamptz where ${ofItem}`,
    )
    await rows(
      payload,
      sql`update translation_comments set written_at = ${then}::timestamptz where ${ofItem}`,
    )
  }
  await rows(payload, sql`delete from translation_notices`)
}
