import styles from './progress-bar.module.css'

export type ProgressBarProps = { state: 'idle' | 'active' | 'done'; label: string }

/** Along the top edge while a page is fetched; when to show it is the app's affair. */
export function ProgressBar({ state, label }: ProgressBarProps) {
  return (
    <div className={styles.bar} data-state={state} aria-hidden={state !== 'active'}>
      <output className="visually-hidden">
        {state === 'active' ? label : ''}
      </output>
    </div>
  )
}
