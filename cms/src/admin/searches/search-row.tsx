'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useFormDraft } from '#src/admin/forms/use-form-draft.ts'
import { call } from '#src/admin/panel/call.ts'
import { useIsBrowser } from '#src/admin/panel/use-is-browser.ts'
import type { Label } from '#src/platform/labels.ts'
import { textOf } from '#src/platform/labels.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import type { Answered } from '#src/platform/panel-calls/send.ts'
import type { CountedSearch } from '#src/publishing/views/searches.ts'
import type { FoundPage } from '#src/publishing/views/tried-search.ts'
import { Button } from '#src/ui/button.tsx'
import { searchesTexts } from '#texts/searches.js'
import type { SearchAnswer } from './search-answer.ts'
import { ReferenceForm } from './reference-form.tsx'
import { TriedResult } from './tried-result.tsx'

/** Delay after the last keystroke until pages are looked up, ms. */
const pauseMs = 200

type Action = 'try' | 'synonym' | 'redirect' | 'reference'

interface RowProps {
  search: CountedSearch
  /** Suggested words for a synonym. */
  suggested: readonly string[]
  /** Id of the datalist of known words. */
  wordsId: string
  /** True if the account may create synonyms, redirects and cross-references. */
  makes: boolean
  /** Id of the datalist of other makers' names; undefined on a site without cross-references. */
  makersId: string | undefined
}

interface ActionsProps {
  actions: readonly Action[]
  open: Action | undefined
  /** Id of the row that they open. */
  id: string
  text: string
  onPress: (action: Action) => void
}

/** Buttons of a row. */
function RowActions({ actions, open, id, text, onPress }: ActionsProps) {
  const labels = useTexts(searchesTexts)
  const isReady = useIsBrowser()
  return actions.map((action) => (
    <Button
      key={action}
      disabled={!isReady}
      aria-expanded={open === action}
      aria-controls={id}
      aria-label={`${labels[action]}: ${text}`}
      onClick={() => onPress(action)}
    >
      {labels[action]}
    </Button>
  ))
}

/**
 * Row of a search text: its figures, the forms that create a synonym, redirect or cross-reference
 * for it, and its current result.
 */
export function SearchRow({ search, suggested, wordsId, makes, makersId }: RowProps) {
  const labels = useTexts(searchesTexts)
  const language = useLanguage()
  const say = (label: Label): string => textOf(label, language)
  const [open, setOpen] = useState<Action>()
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [pending, setPending] = useState(false)
  const id = useId()
  const { locale, typed: text } = search
  const options = { language }
  const body = { locale, text }
  /** Shows an answer; true if a document was created. */
  const press = async (answering: Promise<Answered<Partial<SearchAnswer>>>): Promise<boolean> => {
    setPending(true)
    const { data, message, errors } = await answering
    setPending(false)
    const next: SearchAnswer = data
      ? { message: '', ...data }
      : { message: message ?? labels.failed, errors }
    // a rejected request keeps the previous result
    setAnswer((before) => (before?.tried ? { tried: before.tried, ...next } : next))
    if (next.document === undefined) return false
    setOpen('try')
    return true
  }
  const findPages = async (typed: string): Promise<FoundPage[]> => {
    const { data } = await call('searches.find-pages', { body: { locale, text: typed } }, options)
    return data?.pages ?? []
  }
  const toggle = (action: Action): void => {
    setAnswer(undefined)
    setOpen(open === action ? undefined : action)
    if (open !== action && (action === 'try' || action === 'redirect'))
      void press(call('searches.try', { body }, options))
  }
  // a cross-reference needs a number, so the text must contain a digit
  const isNumber = makersId !== undefined && /\d/.test(text)
  const actions: Action[] = makes
    ? ['synonym', 'redirect', ...(isNumber ? (['reference'] as const) : []), 'try']
    : ['try']
  const form = { answer, pending, say, wordsId, makersId, suggested, text }
  return (
    <>
      <tr data-open={open !== undefined}>
        <th scope="row">{text}</th>
        <td data-label={labels.times}>{search.times}</td>
        <td data-label={labels.clicks}>{search.clicks}</td>
        <td data-label={labels.results}>{answer?.tried?.total ?? search.results}</td>
        <td>
          <div className="searches__actions">
            <RowActions actions={actions} open={open} id={id} text={text} onPress={toggle} />
          </div>
        </td>
      </tr>
      <tr hidden={open === undefined} id={id}>
        <td colSpan={5}>
          <div className="searches__below">
            {open === 'synonym' ? (
              <SynonymForm
                {...form}
                make={(word) =>
                  press(call('searches.add-synonym', { body: { ...body, word } }, options))
                }
              />
            ) : null}
            {open === 'redirect' ? (
              <RedirectForm
                {...form}
                lead={(to) =>
                  press(call('searches.add-redirect', { body: { ...body, to } }, options))
                }
                find={findPages}
              />
            ) : null}
            {open === 'reference' ? (
              <ReferenceForm
                {...form}
                make={(fields) =>
                  press(call('searches.add-reference', { body: { ...body, ...fields } }, options))
                }
              />
            ) : null}
            <div role="status">
              {answer === undefined || answer.message === '' ? null : (
                <p className="searches__said">
                  {answer.message}{' '}
                  {answer.document === undefined ? null : (
                    <a href={answer.document}>{labels.open}</a>
                  )}
                </p>
              )}
              {answer?.tried && open !== 'redirect' ? (
                <TriedResult tried={answer.tried} locale={locale} text={text} />
              ) : null}
            </div>
          </div>
        </td>
      </tr>
    </>
  )
}

