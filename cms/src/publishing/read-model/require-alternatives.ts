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

/** Picture of a document, with the path of its field. */
interface Placed {
  id: number
  path: string
}

const rowsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Pictures of a document, those of its blocks included. */
function picturesIn(document: unknown, prefix = ''): Placed[] {
  const { main_image, pictures, video, blocks, items } = Object(document)
  const found: [id: unknown, path: string][] = [
    [main_image, 'main_image'],
    ...rowsIn(pictures).map((id): [unknown, string] => [id, 'pictures']),
    [Object(video)['poster'], 'video.poster'],
  ]
  const within = (name: string, rows: unknown): Placed[] =>
    rowsIn(rows).flatMap((row, at) => picturesIn(row, `${prefix}${name}.${at}.`))
  return [
    ...found.flatMap(([id, path]) => (typeof id === 'number' ? [{ id, path: prefix + path }] : [])),
    ...within('blocks', blocks),
    ...within('items', items),
  ]
}

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
  const placed = picturesIn(document)
  const pictures = placed.map(({ id }) => id)
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
  const path = placed.find(({ id }) => id === first.id)?.path ?? 'main_image'
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
