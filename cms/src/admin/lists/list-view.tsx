import { defaultLocale, isLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { DefaultListView } from '@payloadcms/ui'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { sheetContents } from '#src/changes/sheets/sheet-contents.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { createPathOf } from '#src/platform/change-addresses.ts'
import { isDrafted } from '#src/platform/access/permissions.ts'
import { collections } from '#src/platform/collections/collections.ts'
import type { Label } from '#src/platform/labels.ts'
import { textsIn, textOf } from '#src/platform/labels.ts'
import { indexed, isIndexed } from '#src/staff-index/document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import { readViews } from '#src/staff-index/list-views.ts'
import { isOfGrid } from '#src/staff-index/view-query.ts'
import { isNarrowed, parseListState } from '#src/staff-index/list-state.ts'
import { listPurposesTexts } from '#texts/list-purposes.js'
import { listsTexts } from '#texts/lists.js'
import { builtInViews } from './built-in-views.ts'
import type { ListData } from './list-data.ts'
import { purposeOptions } from './read-filter-offer.ts'
import { LazyListPage } from './lazy-list-page.tsx'
import { isForPayload } from './own-list.ts'
import { parentName, permissionOf, readAuthors, readerContextOf, readList } from './read-list.ts'

/**
 * Name within a sentence: the first letter becomes lower case, except in German and in
 * abbreviations.
 */
const inSentence = (name: string, language: string): string =>
  language === 'de' || /^\p{Lu}{2}/u.test(name)
    ? name
    : name.slice(0, 1).toLowerCase() + name.slice(1)

type Props = ListViewClientProps & ListViewServerProps

/** Addresses of the work on documents, which an account that sees no drafts does not have. */
const workPaths = (
  path: string,
  { hasTrash, hasGrid, isPublished }: { hasTrash: boolean; hasGrid: boolean; isPublished: boolean },
): Pick<ListData['paths'], 'trash' | 'hasGrid' | 'hasExport'> =>
  isPublished
    ? { trash: null, hasGrid: false, hasExport: false }
    : { trash: hasTrash ? `${path}/trash` : null, hasGrid, hasExport: true }

/** Converts Next's search parameters to `URLSearchParams`. */
function parametersOf(given: ListViewServerProps['searchParams']): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(given ?? {}))
    for (const each of [value].flat()) if (typeof each === 'string') parameters.append(name, each)
  return parameters
}

/**
 * Props for Payload's list view: it is a client component, which cannot receive the server's props.
 */
const clientProps = (props: Props): ListViewClientProps =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => !serverOnly.has(name)),
  ) as unknown as ListViewClientProps

const serverOnly: ReadonlySet<string> = new Set([
  'collectionConfig',
  'data',
  'i18n',
  'importMap',
  'limit',
  'listSearchableFields',
  'locale',
  'params',
  'payload',
  'permissions',
  'searchParams',
  'user',
])

/**
 * List of an indexed collection. Renders Payload's own list in drawers, in the trash and for URLs
 * with Payload's filters.
 */
export async function ListView(props: Props) {
  const { payload, i18n, viewType, locale, searchParams } = props
  const user = props.user ?? null
  const collection = props.collectionSlug
  const given = parametersOf(searchParams)
  const isPayloads =
    viewType === 'trash' || props.disableBulkDelete === true || isForPayload(given.keys())
  const content = locale?.code ?? ''
  const context =
    isIndexed(collection) && !isPayloads
      ? readerContextOf(
          { payload, user, language: i18n.language },
          collection,
          isLocale(content) ? content : defaultLocale,
        )
      : undefined
  if (context === undefined || !isIndexed(collection))
    return <DefaultListView {...clientProps(props)} />
  const state = parseListState(given)
  const { isPublished = false } = context
  const { labels, trash, upload } = payload.collections[collection].config
  const purposes = textsIn(listPurposesTexts, i18n.language)
  const texts = textsIn(listsTexts, i18n.language)
  const say = (label: unknown): string => textOf(label as Label, i18n.language)
  const [contents, views, authors] = await Promise.all([
    readList(context, state),
    readViews(payload, collection, context.staff).then((views) =>
      views.filter((view) => !isOfGrid(view)),
    ),
    isPublished ? [] : readAuthors(payload, collection),
  ])
  const permission = permissionOf(collection)
  const isEditor = hasRole({ user }, ['administrator', 'editor'])
  const path = `${panelBase}/collections/${collection}`
  const { shape, all, ...shown } = contents
  const data: ListData = {
    ...shown,
    collection,
    names: {
      plural: say(labels.plural),
      parent: parentName(context),
      create: texts.create({ name: inSentence(say(labels.singular), i18n.language) }),
    },
    parentField: (indexed[collection] satisfies Named as Named).parent ?? null,
    sheets: isPublished ? [] : sheetContents(collection),
    purpose: purposes[collection],
    language: i18n.language,
    state,
    all,
    hasPictures: shape.hasPictures,
    columns: shape.columns,
    authors,
    purposes: purposeOptions(collection, i18n.language),
    builtIn: builtInViews(collection, shape, context.staff),
    views,
    rights: {
      create: hasRole({ user }, permission.create),
      publish: isEditor && isDrafted(permission),
      edit: isEditor && hasRole({ user }, permission.update),
      move: isEditor && shape.parents !== undefined,
      trash: trash === true && hasRole({ user }, permission.delete),
      share: context.staff.role === 'administrator',
    },
    paths: {
      list: path,
      create: createPathOf(collection),
      isUpload: Boolean(upload),
      ...workPaths(path, {
        hasTrash: trash === true,
        hasGrid: collections[collection].grid,
        isPublished,
      }),
    },
    locale: context.locale,
    isNarrowed: isNarrowed(state),
  }
  return <LazyListPage data={data} above={props.BeforeListTable} />
}
