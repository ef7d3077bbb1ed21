import { useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { mailTextsTexts } from '#texts/mail-texts.js'
import { shownPieces, shownText, storedText } from './shown-variables.ts'
import type { VariableNames } from './shown-variables.ts'

interface InputProps {
  id: string
  /** Text as it is stored, with its variables as `{receipt}`. */
  value: string
  onChange: (stored: string) => void
  names: VariableNames
  maxLength: number
  isLong: boolean
  readOnly: boolean
}

/** Start of a chip that ends at the caret; undefined if none does. */
function chipBefore(text: string, caret: number): number | undefined {
  if (text[caret - 1] !== '}') return undefined
  const start = text.lastIndexOf('{', caret - 1)
  return start >= 0 && !text.slice(start + 1, caret - 1).includes('}') ? start : undefined
}

/**
 * Text with variables. The chips are drawn behind a plain text area, whose text has each variable
 * under its name between braces: selection, undo and screen readers are those of any text.
 */
export function VariableInput(props: InputProps): ReactNode {
  const { id, value, onChange, names, maxLength, isLong, readOnly } = props
  const labels = useTexts(mailTextsTexts)
  const input = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(() => shownText(value, names))
  // an unfinished name is kept as it is typed; another value comes from outside: a discarded change
  const shown = storedText(typed, names) === value ? typed : shownText(value, names)
  const change = (next: string): void => {
    const text = isLong ? next : next.replaceAll('\n', ' ')
    setTyped(text)
    onChange(storedText(text, names))
  }
  /** Replaces a range as typing does, so that the browser's undo knows it. */
  const replace = (start: number, end: number, text: string): void => {
    const area = input.current
    if (!area) return
    area.focus()
    area.setSelectionRange(start, end)
    if (!document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) {
      area.setRangeText(text, start, end, 'end')
      change(area.value)
    }
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget
    if (event.key !== 'Backspace' || selectionStart !== selectionEnd) return
    const start = chipBefore(shown, selectionStart)
    if (start === undefined) return
    event.preventDefault()
    replace(start, selectionStart, '')
  }
  return (
    <div className="mail-text__editor">
      <div className="mail-text__area">
        <div className="mail-text__chips" aria-hidden="true">
          {shownPieces(shown, names).map(({ text, variable }, at) =>
            variable === undefined ? (
              text
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- pieces of a text have no other key
              <mark key={at} data-unknown={variable === null || undefined}>
                {text}
              </mark>
            ),
          )}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          ref={input}
          rows={1}
          value={shown}
          readOnly={readOnly}
          aria-describedby={`${id}-length`}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => change(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="mail-text__length ui-mono" id={`${id}-length`}>
        {labels.length({ count: value.length, max: maxLength })}
      </p>
      {readOnly ? null : (
        <div className="mail-text__palette" role="group" aria-label={labels.insert}>
          <span className="ui-small">{labels.insert}</span>
          {Object.entries(names).map(([variable, name]) => (
            <button
              key={variable}
              type="button"
              className="mail-variable"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() =>
                replace(
                  input.current?.selectionStart ?? shown.length,
                  input.current?.selectionEnd ?? shown.length,
                  `{${name}}`,
                )
              }
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
