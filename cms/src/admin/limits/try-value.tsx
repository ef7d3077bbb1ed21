import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { shownIn } from '#src/content/limits/check-limits.ts'
import { DoubtFinder } from '#src/content/limits/doubts.ts'
import type { Span } from '#src/content/limits/doubts.ts'
import { middleOf } from '#src/content/limits/measured.ts'
import { parseCell } from '#src/content/variants/cells/cell-text.ts'
import { checkVariants } from '#src/content/variants/check.ts'
import type { Declared } from '#src/content/variants/declaration.ts'
import type { LimitedFamily } from '#src/panel-calls/limits.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { limitsPageTexts } from '#texts/limits-page.js'
import { rowsOf } from './use-limits-page.ts'

/** What would happen to a value that is tried. */
interface Outcome {
  effect: 'pass' | 'asks' | 'refuses'
  message: string
  neighbours: string
  proposal: string | undefined
}

interface Tried {
  family: LimitedFamily
  column: Declared
  /** Columns with the limits that are typed. */
  columns: readonly Declared[]
  spans: ReadonlyMap<string, Span>
}

/** Outcome of a value in a row of a family, by the same checks as everywhere. */
function outcomeOf(
  { family, column, columns, spans }: Tried,
  { row, text }: { row: number; text: string },
  language: string,
): Outcome | undefined {
  const part = family.parts[row]
  if (!part || text.trim() === '') return undefined
  const value = parseCell(text, column, decimalMarkOf(language))
  const parts = family.parts.map((each, at) =>
    at === row ? { ...each, values: { ...each.values, [column.key]: value } } : each,
  )
  const known = new Set(
    checkVariants(family.parts, columns, language).map((each) => JSON.stringify(each)),
  )
  // a limit of another column that the row breaks already is no answer to this value
  const refused = checkVariants(parts, columns, language).find(
    (each) => each.row === row && (each.key === column.key || !known.has(JSON.stringify(each))),
  )
  if (refused)
    return { effect: 'refuses', message: refused.message, neighbours: '', proposal: undefined }
  const [before, after] = [rowsOf(family.parts), rowsOf(parts)]
  const former = part.values[column.key]
  const finder = new DoubtFinder({ columns, before, after, spans }, language)
  const doubt = finder.find({
    place: before[row]?.place ?? '',
    key: column.key,
    before: former,
    onSite: former,
  })
  if (!doubt) return { effect: 'pass', message: '', neighbours: '', proposal: undefined }
  return {
    effect: 'asks',
    message: doubt.message,
    neighbours: doubt.neighbours
      .map((each) => `${each.code} ${shownIn(language, each.value, column)}`)
      .join(', '),
    proposal: doubt.proposal === undefined ? undefined : shownIn(language, doubt.proposal, column),
  }
}

interface TryProps extends Tried {
  onTry: (tried: { place: string; value: number } | undefined) => void
}

/** Fields in which a value is tried without saving it, and what would happen. */
export function TryValue({ onTry, ...tried }: TryProps): ReactNode {
  const { family, column } = tried
  const labels = useTexts(limitsPageTexts)
  const language = useLanguage()
  const id = useId()
  const [row, setRow] = useState(0)
  const [text, setText] = useState('')
  const outcome = outcomeOf(tried, { row, text }, language)
  const change = (at: number, typed: string): void => {
    setRow(at)
    setText(typed)
    const value = middleOf(parseCell(typed, column, decimalMarkOf(language)))
    const place = rowsOf(family.parts)[at]?.place
    onTry(value === undefined || place === undefined ? undefined : { place, value })
  }
  return (
    <section className="limits-try" aria-labelledby={id}>
      <h3 id={id}>
        {labels.try} <span className="ui-small ui-mono">{labels.tryHint}</span>
      </h3>
      <div>
        <select
          aria-label={labels.tryPart}
          value={row}
          onChange={({ target }) => change(Number(target.value), text)}
        >
          {family.parts.map(({ part_number: code }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may have one part number
            <option key={at} value={at}>
              {code}
            </option>
          ))}
        </select>
        <input
          type="text"
          aria-label={labels.tryValue({ name: column.label })}
          value={text}
          onChange={({ target }) => change(row, target.value)}
        />
        {column.unit ? <span className="ui-mono">{column.unit}</span> : null}
      </div>
      <p role="status" data-effect={outcome?.effect}>
        {outcome ? (
          <>
            <b>{labels.tryTexts[outcome.effect]}</b> {outcome.message || labels.tryPasses}
            {outcome.neighbours ? ` ${labels.neighbours({ values: outcome.neighbours })}` : ''}
            {outcome.proposal === undefined
              ? ''
              : ` ${labels.proposal({ value: outcome.proposal })}`}
          </>
        ) : null}
      </p>
    </section>
  )
}
