import { panelBase } from '@vitrine/contract/panel'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import type { FindResult } from '#src/panel-calls/find.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { createPathOf } from '#src/platform/change-addresses.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import type { PermittedCollection } from '#src/platform/access/permissions.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { wordsOf } from '#src/search/words/fold.ts'
import { codeKey, isIndexed, wordKey } from '#src/staff-index/document-keys.ts'
import { errorsIn } from '#src/staff-index/near-keys.ts'
import { isRuled } from '#src/staff-index/offered-requirements.ts'
import { bulkFilesTexts } from '#texts/bulk-files.js'
import { importPageTexts } from '#texts/import-page.js'
import { shellTexts } from '#texts/shell.js'
import { mayVisit, navigation, pathOf, settings } from './navigation.ts'
import type { Place } from './navigation.ts'
import { nameOf } from './place-name.ts'
import { settingsFields } from './settings-fields.ts'

const labels = labelsOf(shellTexts)
const { commands } = labels.find

/** Maximum results of each kind. */
const limits = { place: 6, command: 6, setting: 6 } as const

/** Page, command or setting with the words by which it is found. */
type Known = FindResult & { words: string }

export const singularOf = (req: PayloadRequest, collection: PermittedCollection): string =>
  textOf(
    req.payload.collections[collection as CollectionSlug].config.labels.singular as Label,
    req.i18n.language,
  )

const pluralOf = ({ payload, i18n }: PayloadRequest, collection: PermittedCollection): string =>
  nameOf({ collection }, { payload, language: i18n.language })

/** Makes results of a kind. */
const resultsAs =
  (req: PayloadRequest, kind: FindResult['kind'], group: Label) =>
  (name: string, path: string, words = '', detail = ''): Known => ({
    kind,
    group: textOf(group, req.i18n.language),
    name,
    detail,
    path,
    words: `${name} ${detail} ${words}`,
  })

/** What is done every day, of what the account may do. */
function everydayCommands(req: PayloadRequest, open: readonly Place[]): Known[] {
  const { user } = req
  const say = (label: Label): string => textOf(label, req.i18n.language)
  const command = resultsAs(req, 'command', labels.find.command)
  const may = (collection: PermittedCollection, right: 'create' | 'read' | 'update'): boolean =>
    isOfSite(collection) && hasRole({ user }, permissions[collection][right])
  const collections = open.flatMap((place) => ('collection' in place ? [place.collection] : []))
  const ofList = (collection: PermittedCollection): string => pathOf({ collection })
  return [
    ...(mayOpen('imports', user)
      ? [command(say(labelsOf(importPageTexts).find), ownViewPath('imports'))]
      : []),
    ...(mayOpen('bulk-files', user)
      ? [command(say(labelsOf(bulkFilesTexts).find), ownViewPath('bulk-files'))]
      : []),
    ...(mayOpen('releases', user)
      ? [command(say(commands.release.name), ownViewPath('releases'), say(commands.release.words))]
      : []),
    ...(mayOpen('translations', user)
      ? [
          command(
            say(commands.translate.name),
            ownViewPath('translations'),
            say(commands.translate.words),
          ),
        ]
      : []),
    command(say(commands.password.name), `${panelBase}/account`, say(commands.password.words)),
    command(say(commands.logOut.name), `${panelBase}/logout`, say(commands.logOut.words)),
    ...collections
      .filter((collection) => may(collection, 'create'))
      .map((collection) =>
        command(
          say(labels.find.create({ name: singularOf(req, collection) })),
          createPathOf(collection),
          say(labels.find.createWords),
        ),
      ),
    ...collections
      .filter((collection) => isRuled(collection) && may(collection, 'update'))
      .map((collection) =>
        command(
          say(commands.missing.name({ name: pluralOf(req, collection) })),
          `${ofList(collection)}?missing=any`,
          say(commands.missing.words),
        ),
      ),
    ...collections
      .filter(isIndexed)
      .map((collection) =>
        command(
          say(commands.export.name({ name: pluralOf(req, collection) })),
          `${ofList(collection)}#list-export`,
          say(commands.export.words),
        ),
      ),
  ]
}

/** Pages, commands and settings of the panel that the account may open. */
function knownPlaces(req: PayloadRequest): Known[] {
  const { payload, user } = req
  const { language } = req.i18n
  const open: Place[] = [...navigation, ...settings]
    .flatMap(({ places }): readonly Place[] => places)
    .filter((place) => mayVisit(place, user))
  const place = resultsAs(req, 'place', labels.find.place)
  return [
    ...open.map((each) => place(nameOf(each, { payload, language }), pathOf(each))),
    place(textOf(labels.account, language), `${panelBase}/account`),
    ...everydayCommands(req, open),
    ...settingsFields(req).map(({ page, name, within, path }) => ({
      ...resultsAs(req, 'setting', labels.find.setting)(
        name,
        path,
        '',
        within === '' || within === name ? page : `${page} · ${within}`,
      ),
      words: name,
    })),
  ]
}

/** True if each word of a query begins a word of a text. */
function saysAll(text: string, query: readonly string[]): boolean {
  const words = wordsOf(text)
  return query.every((part) => words.some((word) => word.startsWith(part)))
}

const limited = (found: readonly Known[]): FindResult[] =>
  (['place', 'command', 'setting'] as const).flatMap((kind) =>
    found
      .filter((each) => each.kind === kind)
      .slice(0, limits[kind])
      .map(({ words: _words, ...result }) => result),
  )

/**
 * Pages, commands and settings with the words of a query; if there is none, `near` are those that are a
 * typing error or two away.
 */
export function findPlaces(
  req: PayloadRequest,
  text: string,
): { exact: FindResult[]; near: () => FindResult[] } {
  const query = wordsOf(text)
  const known = query.length === 0 ? [] : knownPlaces(req)
  return {
    exact: limited(known.filter(({ words }) => saysAll(words, query))),
    near: () =>
      limited(
        known
          .map((each) => ({
            each,
            errors: errorsIn(
              { code: codeKey(text), words: query },
              { kind: 'text', key: wordKey(each.words) },
            ),
          }))
          .filter(({ errors }) => errors < Infinity)
          .toSorted((one, other) => one.errors - other.errors)
          .map(({ each }) => each),
      ),
  }
}
