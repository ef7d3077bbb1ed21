import { locales as languages } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { publishingTexts } from '#texts/publishing.js'

const labels = labelsOf(publishingTexts)

const missing = labels.missing

/** Transaction of a change, and the panel language for its error messages. */
export type Cause = Pick<PayloadRequest, 'transactionID'> & Partial<Pick<PayloadRequest, 'i18n'>>

/**
 * Rejects the publication of a document whose images lack an alternative text in one of its
 * locales.
 */
export async function requireAlternatives(
  payload: Payload,
  {
    collection,
    document,
    locales,
  }: { collection: string; document: PublishedDocument; locales: readonly Locale[] },
  cause: Cause,
): Promise<void> {
  const poster = Object(document['video'])['poster']
  const pictures = [
    document['main_image'],
    ...(Array.isArray(document['pictures']) ? document['pictures'] : []),
    poster,
  ].filter((id) => typeof id === 'number')
  if (pictures.length === 0 || locales.length === 0) return
  const found = await rows<{ id: number; filename: string; locale: Locale }>(
    payload,
    sql`
    select m.id, m.filename, asked.locale from media m cross join unnest(${sql.param([...locales])}::text[]) as asked(locale)
    left join media_locales said on said._parent_id = m.id and said._locale::text = asked.locale
    where m.id = any(${sql.param(pictures)}::int[]) and coalesce(said.alt, '') = ''`,
    cause,
  )
  const [first] = found
  if (!first) return
  const path =
    first.id === poster
      ? 'video.poster'
      : Array.isArray(document['pictures'])
        ? 'pictures'
        : 'main_image'
  throw new ValidationError({
    collection,
    errors: [
      {
        path,
        message: textOf(
          missing({ file: first.filename, language: languages[first.locale].title }),
          cause.i18n?.language,
        ),
      },
    ],
  })
}
