import Link from 'next/link'
import { locales } from '@vitrine/configuration/locales'
import { LanguageMark } from '#src/admin/lists/language-mark.tsx'
import type { MarkedState } from '#src/admin/lists/language-mark.tsx'
import { shortTime } from '#src/admin/inbox/lead-times.ts'
import { textsIn } from '#src/platform/labels.ts'
import { queueOrders } from '#src/translation/queue-tabs.ts'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty, Pager } from '#src/ui/page-parts.tsx'
import { Options } from '#src/ui/options.tsx'
import { QueueSearch } from '#src/ui/queue-search.tsx'
import { translationReviewTexts } from '#texts/translation-review.js'
import { translationsTexts } from '#texts/translations.js'
import { itemKey } from './desk-item.ts'
import { deskParams, deskPath } from './desk-query.ts'
import { queuePageSize } from './read-desk-page.ts'
import type { DeskPage, QueueRow } from './read-desk-page.ts'
import { queueTexts } from './queue-texts.ts'

/** Mark of a language in each tab, as in the lists of documents. */
const marks: Record<QueueTab, MarkedState> = {
  missing: 'absent',
  outdated: 'outdated',
  returned: 'changed',
  review: 'changed',
  ready: 'changed',
  mine: 'changed',
}

interface Context {
  language: string
}

interface ListProps {
  page: DeskPage
  /** Key of the document on the desk. */
  current: string | undefined
  context: Context
}

function Row({
  row,
  page: { query },
  current,
  context: { language },
}: ListProps & { row: QueueRow }) {
  const labels = textsIn(translationsTexts, language)
  const reviewStates = textsIn(translationReviewTexts, language).states
  const { item, title, family, kind, fields, changedAt, review } = row
  const named = fields.map(({ name, passages }) =>
    labels.fieldPassages({ field: name, count: passages }),
  )
  return (
    <Link
      className="ui-entry translations__row"
      href={deskPath({ ...query, item })}
      aria-current={itemKey(item) === current ? 'true' : undefined}
      prefetch={false}
      scroll={false}
    >
      <LanguageMark locale={item.locale} state={marks[query.tab]} language={language} />
      <span className="translations__what">
        <b className="ui-mono">{family || kind}</b> {named[0]}
        {named.length > 1 ? ` +${named.length - 1}` : ''}
      </span>
      <time className="ui-mono" dateTime={changedAt}>
        {shortTime(changedAt, language)}
      </time>
      <span className="translations__title">
        {review === null || review === query.tab ? null : (
          <span className="translations__review" data-state={review}>
            {reviewStates[review]}
          </span>
        )}
        <span lang={locales[item.locale].tag}>{title}</span>
      </span>
    </Link>
  )
}

/** Search and filter; a form of the address, so that it works before the scripts are loaded. */
function SearchForm({ page: { query, kinds }, context: { language } }: Omit<ListProps, 'current'>) {
  const labels = textsIn(translationsTexts, language)
  const { tab, to } = deskParams(query)
  const isFiltered = query.kind !== '' || query.order !== 'age' || query.isMine
  return (
    <QueueSearch
      key={deskPath(query)}
      kept={{ tab, to }}
      text={query.text}
      texts={labels}
      isFiltered={isFiltered}
      id="translations-filter"
      filters={
        <>
          <label>
            {labels.kind}
            <select name="kind" defaultValue={query.kind}>
              <Options none={labels.every} of={kinds.map(({ slug, name }) => [slug, name])} />
            </select>
          </label>
          <label>
            {labels.order}
            <select name="order" defaultValue={query.order}>
              <Options of={queueOrders.map((order) => [order, labels.orders[order]])} />
            </select>
          </label>
          <label className="translations__tick">
            <input type="checkbox" name="mine" value="yes" defaultChecked={query.isMine} />
            {labels.mine}
          </label>
          <Button type="submit">{labels.apply}</Button>
        </>
      }
    />
  )
}

/** Documents of the queue, with the search above them. */
export function QueueList({ page, current, context }: ListProps) {
  const { query, rows, total } = page
  const { language } = context
  const labels = textsIn(translationsTexts, language)
  const isSearched = query.text !== '' || query.kind !== '' || query.isMine
  const pageLink = (number: number, text: string) => ({
    text,
    href: deskPath({ ...query, page: number, item: undefined }),
  })
  return (
    <>
      <SearchForm page={page} context={context} />
      {rows.length === 0 ? (
        <Empty title={isSearched ? labels.none : queueTexts(language).emptyTitles[query.tab]} />
      ) : (
        <nav className="translations__rows" aria-label={labels.listName}>
          {rows.map((row) => (
            <Row
              key={itemKey(row.item)}
              row={row}
              page={page}
              current={current}
              context={context}
            />
          ))}
          <Pager
            before={query.page > 1 ? pageLink(query.page - 1, labels.newer) : undefined}
            after={
              query.page * queuePageSize < total
                ? pageLink(query.page + 1, labels.older)
                : undefined
            }
          />
        </nav>
      )}
    </>
  )
}
