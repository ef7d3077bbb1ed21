import { documentPath } from '@vitrine/configuration/document-paths'
import type { DocumentScreen } from '@vitrine/configuration/document-paths'
import type { Locale } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import type { NewsRecord, PublicationRecord } from '@vitrine/contract/shapes/feed'
import type { Alternates } from '@vitrine/contract/shapes/types'
import type { FeedRecord, Written } from './feed-record.ts'
import { atOrigin, recordedDocument, recordedPicture } from './recorded-files.ts'
import type { Digests } from './recorded-files.ts'

type Publications = ReadonlyMap<Locale, Answer<'publication-read'>>
type Posts = ReadonlyMap<Locale, Answer<'post-read'>>

/** Texts of a document by language; without those in which it has no page. */
function byLanguage<Document extends { alternates: Alternates }>(
  documents: ReadonlyMap<Locale, Document>,
  screen: DocumentScreen,
  textsOf: (document: Document, url: string) => object,
): FeedRecord['languages'] {
  return Object.fromEntries(
    [...documents].flatMap(([locale, document]) => {
      const params = document.alternates[locale]
      return params
        ? [[locale, textsOf(document, atOrigin(documentPath(screen, locale, params)))]]
        : []
    }),
  )
}

/** Record of a publication, from what the API answers of it in each language. */
export function publicationRecords(publications: Publications, digests: Digests): FeedRecord[] {
  const [first] = publications.values()
  if (!first) return []
  const shared: Omit<PublicationRecord, keyof Written> = {
    id: first.id,
    products: first.products.map(({ id }) => id),
  }
  const languages = byLanguage(
    publications,
    'publication',
    (one, url): NonNullable<PublicationRecord['languages'][Locale]> => ({
      title: one.title,
      slug: one.slug,
      url,
      description: one.description,
      section: one.section,
      text: one.text,
      documents: one.documents.map((file) => recordedDocument(file, digests)),
      video: one.video,
    }),
  )
  return [{ key: String(first.id), shared, languages }]
}

/** Record of a news post, from what the API answers of it in each language. */
export function newsRecords(posts: Posts, digests: Digests): FeedRecord[] {
  const [first] = posts.values()
  if (!first) return []
  const shared: Omit<NewsRecord, keyof Written> = {
    id: first.id,
    published_at: first.published_at,
    products: first.products.map(({ id }) => id),
    picture: first.main_image ? recordedPicture(first.main_image, digests) : null,
  }
  const languages = byLanguage(
    posts,
    'post',
    (one, url): NonNullable<NewsRecord['languages'][Locale]> => ({
      title: one.title,
      slug: one.slug,
      url,
      description: one.description,
      category: one.category,
      text: one.text,
      video: one.video,
    }),
  )
  return [{ key: String(first.id), shared, languages }]
}
