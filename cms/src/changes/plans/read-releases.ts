import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import type { PayloadRequest } from 'payload'
import { kindNameOf } from '#src/changes/show-document.ts'
import { titleIn } from '#src/changes/show-values.ts'
import { entityOf, visibleCollections } from '#src/changes/visible-collections.ts'
import { globalPermissions } from '#src/platform/access/permissions.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { stateOf } from '#src/publishing/languages/language-answer.ts'
import { documentState, isWrittenIn } from '#src/publishing/languages/states.ts'
import { fieldsOf, readDraft, readPublished, isDrafted } from '#src/publishing/languages/store.ts'
import { sourceFacts } from './plan-sources.ts'
import { readPlan, readPlanFile, readReleases, summaryOf } from './plan-store.ts'
import type { StoredPlan } from './plan-store.ts'
import type {
  AddedDraft,
  Release,
  ReleaseCandidates,
  ReleaseSummary,
  ShownDraft,
} from './release-shapes.ts'
import { contentOf, emptyRelease } from './release-content.ts'
import type { ReleaseContent, ReleasedDraft } from './release-content.ts'

/** Maximum drafts that are offered. */
const maxCandidates = 200

/** Release with its content; undefined for another plan. */
export async function readReleaseContent(
  { payload }: Pick<PayloadRequest, 'payload'>,
  id: number,
): Promise<{ stored: StoredPlan; content: ReleaseContent } | undefined> {
  const stored = await readPlan(payload, id)
  if (!stored || !sourceFacts[stored.source].isRelease) return undefined
  const bytes = await readPlanFile(payload, id)
  return { stored, content: bytes ? contentOf(bytes) : emptyRelease }
}

const summaryWith = (stored: StoredPlan, { drafts, imports }: ReleaseContent): ReleaseSummary => ({
  ...summaryOf(stored),
  drafts: drafts.length,
  imports: imports.length,
})

/** Files of plans, by their id; those that are not kept anymore are absent. */
async function readFiles(
  { payload }: Pick<PayloadRequest, 'payload'>,
  ids: readonly number[],
): Promise<Map<number, Uint8Array<ArrayBuffer>>> {
  const found = await rows<{ id: number; file: Buffer }>(
    payload,
    sql`select id, file from imports where id = any(${sql.param([...ids])}::int[]) and file is not null`,
  )
  return new Map(found.map(({ id, file }) => [id, new Uint8Array(file)]))
}

export async function listReleases(req: PayloadRequest): Promise<ReleaseSummary[]> {
  const releases = await readReleases(req.payload)
  const files = await readFiles(
    req,
    releases.map(({ id }) => id),
  )
  return releases.map((stored) => {
    const bytes = files.get(stored.id)
    return summaryWith(stored, bytes ? contentOf(bytes) : emptyRelease)
  })
}

const keyOf = ({ collection, id }: Pick<ReleasedDraft, 'collection' | 'id'>): string =>
  `${collection} ${id}`

/** Drafts with their titles in the panel's language. */
async function shownDrafts(
  req: PayloadRequest,
  drafts: readonly ReleasedDraft[],
): Promise<ShownDraft[]> {
  const given = JSON.stringify(drafts.map(({ collection, id }) => ({ collection, id })))
  const found = await rows<{ collection: string; id: number; title: string }>(
    req.payload,
    sql`
    select e.collection, e.document_id as id, ${titleIn(req.i18n.language)} as title
    from json_to_recordset(${given}::json) as given(collection text, id int)
    join staff_entries e on e.collection = given.collection and e.document_id = given.id`,
  )
  const titles = new Map(found.map((each) => [keyOf(each), each.title]))
  return drafts.map((draft): ShownDraft => {
    const { collection, id } = draft
    const entity = entityOf(collection, id)
    const kindName = kindNameOf(req, entity)
    const title = titles.get(keyOf(draft))
    if ('global' in entity)
      return { ...draft, title: kindName, kindName, href: `${panelBase}/globals/${collection}` }
    return {
      ...draft,
      title: title ?? String(id),
      kindName,
      href: title === undefined ? null : `${panelBase}/collections/${collection}/${id}`,
    }
  })
}

