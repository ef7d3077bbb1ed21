import { isDeepStrictEqual } from 'node:util'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField, PayloadRequest } from 'payload'
import { ownLanguageOf } from '#src/content/media/document-kind.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { SavedContent } from '#src/publishing/languages/saved-content.ts'
import { publicContent } from '#src/publishing/languages/states.ts'
import { followTranslations } from './follow.ts'
import type { KnownBasis, Recorded, Translation } from './follow.ts'
import { readSourceLocale } from './language-rules.ts'
import { fingerprintOf, sameFingerprints } from './passages.ts'
import { placesOf } from './text-places.ts'
import type { TextPlace } from './text-places.ts'

type Data = Record<string, unknown>
type Req = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** Document or global whose texts are recorded. */
export interface Recordable {
  /** Slug of the collection or global. */
  collection: string
  /** 0: a global. */
  id: number
  fields: readonly FlattenedField[]
  /** True if documents have drafts; otherwise a save is public at once. */
  isDrafted: boolean
}

/** Sources that somebody translated from (`followTranslations`). */
export type TranslatedSources = NonNullable<Parameters<typeof followTranslations>[1]['translated']>

export interface Cause {
  /** Account that saved the document. */
  author?: number | undefined
  /** True if the changes of the source do not change its meaning. */
  isInsignificant?: boolean
  translated?: TranslatedSources | undefined
}

interface StoredTranslation extends Translation {
  id: number
}

/** A translation with the times at which its source and its target were changed, if they were. */
type DatedTranslation = Translation & { source_changed?: string; target_changed?: string }

const columns = sql`path, locale, source_locale as "sourceLocale", source, basis, target,
  public_source as "publicSource", public_basis as "publicBasis", public_target as "publicTarget"`

/** Recorded translations and bases of documents, by id. */
export async function readRecorded(
  req: Req,
  collection: string,
  ids: readonly number[],
): Promise<Map<number, Recorded>> {
  const among = sql`where collection = ${collection} and document_id = any(${sql.param([...ids])}::int[])`
  const translations = await rows<StoredTranslation>(
    req.payload,
    sql`select document_id as id, ${columns} from translations ${among}`,
    req,
  )
  const bases = await rows<KnownBasis & { id: number }>(
    req.payload,
    sql`select document_id as id, path, locale, target, basis from translation_bases ${among} order by known_at`,
    req,
  )
  const [byTranslation, byBasis] = [
    Map.groupBy(translations, ({ id }) => id),
    Map.groupBy(bases, ({ id }) => id),
  ]
  return new Map(
    ids.map((id) => [
      id,
      {
        translations: (byTranslation.get(id) ?? []).map(({ id: _id, ...each }) => each),
        bases: (byBasis.get(id) ?? []).map(({ id: _id, ...each }) => each),
      },
    ]),
  )
}

/** Texts of one content of a document. */
interface Contents {
  places: TextPlace[]
  own: Locale | undefined
  /** Time at which it was saved. */
  at: string
}

/** Changes to write for a document. */
export interface Change {
  id: number
  changed: DatedTranslation[]
  removed: { path: string; locale: Locale }[]
  bases: KnownBasis[]
}

const keyOf = ({ path, locale }: { path: string; locale: Locale }): string => `${locale} ${path}`

/** Times of the changes between two states of a document, added to those of earlier ones. */
function noteTimes(
  times: Map<string, { source_changed?: string; target_changed?: string }>,
  before: readonly Translation[],
  after: readonly Translation[],
  at: string,
): void {
  const known = new Map(before.map((each) => [keyOf(each), each]))
  for (const each of after) {
    const former = known.get(keyOf(each))
    times.set(keyOf(each), {
      ...times.get(keyOf(each)),
      ...(isDeepStrictEqual(former?.source, each.source) ? {} : { source_changed: at }),
      ...(isDeepStrictEqual(former?.target ?? null, each.target) ? {} : { target_changed: at }),
    })
  }
}

/**
 * Rows to write for a document. Its contents are followed in order: those of earlier versions first,
 * the saved one last.
 */
function changeOf(
  {
    id,
    isLive,
    contents,
    published,
  }: { id: number; isLive: boolean; contents: Contents[]; published: TextPlace[] },
  before: Recorded,
  { isInsignificant = false, translated, sourceLocale }: Cause & { sourceLocale: Locale },
): Change {
  const times = new Map<string, { source_changed?: string; target_changed?: string }>()
  const added: KnownBasis[] = []
  let state = before
  for (const { places, at, own } of contents) {
    const { translations, bases } = followTranslations(state, {
      draft: places,
      published,
      locales: localeCodes,
      source: own ?? sourceLocale,
      own,
      isInsignificant,
      translated,
    })
    noteTimes(times, state.translations, translations, at)
    added.push(...bases)
    state = { translations, bases: [...state.bases, ...bases] }
  }
  const after = isLive ? state.translations : []
  const known = new Map(before.translations.map((each) => [keyOf(each), each]))
  const present = new Set(after.map(keyOf))
  return {
    id,
    bases: added,
    removed: before.translations.filter((each) => !present.has(keyOf(each))),
    changed: after.flatMap((each) =>
      isDeepStrictEqual(known.get(keyOf(each)), each)
        ? []
        : [{ ...each, ...times.get(keyOf(each)) }],
    ),
  }
}

