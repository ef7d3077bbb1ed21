import { useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { useListKeys } from '#src/admin/lists/use-list-keys.ts'
import type { SetSummary } from '#src/changes/history-shapes.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/page-parts.tsx'
import { historyTexts } from '#texts/history.js'
import { historyPageTexts } from '#texts/history-page.js'
import type { HistoryContext } from './history-context.ts'
import { byDay, dayName, initialsOf, timeText } from './history-days.ts'
import { ReadProblem } from '#src/admin/panel/read-problem.tsx'
import { textsIn } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { Address } from './use-address.ts'
import type { Pages } from './use-pages.ts'

const nothing = (): void => undefined

/** Author and cause: `<name> · spreadsheet`. */
export function originOf({ author, kind }: SetSummary, language: string): string {
  const labels = textsIn(historyPageTexts, language)
  const { causes } = textsIn(historyTexts, language)
  const name = author?.name ?? labels.system
  return kind === 'person' ? name : `${name} · ${causes[kind]}`
}

interface RowProps {
  set: SetSummary
  isChosen: boolean
  href: string
  onOpen: (event: MouseEvent) => void
}

function SetRow({ set, isChosen, href, onOpen }: RowProps): ReactNode {
  const language = useLanguage()
  const labels = useTexts(historyPageTexts)
  const documents = set.documents.filter((name) => name !== '')
  const others = set.documentCount - set.documents.length
  return (
    <li data-row={set.id}>
      <a
        className="ui-entry history__row"
        href={href}
        data-open
        aria-current={isChosen ? 'true' : undefined}
        onClick={onOpen}
      >
        <time className="ui-mono" dateTime={set.at}>
          {timeText(set.at)}
        </time>
        <span className="history__initials" aria-hidden="true">
          {initialsOf(set.author?.name ?? labels.system)}
        </span>
        <span className="history__what">
          <b>{set.summary}</b>
          <span>
            {originOf(set, language)}
            {set.isUndone ? ` · ${labels.undone}` : ''}
          </span>
        </span>
        <span className="history__documents">
          {documents.join(' ')}
          {others > 0 ? ` ${labels.moreDocuments({ count: others })}` : ''}
        </span>
      </a>
    </li>
  )
}

function NoChanges({ address }: { address: Address }): ReactNode {
  const labels = useTexts(historyPageTexts)
  const isFiltered = Object.keys(address.query.filters).length > 0
  return (
    <Empty
      title={isFiltered ? labels.none : labels.empty}
      hint={isFiltered ? labels.noneHint : labels.emptyHint}
    >
      {isFiltered ? (
        <Button onClick={() => address.open({ filters: {}, set: null })}>
          {labels.filters.clear}
        </Button>
      ) : null}
    </Empty>
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
  const labels = useTexts(historyPageTexts)
  const { language } = context
  const list = useRef<HTMLElement>(null)
  useListKeys({ table: list, search, tick: nothing, untick: nothing })
  const { items, isLoading, problem } = pages
  const open = (id: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    address.open({ set: id })
  }
  return (
    <section className="history__list" ref={list} aria-label={labels.list} aria-busy={isLoading}>
      <ReadProblem of={pages} />
      {isLoading && items.length === 0 ? (
        <p className="ui-empty" role="status">
          {labels.loading}
        </p>
      ) : null}
      {!isLoading && items.length === 0 && !problem ? <NoChanges address={address} /> : null}
      {byDay(items).map(({ day, entries }) => (
        <section key={day}>
          <h2 className="history__day">
            {dayName(day, language)} <span className="ui-mono">{entries.length}</span>
          </h2>
          <ol>
            {entries.map((set) => (
              <SetRow
                key={set.id}
                set={set}
                isChosen={set.id === chosen}
                href={address.hrefOf({ set: set.id })}
                onOpen={open(set.id)}
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
          {labels.older}
        </button>
      )}
    </section>
  )
}
