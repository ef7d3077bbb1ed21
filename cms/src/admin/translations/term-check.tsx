'use client'

import type { Locale } from '@vitrine/configuration/locales'
import { useMemo, useRef } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { mendDeviation } from '#src/translation/terms/mend-deviation.ts'
import type { EditedText } from '#src/translation/terms/mend-deviation.ts'
import { termDeviations } from '#src/translation/terms/term-deviations.ts'
import type { TermDeviation } from '#src/translation/terms/term-deviations.ts'
import { Button } from '#src/ui/button.tsx'
import { termsTexts } from '#texts/terms.js'
import type { DeskText } from '#src/translation/desk-shapes.ts'
import { useGlossary } from './use-glossary.ts'
import './terms.css'

/** Passage that is being translated. */
export interface CheckedPassage {
  text: DeskText
  at: number
  locale: Locale
  /** Translation as typed. */
  typed: string
}

/** Deviations of a typed translation from the glossary. */
export function useDeviations({ text, at, locale, typed }: CheckedPassage): TermDeviation[] {
  const terms = useGlossary()
  const { sourceLocale } = text
  const source = text.passages[at]?.source ?? ''
  return useMemo(
    () => termDeviations(terms, { source, target: typed, sourceLocale, targetLocale: locale }),
    [terms, source, typed, sourceLocale, locale],
  )
}

/** Writes a text into a field by a change that the browser can undo; true if it did. */
function write(field: HTMLTextAreaElement, { text, caret }: EditedText): boolean {
  const before = field.value
  let [from, end] = [0, 0]
  while (from < before.length && before[from] === text[from]) from++
  const most = Math.min(before.length, text.length) - from
  while (end < most && before.at(-1 - end) === text.at(-1 - end)) end++
  field.focus()
  field.setSelectionRange(from, before.length - end)
  // the one way to change a field that its undo knows
  const isWritten = document.execCommand('insertText', false, text.slice(from, text.length - end))
  field.setSelectionRange(caret, caret)
  return isWritten && field.value === text
}

/** The typed text with its forbidden words underlined, behind the field. */
function Marks({ typed, deviations }: { typed: string; deviations: readonly TermDeviation[] }) {
  const ranges = deviations.flatMap(({ range }) => range ?? []).toSorted((a, b) => a.from - b.from)
  const parts: { from: number; text: string; isMarked: boolean }[] = []
  let at = 0
  for (const { from, to } of ranges) {
    if (from < at) continue
    parts.push({ from: at, text: typed.slice(at, from), isMarked: false })
    parts.push({ from, text: typed.slice(from, to), isMarked: true })
    at = to
  }
  return (
    <div className="term-check__marks" aria-hidden="true">
      {parts.map(({ from, text, isMarked }) =>
        isMarked ? <mark key={`${from} marked`}>{text}</mark> : <span key={from}>{text}</span>,
      )}
    </div>
  )
}

/** Says where a translation deviates from the glossary; one press mends the first deviation. */
export function TermCheck({
  onType,
  ...passage
}: CheckedPassage & { onType: (text: string) => void }) {
  const { desk: labels } = useTexts(termsTexts)
  const root = useRef<HTMLDivElement>(null)
  const terms = useGlossary()
  const deviations = useDeviations(passage)
  const { typed, locale } = passage
  const [first] = deviations
  const mend = (): void => {
    const field = root.current?.parentElement?.querySelector('textarea')
    if (!first || !field) return
    const term = terms.find(({ id }) => id === first.term)
    const mended = mendDeviation({ text: typed, caret: field.selectionStart }, first, {
      term,
      locale,
    })
    if (!write(field, mended)) onType(mended.text)
  }
  return (
    <>
      <Marks typed={typed} deviations={deviations} />
      <div className="term-check" ref={root} role="status">
        {deviations.map(({ kind, term, word, preferred }, at) => (
          <p key={`${kind} ${term} ${word} ${at}`}>
            <span>
              {kind === 'missing'
                ? labels.missing({ word, preferred })
                : preferred === ''
                  ? labels.forbidden({ word })
                  : labels.instead({ word, preferred })}
            </span>
            {at === 0 && preferred !== '' ? (
              <Button data-act="term" onClick={mend}>
                {kind === 'missing' ? labels.insert : labels.replace} <kbd>Alt G</kbd>
              </Button>
            ) : null}
          </p>
        ))}
      </div>
    </>
  )
}