interface FormProps {
  text: string
  answer: SearchAnswer | undefined
  pending: boolean
  suggested: readonly string[]
  wordsId: string
}

/**
 * Form that creates a synonym for the search text: a suggested word, one from the list, or a typed
 * one.
 */
function SynonymForm({
  text,
  answer,
  pending,
  suggested,
  wordsId,
  make,
}: FormProps & { make: (word: string) => Promise<boolean> }) {
  const labels = useTexts(searchesTexts)
  const [word, setWord] = useState('')
  return (
    <Field
      draft={`synonym ${text}`}
      legend={labels.synonymFor({ text })}
      label={labels.word}
      hint={labels.wordHint}
      error={answer?.errors?.['word'] ?? answer?.errors?.['text']}
      value={word}
      setValue={setWord}
      list={wordsId}
      button={labels.make}
      pending={pending}
      send={() => make(word)}
    >
      {suggested.map((each) => (
        <Button key={each} disabled={pending} onClick={() => void make(each)}>
          {labels.suggested({ word: each })}
        </Button>
      ))}
    </Field>
  )
}

/**
 * Form that creates a redirect for the search text: to a current result, a page found by name, or a
 * typed URL.
 */
function RedirectForm({
  text,
  answer,
  pending,
  lead,
  find,
}: FormProps & {
  lead: (to: string) => Promise<boolean>
  find: (typed: string) => Promise<FoundPage[]>
}) {
  const labels = useTexts(searchesTexts)
  const [to, setTo] = useState('')
  const [pages, setPages] = useState<FoundPage[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = (typed: string): void => {
    setTo(typed)
    clearTimeout(timer.current)
    const text = typed.trim()
    if (text.length < 2 || /^(\/|https?:)/.test(text)) return setPages([])
    const own = setTimeout(() => {
      void find(text).then((found) => {
        if (timer.current === own) setPages(found)
      })
    }, pauseMs)
    timer.current = own
  }
  return (
    <Field
      draft={`redirect ${text}`}
      legend={labels.redirectFor({ text })}
      label={labels.to}
      hint={labels.toHint}
      error={answer?.errors?.['to'] ?? answer?.errors?.['text']}
      value={to}
      setValue={type}
      list={undefined}
      button={labels.lead}
      pending={pending}
      send={() => lead(to)}
    >
      {(to.trim() === '' ? (answer?.tried?.first ?? []) : pages).map(({ title, path }) => (
        <Button key={path} disabled={pending} onClick={() => void lead(path)}>
          {labels.leadTo({ title })}
        </Button>
      ))}
    </Field>
  )
}

interface FieldProps {
  /** Name of the draft. */
  draft: string
  legend: string
  label: string
  hint: string
  error: string | undefined
  value: string
  setValue: (value: string) => void
  list: string | undefined
  button: string
  pending: boolean
  send: () => Promise<boolean>
  children: React.ReactNode
}

/** Text field with a submit button and suggestions that are submitted by a click. */
function Field({
  draft,
  legend,
  label,
  hint,
  error,
  value,
  setValue,
  list,
  button,
  pending,
  send,
  children,
}: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { form, keep, forget } = useFormDraft(draft)
  useEffect(() => input.current?.focus(), [])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send().then((isDone) => {
      if (isDone) forget()
    })
  }
  return (
    <form ref={form} onSubmit={submit} onChange={keep} aria-label={legend} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className="searches__field">
        <input
          ref={input}
          id={id}
          name="text"
          type="text"
          list={list}
          value={value}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button type="submit" look="main" disabled={pending}>
          {button}
        </Button>
      </div>
      <p id={`${id}-error`} className="searches__error" role="alert">
        {error}
      </p>
      <p id={`${id}-hint`} className="searches__hint">
        {hint}
      </p>
      <div className="searches__choose">{children}</div>
    </form>
  )
}
