import { panelBase } from '@vitrine/contract/panel'
import { isStorable } from '@vitrine/contract/storable-text'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import type { FindResult, findCalls } from '#src/panel-calls/find.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { mayVisit, navigation, pathOf, settings } from './navigation.ts'
import type { Place } from './navigation.ts'
import { nameOf } from './place-name.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { isIndexed } from '#src/staff-index/document-keys.ts'
import { findDocuments } from '#src/staff-index/find-documents.ts'
import { findPeople } from '#src/staff-index/find-people.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { importPageTexts } from '#texts/import-page.js'
import { shellTexts } from '#texts/shell.js'
import { maxFindQuery } from './find-answer.ts'

const labels = labelsOf(shellTexts)

/** Commands of pages whose title does not say what is done there. */
const importCommands = [
  { view: 'imports', name: labelsOf(importPageTexts).find },
  { view: 'bulk-files', name: labelsOf(bulkFilesTexts).find },
] as const

/** Maximum results of each kind. */
const limits = { documents: 12, people: 6, places: 6 } as const

const documentPath = (collection: string, id: number): string =>
  `${panelBase}/collections/${collection}/${id}`

const singularOf = (req: PayloadRequest, collection: PermittedCollection): string =>
  textOf(
    req.payload.collections[collection as CollectionSlug].config.labels.singular as Label,
    req.i18n.language,
  )

/** True if each word of a query begins a word of a text. */
function saysAll(text: string, query: readonly string[]): boolean {
  const words = wordsOf(text)
  return query.every((part) => words.some((word) => word.startsWith(part)))
}

/**
 * Pages and commands of the panel that match the words of a query and that the account may open.
 */
function findPlaces(req: PayloadRequest, query: readonly string[]): FindResult[] {
  const { payload, user } = req
  const { language } = req.i18n
  const say = (label: Label): string => textOf(label, language)
  const open: Place[] = [...navigation, ...settings]
    .flatMap(({ places }): readonly Place[] => places)
    .filter((place) => mayVisit(place, user))
  const places = open.map((place): FindResult & { words: string } => {
    const name = nameOf(place, { payload, language })
    return {
      kind: 'place',
      group: say(labels.find.place),
      name,
      detail: '',
      path: pathOf(place),
      words: name,
    }
  })
  const commands = open.flatMap((place): (FindResult & { words: string })[] => {
    if (!('collection' in place) || !hasRole({ user }, permissions[place.collection].create))
      return []
    const name = say(labels.find.create({ name: singularOf(req, place.collection) }))
    const words = `${name} ${say(labels.find.createWords)}`
    const path = `${pathOf(place)}/create`
    return [{ kind: 'command', group: say(labels.find.command), name, detail: '', path, words }]
  })
  const account = {
    kind: 'place',
    group: say(labels.find.place),
    name: say(labels.account),
    detail: '',
    path: `${panelBase}/account`,
  } as const
  const imports = importCommands.flatMap(({ view, name }): typeof commands =>
    mayOpen(view, user)
      ? [
          {
            kind: 'command',
            group: say(labels.find.command),
            name: say(name),
            detail: '',
            path: ownViewPath(view),
            words: say(name),
          },
        ]
      : [],
  )
  return [...places, { ...account, words: account.name }, ...imports, ...commands]
    .filter(({ words }) => saysAll(words, query))
    .slice(0, limits.places)
    .map(({ words: _words, ...result }) => result)
}

export const findHandlers: PanelHandlers<typeof findCalls> = {
  find: async (req, { query: { q, in: list, locale } }) => {
    const { payload, user } = req
    const given = q.trim()
    const text = isStorable(given) ? given.slice(0, maxFindQuery) : ''
    // a relation field limits the search to its collections
    const among = list?.split(',').filter(isIndexed)
    const words = wordsOf(text)
    const [documents, people] = await Promise.all([
      findDocuments(payload, {
        text,
        user,
        locale: locale ?? localeOfPanel(req.i18n.language),
        limit: limits.documents,
        ...(among === undefined ? {} : { collections: among }),
      }),
      among === undefined ? findPeople(payload, { text, user, limit: limits.people }) : [],
    ])
    const results: FindResult[] = [
      ...documents.map(({ collection, id, title, label, kind }): FindResult => ({
        kind: 'document',
        group: singularOf(req, collection),
        name: title ?? label,
        detail: kind === 'title' && title !== null ? (label === title ? '' : label) : label,
        path: documentPath(collection, id),
      })),
      ...people
        .filter(({ collection }) => isOfSite(collection))
        .map(({ collection, id, name, detail }): FindResult => ({
          kind: 'person',
          group: singularOf(req, collection),
          name,
          detail,
          path: documentPath(collection, id),
        })),
      ...(among === undefined && words.length > 0 ? findPlaces(req, words) : []),
    ]
    return { results }
  },
}