/** Passages of texts by their fingerprint. */
const passagesOf = (places: readonly TextPlace[]): [string, string][] =>
  places.flatMap(({ passages }) =>
    Object.values(passages).flatMap((texts) =>
      texts.map((text): [string, string] => [fingerprintOf(text), text]),
    ),
  )

/** Keeps the texts of passages by their fingerprints. */
export async function writePassages(
  req: Req,
  passages: ReadonlyMap<string, string>,
): Promise<void> {
  if (passages.size === 0) return
  // in one order, so that two saves at once do not wait for each other
  const sorted = [...passages].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await rows(
    req.payload,
    sql`
    insert into passages (fingerprint, text)
    select fingerprint, text from unnest(${sql.param(sorted.map(([each]) => each))}::text[], ${sql.param(sorted.map(([, each]) => each))}::text[]) as given(fingerprint, text)
    on conflict do nothing`,
    req,
  )
}

export async function writeChanges(
  req: Req,
  collection: string,
  changes: readonly Change[],
  author: number | undefined,
): Promise<void> {
  const removed = changes.flatMap(({ id, removed: places }) =>
    places.map(({ path, locale }) => ({ id, path, locale })),
  )
  const bases = changes.flatMap(({ id, bases: known }) => known.map((each) => ({ ...each, id })))
  const changed = changes.flatMap(({ id, changed: each }) => each.map((one) => ({ ...one, id })))
  if (removed.length > 0)
    await rows(
      req.payload,
      sql`delete from translations t using jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as given(id int, path text, locale text)
        where t.collection = ${collection} and t.document_id = given.id and t.path = given.path and t.locale = given.locale`,
      req,
    )
  if (bases.length > 0)
    await rows(
      req.payload,
      sql`insert into translation_bases (collection, document_id, path, locale, target, basis, known_by)
        select ${collection}, id, path, locale, target, basis, ${author ?? null}::int
        from jsonb_to_recordset(${JSON.stringify(bases)}::jsonb) as given(id int, path text, locale text, target text, basis text[])
        on conflict do nothing`,
      req,
    )
  if (changed.length > 0)
    await rows(
      req.payload,
      sql`
      insert into translations as t (collection, document_id, path, locale, source_locale, source, basis, target, public_source, public_basis, public_target,
        source_changed_at, source_changed_by, target_changed_at, target_changed_by)
      select ${collection}, id, path, locale, "sourceLocale", source, basis, target, "publicSource", "publicBasis", "publicTarget",
        coalesce(source_changed, now()), ${author ?? null}::int, target_changed, case when target_changed is not null then ${author ?? null}::int end
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given(id int, path text, locale text, "sourceLocale" text, source text[], basis text[], target text[],
        "publicSource" text[], "publicBasis" text[], "publicTarget" text[], source_changed timestamptz, target_changed timestamptz)
      on conflict (collection, document_id, locale, path) do update set source_locale = excluded.source_locale, source = excluded.source,
        basis = excluded.basis, target = excluded.target,
        public_source = excluded.public_source, public_basis = excluded.public_basis, public_target = excluded.public_target,
        source_changed_at = case when t.source = excluded.source then t.source_changed_at else excluded.source_changed_at end,
        source_changed_by = case when t.source = excluded.source then t.source_changed_by else excluded.source_changed_by end,
        target_changed_at = coalesce(excluded.target_changed_at, t.target_changed_at),
        target_changed_by = case when excluded.target_changed_at is null then t.target_changed_by else excluded.target_changed_by end`,
      req,
    )
}

/** Time of a content's last save. */
const timeOf = (content: Data): string => {
  const time = content['updatedAt']
  return typeof time === 'string' ? time : new Date().toISOString()
}

const followsPublic = ({ publicBasis, publicSource }: Translation): boolean =>
  publicBasis === null || sameFingerprints(publicBasis, publicSource)

/**
 * Records the texts of a saved document, in the transaction of the save: what each was translated
 * from, and what it says now. Called for each writer of content; nothing is marked by hand.
 *
 * @param document - Its content, and that of earlier versions, the oldest first.
 *
 * @returns True if a published text became outdated, or is no longer.
 */
export async function recordTranslations(
  req: Req,
  { collection, id, fields, isDrafted }: Recordable,
  { row, draft, former = [] }: SavedContent & { former?: readonly Data[] },
  cause: Cause = {},
): Promise<boolean> {
  const before = (await readRecorded(req, collection, [id])).get(id)
  if (!before) return false
  const sourceLocale = await readSourceLocale(req, collection)
  const isLive = draft !== undefined && !draft['deletedAt'] && !row?.['deletedAt']
  const contents = (isLive ? [...former, draft] : []).map((content) => ({
    places: placesOf(fields, content),
    own: ownLanguageOf(fields, content),
    at: timeOf(content),
  }))
  const published = isLive ? placesOf(fields, isDrafted ? publicContent(row) : (row ?? {})) : []
  const change = changeOf({ id, isLive, contents, published }, before, { ...cause, sourceLocale })
  const { changed, removed, bases } = change
  if (changed.length + removed.length + bases.length === 0) return false
  const places = [...contents.flatMap((each) => each.places), ...published]
  await writePassages(req, new Map(passagesOf(places)))
  await writeChanges(req, collection, [change], cause.author)
  const followed = new Map(before.translations.map((each) => [keyOf(each), followsPublic(each)]))
  return changed.some((each) => followsPublic(each) !== (followed.get(keyOf(each)) ?? true))
}
