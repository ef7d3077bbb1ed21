import { useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useListKeys } from '#src/admin/lists/use-list-keys.ts'
import type { SetSummary } from '#src/changes/history-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { historyTexts } from '#texts/history.js'
import { historyPageTexts } from '#texts/history-page.js'
import type { HistoryContext } from './history-context.ts'
import { byDay, dayName, initialsOf, timeText } from './history-days.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import type { Address } from './use-address.ts'
import type { Pages } from './use-pages.ts'

const labels = labelsOf(historyPageTexts)
const { causes } = labelsOf(historyTexts)

const nothing = (): void => undefined

/** Author and cause: `<name> · spreadsheet`. */
export function originOf({ author, kind }: SetSummary, language: string): string {
  const name = author?.name ?? textOf(labels.system, language)
  return kind === 'person' ? name : `${name} · ${textOf(causes[kind], language)}`
}

interface RowProps {
  set: SetSummary
  isChosen: boolean
  href: string
  onOpen: (event: MouseEvent) => void
  language: string
}

function SetRow({ set, isChosen, href, onOpen, language }: RowProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const documents = set.documents.filter((name) => name !== '')
  const others = set.documentCount - set.documents.length
  return (
    <li data-row={set.id}>
      <a
        className="history__row"
        href={href}
        data-open
        aria-current={isChosen ? 'true' : undefined}
        onClick={onOpen}
      >
        <time className="changes-mono" dateTime={set.at}>
          {timeText(set.at)}
        </time>
        <span className="history__initials" aria-hidden="true">
          {initialsOf(set.author?.name ?? say(labels.system))}
        </span>
        <span className="history__what">
          <b>{set.summary}</b>
          <span>
            {originOf(set, language)}
            {set.isUndone ? ` · ${say(labels.undone)}` : ''}
          </span>
        </span>
        <span className="history__documents">
          {documents.join(' ')}
          {others > 0 ? ` ${say(labels.moreDocuments({ count: others }))}` : ''}
        </span>
      </a>
    </li>
  )
}

function Empty({ address, language }: { address: Address; language: string }): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const isFiltered = Object.keys(address.query.filters).length > 0
  return (
    <div className="history__empty">
      <h2>{say(isFiltered ? labels.none : labels.empty)}</h2>
      <p>{say(isFiltered ? labels.noneHint : labels.emptyHint)}</p>
      {isFiltered ? (
        <button
          type="button"
          className="panel-button"
          onClick={() => address.open({ filters: {}, set: null })}
        >
          {say(labels.filters.clear)}
        </button>
      ) : null}
    </div>
  )
}

interface ListProps {
  context: HistoryContext
  address: Address
  pages: Pages<SetSummary>
  chosen: string | null
  /** Search field, which the key `/` selects. */
  search: RefObject<HTMLInputElement | null>
}

/** Change sets by day. */
export function HistoryList({ context, address, pages, chosen, search }: ListProps): ReactNode {
  const { language } = context
  const say = (label: Label): string => textOf(label, language)
  const list = useRef<HTMLElement>(null)
  useListKeys({ table: list, search, tick: nothing, untick: nothing })
  const { items, isLoading, problem } = pages
  const open = (id: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    address.open({ set: id })
  }
  return (
    <section
      className="history__list"
      ref={list}
      aria-label={say(labels.list)}
      aria-busy={isLoading}
    >
      <ReadProblem of={pages} language={language} />
      {isLoading && items.length === 0 ? (
        <p className="history__loading" role="status">
          {say(labels.loading)}
        </p>
      ) : null}
      {!isLoading && items.length === 0 && !problem ? (
        <Empty address={address} language={language} />
      ) : null}
      {byDay(items).map(({ day, entries }) => (
        <section key={day}>
          <h2 className="history__day">
            {dayName(day, language)} <span className="changes-mono">{entries.length}</span>
          </h2>
          <ol>
            {entries.map((set) => (
              <SetRow
                key={set.id}
                set={set}
                isChosen={set.id === chosen}
                href={address.hrefOf({ set: set.id })}
                onOpen={open(set.id)}
                language={language}
              />
            ))}
          </ol>
        </section>
      ))}
      {pages.next === null ? null : (
        <button
          type="button"
          className="history__older"
          aria-disabled={isLoading}
          onClick={pages.more}
        >
          {say(labels.older)}
        </button>
      )}
    </section>
  )
}
