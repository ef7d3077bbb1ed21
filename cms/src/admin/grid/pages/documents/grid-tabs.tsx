import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { panelBase } from '@vitrine/contract/panel'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts } from '#src/platform/language.ts'
import { parseListState, viewQuery } from '#src/staff-index/list-state.ts'
import type { ListView, ViewCounts } from '#src/staff-index/list-shapes.ts'
import { gridViews } from '#src/staff-index/view-query.ts'
import { gridTexts } from '#texts/grid.js'
import { listsTexts } from '#texts/lists.js'
import { allQuery, choiceQuery } from './choice-address.ts'
import { gridWorks } from './grid-answer.ts'
import type { GridAnswer } from '#src/staff-index/grid-shapes.ts'
import type { GridContext } from './grid-context.ts'

// loaded when it is opened
const ViewDialog = lazy(async () => ({
  default: (await import('#src/admin/lists/view-dialog.tsx')).ViewDialog,
}))

interface Tab {
  key: string
  name: string
  href: string
  isCurrent: boolean
  /** Rows of the view; undefined: not counted. */
  count?: number | undefined
  /** Saved view of the tab. */
  view?: ListView
}

interface Props extends GridContext {
  selection: URLSearchParams
  /** Query of the present view, in its canonical form. */
  query: string
  /** Rows by work view; undefined until they are counted. */
  works: GridAnswer['works'] | undefined
  /** Counts the tabs; false while rows are read, which come first. */
  isReady: boolean
  /** True for the page of choice. */
  isChoice?: boolean
  /** Called before another view is opened. */
  onOpen: () => void
}

const addressOf = (collection: string, query: string): string => {
  const parameters = new URLSearchParams(query)
  if (collection !== 'products') parameters.set('collection', collection)
  return `${ownViewPath('grid')}${parameters.size === 0 ? '' : `?${parameters}`}`
}

/** Tabs of the views of a grid. */
function tabsOf(
  { selection, query, works, views, language, isChoice = false }: Props,
  counts: ViewCounts['counts'] = {},
): Tab[] {
  const { tabs: labels } = textsIn(gridTexts, language)
  const work = selection.get('work')
  const collection = selection.get('collection') ?? 'products'
  const isPlain = work === null && !selection.has('ids') && !isChoice
  const isOfProducts = collection === 'products'
  const plain = (key: string, name: string, of: string): Tab => ({
    key,
    name,
    href: addressOf(collection, of),
    isCurrent: isPlain && query === of,
    count: counts[of],
  })
  const families = (selection.get('ids') ?? '').split(',').map(Number)
  return [
    ...(isOfProducts
      ? [
          {
            key: 'choice',
            name: labels.choice,
            href: `${ownViewPath('grid')}${choiceQuery({ subcategory: undefined, families: families.filter(Boolean) })}`,
            isCurrent: isChoice,
          },
        ]
      : []),
    { ...plain('all', labels.all, ''), href: addressOf(collection, isOfProducts ? allQuery : '') },
    ...views.map((view) => ({ ...plain(String(view.id), view.name, view.query), view })),
    ...(isOfProducts
      ? [
          plain('toCheck', labels.toCheck, gridViews.toCheck),
          plain('changedToday', labels.changedToday, gridViews.changedToday),
          plain('fields', labels.fields, gridViews.fields),
        ]
      : []),
    ...gridWorks
      .filter((each) => work === each || (works?.[each] ?? 0) > 0)
      .map((each) => ({
        key: each,
        name: labels[each],
        href: addressOf(collection, `?work=${each}`),
        isCurrent: work === each,
        count: works?.[each],
      })),
  ]
}

/** All rows, the saved views of the documents, work views, and the selection of the address. */
export function GridTabs(props: Props): ReactNode {
  const { tabs: labels } = useTexts(gridTexts)
  const { views: viewLabels } = useTexts(listsTexts)
  const { selection, query, mayShare, language, locale, isReady, onOpen } = props
  const router = useRouter()
  const [editing, setEditing] = useState<{ view: ListView | undefined }>()
  const isTicked = selection.has('ids')
  const isPlain = selection.get('work') === null && !isTicked
  const collection = selection.get('collection') ?? 'products'
  const { data: counted } = useCall(
    'views.count',
    isReady ? { query: { collection, locale, in: 'grid' } } : undefined,
    { language },
  )
  const tabs = tabsOf(props, counted?.counts)
  const list = viewQuery(parseListState(selection))
  const isKnown = tabs.some(({ isCurrent }) => isCurrent)
  return (
    <nav className="ui-views" aria-label={labels.name}>
      {tabs.map(({ key, name, href, isCurrent, count, view }) => (
        <span key={key} className="ui-view">
          <Link
            href={href}
            prefetch={false}
            onClick={onOpen}
            {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
          >
            {name}
            {count === undefined ? null : (
              <span className="ui-mono">
                {count.toLocaleString(language)}
                {view && counted?.more.includes(view.query) ? '+' : ''}
              </span>
            )}
          </Link>
          {isCurrent && view?.isEditable ? (
            <button
              type="button"
              aria-label={viewLabels.edit({ name })}
              onClick={() => setEditing({ view })}
            >
              <ListIcon name="pen" />
            </button>
          ) : null}
        </span>
      ))}
      {isKnown ? null : (
        <span className="ui-view grid-tabs__own">
          <span aria-current="page">{isTicked ? labels.ticked : labels.filtered}</span>
          <Link href={`${panelBase}/collections/${collection}${list}`} prefetch={false}>
            {labels.toList}
          </Link>
          {isPlain ? (
            <button type="button" onClick={() => setEditing({ view: undefined })}>
              <ListIcon name="plus" />
              {viewLabels.save}
            </button>
          ) : null}
        </span>
      )}
      {editing === undefined ? null : (
        <Suspense>
          <ViewDialog
            collection={collection}
            query={query}
            mayShare={mayShare}
            view={editing.view}
            onEnd={(isDone) => {
              setEditing(undefined)
              if (isDone) router.refresh()
            }}
          />
        </Suspense>
      )}
    </nav>
  )
}
