import { useEffect, useRef } from 'react'
import styles from './progress-bar.module.css'

export type ProgressBarProps = { state: 'idle' | 'active' | 'done'; label: string }

/**
 * Line along the top edge while a request runs, above dialogs: a popover, and the newest one, in
 * the browser's top layer.
 */
export function ProgressBar({ state, label }: ProgressBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const shown = state !== 'idle'

  useEffect(() => {
    const element = bar.current
    if (!shown || element === null) return
    element.showPopover()
    // a dialog that opens meanwhile would cover the bar
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
