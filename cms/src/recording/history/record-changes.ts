import type { PayloadRequest } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { visitorOf } from '#src/platform/http/visitor.ts'
import { isStepPending } from '#src/platform/database/background-steps.ts'
import type { SavedContent } from '#src/publishing/languages/saved-content.ts'
import {
  fieldsOf,
  idOf,
  readDraft,
  readPublished,
  slugOf,
} from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import { runningSet, setOfLot } from './cause.ts'
import type { CauseKind, RunningSet } from './cause.ts'
import { isRowValues } from './diff-values.ts'
import type { Values } from './document-values.ts'
import { stateOf, titleOf } from './document-state.ts'
import type { RecordedState } from './document-state.ts'
import { isCopied, isNamed, isPersonal, unrecordedCollections } from './personal.ts'
import { fieldOfPath, partNumberOfPath } from './place-names.ts'
import { documentChange, whatOf } from './state-changes.ts'
import type { DocumentChangeKind, StateChange } from './state-changes.ts'

type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>
/** Request that changes a document. */
type Saving = Pick<PayloadRequest, 'user' | 'headers'>

interface StoredState {
  draft: Values
  /** True: the same as the draft. */
  public: Values | true | null
  public_in: string[]
  is_trashed: boolean
}

async function readRecorded(
  req: Req,
  slug: string,
  id: number,
): Promise<RecordedState | undefined> {
  const [row] = await rows<StoredState>(
    req.payload,
    sql`select draft, public, public_in, is_trashed from recorded_values where collection = ${slug} and document_id = ${id}`,
    req,
  )
  return (
    row && {
      draft: row.draft,
      public: row.public === true ? row.draft : row.public,
      publicIn: row.public_in,
      isTrashed: row.is_trashed,
    }
  )
}

/**
 * State before the transaction of `req` of a document that the step of recorded values has not
 * reached, read outside of the transaction; undefined for a new document.
 */
async function readUnrecorded(req: Req, entity: Entity): Promise<RecordedState | undefined> {
  const { payload } = req
  if (!(await isStepPending(payload, 'values', req))) return undefined
  const row = await readPublished({ payload }, entity)
  if (row === undefined) return undefined
  return stateOf(payload, entity, { row, draft: await readDraft({ payload }, entity) })
}

/** Stored form of a state: what is public is stored only where it differs. */
const storedForm = (state: RecordedState): { draft: string; public: string | null } => {
  const draft = JSON.stringify(state.draft)
  const published = state.public && JSON.stringify(state.public)
  return { draft, public: published === draft ? 'true' : published }
}

/** Stores the state of a document, with which its next one is compared. */
export async function writeRecorded(
  req: Pick<Req, 'payload'> & Partial<Req>,
  slug: string,
  id: number,
  state: RecordedState,
): Promise<void> {
  const stored = storedForm(state)
  await rows(
    req.payload,
    sql`
    insert into recorded_values (collection, document_id, draft, public, public_in, is_trashed)
    values (${slug}, ${id}, ${stored.draft}::json, ${stored.public}::json, ${sql.param(state.publicIn)}::text[], ${state.isTrashed})
    on conflict (collection, document_id) do update set draft = excluded.draft, public = excluded.public,
      public_in = excluded.public_in, is_trashed = excluded.is_trashed`,
    req,
  )
}

const shortSession = (user: PayloadRequest['user']): string | null => {
  const id: unknown = Object(user)._sid
  return typeof id === 'string' ? id.slice(0, 4) : null
}

