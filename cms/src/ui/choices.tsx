import Link from 'next/link'
import type { MouseEvent, ReactNode } from 'react'

export interface LinkChoice {
  text: string
  href: string
  /** Number of what the link opens. */
  count?: number | undefined
  isCurrent: boolean
  /** Opens it without loading the page again; by default the address is loaded. */
  onOpen?: () => void
}

interface ChoicesProps {
  label: string
  choices: readonly LinkChoice[]
}

/** True if a click opens another window, which is left to the browser. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey

const choicesAs = (className: string, current: 'page' | 'true') =>
  function LinkChoices({ label, choices }: ChoicesProps): ReactNode {
    return (
      <nav className={className} aria-label={label}>
        {choices.map(({ text, href, count, isCurrent, onOpen }) => (
          <Link
            key={text}
            href={href}
            prefetch={false}
            aria-current={isCurrent ? current : undefined}
            {...(onOpen
              ? {
                  onClick: (event: MouseEvent) => {
                    if (opensElsewhere(event)) return
                    event.preventDefault()
                    onOpen()
                  },
                }
              : {})}
          >
            {text} {count === undefined ? null : <span className="ui-mono">{count}</span>}
          </Link>
        ))}
      </nav>
    )
  }

/** Tabs of a page; each has an address. */
export const Tabs = choicesAs('ui-tabs', 'page')

/** Choices beside one another, of which one holds: language, period, kind. */
export const Segments = choicesAs('ui-segments', 'true')

interface PressedProps<Value extends string> {
  label: string
  chosen: Value
  choices: readonly (readonly [value: Value, text: string])[]
  onChoose: (value: Value) => void
}

/** Choices beside one another without an address, of which one holds. */
export const PressedSegments = <Value extends string>({
  label,
  chosen,
  choices,
  onChoose,
}: PressedProps<Value>): ReactNode => (
  <div className="ui-segments" role="group" aria-label={label}>
    {choices.map(([value, text]) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === chosen}
        onClick={() => onChoose(value)}
      >
        {text}
      </button>
    ))}
  </div>
)
