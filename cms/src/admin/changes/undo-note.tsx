import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { keptCauses } from '#src/changes/history-answer.ts'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { historyPageTexts } from '#texts/history-page.js'

const { undo: labels } = labelsOf(historyPageTexts)

type Stays = UndoAnswer['refused']

interface StaysProps {
  text: Label
  list: Stays
  /** Values with those that are not listed. */
  count?: number
  language: string
}

/** Values that stay as they are, in a list that a button opens. */
function StayingValues({ text, list, count = list.length, language }: StaysProps): ReactNode {
  const say = (label: Label): string => textOf(label, language)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (list.length === 0) return null
  return (
    <>
      {' '}
      <span className="undo-note__stays">{say(text)}</span>{' '}
      <button
        type="button"
        className="changes-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {say(labels.see({ count: list.length }))}
      </button>
      <ul id={id} hidden={!isOpen}>
        {list.map(({ document, label, reason }) => (
          <li key={`${document} ${label}`}>
            <b>{document}</b> {label}: {reason}
          </li>
        ))}
        {count > list.length ? (
          <li>{say(labels.moreKept({ count: count - list.length }))}</li>
        ) : null}
      </ul>
    </>
  )
}

/** Later changes to take back first, each with the link to its entry of the history. */
function SetsInTheWay({ sets, language }: { sets: UndoAnswer['inTheWay']; language: string }) {
  const say = (label: Label): string => textOf(label, language)
  if (sets.length === 0) return null
  return (
    <>
      {' '}
      <span className="undo-note__stays">{say(labels.first)}</span>
      <ul>
        {sets.map(({ set, name, href, values }) => (
          <li key={set}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>{' '}
            {say(labels.laterValues({ count: values }))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What taking back would do: `60 values return, 6 part numbers leave.` */
function effectText(answer: UndoAnswer, language: string): string {
  const { values, addedRows, removedRows, message } = answer
  if (message !== '') return message
  const parts = [
    ...(values > 0 ? [labels.values({ count: values })] : []),
    ...(addedRows > 0 ? [labels.rowsReturn({ count: addedRows })] : []),
    ...(removedRows > 0 ? [labels.rowsLeave({ count: removedRows })] : []),
  ]
  return `${parts.map((label) => textOf(label, language)).join(', ')}.`
}

/** What taking back would do or did, with the values that stay as they are. */
export function UndoNote({ answer, language }: { answer: UndoAnswer; language: string }) {
  const { kept, keptCounts, inTheWay, refused } = answer
  return (
    <>
      {effectText(answer, language)}
      {keptCauses.map((cause) => {
        const list = kept.filter((each) => each.cause === cause)
        const count = keptCounts[cause] ?? 0
        return (
          <StayingValues
            key={cause}
            text={labels.kept[cause]({ count })}
            list={list}
            count={count}
            language={language}
          />
        )
      })}
      <SetsInTheWay sets={inTheWay} language={language} />
      <StayingValues
        text={labels.refused({ count: refused.length })}
        list={refused}
        language={language}
      />
    </>
  )
}