/** Network of an address: the history keeps no whole address. */
export function networkOf(address: string): string | null {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}:…`
  const [one, two, ...others] = address.split('.')
  return others.length === 2 ? `${one}.${two}.x.x` : null
}

/** Session of a request, as the history names it. */
export function sessionOf({ user, headers }: Partial<Saving>) {
  const { address, device } =
    headers === undefined ? { address: '', device: '' } : visitorOf(headers)
  const staff = staffOf({ user: user ?? null })
  return {
    author: staff?.id ?? null,
    author_name: staff ? String(Object(user).name ?? '') : null,
    session: shortSession(user ?? null),
    device: device === '' ? null : device,
    address: networkOf(address),
  }
}

const kindOf = ({ kind }: RunningSet, author: number | null): CauseKind =>
  kind ?? (author === null ? 'program' : 'person')

interface Recorded {
  entity: Entity
  kind: DocumentChangeKind
  title: string | null
  changes: readonly StateChange[]
}

/** What the history holds of a whole account of the staff: role, name, languages. */
const openRow = (slug: string, value: unknown): unknown =>
  slug === 'users' && isRowValues(value)
    ? { row: Object.fromEntries(Object.entries(value.row).filter(([at]) => isCopied(slug, at))) }
    : null

/** Statement that adds a document's changes to the running change set. */
function insertChanges(
  req: Req,
  set: RunningSet,
  cause: Saving | undefined,
  { entity, kind, title, changes }: Recorded,
) {
  const slug = slugOf(entity)
  const fields = fieldsOf(req.payload, entity)
  const session = sessionOf(cause ?? {})
  const id = set.lot === undefined ? set.id : setOfLot(set.lot, session.author)
  // of a demonstration: it leaves with it
  const at = sql`coalesce(${set.at?.toISOString() ?? null}::timestamptz, now())`
  const isDemonstration = set.at !== undefined
  const given = changes.map((change) => {
    const isOpen = isCopied(slug, change.path)
    return {
      ...change,
      what: whatOf(change),
      before: isOpen ? change.before : openRow(slug, change.before),
      after: isOpen ? change.after : openRow(slug, change.after),
      field: fieldOfPath(fields, change.path),
      part_number: partNumberOfPath(fields, change.path),
    }
  })
  return sql`
    with made as (
      insert into change_sets (id, kind, title, undoes, author, author_name, session, device, address, at, is_demonstration)
      values (${id}::uuid, ${kindOf(set, session.author)}, ${set.title ?? null}, ${set.undoes ?? null}::uuid,
        ${session.author}::int, ${session.author_name}, ${session.session}, ${session.device}, ${session.address}, ${at}, ${isDemonstration})
      on conflict (id) do nothing
    ), document as (
      insert into changed_documents (change_set, collection, document_id, kind, title, at, is_demonstration)
      values (${id}::uuid, ${slug}, ${idOf(entity)}, ${kind}, ${title}, ${at}, ${isDemonstration}) returning id
    )
    insert into value_changes (changed_document, change_set, collection, document_id, state, what, path, field, part_number, locale, before, after, at, is_demonstration)
    select document.id, ${id}::uuid, ${slug}, ${idOf(entity)}, given.state, given.what, given.path, given.field, given.part_number, given.locale, given.before, given.after, ${at}, ${isDemonstration}
    from document, json_to_recordset(${JSON.stringify(given)}::json)
      as given(state text, what text, path text, field text, part_number text, locale text, before json, after json)`
}

/**
 * Records the state of a document for the history, and what changed since it was last recorded, in
 * the transaction of the change (`req`). Every writer passes here: a save, a schedule, a restored
 * version. Without content the document was deleted.
 */
export async function recordChanges(
  req: Req,
  entity: Entity,
  content: SavedContent,
  cause?: Saving,
): Promise<void> {
  const [slug, id] = [slugOf(entity), idOf(entity)]
  if (unrecordedCollections.has(slug)) return
  const set = runningSet()
  const before = (await readRecorded(req, slug, id)) ?? (await readUnrecorded(req, entity))
  const after = stateOf(req.payload, entity, content)
  if (after) await writeRecorded(req, slug, id, after)
  else await forgetValues(req, slug, [id])
  if (set.kind === 'demonstration') return
  // visitors and programs write people's records; their history is that of the staff
  const isOwnRecord =
    isPersonal(slug) &&
    (staffOf({ user: cause?.user ?? null }) === undefined || (!before && slug !== 'users'))
  const change = isOwnRecord ? undefined : documentChange(before, after)
  if (!change) return
  const state = after ?? before
  const title = state && isNamed(slug) ? titleOf(req.payload, entity, state) : null
  await rows(req.payload, insertChanges(req, set, cause, { entity, title, ...change }), req)
}

/**
 * Records the state of a document that an earlier release has written, from which its next change is
 * told.
 */
export async function recordFormerState(req: Req, entity: Entity): Promise<void> {
  const row = await readPublished(req, entity)
  // a global that was never saved
  if (row === undefined || ('global' in entity && !row['updatedAt'])) return
  const state = stateOf(req.payload, entity, { row, draft: await readDraft(req, entity) })
  if (state) await writeRecorded(req, slugOf(entity), idOf(entity), state)
}

/** Removes the recorded states of documents, for example after an erasure. */
export async function forgetValues(req: Req, slug: string, ids: readonly number[]): Promise<void> {
  await rows(
    req.payload,
    sql`delete from recorded_values where collection = ${slug} and document_id = any(${sql.param([...ids])}::int[])`,
    req,
  )
}
