'use client'

import type { ReactNode } from 'react'
import { useState } from 'react'
import { dateTimeText } from '#src/platform/dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { HeadRow } from '#src/ui/row-table.tsx'
import { panelTexts } from '#texts/panel.js'
import type { Difference } from './differences.ts'
import type { StaleChoice } from './guarded-fetch.ts'

/** Maximum length of a value in the comparison, characters. */
const shownCharacters = 240

/** ISO date as stored by forms and server. */
const storedDate = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Plain text of a value, rich text included. */
function plainValue(value: unknown, language: string): string {
  const labels = textsIn(panelTexts, language)
  const parts = (values: unknown[], mark: string): string =>
    values
      .map((part) => plainValue(part, language))
      .filter(Boolean)
      .join(mark)
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return parts(value, ' · ')
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (typeof value === 'string' && storedDate.test(value)) return dateTimeText(value, language)
  if (typeof value !== 'object') return String(value)
  if ('root' in value) return plainValue(value.root, language)
  if ('text' in value && typeof value.text === 'string') return value.text
  if ('children' in value) return plainValue(value.children, language)
  return parts(
    Object.entries(value).flatMap(([name, part]) => (name === 'id' ? [] : [part])),
    ' ',
  )
}

interface StaleDialogProps {
  differences: readonly Difference[]
  nameOf: (field: string) => string
  onChoose: (choice: StaleChoice) => void
}

/**
 * Dialog that compares the form with a newer stored version, field by field, and asks which values
 * to keep.
 */
export function StaleDialog({ differences, nameOf, onChoose }: StaleDialogProps): ReactNode {
  const labels = useTexts(panelTexts)
  const language = useLanguage()
  const [chooseTheirs, setChooseTheirs] = useState<ReadonlySet<string>>(new Set())
  const toggle = (name: string, theirs: boolean): void => {
    const next = new Set(chooseTheirs)
    if (theirs) next.add(name)
    else next.delete(name)
    setChooseTheirs(next)
  }
  const cell = ({ name, changedBy, ...values }: Difference, side: 'mine' | 'theirs'): ReactNode => {
    const text = plainValue(values[side], language).slice(0, shownCharacters) || labels.nothing
    const isChosen =
      changedBy === 'both'
        ? (side === 'theirs') === chooseTheirs.has(name)
        : (changedBy === 'me') === (side === 'mine')
    const shown = isChosen ? <strong>{text}</strong> : <span>{text}</span>
    if (changedBy !== 'both') return shown
    return (
      <label>
        <input
          type="radio"
          name={`stale-${name}`}
          checked={isChosen}
          onChange={() => toggle(name, side === 'theirs')}
        />{' '}
        {shown}
      </label>
    )
  }
  return (
    <Dialog isWide title={labels.staleTitle} onClose={() => onChoose(undefined)}>
      <p>{labels.staleHint}</p>
      <div className="ui-dialog__scroll">
        <table className="ui-dialog__differences">
          <HeadRow heads={[labels.field, labels.mine, labels.theirs]} />
          <tbody>
            {differences.map((difference) => (
              <tr key={difference.name}>
                <th scope="row">{nameOf(difference.name)}</th>
                <td data-heading={labels.mine}>{cell(difference, 'mine')}</td>
                <td data-heading={labels.theirs}>{cell(difference, 'theirs')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="ui-dialog__actions">
        <button type="button" onClick={() => onChoose(undefined)}>
          {labels.cancel}
        </button>
        <button type="button" onClick={() => onChoose('theirs')}>
          {labels.takeTheirs}
        </button>
        <button type="button" onClick={() => onChoose('mine')}>
          {labels.takeMine}
        </button>
        <button type="button" data-main onClick={() => onChoose({ chooseTheirs })}>
          {labels.mergeChanges}
        </button>
      </div>
    </Dialog>
  )
}
