import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { suggestionsTexts } from '#texts/suggestions.js'
import { suggestionGroups } from './suggestion-groups.ts'
import type { Suggestion } from './suggestion-groups.ts'
import { reportChoice, useSuggestions } from './use-suggestions.ts'
import styles from './suggestions.module.css'

export { suggestionsTexts }

/**
 * List of suggestions of a search field (ARIA APG: editable combobox with list autocomplete). The
 * focus stays in the field; the arrow keys move through the list, Enter follows the active
 * suggestion, and searches the typed text if none is active.
 */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const locale = useLocale()
  const texts = useTexts(suggestionsTexts)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggested = useSuggestions(isOpen ? typed : '')
  const groups = suggested === undefined ? [] : suggestionGroups(suggested, locale, texts)
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  const shown = isOpen && count > 0
  const current = shown && active < count ? active : -1

  useCombobox(input, list, { id, shown, current })

  useEffect(() => {
    const onInput = () => {
      setTyped(input.value)
      setActive(-1)
      setOpen(true)
    }
    // text that was typed while this code was loading
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    input.addEventListener('input', onInput)
    return () => input.removeEventListener('input', onInput)
  }, [input])

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // keys of an input method editor do not move through the list
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    if (!shown) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      setTyped(input.value)
      setOpen(true)
      return
    }
    if (key === 'ArrowDown') setActive(current + 1 < count ? current + 1 : -1)
    else if (key === 'ArrowUp') setActive(current < 0 ? count - 1 : current - 1)
    else if (key === 'Escape') {
      setOpen(false)
      // the dialog around the field stays open
      event.stopPropagation()
    } else if (key === 'Enter' && current >= 0)
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click()
    else {
      if (key === 'Enter' || key === 'Tab') setOpen(false)
      return
    }
    event.preventDefault()
  })

  useEffect(() => {
    // stays the same: a listener that is replaced while a key is dispatched does not get it
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    const onBlur = () => setOpen(false)
    input.addEventListener('keydown', listen)
    input.addEventListener('blur', onBlur)
    return () => {
      input.removeEventListener('keydown', listen)
      input.removeEventListener('blur', onBlur)
    }
  }, [input])

  let index = 0
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field */}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={texts.label}
        className={styles.list}
        hidden={!shown}
        // keeps the focus in the field: its blur would close the list before the click
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ label, suggestions }, groupIndex) => (
          <div key={label} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
            <p className={styles.label} id={`${id}-group-${groupIndex}`}>
              {label}
            </p>
            {suggestions.map((suggestion) => {
              const own = index++
              return (
                <Option
                  key={suggestion.href}
                  id={`${id}-${own}`}
                  selected={own === current}
                  suggestion={suggestion}
                  onChoose={() => {
                    reportChoice(locale, typed)
                    setOpen(false)
                  }}
                />
              )
            })}
          </div>
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {isOpen && suggested !== undefined ? texts.count({ count }) : ''}
      </p>
    </>
  )
}

function Option({
  id,
  selected,
  suggestion: { href, code, title, detail },
  onChoose,
}: {
  id: string
  selected: boolean
  suggestion: Suggestion
  onChoose: () => void
}) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={href}
      className={styles.suggestion}
      onClick={onChoose}
    >
      {code === undefined ? null : <span className={styles.code}>{code}</span>}
      <span className={styles.title}>{title}</span>
      {detail ? <span className={styles.detail}>{detail}</span> : null}
    </Link>
  )
}

/**
 * Sets the combobox attributes of the field, and scrolls the active suggestion into view.
 *
 * @param state.id - Id of the list; the ids of its suggestions are `<id>-<index>`.
 * @param state.current - Index of the active suggestion; -1 if none is active.
 */
function useCombobox(
  input: HTMLInputElement,
  list: RefObject<HTMLDivElement | null>,
  { id, shown, current }: { id: string; shown: boolean; current: number },
): void {
  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    input.setAttribute('aria-expanded', String(shown))
    if (current < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${id}-${current}`)
    if (current >= 0)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [input, list, id, shown, current])
}
