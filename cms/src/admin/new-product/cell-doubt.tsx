import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { shownIn } from '#src/content/limits/check-limits.ts'
import type { Place } from '#src/admin/grid/core/selection.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { newProductTexts } from '#texts/new-product.js'
import type { Doubt } from './use-save.ts'

interface Props {
  doubt: Doubt
  /** Cell of the value, in the shown rows and columns. */
  place: Place
  onAccept: () => void
  onPropose: () => void
}

/** Question about a doubtful value below its cell: the value that was likely meant, or this one. */
export function CellDoubt({ doubt, place, onAccept, onPropose }: Props): ReactNode {
  const labels = useTexts(newProductTexts)
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
  const shown = (value: Doubt['after']): string =>
    shownIn(language, value, { choices: [], unit: doubt.unit })
  const name = `${doubt.code}, ${doubt.head}`
  return (
    <div ref={panel} className="new-product__doubt" role="group" aria-label={name}>
      <p>{doubt.message}</p>
      <p>
        {doubt.proposal === undefined ? null : (
          <>
            <Button look="link" onClick={onPropose}>
              {labels.takeProposal({ value: shown(doubt.proposal) })}
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
