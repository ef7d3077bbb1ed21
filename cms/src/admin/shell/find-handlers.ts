import { panelBase } from '@vitrine/contract/panel'
import { isStorable } from '@vitrine/contract/storable-text'
import type { PayloadRequest } from 'payload'
import type { FindResult, findCalls } from '#src/panel-calls/find.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import { isIndexed } from '#src/staff-index/document-keys.ts'
import { describeDocuments, findDocuments } from '#src/staff-index/find-documents.ts'
import type { FoundDocument } from '#src/staff-index/find-documents.ts'
import { findPeople } from '#src/staff-index/find-people.ts'
import { readLastChanged } from '#src/staff-index/last-changed.ts'
import { maxFindQuery } from './find-answer.ts'
import { findPlaces, singularOf } from './find-places.ts'
import { detailOf, documentsIn, readChoices } from './read-choices.ts'

/** Maximum results of each kind. */
const limits = { documents: 12, people: 6, recent: 12 } as const

const documentPath = (collection: string, id: number): string =>
  `${panelBase}/collections/${collection}/${id}`

const resultOf = (req: PayloadRequest, document: FoundDocument, query: string): FindResult => ({
  kind: 'document',
  group: singularOf(req, document.collection),
  name: document.title ?? document.label,
  detail: detailOf(document, query),
  path: documentPath(document.collection, document.id),
})

/** Documents of one name and detail are told apart by their number. */
function told(results: readonly FindResult[]): FindResult[] {
  const named = ({ group, name, detail }: FindResult): string =>
    JSON.stringify([group, name, detail])
  const counts = Map.groupBy(results, named)
  return results.map((result) =>
    (counts.get(named(result))?.length ?? 0) > 1
      ? {
          ...result,
          detail: [result.detail, `#${result.path.slice(result.path.lastIndexOf('/') + 1)}`]
            .filter(Boolean)
            .join(' · '),
        }
      : result,
  )
}

/** Documents that the account opened or changed last. */
async function readRecent(req: PayloadRequest, opened: string): Promise<FindResult[]> {
  const { payload, user } = req
  const account = staffOf(req)?.id ?? 0
  const given = [
    ...documentsIn(opened),
    ...(await readLastChanged(payload, account, limits.recent)),
  ]
  const once = new Map(given.map((each) => [`${each.collection} ${each.id}`, each]))
  const documents = await describeDocuments(payload, [...once.values()].slice(0, limits.recent), {
    user,
    locale: localeOfPanel(req.i18n.language),
    language: req.i18n.language,
  })
  return told(documents.map((document) => resultOf(req, document, '')))
}

export const findHandlers: PanelHandlers<typeof findCalls> = {
  find: async (req, { query: { q, in: list, opened, locale } }) => {
    const { payload, user } = req
    const given = q.trim()
    const text = isStorable(given) ? given.slice(0, maxFindQuery) : ''
    const among = list?.split(',').filter(isIndexed)
    if (given === '' && among === undefined)
      return { results: await readRecent(req, opened), isNear: false }
    const [{ documents, isNear }, people] = await Promise.all([
      findDocuments(payload, {
        text,
        user,
        locale: locale ?? localeOfPanel(req.i18n.language),
        language: req.i18n.language,
        limit: limits.documents,
        ...(among === undefined ? {} : { collections: among }),
      }),
      among === undefined ? findPeople(payload, { text, user, limit: limits.people }) : [],
    ])
    const found = told(documents.map((document) => resultOf(req, document, text)))
    if (among !== undefined) return { results: found, isNear }
    const places = findPlaces(req, text)
    const exact: FindResult[] = [
      ...(isNear ? [] : found),
      ...people
        .filter(({ collection }) => isOfSite(collection))
        .map(({ collection, id, name, detail }): FindResult => ({
          kind: 'person',
          group: singularOf(req, collection),
          name,
          detail,
          path: documentPath(collection, id),
        })),
      ...places.exact,
    ]
    if (exact.length > 0) return { results: exact, isNear: false }
    const near = [...found, ...places.near()]
    return { results: near, isNear: near.length > 0 }
  },

  'find.choices': (req, { query }) => readChoices(req, query),
}
