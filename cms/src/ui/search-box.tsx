import { useEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { ListIcon } from './list-icon.tsx'

/** Pause in typing after which the search begins, ms. */
const pauseMs = 250

interface SearchBoxProps {
  label: string
  /** Text of the search that is shown. */
  value: string
  /** Selected by the key `/`. */
  field: RefObject<HTMLInputElement | null>
  /** True: Enter and Escape leave the field, with its text, so that the arrow keys move in the list. */
  isLeftByKeys?: boolean
  onSearch: (text: string) => void
}

/** Search field; searches when typing pauses, and on Enter. */
export function SearchBox({
  label,
  value,
  field,
  isLeftByKeys = false,
  onSearch,
}: SearchBoxProps): ReactNode {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // takes over the text of a new address, for example after a click on a saved view
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = (typed: string): void => {
    clearTimeout(timer.current)
    if (typed.trim() === sent.current) return
    sent.current = typed.trim()
    onSearch(typed.trim())
  }
  return (
    <form
      role="search"
      className="ui-search"
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
        if (isLeftByKeys) field.current?.blur()
      }}
    >
      <ListIcon name="find" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts="/"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(target.value), pauseMs)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // without the browser's deletion of the text
          if (isLeftByKeys) event.preventDefault()
          event.currentTarget.blur()
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </form>
  )
}
