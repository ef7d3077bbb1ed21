import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Comment, CommentPlace } from './desk-shapes.ts'
import { maxComments } from './review-limits.ts'
import type { ReviewedItem } from './reviews.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

interface StoredComment extends CommentPlace {
  id: number
  body: string
  written_at: Date | string
  author: string | null
  resolved_at: Date | string | null
}

/** Comments of a language of a document, the oldest first. */
export async function readComments(
  req: Req,
  { collection, id, locale }: ReviewedItem,
): Promise<Comment[]> {
  const found = await rows<StoredComment>(
    req.payload,
    sql`select c.id, path, passage, occurrence, body, written_at, u.name as author, resolved_at
      from translation_comments c left join users u on u.id = c.written_by
      where collection = ${collection} and document_id = ${id}::int and locale = ${locale} order by c.id`,
    req,
  )
  return found.map(({ body, written_at, resolved_at, ...each }) => ({
    ...each,
    text: body,
    at: new Date(written_at).toISOString(),
    isResolved: resolved_at !== null,
  }))
}

/** Adds a comment; false if the language has the maximum number of comments. */
export async function addComment(
  req: Req,
  { collection, id, locale }: ReviewedItem,
  { path, passage, occurrence }: CommentPlace,
  { author, text }: { author: number; text: string },
): Promise<boolean> {
  const added = await rows(
    req.payload,
    sql`insert into translation_comments (collection, document_id, locale, path, passage, occurrence, body, written_by)
      select ${collection}, ${id}::int, ${locale}, ${path}, ${passage}, ${occurrence}::int, ${text}, ${author}::int
      where (select count(*) from translation_comments where collection = ${collection} and document_id = ${id}::int
        and locale = ${locale}) < ${maxComments}::int returning id`,
    req,
  )
  return added.length > 0
}

/** Marks comments of a language of a document as resolved, or as open again. */
export async function resolveComments(
  req: Req,
  { collection, id, locale }: ReviewedItem,
  ids: readonly number[],
  { account, isResolved }: { account: number; isResolved: boolean },
): Promise<void> {
  await rows(
    req.payload,
    sql`update translation_comments set resolved_at = ${isResolved ? sql`now()` : sql`null`}, resolved_by = ${isResolved ? account : null}::int
      where collection = ${collection} and document_id = ${id}::int and locale = ${locale}
        and id = any(${sql.param([...ids])}::int[]) and (resolved_at is null) = ${isResolved}`,
    req,
  )
}
