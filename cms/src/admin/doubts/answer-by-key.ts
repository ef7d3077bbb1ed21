import type { KeyboardEvent } from 'react'
import type { ShownDoubt } from '#src/content/limits/doubt-shapes.ts'

interface KeyAnswers {
  /** Doubt of the active cell; undefined while it has none, or is edited. */
  doubt: ShownDoubt | undefined
  onAccept: () => void
  onPropose: () => void
}

/** Answers the doubt of the active cell: A accepts, M takes the value that is likely meant. */
export function answerByKey(
  event: KeyboardEvent,
  { doubt, onAccept, onPropose }: KeyAnswers,
): void {
  const isInCell = event.target instanceof Element && event.target.closest('tbody') !== null
  if (!doubt || !isInCell || event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 'a') onAccept()
  else if (key === 'm' && doubt.proposal !== undefined) onPropose()
  else return
  event.preventDefault()
  event.stopPropagation()
}
