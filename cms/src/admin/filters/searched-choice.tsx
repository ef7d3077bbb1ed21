import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { fold, isNamed } from '#src/search/words/fold.ts'
import { ListIcon } from '#src/ui/list-icon.tsx'
import { filterPanelTexts } from '#texts/filter-panel.js'
import type { CountedOption } from './filter-offer.ts'

interface Props {
  label: string
  options: readonly CountedOption[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Label with the part that the search text begins. */
function Marked({ label, text }: { label: string; text: string }): ReactNode {
  const at = text === '' ? -1 : fold(label).indexOf(fold(text))
  // folding keeps the length of most letters; a mark that would be cut wrongly is left out
  if (at < 0 || fold(label).length !== label.length) return label
  return (
    <>
      {label.slice(0, at)}
      <mark>{label.slice(at, at + text.length)}</mark>
      {label.slice(at + text.length)}
    </>
  )
}

interface ListProps {
  id: string
  label: string
  text: string
  found: readonly CountedOption[]
  chosen: readonly string[]
  active: number
  isOpen: boolean
  onPress: (value: string) => void
}

/** Options of the combobox; the keys stay with its field. */
function ChoiceList(props: ListProps): ReactNode {
  const { id, found, chosen, active, isOpen } = props
  const { noOption } = useTexts(filterPanelTexts)
  return (
    <span
      id={`${id}-list`}
      className="filter-choice__list"
      role="listbox"
      aria-label={props.label}
      aria-multiselectable="true"
      hidden={!isOpen}
    >
      {found.map((option, at) => (
        <button
          key={option.value}
          id={`${id}-${at}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={chosen.includes(option.value)}
          data-active={at === active}
          ref={(element) => {
            if (at === active && isOpen) element?.scrollIntoView({ block: 'nearest' })
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => props.onPress(option.value)}
        >
          <span className="filter-choice__box" aria-hidden="true">
            {chosen.includes(option.value) ? <ListIcon name="public" /> : null}
          </span>
          <span className="filter-choice__name">
            <Marked label={option.label} text={props.text} />
          </span>
          {option.count === undefined ? null : <span className="ui-mono">{option.count}</span>}
        </button>
      ))}
      {found.length === 0 ? <span className="ui-small">{noOption}</span> : null}
    </span>
  )
}

/** Several of many options: the chosen ones as chips, the others in a list that the typed text narrows. */
export function SearchedChoice({ label, options, chosen, onChange }: Props): ReactNode {
  const labels = useTexts(filterPanelTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = options.filter((option) => isNamed(option.label, text))
  const toggle = (value: string): void => {
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value])
    setText('')
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const option = found[active]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setIsOpen(true)
      setActive((active + step + found.length) % found.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen && option) toggle(option.value)
      else setIsOpen(true)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setIsOpen(false)
    } else if (event.key === 'Backspace' && text === '' && chosen.length > 0)
      onChange(chosen.slice(0, -1))
  }
  return (
    <div
      className="filter-choice"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      {chosen.map((value) => {
        const name = options.find((option) => option.value === value)?.label ?? value
        return (
          <span key={value} className="ui-chip">
            {name}
            <button
              type="button"
              aria-label={labels.removeValue({ name })}
              onClick={() => toggle(value)}
            >
              <ListIcon name="remove" />
            </button>
          </span>
        )
      })}
      <span className="filter-choice__field">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found.length > 0 ? `${id}-${active}` : undefined}
          placeholder={labels.choose}
          autoComplete="off"
          value={text}
          onFocus={() => setIsOpen(true)}
          onClick={() => setIsOpen(true)}
          onChange={({ target }) => {
            setText(target.value)
            setIsOpen(true)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <ChoiceList
          id={id}
          label={label}
          text={text.trim()}
          found={found}
          chosen={chosen}
          active={active}
          isOpen={isOpen}
          onPress={(value) => {
            toggle(value)
            input.current?.focus()
          }}
        />
      </span>
    </div>
  )
}
