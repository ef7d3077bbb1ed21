import { sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'

/**
 * Condition: visitors see the file, because a product, publication or certificate that is published
 * in any language lists it.
 *
 * @param id - Id of the file.
 */
export const isPublicFile = (id: Statement): Statement => sql`
  (exists (
    select 1 from products_rels r join search_entries e on e.collection = 'products' and e.document_id = r.parent_id
    where r.files_id = ${id} and r.path = 'documents')
  or exists (
    select 1 from publications_rels r join search_entries e on e.collection = 'publications' and e.document_id = r.parent_id
    where r.files_id = ${id} and r.path = 'documents')
  or exists (
    select 1 from certificates_rels r join certificates c on c.id = r.parent_id
    where r.files_id = ${id} and c._status = 'published' and c.deleted_at is null))`
