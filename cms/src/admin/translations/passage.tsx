'use client'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { useId, useMemo, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { longTime } from '#src/admin/inbox/lead-times.ts'
import { textDifference } from '#src/admin/changes/text-difference.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { faultsOf } from '#src/translation/faults.ts'
import type { DeskText, Remembered } from '#src/translation/desk-shapes.ts'
import { plainText } from '#src/translation/tagged-text.ts'
import { translationFilesTexts } from '#texts/translation-files.js'
import { translationsTexts } from '#texts/translations.js'
import { PassageTerms } from './passage-terms.tsx'
import { faultText } from './fault-text.ts'
import { TermCheck } from './term-check.tsx'
import type { TypedPassage } from './typed-texts.ts'

/** Removed and added words of a text. */
export function Difference({ before, after }: { before: string; after: string }): ReactNode {
  const parts = useMemo(() => textDifference(before, after), [before, after])
  return parts.map(({ kind, text }, at) => {
    const key = `${at} ${kind}`
    if (kind === 'removed') return <del key={key}>{text}</del>
    if (kind === 'added') return <ins key={key}>{text}</ins>
    return <span key={key}>{text}</span>
  })
}

/** Text as visitors read it; only a rich text has tags. */
const plainOf = ({ isRich }: DeskText, text: string): string => (isRich ? plainText(text) : text)

interface PassageProps {
  text: DeskText
  at: number
  /** Number of the passage in the document: 1 for the first. */
  number: number
  locale: Locale
  typed: TypedPassage
  /** Earlier translations of equal or similar passages. */
  suggestions: readonly Remembered[]
  /** True if the passage is shown as a text field; otherwise as text that a click opens. */
  isOpen: boolean
  mayWrite: boolean
  onOpen: () => void
  onType: (passage: TypedPassage) => void
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Differences from the site, and comments. */
  review: ReactNode
}

/** Source of a passage, with its change marked word by word. */
function Source({ text, at }: { text: DeskText; at: number }) {
  const labels = useTexts(translationsTexts)
  const language = useLanguage()
  const [isPlain, setIsPlain] = useState(false)
  const passage = text.passages[at]
  if (!passage) return null
  const { source, basis } = passage
  const when = longTime(text.sourceChangedAt, language)
  const who = text.sourceChangedBy
  return (
    <div className="desk__source" lang={locales[text.sourceLocale].tag}>
      <p>
        {basis !== null && !isPlain ? (
          <Difference before={basis} after={plainOf(text, source)} />
        ) : (
          source
        )}
      </p>
      {basis === null ? null : (
        <p className="desk__small" lang={language}>
          {who === null ? labels.changedBy({ when }) : labels.changed({ when, who })} ·{' '}
          <button type="button" data-act="difference" onClick={() => setIsPlain(!isPlain)}>
            {isPlain ? labels.showChange : labels.showNew}
          </button>
        </p>
      )}
    </div>
  )
}

/** Earlier translation of a passage, with the difference of what is typed. */
function Former({
  text,
  at,
  typed,
  onType,
}: Pick<PassageProps, 'text' | 'at' | 'typed' | 'onType'>) {
  const labels = useTexts(translationsTexts)
  const language = useLanguage()
  const target = text.passages[at]?.target ?? ''
  if (target === '' || typed.text === target) return null
  const when = text.targetChangedAt === null ? '' : longTime(text.targetChangedAt, language)
  return (
    <div className="desk__former">
      <p className="desk__small">
        {labels.former({ when })} ·{' '}
        <button
          type="button"
          data-act="former"
          onClick={() => onType({ text: target, isValid: false })}
        >
          {labels.restoreFormer}
        </button>
      </p>
      <p>
        <Difference before={plainOf(text, target)} after={plainOf(text, typed.text)} />
      </p>
    </div>
  )
}

/** Field of a passage with its length, its marks and what it said before. */
function Field({ text, at, number, locale, typed, onType, onKey }: PassageProps) {
  const labels = useTexts(translationsTexts)
  const noteId = useId()
  const { faults: faultTexts } = useTexts(translationFilesTexts)
  const { source = '' } = text.passages[at] ?? {}
  const { maxLength } = text
  const { length } = typed.text
  const over = maxLength === null ? 0 : length - maxLength
  const faults = typed.text === '' ? [] : faultsOf({ ...text, source, target: typed.text, locale })
  const notes = faults.map((fault) => faultText(fault, faultTexts))
  return (
    <>
      <div className="desk__typed">
        <textarea
          data-passage={`${text.path} ${at}`}
          lang={locales[locale].tag}
          aria-label={`${text.label}, ${labels.number} ${number}`}
          aria-invalid={over > 0 ? 'true' : undefined}
          aria-describedby={notes.length > 0 ? noteId : undefined}
          value={typed.text}
          rows={2}
          onChange={({ target }) => onType({ text: target.value, isValid: true })}
          onKeyDown={onKey}
        />
        <TermCheck
          text={text}
          at={at}
          locale={locale}
          typed={typed.text}
          onType={(changed) => onType({ text: changed, isValid: true })}
        />
      </div>
      {notes.length > 0 ? (
        <p className="desk__note" id={noteId} role="status">
          {notes.join(' ')}
        </p>
      ) : maxLength !== null && length > maxLength * 0.8 ? (
        <p className="desk__small">{labels.length({ length, max: maxLength })}</p>
      ) : null}
    </>
  )
}

/** Earlier translations of equal or similar passages, each with its place and a button to use it. */
function Memory({ text, at, suggestions, typed, onType }: PassageProps) {
  const labels = useTexts(translationsTexts)
  const source = plainOf(text, text.passages[at]?.source ?? '')
  const offered = suggestions.filter(({ target }) => target !== typed.text)
  if (offered.length === 0) return null
  return (
    <ul className="desk__memory">
      {offered.map(({ share, source: similar, target, place }) => (
        <li key={`${target} ${place}`}>
          <p className="desk__small">
            {labels.memory({ share, place })} ·{' '}
            <button type="button" onClick={() => onType({ text: target, isValid: true })}>
              {labels.restoreFormer}
            </button>
          </p>
          <p>{target}</p>
          {share === 100 ? null : (
            <p className="desk__small">
              <Difference before={similar} after={source} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A passage: its source, its translation and its state. */
export function Passage(props: PassageProps) {
  const labels = useTexts(translationsTexts)
  const { text, at, number, locale, typed, isOpen, mayWrite, onOpen, onType } = props
  const passage = text.passages[at]
  if (!passage) return null
  const { state, source } = passage
  const isDone = state === 'current' || typed.isValid
  return (
    <div className="desk__passage" data-open={isOpen} data-state={isDone ? 'current' : state}>
      <span className="desk__number">{number}</span>
      <Source text={text} at={at} />
      <div className="desk__target">
        {isOpen && mayWrite ? (
          <>
            <Field {...props} />
            <Former text={text} at={at} typed={typed} onType={onType} />
            <Memory {...props} />
          </>
        ) : mayWrite ? (
          <button
            type="button"
            className="desk__read"
            lang={locales[locale].tag}
            aria-label={`${text.label}, ${labels.number} ${number}: ${typed.text}`}
            onClick={onOpen}
          >
            {typed.text}
          </button>
        ) : (
          <p lang={locales[locale].tag}>{typed.text}</p>
        )}
        {props.review}
      </div>
      <div className="desk__state">
        <span data-state={isDone ? 'current' : state}>
          {state === 'outdated' && typed.isValid
            ? labels.isValid
            : labels.states[isDone && typed.text !== '' ? 'current' : state]}
        </span>
        {isOpen && mayWrite ? (
          <>
            <button
              type="button"
              data-act="copy"
              onClick={() => onType({ text: source, isValid: true })}
            >
              {labels.copySource} <kbd>Alt C</kbd>
            </button>
            {state === 'outdated' ? (
              <button
                type="button"
                data-act="valid"
                aria-pressed={typed.isValid}
                onClick={() => onType({ ...typed, isValid: !typed.isValid })}
              >
                {typed.isValid ? labels.undoValid : labels.valid} <kbd>Alt V</kbd>
              </button>
            ) : null}
            <PassageTerms text={text} at={at} locale={locale} typed={typed.text} />
          </>
        ) : null}
      </div>
    </div>
  )
}
