import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField, PayloadRequest } from 'payload'
import { publicContent } from '#src/publishing/languages/states.ts'
import { readPublished } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { taggedPassages } from '#src/translation/document-texts.ts'
import type { DeskItem, DeskReview, ShownComment, TextPair } from '#src/translation/desk-shapes.ts'
import { fingerprintOf } from '#src/translation/passages.ts'
import { readComments } from '#src/translation/comments.ts'
import { shownPlace } from '#src/translation/comment-places.ts'
import { isChangedText, passageChanges } from '#src/translation/passage-changes.ts'
import type { ComparedText } from '#src/translation/passage-changes.ts'
import { fingerprintOfSeen, readReview } from '#src/translation/reviews.ts'
import { placesOf } from '#src/translation/text-places.ts'
import type { TextPlace } from '#src/translation/text-places.ts'

interface Given {
  item: DeskItem
  entity: Entity
  draft: Record<string, unknown>
  fields: readonly FlattenedField[]
  texts: readonly TextPair[]
  isDrafted: boolean
  mayWrite: boolean
  mayPublish: boolean
}

/** Comments with their places in the texts as they are now. */
export async function readShownComments(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  item: DeskItem,
  texts: readonly TextPair[],
): Promise<ShownComment[]> {
  const commented = texts.map(({ path, sourceSeen, basisSeen, targetSeen }) => ({
    path,
    source: sourceSeen,
    basis: basisSeen,
    targets: targetSeen.length,
  }))
  return (await readComments(req, item)).map((comment) => ({
    ...comment,
    shown: shownPlace(comment, commented),
  }))
}

const comparedText = (place: TextPlace | undefined, locale: Locale): ComparedText => ({
  texts: place ? taggedPassages(place, locale) : [],
  fingerprints: (place?.passages[locale] ?? []).map(fingerprintOf),
})

/** Reads the review of a document on the desk, with its differences from what is published. */
export async function readDeskReview(
  req: Pick<PayloadRequest, 'payload'>,
  { item, entity, draft, fields, texts, isDrafted, mayWrite, mayPublish }: Given,
): Promise<DeskReview> {
  const { locale } = item
  const { targets: _targets, sources, ...review } = await readReview(req, item)
  const published = isDrafted ? publicContent(await readPublished(req, entity)) : draft
  const [drafts, publicPlaces] = [draft, published].map(
    (content) => new Map(placesOf(fields, content).map((place) => [place.path, place])),
  )
  const changes = Object.fromEntries(
    texts.flatMap(({ path }) => {
      const change = passageChanges(
        comparedText(publicPlaces?.get(path), locale),
        comparedText(drafts?.get(path), locale),
      )
      return isChangedText(change) ? [[path, change]] : []
    }),
  )
  return {
    ...review,
    expected: fingerprintOfSeen({ ...review, sources }, { draft, fields, locale }),
    mayHandIn: isDrafted && mayWrite && !mayPublish,
    mayDecide: isDrafted && mayPublish,
    changes,
  }
}
