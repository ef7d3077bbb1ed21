'use client'

import { useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { GridTabs } from '#src/admin/grid/pages/documents/grid-tabs.tsx'
import type { GridContext } from '#src/admin/grid/pages/documents/grid-context.ts'
import { gridModel } from '#src/admin/grid/pages/documents/grid-model.ts'
import type { GridModel } from '#src/admin/grid/pages/documents/grid-model.ts'
import { ownViewPath } from '#src/admin/panel/own-views.ts'
import { gridOf } from '#src/platform/change-addresses.ts'
import { readCodes } from '#src/admin/filters/paste-codes.ts'
import type { PastedCodes } from '#src/staff-index/pasted-codes.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { useDocumentKeys } from '#src/admin/panel/use-document-keys.ts'
import { useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { gridTexts } from '#texts/grid.js'
import { choiceIn, choiceQuery } from '#src/admin/grid/pages/documents/choice-address.ts'
import type { Choice } from '#src/admin/grid/pages/documents/choice-address.ts'
import { FamilyList } from './family-list.tsx'
import { GridOpening } from './grid-opening.tsx'
import type { GridChoice } from './read-choice.ts'
import { RecentCards, recentPath } from './recent-cards.tsx'
import { shownRecent } from '#src/admin/grid/pages/documents/recent-grids.ts'
import { useRecentGrids } from './use-recent-grids.ts'
import './choice.css'

interface Props extends GridContext {
  from: GridChoice
}

const choiceOf = (text: string): Choice =>
  choiceIn(new URLSearchParams(text)) ?? { subcategory: undefined, families: [] }

/** Choice of the address, and how it is changed without loading the page again. */
function useChoice(): [Choice, (choice: Choice) => void] {
  const pathname = usePathname()
  const text = useSearchParams().toString()
  const [{ of, choice }, setState] = useState({ of: text, choice: choiceOf(text) })
  const [written] = useState(() => new Set<string>())
  // the address follows the choice; one that the page did not write itself is another choice
  if (of !== text)
    setState({
      of: text,
      choice: written.has(choiceQuery(choiceOf(text))) ? choice : choiceOf(text),
    })
  return [
    choice,
    (next) => {
      const query = choiceQuery(next)
      written.add(query)
      setState({ of, choice: next })
      window.history.replaceState(null, '', `${pathname}${query}`)
    },
  ]
}

/** Address of the grid of some families. */
const gridPath = (families: readonly number[], isGrouped: boolean): string =>
  `${ownViewPath('grid')}?ids=${families.join(',')}${isGrouped ? '' : '&group=none'}`

/** Address of the grid of pasted codes. */
const codesPath = ({ codes }: PastedCodes): string =>
  gridOf({ codes: codes.join(',') }).replaceAll('%2C', ',')

/** Address of the grid of the products that a text finds, at the rows that contain it. */
const foundPath = (text: string): string =>
  `${ownViewPath('grid')}?${new URLSearchParams({
    q: text,
    filters: JSON.stringify({ columns: {}, text }),
  })}`

/** Number of chosen families of each subcategory. */
function countChosen(model: GridModel | undefined): Map<number, number> {
  const ids = Map.groupBy(model?.answer.rows ?? [], ({ kind }) => Number(kind))
  return new Map([...ids].map(([kind, rows]) => [kind, new Set(rows.map(({ id }) => id)).size]))
}

const isTyping = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, dialog') !== null

/** Title, figures, and the search that opens the grid at a row. */
function Head({ from }: Props): ReactNode {
  const labels = useTexts(gridTexts)
  const router = useRouter()
  const [text, setText] = useState('')
  const { documents, partNumbers } = from.figures
  return (
    <header className="ui-head">
      <h1>{labels.title}</h1>
      <span className="ui-mono">
        {labels.choice.total({ rows: partNumbers, families: documents })}
      </span>
      <div className="ui-head__actions">
        <form
          role="search"
          className="ui-search"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() !== '')
              void readCodes(text).then((pasted) =>
                router.push(pasted ? codesPath(pasted) : foundPath(text.trim())),
              )
          }}
        >
          <ListIcon name="find" />
          <input
            type="search"
            aria-label={labels.choice.find}
            placeholder={labels.choice.find}
            value={text}
            onPaste={({ clipboardData }) => {
              void readCodes(clipboardData.getData('text/plain')).then((pasted) => {
                if (pasted) router.push(codesPath(pasted))
              })
            }}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      </div>
    </header>
  )
}

/** Page on which the families of a grid of part numbers are chosen. */
export function ChoicePage(props: Props): ReactNode {
  const labels = useTexts(gridTexts)
  const { language, locale, account, from } = props
  const router = useRouter()
  const [choice, choose] = useChoice()
  const [isGrouped, setGrouped] = useState(true)
  const field = useRef<HTMLInputElement>(null)
  const recent = useRecentGrids().slice(0, shownRecent)
  const { families } = choice
  const { data, problem, message, isLoading, reload } = useCall(
    'grid.read',
    families.length === 0
      ? undefined
      : { query: { collection: 'products', ids: families.join(','), locale } },
    { language },
  )
  const model = useMemo(() => data && gridModel(data), [data])
  const href = gridPath(families, isGrouped)
  useDocumentKeys((event) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const card = recent[Number(event.key) - 1]
    const isOnControl =
      event.target instanceof Element && event.target.closest('a, button') !== null
    if (event.key === '/') field.current?.focus()
    else if (card) router.push(recentPath(card))
    else if (event.key === 'Enter' && !isOnControl && families.length > 0) router.push(href)
    else return
    event.preventDefault()
  })
  return (
    <main className="ui-page">
      <Head {...props} />
      <GridTabs
        {...props}
        selection={new URLSearchParams()}
        query=""
        works={from.figures}
        isReady
        isChoice
        onOpen={() => undefined}
      />
      <div className="grid-choice">
        <div className="grid-choice__main">
          <RecentCards recent={recent} account={account} />
          <FamilyList
            subcategories={from.subcategories}
            choice={choice}
            chosenOf={countChosen(families.length === 0 ? undefined : model)}
            locale={locale}
            field={field}
            onChoose={choose}
          />
        </div>
        <aside className="ui-side" aria-label={labels.choice.side}>
          {problem !== undefined && !isLoading ? (
            <p role="alert" className="ui-problem">
              {message ?? labels.failed} <Button onClick={reload}>{labels.retry}</Button>
            </p>
          ) : null}
          {families.length > 0 && model ? (
            <GridOpening
              model={model}
              locale={locale}
              isGrouped={isGrouped}
              onGroup={setGrouped}
              href={href}
            />
          ) : (
            <p role="status" className="grid-choice__note">
              {families.length > 0 ? labels.loading : labels.choice.nothing}
            </p>
          )}
        </aside>
      </div>
      <ul className="grid-choice__keys" aria-hidden="true">
        <li>
          <kbd>/</kbd> {labels.choice.keys.search}
        </li>
        {recent.length > 0 ? (
          <li>
            <kbd>1</kbd>
            {recent.length > 1 ? (
              <>
                –<kbd>{recent.length}</kbd>
              </>
            ) : null}{' '}
            {labels.choice.keys.continue}
          </li>
        ) : null}
        <li>
          <kbd>Enter</kbd> {labels.choice.keys.open}
        </li>
      </ul>
    </main>
  )
}
