import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useHydrated } from '#app/ui/elements/use-hydrated.ts'
import styles from './tabs.module.css'

export type TabsProps = {
  label: string
  tabs: { id: string; label: string; content: ReactNode }[]
  selectedId?: string | undefined
  onSelect?: ((id: string) => void) | undefined
  /** `below`: the tab list is under the panel, for example under a picture. */
  placement?: 'above' | 'below' | undefined
}

/** Tabs. Without JavaScript all panels are visible and the tab list consists of anchor links. */
export function Tabs({ label, tabs, selectedId, onSelect, placement = 'above' }: TabsProps) {
  const hydrated = useHydrated()
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = selectedId ?? own

  function select(id: string) {
    setOwn(id)
    onSelect?.(id)
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = nextTab(
      event.key,
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    )
    const tab = index === null ? undefined : tabs[index]
    if (tab === undefined) return
    event.preventDefault()
    select(tab.id)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus()
  }

  return (
    <div className={styles.tabs} data-placement={placement}>
      {hydrated ? (
        <div ref={row} className={styles.row} role="tablist" aria-label={label}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              className={styles.tab}
              id={`${base}tab-${tab.id}`}
              aria-controls={`${base}panel-${tab.id}`}
              aria-selected={tab.id === current}
              tabIndex={tab.id === current ? 0 : -1}
              onClick={() => select(tab.id)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
            </button>
          ))}
        </div>
      ) : (
        <nav className={styles.row} aria-label={label}>
          {tabs.map((tab) => (
            <a
              key={tab.id}
              className={styles.tab}
              href={`#${base}panel-${tab.id}`}
              aria-current={tab.id === current ? 'true' : undefined}
            >
              {tab.label}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.panels}>
        {tabs.map((tab) => (
          <div
            key={tab.id}
            className={styles.panel}
            role={hydrated ? 'tabpanel' : undefined}
            id={`${base}panel-${tab.id}`}
            aria-labelledby={hydrated ? `${base}tab-${tab.id}` : undefined}
            hidden={hydrated && tab.id !== current}
          >
            {tab.content}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Index of the tab that a key selects (WAI-ARIA tabs pattern); null for other keys. */
function nextTab(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
