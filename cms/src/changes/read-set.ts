import type { PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { readGridColumns } from './field-names.ts'
import type { SetDetails } from './history-shapes.ts'
import { readFigures, setColumns, summaryOf } from './read-history.ts'
import type { StoredSet } from './read-history.ts'
import { readKeepMonths } from './retention.ts'
import { expanded, relationsOf, showDocument } from './show-document.ts'
import type { PresentDocument, SetReader } from './show-document.ts'
import { readTitles, titleIn } from './show-values.ts'
import { readStoredChanges } from './stored-changes.ts'
import type { StoredDocument } from './stored-changes.ts'
import { visibleCollections } from './visible-collections.ts'

/** Documents of a set that are sent with their differences. */
const maxDocuments = 40

const setId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isSetId = (text: string): boolean => setId.test(text)

/** A change set; undefined if there is none. */
export async function readStoredSet(
  { payload }: Pick<PayloadRequest, 'payload'>,
  id: string,
): Promise<StoredSet | undefined> {
  if (!isSetId(id)) return undefined
  const [set] = await rows<StoredSet>(
    payload,
    sql`select ${setColumns} from change_sets s where s.id = ${id}::uuid`,
  )
  return set
}

/** Documents as the staff's index knows them now, by collection and id. */
async function readPresent(
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  documents: readonly StoredDocument[],
): Promise<Map<string, PresentDocument>> {
  const named = documents.map(({ collection, id }) => ({ collection, id }))
  const found = await rows<PresentDocument & { collection: string; id: number }>(
    payload,
    sql`
    select e.collection, e.document_id as id, nullif(e.family, '') as code,
      coalesce(${titleIn(i18n.language)}, '') as title,
      case when e.collection = 'products' then e.parent end as subcategory
    from json_to_recordset(${JSON.stringify(named)}::json) as given(collection text, id int)
    join staff_entries e on e.collection = given.collection and e.document_id = given.id`,
  )
  return new Map(found.map(({ collection, id, ...each }) => [`${collection} ${id}`, each]))
}

const addMonths = (iso: string, months: number): string => {
  const date = new Date(iso)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** Reader of names and values for the documents of a set. */
export async function readerOf(
  req: PayloadRequest,
  documents: readonly StoredDocument[],
): Promise<SetReader> {
  const columns = await readGridColumns(req)
  const relations = documents.flatMap((each) =>
    relationsOf(req, { ...each, changes: expanded(req, each) }, columns),
  )
  const [titles, present] = await Promise.all([
    readTitles(req, relations),
    readPresent(req, documents),
  ])
  return { req, columns, titles, present, language: req.i18n.language }
}

/** A change set with its differences in the documents that an account may read. */
export async function readSet(req: PayloadRequest, id: string): Promise<SetDetails | undefined> {
  const set = await readStoredSet(req, id)
  if (!set) return undefined
  const figures = (await readFigures(req, [id])).get(id)
  if (!figures) return undefined
  const collections = visibleCollections(req)
  const documents = await readStoredChanges(
    req,
    id,
    sql`d.collection = any(${sql.param(collections)}::text[])`,
  )
  const shown = documents.slice(0, maxDocuments)
  const reader = await readerOf(req, shown)
  return {
    ...summaryOf(req, set, figures, reader.columns),
    session: set.session,
    device: set.device,
    address: set.address,
    keptUntil: addMonths(set.at, await readKeepMonths(req.payload)),
    changedDocuments: shown.map((each) => showDocument(each, reader)),
    moreDocuments: documents.length - shown.length,
  }
}
