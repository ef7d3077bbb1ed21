import { isLocale, locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ListIcon } from '#src/ui/list-icon.tsx'
import type { DocumentChanges, ShownChange } from '#src/changes/history-shapes.ts'
import { historyPageTexts } from '#texts/history-page.js'
import { ChangesTable } from './changes-table.tsx'
import { ShownValues } from '#src/admin/changes/shown-value.tsx'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import './set-details.css'

/** Short name of a document: its family, otherwise its title or number. */
export const nameOf = ({ code, title, kindName, id }: DocumentChanges): string =>
  [code, title].find((name) => name !== null && name !== '') ?? `${kindName} ${id}`

function countText({ tables, valueCount }: DocumentChanges, language: string): string {
  const { document: labels } = textsIn(historyPageTexts, language)
  const parts = tables.reduce((sum, { rows, more }) => sum + rows.length + more, 0)
  return [
    ...(parts > 0 ? [labels.parts({ count: parts })] : []),
    ...(valueCount > 0 ? [labels.values({ count: valueCount })] : []),
  ]
    .map((label) => label)
    .join(', ')
}

/** Languages that became public or ceased to be. */
function Publications({ publications }: Pick<DocumentChanges, 'publications'> & {}): ReactNode {
  const { document: labels } = useTexts(historyPageTexts)
  const textFor = ({ locale, isPublic }: DocumentChanges['publications'][number]): string => {
    if (locale === null) return isPublic ? labels.published : labels.unpublished
    const title = { language: locales[locale].title }
    return isPublic ? labels.publishedIn(title) : labels.unpublishedIn(title)
  }
  if (publications.length === 0) return null
  return (
    <p className="document-changes__public">
      {publications.map((each) => (
        <span key={`${each.locale} ${each.isPublic}`} data-public={each.isPublic}>
          {textFor(each)}
        </span>
      ))}
    </p>
  )
}

function ValueRow({ change }: { change: ShownChange }): ReactNode {
  const { document: labels } = useTexts(historyPageTexts)
  const { label, unit, locale, state } = change
  return (
    <div>
      <dt>
        {label}
        {unit === null ? null : <small> {unit}</small>}
        {locale !== null && isLocale(locale) ? <small> {locales[locale].title}</small> : null}
        {state === 'both' ? null : (
          <small className="document-changes__state">
            {' '}
            {state === 'draft' ? labels.draft : labels.onSite}
          </small>
        )}
      </dt>
      <dd lang={locale === null ? undefined : locales[locale].tag}>
        <ShownValues change={change} />
      </dd>
    </div>
  )
}

interface DocumentProps {
  changes: DocumentChanges
  isOpenFirst: boolean
  /** Undefined: the account may not take it back. */
  onUndo: (() => void) | undefined
}

/** What changed of one document: part numbers as tables, other values as a list. */
export function DocumentPart({ changes, isOpenFirst, onUndo }: DocumentProps): ReactNode {
  const language = useLanguage()
  const { document: labels } = useTexts(historyPageTexts)
  const [isOpen, setOpen] = useState(isOpenFirst)
  const id = useId()
  const name = nameOf(changes)
  const { code, title, kindName, href, kind, tables } = changes
  const hasCode = code !== null && code !== ''
  return (
    <section className="document-changes" aria-labelledby={`${id}-name`}>
      <header>
        <h3>
          <button
            type="button"
            id={`${id}-name`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <ListIcon name="down" />
            {hasCode ? <b>{code}</b> : <span className="ui-small">{kindName}</span>}{' '}
            <span>{title === '' ? changes.id : title}</span>
          </button>
        </h3>
        {kind === 'changed' ? null : (
          <span className="document-changes__kind" data-kind={kind}>
            {labels.kinds[kind]}
          </span>
        )}
        <span className="ui-small">{countText(changes, language)}</span>
        <span className="document-changes__links">
          {href === null ? null : (
            <Link
              className="ui-link"
              href={href}
              prefetch={false}
              aria-label={labels.openOf({ name })}
            >
              {labels.open}
            </Link>
          )}
          {onUndo ? (
            <Button look="link" aria-label={labels.undoOf({ name })} onClick={onUndo}>
              {labels.undo}
            </Button>
          ) : null}
        </span>
      </header>
      <div id={id} hidden={!isOpen}>
        <Publications publications={changes.publications} />
        {tables.map((table) => (
          <ChangesTable key={table.label} table={table} isNamed={tables.length > 1} />
        ))}
        {changes.changes.length === 0 ? null : (
          <dl className="document-changes__values">
            {changes.changes.map((change) => (
              <ValueRow key={`${change.label} ${change.locale} ${change.state}`} change={change} />
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}
