import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/** True for an undo (`u`) that is in effect: nobody took it back. */
const isInEffect = (u: Statement): Statement =>
  sql`not exists (select from change_sets again where again.undoes = ${u})`

/**
 * Undo that took back a change set: the whole of it, or the last of its documents. Null if documents
 * are left that were not taken back one by one.
 */
export const undoneBy = (set: Statement): Statement => sql`(
  select u.id from change_sets u where u.undoes = ${set} and ${isInEffect(sql`u.id`)} and (
    (select count(distinct (collection, document_id)) from changed_documents where change_set = u.id) > 1
    or not exists (
      select from changed_documents d where d.change_set = ${set} and not exists (
        select from changed_documents e join change_sets t on t.id = e.change_set
        where t.undoes = ${set} and ${isInEffect(sql`t.id`)}
          and e.collection = d.collection and e.document_id = d.document_id
      )
    )
  ) order by u.at desc limit 1)`

/** First undo of a change set, or of some of its documents. */
export const firstUndoOf = (set: Statement): Statement =>
  sql`(select u.id from change_sets u where u.undoes = ${set} order by u.at limit 1)`
