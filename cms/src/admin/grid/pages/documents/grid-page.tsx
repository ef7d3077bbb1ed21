'use client'

import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { usePathname, useSearchParams } from 'next/navigation'
import { Button } from '#src/ui/button.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { callAddress } from '#src/admin/panel/call.ts'
import { useCall } from '#src/admin/panel/use-call.ts'
import { useDocumentKeys } from '#src/admin/panel/use-document-keys.ts'
import { knownQuery } from '#src/staff-index/view-query.ts'
import { useTexts } from '#src/platform/language.ts'
import { gridTexts } from '#texts/grid.js'
import { useRememberedGrid } from './use-remembered-grid.ts'
import { readCodes } from '#src/admin/filters/paste-codes.ts'
import { parseListState } from '#src/staff-index/list-state.ts'
import type { PastedCodes } from '#src/staff-index/pasted-codes.ts'
import { addressOf, filteredBy, selectionIn, viewIn } from './grid-address.ts'
import type { GridView } from './grid-address.ts'
import { maxGridRows } from './grid-answer.ts'
import type { GridAnswer } from '#src/staff-index/grid-shapes.ts'
import type { GridContext } from './grid-context.ts'
import { useGridFilter } from './grid-filter.tsx'
import { gridModel } from './grid-model.ts'
import { GridTabs } from './grid-tabs.tsx'
import { GridWork } from './grid-work.tsx'

/** What the address shows, and how it is changed without reading the rows again. */
function useGridAddress() {
  const pathname = usePathname()
  const given = useSearchParams()
  const text = given.toString()
  const view = useMemo(() => viewIn(new URLSearchParams(text)), [text])
  const selection = useMemo(() => selectionIn(new URLSearchParams(text)), [text])
  const [written] = useState(() => new Set<string>())
  const [origin, setOrigin] = useState(text)
  // an address that the grid did not write itself opens another view
  if (text !== origin && !written.has(text)) setOrigin(text)
  const change = (part: Partial<GridView>): void => {
    // several parts may change before the address is rendered again
    const present = new URLSearchParams(window.location.search)
    const query = addressOf(selectionIn(present), { ...viewIn(present), ...part }).toString()
    written.add(query)
    window.history.replaceState(null, '', query === '' ? pathname : `${pathname}?${query}`)
  }
  return {
    view,
    selection,
    change,
    /** Reads the rows of other parameters; the view of the columns stays. */
    open: (next: URLSearchParams): void => {
      const { filters: _, ...shown } = viewIn(new URLSearchParams(window.location.search))
      const query = addressOf(next, { ...shown, filters: { columns: {} } })
      written.clear()
      window.history.pushState(null, '', `${pathname}?${query}`)
    },
    origin,
    query: knownQuery(text),
    leave: () => written.clear(),
  }
}

/** Address of the workbook with what the grid shows. */
function exportOf(selection: URLSearchParams): string {
  const query = { collection: 'products', ...Object.fromEntries(selection) }
  return callAddress('sheets.export', {
    query: selection.get('what') === 'fields' ? { ...query, what: 'documents' } : query,
  })
}

interface HeadProps extends GridContext {
  answer: GridAnswer | undefined
  selection: URLSearchParams
  text: string
  onText: (text: string) => void
  /** Takes pasted codes. */
  onCodes: (pasted: PastedCodes) => void
}

