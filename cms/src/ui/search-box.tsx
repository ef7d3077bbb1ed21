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
  /** Takes a text of several lines or words that is a list, not a search; false: it is searched for. */
  takeList?: (text: string) => Promise<boolean>
  onSearch: (text: string) => void
}

/** Search field; searches when typing pauses, and on Enter. */
export function SearchBox({
  label,
  value,
  field,
  isLeftByKeys = false,
  takeList,
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
  /** Empties the field if the text is a list; searches for another text if it `isSent`. */
  const take = async (typed: string, isSent: boolean): Promise<void> => {
    if (await takeList?.(typed)) {
      clearTimeout(timer.current)
      sent.current = ''
      setText('')
    } else if (isSent) send(typed.replaceAll(/\s+/g, ' '))
  }
  return (
    <form
      role="search"
      className="ui-search"
      onSubmit={(event) => {
        event.preventDefault()
        void take(text, true)
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
        onPaste={(event) => {
          if (!takeList) return
          const pasted = event.clipboardData.getData('text/plain').trim()
          // the field would join lines to one word
          const hasLines = /[\r\n\t]/.test(pasted)
          if (hasLines) {
            event.preventDefault()
            setText(pasted.replaceAll(/\s+/g, ' '))
          }
          void take(pasted, hasLines)
        }}
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
