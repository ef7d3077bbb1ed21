'use client'

import Link from 'next/link'
import type { RefObject } from 'react'
import { textsIn } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { ListColumn, ListSort } from '#src/staff-index/list-state.ts'
import { listsTexts } from '#texts/lists.js'
import type { ListData } from './list-data.ts'
import type { ListRow } from '#src/staff-index/list-shapes.ts'
import { LanguageMark } from './language-mark.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { ListNavigation } from './use-list-navigation.ts'
import './list-rows.css'

/** Share of the required facts as a bar and in percent, and a link to the first missing fact. */
function Completeness({ row }: { row: ListRow }) {
  const labels = useTexts(listsTexts)
  if (row.share === null) return null
  const [first] = row.lacks
  return (
    <>
      <span className="ui-share" data-whole={row.share === 100 ? '' : undefined}>
        <span style={{ inlineSize: `${row.share}%` }} />
      </span>{' '}
      <span className="ui-mono">{row.share} %</span>
      {first === undefined ? null : (
        <Link
          className="list-lacking"
          href={first.href}
          prefetch={false}
          title={row.lacks.map(({ name }) => name).join('\n')}
        >
          {row.lacking}
        </Link>
      )}
      <span className="ui-hidden">{labels.lacks.share({ share: row.share })}</span>
    </>
  )
}

function SiteCell({ row }: { row: ListRow }) {
  const labels = useTexts(listsTexts)
  if (row.stopped !== null)
    return (
      <>
        <Link
          className="list-stopped"
          href={`${row.href}#field-variants`}
          prefetch={false}
          title={row.stopped}
        >
          ⚠ {labels.site.stopped}
        </Link>
        <small>{row.stopped}</small>
      </>
    )
  if (row.scheduled !== null)
    return (
      <>
        <ListIcon name="clock" /> {row.scheduled}
        <small>{labels.site.scheduled}</small>
      </>
    )
  if (row.site === 'public') return labels.site.public
  const isChanged = row.site === 'changed'
  return (
    <>
      <ListIcon name="pen" /> {isChanged ? labels.site.changed : labels.site.draft}
      <small>{isChanged ? labels.site.previous : labels.site.hidden}</small>
    </>
  )
}

const sorts: Partial<Record<ListColumn | 'title', ListSort>> = {
  title: 'title',
  'part-numbers': 'part-numbers',
  complete: 'complete',
  changed: 'changed',
}

function Heading({
  column,
  name,
  data,
  navigation,
}: {
  column: ListColumn | 'title'
  name: string
  data: ListData
  navigation: ListNavigation
}) {
  const sort = sorts[column]
  if (sort === undefined)
    return (
      <th scope="col" data-column={column}>
        {name}
      </th>
    )
  const isCurrent = data.state.sort === sort
  // the first click sorts dates and numbers descending, titles and completeness ascending
  const isDescending = isCurrent
    ? !data.state.isDescending
    : sort !== 'title' && sort !== 'complete'
  return (
    <th
      scope="col"
      data-column={column}
      {...(isCurrent ? { 'aria-sort': data.state.isDescending ? 'descending' : 'ascending' } : {})}
    >
      <Link href={navigation.hrefOf({ sort, isDescending })} prefetch={false}>
        {name}
        {isCurrent ? <ListIcon name={data.state.isDescending ? 'down' : 'up'} /> : null}
      </Link>
    </th>
  )
}

function Cell({ column, row }: { column: ListColumn; row: ListRow }) {
  const language = useLanguage()
  switch (column) {
    case 'family':
      return <b className="list-code">{row.family}</b>
    case 'parent':
      return row.parent
    case 'part-numbers':
      return row.partNumbers === null ? '' : row.partNumbers.toLocaleString(language)
    case 'languages':
      return (
        <span className="list-marks">
          {row.languages.map(({ locale, state, isOutdated }) => (
            <LanguageMark
              key={locale}
              locale={locale}
              state={isOutdated ? 'outdated' : state}
              language={language}
            />
          ))}
        </span>
      )
    case 'complete':
      return <Completeness row={row} />
    case 'site':
      return <SiteCell row={row} />
    case 'changed':
      return (
        <>
          <span className="list-author">{row.author}</span>
          <small className="ui-mono">{row.changed}</small>
        </>
      )
  }
}

/** Key figures of a document, and where an upload is used. */
function RowNote({ row }: { row: ListRow }) {
  const labels = useTexts(listsTexts)
  const notes = [
    row.figures,
    row.uses === null ? '' : labels.uses({ count: row.uses }),
    row.same === 0 ? '' : labels.same({ count: row.same }),
  ].filter(Boolean)
  return notes.length === 0 ? null : <small className="ui-mono">{notes.join(' · ')}</small>
}

interface TableProps {
  data: ListData
  columns: readonly ListColumn[]
  navigation: ListNavigation
  ticked: ReadonlySet<number>
  onTick: (id: number) => void
  onTickAll: () => void
  table: RefObject<HTMLTableElement | null>
}

function columnNames({ language, names }: ListData): Record<ListColumn | 'title', string> {
  const labels = textsIn(listsTexts, language)
  return {
    title: labels.columns.title,
    family: labels.columns.family,
    parent: names.parent,
    'part-numbers': labels.columns.partNumbers,
    languages: labels.columns.languages,
    complete: labels.columns.complete,
    site: labels.columns.site,
    changed: labels.columns.changed,
  }
}

/** Table of a list's rows. */
export function ListTable({
  data,
  columns,
  navigation,
  ticked,
  onTick,
  onTickAll,
  table,
}: TableProps) {
  const labels = useTexts(listsTexts)
  const { rows } = data
  const names = columnNames(data)
  const isAll = rows.length > 0 && rows.every(({ id }) => ticked.has(id))
  const before = columns.filter((column) => column === 'family')
  const after = columns.filter((column) => column !== 'family')
  return (
    <table className="list-table" ref={table} aria-busy={navigation.isLoading}>
      <thead>
        <tr>
          <th scope="col" data-column="tick">
            <input
              type="checkbox"
              aria-label={labels.tickAll}
              checked={isAll}
              ref={(box) => {
                if (box) box.indeterminate = ticked.size > 0 && !isAll
              }}
              onChange={onTickAll}
            />
          </th>
          {data.hasPictures ? (
            <th scope="col" data-column="picture">
              <span className="ui-hidden">{labels.columns.picture}</span>
            </th>
          ) : null}
          {[...before, 'title' as const, ...after].map((column) => (
            <Heading
              key={column}
              column={column}
              name={names[column]}
              data={data}
              navigation={navigation}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={row.id}
            data-row={row.id}
            tabIndex={index === 0 ? 0 : -1}
            data-ticked={ticked.has(row.id) ? '' : undefined}
          >
            <td data-column="tick">
              <input
                type="checkbox"
                aria-label={labels.tick({ title: row.title })}
                checked={ticked.has(row.id)}
                onChange={() => onTick(row.id)}
              />
            </td>
            {data.hasPictures ? (
              <td data-column="picture">
                {row.picture === null ? (
                  <span className="list-thumbnail" />
                ) : (
                  <img className="list-thumbnail" src={row.picture} alt="" loading="lazy" />
                )}
              </td>
            ) : null}
            {before.map((column) => (
              <td key={column} data-column={column}>
                <Cell column={column} row={row} />
              </td>
            ))}
            <th scope="row" data-column="title">
              <Link data-open href={row.href} prefetch={false} title={row.title}>
                {row.title}
              </Link>
              <RowNote row={row} />
            </th>
            {after.map((column) => (
              <td key={column} data-column={column}>
                <Cell column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