/** Title, figures, search and actions of the page. */
function Head({ answer, selection, text, onText, onCodes, newParts }: HeadProps): ReactNode {
  const labels = useTexts(gridTexts)
  const field = useRef<HTMLInputElement>(null)
  useDocumentKeys((event) => {
    const { target } = event
    const isTyping =
      target instanceof Element &&
      target.closest('input, textarea, select, [contenteditable], [role=grid], dialog') !== null
    if (event.key !== '/' || isTyping) return
    event.preventDefault()
    field.current?.focus()
  })
  return (
    <header className="ui-head">
      <h1>{answer?.title ?? labels.title}</h1>
      <span className="ui-mono" role="status">
        {answer
          ? [
              labels.figures({ shown: answer.rows.length, total: answer.total }),
              ...(answer.what === 'parts'
                ? [labels.families({ count: answer.groups.length })]
                : []),
            ].join(' · ')
          : ''}
      </span>
      <div className="ui-head__actions">
        <label className="ui-search">
          <span className="ui-hidden">{labels.search}</span>
          <ListIcon name="find" />
          <input
            ref={field}
            type="search"
            value={text}
            placeholder={labels.search}
            onPaste={({ clipboardData }) => {
              void readCodes(clipboardData.getData('text/plain')).then((pasted) => {
                if (!pasted) return
                onText('')
                onCodes(pasted)
              })
            }}
            onChange={({ target }) => onText(target.value)}
          />
          <kbd aria-hidden="true">/</kbd>
        </label>
        <a className="ui-button" href={exportOf(selection)} download>
          {labels.export}
        </a>
        {newParts === null || answer?.what !== 'parts' ? null : (
          <Link className="ui-button ui-button--main" href={newParts} prefetch={false}>
            <ListIcon name="plus" />
            {labels.title}
          </Link>
        )}
      </div>
    </header>
  )
}

/** Page of the grid over many products. */
export function GridPage(props: GridContext): ReactNode {
  const labels = useTexts(gridTexts)
  const { language, locale, account } = props
  const { view, selection, change, open, origin, query, leave } = useGridAddress()
  const [pasted, setPasted] = useState<PastedCodes>()
  const { data, problem, message, isLoading, reload } = useCall(
    'grid.read',
    { query: { collection: 'products', ...Object.fromEntries(selection), locale } },
    { language },
  )
  const [{ of, text }, setText] = useState({ of: origin, text: view.filters.text ?? '' })
  if (of !== origin) setText({ of: origin, text: view.filters.text ?? '' })
  const searched = useDeferredValue(text)
  const model = useMemo(() => data && gridModel(data), [data])
  useRememberedGrid(model, selection)
  const filter = useGridFilter({
    collection: selection.get('collection') ?? 'products',
    locale,
    language,
    selection,
    answer: data,
    isLoading,
    pasted,
    open,
  })
  return (
    <main className="grid-page ui-changes">
      <Head
        {...props}
        answer={data}
        selection={selection}
        text={text}
        onText={(next) => setText({ of: origin, text: next })}
        onCodes={(codes) => {
          setPasted(codes)
          open(filteredBy(selection, { ...parseListState(selection), codes: codes.codes }))
        }}
      />
      <GridTabs
        {...props}
        selection={selection}
        query={query}
        works={data?.works}
        isReady={data !== undefined}
        onOpen={leave}
      />
      {problem !== undefined && !isLoading ? (
        <p role="alert" className="ui-problem">
          {problem === 'denied' ? labels.denied : (message ?? labels.failed)}{' '}
          <Button onClick={reload}>{labels.retry}</Button>
        </p>
      ) : null}
      {data && data.moreRows > 0 ? (
        <p className="grid-problem">
          {(data.areMoreRows ? labels.moreThan : labels.more)({
            count: data.moreRows,
            limit: maxGridRows,
          })}
        </p>
      ) : null}
      {data && data.unrecorded > 0 ? (
        <p className="grid-problem">{labels.unrecorded({ count: data.unrecorded })}</p>
      ) : null}
      {filter.panel}
      {model ? (
        <GridWork
          key={origin}
          model={model}
          view={view}
          filters={filter.chips}
          text={searched}
          onView={change}
          languages={view.languages ?? [locale]}
          account={account}
          language={language}
          reload={reload}
        />
      ) : (
        <p role="status" className="grid-problem">
          {isLoading ? labels.loading : ''}
        </p>
      )}
    </main>
  )
}
