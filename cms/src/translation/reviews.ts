import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField, Payload, PayloadRequest } from 'payload'
import type { Role } from '#src/platform/access/roles.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { fingerprintOfShown } from '#src/platform/fingerprint.ts'
import { textsIn } from '#src/publishing/languages/compose.ts'
import type { Review, ReviewState } from './desk-shapes.ts'

type Data = Record<string, unknown>
type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** A language of a document. */
export interface ReviewedItem {
  collection: string
  /** 0: a global. */
  id: number
  locale: Locale
}

/** A text of the latest version that is not published (`t`: row of `translations`). */
export const isUnpublished = sql`t.target is distinct from t.public_target and t.target is not null`

/**
 * Texts of a language of a document, as recorded: `targets` and `sources` are fingerprints of its
 * translations and of what they are translated from; `is_finished`: nothing is missing or outdated; `is_open`: something is not published.
 */
const recordedTexts = (collection: Statement, id: Statement, locale: Statement): Statement => sql`
  select coalesce(bool_or(${isUnpublished}), false) as is_open,
    coalesce(bool_and(t.target is not null and t.basis = t.source), false) as is_finished,
    md5(coalesce(string_agg(t.path || ' ' || array_to_string(t.target, ' '), chr(10) order by t.path), '')) as targets,
    md5(coalesce(string_agg(t.path || ' ' || array_to_string(t.source, ' '), chr(10) order by t.path), '')) as sources
  from translations t where t.collection = ${collection} and t.document_id = ${id} and t.locale = ${locale}`

/**
 * Languages of documents in review, and those sent back. A language is in review while it is
 * finished, unpublished, and says what was handed in; it is sent back until it is handed in again or
 * published.
 */
export const openReviews: Statement = sql`
  select r.collection, r.document_id, r.locale, r.state, r.handed_in_at, r.handed_in_by
  from translation_reviews r cross join lateral (
    ${recordedTexts(sql`r.collection`, sql`r.document_id`, sql`r.locale`)}) recorded
  where recorded.is_open and (r.state = 'returned' or (recorded.is_finished and recorded.targets = r.targets))`

interface FoundReview {
  targets: string
  sources: string
  is_open: boolean
  is_finished: boolean
  is_same: boolean
  state: ReviewState | null
  handed_in_at: Date | string | null
  handed_in_by: number | null
  handed_in_name: string | null
  returned_at: Date | string | null
  returned_name: string | null
}

const timeOf = (time: Date | string | null): string | null => time && new Date(time).toISOString()

const noReview: Review = {
  state: null,
  isChangedSince: false,
  isFinished: false,
  handedInAt: null,
  handedInBy: null,
  returnedAt: null,
  returnedBy: null,
  targets: '',
  sources: '',
}

/** Reads the review of a language of a document. */
export async function readReview(
  req: Req,
  { collection, id, locale }: ReviewedItem,
): Promise<Review> {
  const [found] = await rows<FoundReview>(
    req.payload,
    sql`
    select recorded.*, coalesce(recorded.targets = r.targets, false) as is_same, r.state,
      r.handed_in_at, r.handed_in_by, h.name as handed_in_name, r.returned_at, b.name as returned_name
    from (${recordedTexts(sql`${collection}`, sql`${id}::int`, sql`${locale}`)}) recorded
    left join translation_reviews r on r.collection = ${collection} and r.document_id = ${id}::int and r.locale = ${locale}
    left join users h on h.id = r.handed_in_by left join users b on b.id = r.returned_by`,
    req,
  )
  if (!found) return noReview
  const isOpen = found.is_open
  const isFinished = isOpen && found.is_finished
  const isReturned = isOpen && found.state === 'returned'
  const isInReview = isFinished && found.state === 'review' && found.is_same
  const handedInBy = found.handed_in_by
  return {
    state: isReturned ? 'returned' : isInReview ? 'review' : null,
    isChangedSince: isOpen && found.state === 'review' && !isInReview,
    isFinished,
    handedInAt: timeOf(found.handed_in_at),
    handedInBy: handedInBy === null ? null : { id: handedInBy, name: found.handed_in_name ?? '' },
    returnedAt: timeOf(found.returned_at),
    returnedBy: found.returned_name,
    targets: found.targets ?? '',
    sources: found.sources ?? '',
  }
}

/**
 * Fingerprint of everything that a reviewer sees of a language: all texts of the draft in it, their
 * sources, and the state of the review. A decision is refused if it has changed meanwhile.
 */
export function fingerprintOfSeen(
  review: Pick<Review, 'sources' | 'state' | 'handedInAt' | 'returnedAt'>,
  { draft, fields, locale }: { draft: Data; fields: readonly FlattenedField[]; locale: Locale },
): string {
  const { sources, state, handedInAt, returnedAt } = review
  const texts = textsIn(fields, draft, locale)
  return fingerprintOfShown([texts, sources, state, handedInAt, returnedAt])
}

/** Ends the reviews of a document of which nothing is left to publish; called by each save. */
export async function endPublishedReviews(req: Req, collection: string, id: number): Promise<void> {
  await rows(
    req.payload,
    sql`delete from translation_reviews r where r.collection = ${collection} and r.document_id = ${id}::int
      and not exists (select from translations t where t.collection = r.collection and t.document_id = r.document_id
        and t.locale = r.locale and ${isUnpublished})`,
    req,
  )
}

/** Reviews of a document by language. */
export async function readReviewStates(
  payload: Payload,
  collection: string,
  id: number,
): Promise<Partial<Record<Locale, ReviewState>>> {
  const found = await rows<{ locale: Locale; state: ReviewState }>(
    payload,
    sql`select locale, state from (${openReviews}) r where collection = ${collection} and document_id = ${id}::int`,
  )
  return Object.fromEntries(found.map(({ locale, state }) => [locale, state]))
}

/** State of a review that waits for an account: a translator mends, the others decide. */
export const waitingStateOf = (role: Role | undefined): ReviewState =>
  role === 'translator' ? 'returned' : 'review'

/** Languages of documents whose review is in a state, each counted. */
export const reviewedDocuments = (state: ReviewState, locales: readonly Locale[]): Statement =>
  sql`select locale, collection, document_id from (${openReviews}) r
    where state = ${state} and locale = any(${sql.param([...locales])}::text[])`

/** Number of documents of a state, by language. */
export async function countReviews(
  payload: Payload,
  state: ReviewState,
  locales: readonly Locale[],
): Promise<{ locale: Locale; count: number }[]> {
  const found = await rows<{ locale: Locale; count: number }>(
    payload,
    sql`select locale, count(*)::int as count from (${reviewedDocuments(state, locales)}) r group by 1`,
  )
  return locales.flatMap((locale) => found.filter((each) => each.locale === locale))
}

/** Number of texts that wait for a reviewer, by language. */
export const countReviewedTexts = (
  payload: Payload,
): Promise<{ locale: Locale; count: number }[]> =>
  rows(
    payload,
    sql`select t.locale, count(*)::int as count from translations t join (${openReviews}) r
      on r.collection = t.collection and r.document_id = t.document_id and r.locale = t.locale
      where r.state = 'review' and ${isUnpublished} group by 1`,
  )
