import { useEffect, useRef } from 'react'
import styles from './progress-bar.module.css'

export type ProgressBarProps = { state: 'idle' | 'active' | 'done'; label: string }

/** Progress line at the top edge. A popover, so that it is in the top layer, above dialogs. */
export function ProgressBar({ state, label }: ProgressBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const shown = state !== 'idle'

  useEffect(() => {
    const element = bar.current
    if (!shown || element === null) return
    element.showPopover()
    // reopened when a dialog opens, to stay on top of it
    const onToggle = (event: Event) => {
      if (event.target === element) return
      element.hidePopover()
      element.showPopover()
    }
    document.addEventListener('toggle', onToggle, true)
    return () => {
      document.removeEventListener('toggle', onToggle, true)
      element.hidePopover()
    }
  }, [shown])

  return (
    <div
      ref={bar}
      popover="manual"
      className={styles.bar}
      data-state={state}
      aria-hidden={state !== 'active'}
    >
      <output className="visually-hidden">{state === 'active' ? label : ''}</output>
    </div>
  )
}
