import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { doubtsTexts } from '#texts/doubts.js'
import { measured } from './value-text.ts'
import './cell-doubt.css'

interface Props {
  doubt: ShownDoubt
  /** Cell of the value, in the shown rows and columns. */
  place: { row: number; column: number }
  onAccept: () => void
  onPropose: () => void
}

/** Question about a doubtful value below its cell: the value that was likely meant, or this one. */
export function CellDoubt({ doubt, place, onAccept, onPropose }: Props): ReactNode {
  const labels = useTexts(doubtsTexts)
  const language = useLanguage()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = panel
    const frame = current?.parentElement
    const cell = frame?.querySelector(
      `tbody [data-row="${place.row}"][data-column="${place.column}"]`,
    )
    if (!current || !frame || !cell) return
    const [outer, inner] = [frame.getBoundingClientRect(), cell.getBoundingClientRect()]
    const left = Math.min(inner.left - outer.left, outer.width - current.offsetWidth - 8)
    current.style.left = `${Math.max(8, left)}px`
    current.style.top = `${inner.bottom - outer.top + 3}px`
  })
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const shown = (value: ShownDoubt['after']): string => measured(language, value, doubt)
  const name = `${doubt.code}, ${doubt.head}`
  return (
    <div ref={panel} className="cell-doubt" role="group" aria-label={name}>
      <p>{doubt.message}</p>
      <p>
        {doubt.proposal === undefined ? null : (
          <>
            <Button look="link" onClick={onPropose}>
              {labels.propose({ value: shown(doubt.proposal) })}
            </Button>{' '}
            <kbd>M</kbd>
            {' · '}
          </>
        )}
        <Button look="link" onClick={onAccept}>
          {labels.isRight({ value: shown(doubt.after) })}
        </Button>{' '}
        <kbd>A</kbd>
      </p>
    </div>
  )
}
