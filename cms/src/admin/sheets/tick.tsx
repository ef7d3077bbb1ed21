import type { ReactNode } from 'react'
import type { TickState } from './ticks.ts'

interface TickProps {
  state: TickState
  name: string
  onTick: (isTaken: boolean) => void
}

/** Check box; some: indeterminate, and a press takes all. */
export const Tick = ({ state, name, onTick }: TickProps): ReactNode => (
  <input
    type="checkbox"
    className="comparison__tick"
    aria-label={name}
    checked={state === 'all'}
    ref={(box) => {
      if (box) box.indeterminate = state === 'some'
    }}
    onChange={({ target }) => onTick(target.checked)}
  />
)
