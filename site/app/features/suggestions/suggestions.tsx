import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { suggestionsTexts } from '#texts/suggestions.js'
import { suggestionGroups } from './suggestion-groups.ts'
import { reportChoice, useSuggestions } from './use-suggestions.ts'
import styles from './suggestions.module.css'

export { suggestionsTexts }

/**
 * List of suggestions of a search field (ARIA APG: editable combobox with list autocomplete). The
 * focus stays in the field; the arrow keys move through the list, Enter follows the active
 * suggestion, and without one searches the text.
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

  useEffect(() => {
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', id)
    input.setAttribute('aria-expanded', String(shown))
    if (current < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${id}-${current}`)
    if (current >= 0)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [input, id, shown, current])

  useEffect(() => {
    const onInput = () => {
      setTyped(input.value)
      setActive(-1)
      setOpen(true)
    }
    // what was typed while the code was loading
    if (document.activeElement === input && input.value !== input.defaultValue) onInput()
    input.addEventListener('input', onInput)
    return () => input.removeEventListener('input', onInput)
  }, [input])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // keys of an input method editor are not the list's
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
    }
    const onBlur = () => setOpen(false)
    input.addEventListener('keydown', onKeyDown)
    input.addEventListener('blur', onBlur)
    return () => {
      input.removeEventListener('keydown', onKeyDown)
      input.removeEventListener('blur', onBlur)
    }
  }, [input, shown, current, count])

  let place = 0
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
        // a press keeps the focus in the field, whose loss closes the list
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ label, suggestions }, index) => (
          <div key={label} role="group" aria-labelledby={`${id}-group-${index}`}>
            <p className={styles.label} id={`${id}-group-${index}`}>
              {label}
            </p>
            {suggestions.map(({ href, code, title, detail }) => {
              const own = place++
              return (
                <Link
                  key={href}
                  id={`${id}-${own}`}
                  role="option"
                  aria-selected={own === current}
                  tabIndex={-1}
                  href={href}
                  className={styles.suggestion}
                  onClick={() => {
                    reportChoice(locale, typed)
                    setOpen(false)
                  }}
                >
                  {code === undefined ? null : <span className={styles.code}>{code}</span>}
                  <span className={styles.title}>{title}</span>
                  {detail ? <span className={styles.detail}>{detail}</span> : null}
                </Link>
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
