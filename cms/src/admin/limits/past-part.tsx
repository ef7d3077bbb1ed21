import { useMemo } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { useCall } from '#src/admin/panel/use-call.ts'
import { shownIn } from '#src/content/limits/check-limits.ts'
import { findPast } from '#src/content/limits/past-changes.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import { historyOf } from '#src/platform/change-addresses.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { limitsPageTexts } from '#texts/limits-page.js'

/** Findings that are named. */
const maxNamed = 30

interface Props {
  subcategory: number
  /** Columns with the limits that are typed. */
  columns: readonly Declared[]
}

/** What the limits would have met in the spreadsheets of the last year. */
export function PastPart({ subcategory, columns }: Props): ReactNode {
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const { data } = useCall('limits.past', { query: { subcategory } }, { language })
  const findings = useMemo(
    () => (data ? findPast(data.changes, columns, language) : []),
    [data, columns, language],
  )
  if (!data || data.sheets.length === 0) return null
  const setsWith = (effect: string): Set<string> =>
    new Set(findings.flatMap((found) => (found.effect === effect ? [found.change.set] : [])))
  const refused = setsWith('refuses')
  const asked = [...setsWith('asks')].filter((set) => !refused.has(set))
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const sheets = new Map(data.sheets.map((sheet) => [sheet.id, sheet]))
  const more = findings.length - maxNamed
  const shown = (value: unknown, column: Declared | undefined): string =>
    value === null || value === undefined || value === ''
      ? '–'
      : column
        ? shownIn(language, value, column)
        : String(value)
  return (
    <section className="limits-past" data-found={findings.length > 0 || undefined}>
      <p>
        {findings.length === 0
          ? labels.past.none({ sheets: data.sheets.length })
          : labels.past.some({
              sheets: data.sheets.length,
              asked: asked.length,
              refused: refused.size,
            })}{' '}
        <span className="ui-small">{labels.past.hint}</span>
      </p>
      {findings.length === 0 ? null : (
        <details>
          <summary>{labels.past.which}</summary>
          <ul>
            {findings.slice(0, maxNamed).map(({ change, effect, message }) => {
              const column = byKey.get(change.key)
              const sheet = sheets.get(change.set)
              return (
                <li key={`${change.set} ${change.code} ${change.key}`}>
                  <Link href={historyOf({ set: change.set })} prefetch={false}>
                    {change.code}
                  </Link>{' '}
                  {column?.label}: {shown(change.before, column)} → {shown(change.after, column)}{' '}
                  <span data-effect={effect}>{labels.effects[effect]}</span>: {message}{' '}
                  <span className="ui-small">
                    {sheet?.title ?? ''}{' '}
                    {sheet ? new Date(sheet.at).toLocaleDateString(language) : ''}
                  </span>
                </li>
              )
            })}
          </ul>
          {more > 0 ? <p className="ui-small">{labels.moreFindings({ count: more })}</p> : null}
        </details>
      )}
    </section>
  )
}
