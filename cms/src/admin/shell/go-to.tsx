'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import Link from 'next/link'
import { call } from '#src/admin/panel/call.ts'
import type { FindResult } from '#src/panel-calls/find.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { shellTexts } from '#texts/shell.js'
import { maxFindQuery } from './find-answer.ts'
import { Icon } from './icons.tsx'
import { readOpened } from './opened-documents.ts'
import './go-to.css'

/** Delay after the last keystroke until the query is sent, ms. */
const pauseMs = 60

type State =
  | { query: string; results: FindResult[]; isNear: boolean }
  | { query: string; failed: true }

/**
 * Results of a query, requested `pauseMs` after the last change; a newer query aborts the request.
 * Without a query: documents that the account opened or changed last.
 */
function useResults(
  query: string,
  { language, account }: { language: string; account: number },
  onResults: () => void,
): State {
  // of no query yet: nothing is said before the first answer
  const [state, setState] = useState<State>({ query: '\0', results: [], isNear: false })
  const show = useEffectEvent((next: State) => {
    setState(next)
    onResults()
  })
  useEffect(() => {
    const text = query.trim()
    const abort = new AbortController()
    const timer = setTimeout(() => {
      void fetchResults(text, account, { language, signal: abort.signal }).then((next) => {
        if (!abort.signal.aborted) show(next)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, language, account])
  return state
}

/** Dialog "go to": finds a document, person, page or command and opens it. */
export function GoTo({ account, onClose }: { account: number; onClose: () => void }) {
  const language = useLanguage()
  const { find: labels, goTo } = useTexts(shellTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const state = useResults(query, { language, account }, () => setActive(0))
  useEffect(() => dialog.current?.showModal(), [])
  // closes this dialog before the confirmation of a form with unsaved changes opens, which would be
  // below it
  useEffect(() => {
    const closeFirst = ({ target, ctrlKey, metaKey }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('[role="option"]') : null
      if (link && dialog.current?.contains(link) && !ctrlKey && !metaKey) dialog.current.close()
    }
    window.addEventListener('click', closeFirst, true)
    return () => window.removeEventListener('click', closeFirst, true)
  }, [])

  const isEmpty = query.trim() === ''
  const isAnswered = state.query === query.trim()
  // results of another text stay until the next ones; recent documents are those of no text alone
  const results = 'results' in state && (!isEmpty || isAnswered) ? state.results : []
  // clicks the link instead of navigating, so that a form with unsaved changes asks for
  // confirmation
  const open = (inNewTab: boolean): void => {
    const link = dialog.current?.querySelector<HTMLAnchorElement>('[aria-selected="true"]')
    if (!link) return
    if (inNewTab) window.open(link.href, '_blank', 'noopener')
    else link.click()
  }
  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setActive((active + step + results.length) % results.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(event.ctrlKey || event.metaKey)
    }
  }
  return (
    <dialog ref={dialog} className="go-to" aria-label={goTo} onClose={onClose} closedby="any">
      <div className="go-to__field">
        <Icon name="find" />
        <input
          type="search"
          role="combobox"
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={results.length > 0 ? optionId(id, active) : undefined}
          aria-label={labels.placeholder}
          placeholder={labels.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxFindQuery}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
          autoFocus
        />
        <kbd>Esc</kbd>
      </div>
      <Results
        id={id}
        name={labels.placeholder}
        results={results}
        active={active}
        onActive={setActive}
      />
      <p className="go-to__said" role="status">
        {saidOf(state, { isAnswered, isEmpty, labels })}
      </p>
      <p className="go-to__keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {labels.move} <kbd>Enter</kbd> {labels.open} <kbd>Ctrl Enter</kbd>{' '}
        {labels.openNew}
      </p>
    </dialog>
  )
}

type FindTexts = (typeof shellTexts)['br']['find']

/** What is said about the results. */
function saidOf(
  state: State,
  { isAnswered, isEmpty, labels }: { isAnswered: boolean; isEmpty: boolean; labels: FindTexts },
): string {
  if (isEmpty)
    return isAnswered && 'results' in state && state.results.length > 0
      ? `${labels.recent}. ${labels.hint}`
      : labels.hint
  if ('failed' in state) return labels.failed
  if (!isAnswered) return ''
  const count = state.results.length
  if (count === 0) return labels.none
  return state.isNear ? labels.nearCount({ count }) : labels.count({ count })
}

const optionId = (id: string, index: number): string => `${id}-${index}`

interface ResultsProps {
  id: string
  name: string
  results: FindResult[]
  active: number
  onActive: (index: number) => void
}

/** Results as options of the combobox, each a link. */
function Results({ id, name, results, active, onActive }: ResultsProps) {
  return (
    <div id={`${id}-list`} className="go-to__list" role="listbox" aria-label={name}>
      {results.map((result, index) => (
        <Link
          key={`${result.path} ${result.name}`}
          id={optionId(id, index)}
          href={result.path}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          ref={index === active ? scrollIntoView : undefined}
          onPointerMove={() => onActive(index)}
          prefetch={false}
        >
          <span className="go-to__group">{result.group}</span>
          <span className="go-to__name">{result.name}</span>
          <span className="go-to__detail">{result.detail}</span>
        </Link>
      ))}
    </div>
  )
}

const scrollIntoView = (option: HTMLAnchorElement | null): void =>
  option?.scrollIntoView({ block: 'nearest' })

async function fetchResults(
  query: string,
  account: number,
  options: { language: string; signal: AbortSignal },
): Promise<State> {
  const opened = query === '' ? readOpened(account).join(',') : ''
  const { data } = await call('find', { query: { q: query, opened } }, options)
  return data ? { query, ...data } : { query, failed: true }
}
