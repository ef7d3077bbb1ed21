import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import Link from 'next/link'
import { keptCauses } from '#src/changes/history-answer.ts'
import type { UndoAnswer } from '#src/changes/history-shapes.ts'
import { textsIn } from '#src/platform/labels.ts'
import { useTexts, useLanguage } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { historyPageTexts } from '#texts/history-page.js'

type Stays = UndoAnswer['refused']

interface StaysProps {
  text: string
  list: Stays
  /** Values with those that are not listed. */
  count?: number
}

/** Values that stay as they are, in a list that a button opens. */
function StayingValues({ text, list, count = list.length }: StaysProps): ReactNode {
  const { undo: labels } = useTexts(historyPageTexts)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (list.length === 0) return null
  return (
    <>
      {' '}
      <span className="ui-undo__stays">{text}</span>{' '}
      <Button
        look="link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {labels.see({ count: list.length })}
      </Button>
      <ul id={id} hidden={!isOpen}>
        {list.map(({ document, label, reason }) => (
          <li key={`${document} ${label}`}>
            <b>{document}</b> {label}: {reason}
          </li>
        ))}
        {count > list.length ? <li>{labels.moreKept({ count: count - list.length })}</li> : null}
      </ul>
    </>
  )
}

/** Later changes to take back first, each with the link to its entry of the history. */
function SetsInTheWay({ sets }: { sets: UndoAnswer['inTheWay'] }) {
  const { undo: labels } = useTexts(historyPageTexts)
  if (sets.length === 0) return null
  return (
    <>
      {' '}
      <span className="ui-undo__stays">{labels.first}</span>
      <ul>
        {sets.map(({ set, name, href, values }) => (
          <li key={set}>
            <Link href={href} prefetch={false}>
              {name}
            </Link>{' '}
            {labels.laterValues({ count: values })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** What taking back would do: `60 values return, 6 part numbers leave.` */
function effectText(answer: UndoAnswer, language: string): string {
  const { undo: labels } = textsIn(historyPageTexts, language)
  const { values, addedRows, removedRows, message } = answer
  if (message !== '') return message
  const parts = [
    ...(values > 0 ? [labels.values({ count: values })] : []),
    ...(addedRows > 0 ? [labels.rowsReturn({ count: addedRows })] : []),
    ...(removedRows > 0 ? [labels.rowsLeave({ count: removedRows })] : []),
  ]
  return `${parts.map((label) => label).join(', ')}.`
}

/** What taking back would do or did, with the values that stay as they are. */
export function UndoNote({ answer }: { answer: UndoAnswer }) {
  const { undo: labels } = useTexts(historyPageTexts)
  const language = useLanguage()
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
          />
        )
      })}
      <SetsInTheWay sets={inTheWay} />
      <StayingValues text={labels.refused({ count: refused.length })} list={refused} />
    </>
  )
}