export async function readRelease(req: PayloadRequest, id: number): Promise<Release | undefined> {
  const read = await readReleaseContent(req, id)
  if (!read) return undefined
  const { stored, content } = read
  const imports = []
  for (const each of content.imports) {
    const found = await readPlan(req.payload, each)
    if (found) imports.push(summaryOf(found))
  }
  return {
    release: summaryWith(stored, content),
    drafts: await shownDrafts(req, content.drafts),
    imports,
  }
}

/** Globals with drafts, whose latest version differs from what visitors read. */
async function draftedGlobals(
  req: PayloadRequest,
  visible: readonly string[],
): Promise<ReleasedDraft[]> {
  const drafted: ReleasedDraft[] = []
  for (const slug of Object.keys(globalPermissions)) {
    const entity = entityOf(slug, 0)
    if (!visible.includes(slug) || !isDrafted(req.payload, entity)) continue
    const fields = fieldsOf(req.payload, entity)
    const draft = await readDraft(req, entity)
    const { languages, isSharedChanged } = documentState(
      fields,
      await readPublished(req, entity),
      draft,
    )
    const locales = languages
      .filter(({ isChanged, isPublic }) => isChanged || (isSharedChanged && isPublic))
      .map(({ locale }) => locale)
      .filter((locale) => draft !== undefined && isWrittenIn(fields, draft, locale))
    if (locales.length > 0) drafted.push({ collection: slug, id: 0, locales })
  }
  return drafted
}

type SiteState = ReturnType<typeof stateOf>

interface Candidate {
  collection: string
  id: number
  states: Partial<Record<Locale, SiteState>>
  total: number
}

/** Languages with unpublished texts; if only what all languages share differs, the public ones. */
function releasableIn(states: Candidate['states']): Locale[] {
  const within = (wanted: readonly SiteState[]): Locale[] =>
    localeCodes.filter((locale) => wanted.includes(states[locale] ?? 'absent'))
  return (
    [within(['draft', 'changed']), within(['public']), [...localeCodes]].find(
      (list) => list.length > 0,
    ) ?? []
  )
}

/** Drafts with the languages in which they differ from the site; those that do not are left out. */
export async function withLocales(
  req: PayloadRequest,
  given: readonly AddedDraft[],
): Promise<ReleasedDraft[]> {
  const open = given.filter(({ locales }) => locales === undefined)
  const found = await rows<Omit<Candidate, 'total'>>(
    req.payload,
    sql`
    select e.collection, e.document_id as id, e.states
    from json_to_recordset(${JSON.stringify(open)}::json) as given(collection text, id int)
    join staff_entries e on e.collection = given.collection and e.document_id = given.id
    where e.site in ('draft', 'changed')`,
  )
  const known = new Map(found.map((each) => [keyOf(each), releasableIn(each.states)]))
  const isGlobal = open.some(({ id }) => id === 0)
  for (const each of isGlobal ? await draftedGlobals(req, visibleCollections(req)) : [])
    known.set(keyOf(each), each.locales)
  return given.flatMap(({ collection, id, locales = known.get(keyOf({ collection, id })) }) =>
    locales === undefined ? [] : [{ collection, id, locales }],
  )
}

/** Drafts that a release can take: those that differ from what visitors read, the newest first. */
export async function readCandidates(req: PayloadRequest): Promise<ReleaseCandidates> {
  const visible = visibleCollections(req)
  const found = await rows<Candidate>(
    req.payload,
    sql`
    select e.collection, e.document_id as id, e.states,
      (select coalesce(sum(documents), 0)::int from staff_groups where collection = any(${sql.param(visible)}::text[]) and site in ('draft', 'changed')) as total
    from staff_entries e
    where e.collection = any(${sql.param(visible)}::text[]) and e.site in ('draft', 'changed')
    order by e.changed_at desc nulls last, e.document_id desc limit ${maxCandidates}`,
  )
  const documents = found.map(({ collection, id, states }) => ({
    collection,
    id,
    locales: releasableIn(states),
  }))
  return {
    drafts: await shownDrafts(req, [...(await draftedGlobals(req, visible)), ...documents]),
    more: Math.max(0, (found[0]?.total ?? 0) - found.length),
  }
}
