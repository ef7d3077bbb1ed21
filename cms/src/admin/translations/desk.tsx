'use client'
import { locales } from '@vitrine/configuration/locales'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { longTime } from '#src/admin/inbox/lead-times.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { Button } from '#src/ui/button.tsx'
import { translationsTexts } from '#texts/translations.js'
import type { TranslationsTexts } from '#texts/translations.js'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { itemKey } from './desk-item.ts'
import { PagePreview } from './page-preview.tsx'
import { Passage } from './passage.tsx'
import type { DeskDocument, DeskText } from '#src/translation/desk-shapes.ts'
import { isReviewedText, PassageReview, TextReview } from './passage-review.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewHead } from './review-head.tsx'
import { reviewKey } from './review-keys.ts'
import { useReview } from './use-review.ts'
import type { ReviewDesk } from './use-review.ts'
import { usePassageOfAddress } from './use-passage-of-address.ts'
import { useDesk } from './use-desk.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { Desk as DeskState } from './use-desk.ts'

export interface DeskProps {
  document: DeskDocument
  tab: QueueTab
  /** Place of the document in the queue; null: it is not on this page of it. */
  place: { at: number; total: number } | null
  previousPath: string | null
  nextPath: string | null
}

/**
 * True while the person moves on to the next document by keyboard: its first open passage receives
 * the focus.
 */
let continues = false

const isOpenText = ({ passages, left }: DeskText): boolean =>
  left.length > 0 || passages.some(({ state }) => state !== 'current')

/** Fields of the desk in their order. */
const fieldsIn = (desk: RefObject<HTMLElement | null>): HTMLTextAreaElement[] => [
  ...(desk.current?.querySelectorAll<HTMLTextAreaElement>('textarea[data-passage]') ?? []),
]

/** Clicks a button of the passage that has the focus (`data-act`). */
function press(from: HTMLElement, act: string): boolean {
  const button = from
    .closest('.desk__passage')
    ?.querySelector<HTMLButtonElement>(`button[data-act='${act}']`)
  button?.click()
  return button !== null && button !== undefined
}

/** Moves the focus to the field before or after one. */
function move(desk: RefObject<HTMLElement | null>, from: HTMLTextAreaElement, step: 1 | -1): void {
  const fields = fieldsIn(desk)
  fields[fields.indexOf(from) + step]?.focus()
}

/** Actions by physical key, because `Alt` with a letter types a character on some keyboards. */
const acts: Record<string, string> = {
  KeyC: 'copy',
  KeyV: 'valid',
  KeyD: 'difference',
  KeyP: 'former',
  KeyG: 'term',
}

function Head({
  state,
  place,
  previousPath,
  nextPath,
}: Omit<DeskProps, 'document' | 'tab'> & { state: DeskState }) {
  const labels = useTexts(translationsTexts)
  const language = useLanguage()
  const { document } = state
  const outdated = document.texts.filter(({ isPublicOutdated }) => isPublicOutdated)
  const since = outdated
    .flatMap(({ targetChangedAt }) => targetChangedAt ?? [])
    .toSorted()
    .at(0)
  return (
    <header className="desk__head">
      {document.picture === null ? null : <img src={document.picture} alt="" />}
      <div>
        <h2>{document.title}</h2>
        <p className="desk__small">
          {document.kind} · {locales[document.item.locale].title}
          {since === undefined
            ? ''
            : ` · ${labels.publicOutdated({ when: longTime(since, language) })}`}
        </p>
      </div>
      {place === null ? null : <span className="ui-mono">{labels.position(place)}</span>}
      <span className="desk__steps">
        {previousPath === null ? null : (
          <Link className="ui-button" href={previousPath} data-step="previous" scroll={false}>
            {labels.previous}
          </Link>
        )}
        {nextPath === null ? null : (
          <Link className="ui-button" href={nextPath} data-step="next" scroll={false}>
            {labels.next} <kbd>Alt J</kbd>
          </Link>
        )}
      </span>
      <Link className="ui-button" href={document.formPath}>
        {labels.openForm}
      </Link>
    </header>
  )
}

/** Texts of the document, by field. */
function Texts({
  state,
  review,
  texts,
  opened,
  onOpen,
  onKey,
}: {
  state: DeskState
  review: ReviewDesk
  texts: readonly { text: DeskText; first: number }[]
  opened: ReadonlySet<string>
  onOpen: (key: string) => void
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}) {
  const labels = useTexts(translationsTexts)
  const { document, refusals } = state
  const suggestions = useSuggestions(itemKey(document.item))
  return texts.map(({ text, first }) => (
    <section key={text.path} className="desk__text" aria-label={text.label}>
      <h3>{text.label}</h3>
      {text.passages.map(({ state: passageState }, at) => {
        const key = `${text.path} ${at}`
        return (
          <Passage
            key={key}
            text={text}
            at={at}
            number={first + at}
            locale={document.item.locale}
            typed={state.passageOf(text, at)}
            suggestions={suggestions[key] ?? []}
            isOpen={passageState !== 'current' || opened.has(key)}
            mayWrite={document.mayWrite}
            onOpen={() => onOpen(key)}
            onType={(passage) => state.type(text, at, passage)}
            onKey={onKey}
            review={
              <PassageReview desk={state} review={review} text={text} at={at} number={first + at} />
            }
          />
        )
      })}
      {text.left.map((left) => (
        <div className="desk__passage" key={left} data-state="outdated">
          <span className="desk__number">–</span>
          <p className="desk__source desk__small">{labels.removed}</p>
          <del className="desk__target">{left}</del>
          <span />
        </div>
      ))}
      <TextReview desk={state} review={review} text={text} />
      {refusals
        .filter(({ path }) => path === text.formPath)
        .map(({ message }) => (
          <p className="desk__error" role="alert" key={message}>
            {message}
          </p>
        ))}
    </section>
  ))
}

/** Result of the last save, and number of unsaved passages. */
function Outcome({ state }: { state: DeskState }) {
  const labels = useTexts(translationsTexts)
  const { outcome, unsaved, refusals, document } = state
  const known = new Set(document.texts.map(({ formPath }) => formPath))
  const text =
    outcome === 'saved'
      ? labels.saved
      : outcome === 'published'
        ? labels.savedPublic({ language: locales[document.item.locale].title })
        : outcome === 'changed'
          ? state.conflict
          : outcome === 'failed'
            ? labels.failed
            : ''
  const others = refusals.filter(({ path }) => !known.has(path))
  return (
    <div className="desk__outcome" role="status" data-tone={outcome}>
      {text} {others.map(({ field, message }) => `${field}: ${message}`).join(' ')}
      {outcome === undefined && unsaved > 0 ? labels.unsaved({ count: unsaved }) : ''}{' '}
      {outcome === 'changed' || (outcome === undefined && unsaved > 0) ? (
        <button type="button" onClick={() => void state.discard(outcome === 'changed')}>
          {outcome === 'changed' ? labels.reload : labels.discard}
        </button>
      ) : null}
    </div>
  )
}

/** Bar with the buttons that save and publish the document. */
function Bar({
  state,
  review,
  onSave,
  onSaveNext,
}: {
  state: DeskState
  review: ReviewDesk
  onSave: (publish: boolean) => void
  onSaveNext: () => void
}) {
  const labels = useTexts(translationsTexts)
  const { document, isBusy, unsaved } = state
  const { title } = locales[document.item.locale]
  return (
    <footer className="desk__bar">
      <Outcome state={state} />
      <Button disabled={isBusy || unsaved === 0} onClick={() => onSave(false)}>
        {labels.save} <kbd>Ctrl S</kbd>
      </Button>
      <ReviewActions desk={state} review={review} />
      {document.mayPublish && document.isDrafted ? (
        <Button
          data-key={document.review.state === 'review' ? 'decide' : undefined}
          disabled={isBusy}
          onClick={() => onSave(true)}
        >
          {labels.publish({ language: title })}{' '}
          {document.review.state === 'review' ? <kbd>Ctrl Shift Enter</kbd> : null}
        </Button>
      ) : null}
      <Button look="main" disabled={isBusy} onClick={onSaveNext}>
        {labels.saveNext} <kbd>Ctrl Enter</kbd>
      </Button>
    </footer>
  )
}

/** Keys of the desk. */
const KeyLine = ({ labels }: { labels: TranslationsTexts }) => (
  <p className="desk__keys">
    <kbd>Alt ↓</kbd> {labels.keyNext} <kbd>Alt C</kbd> {labels.keyCopy} <kbd>Alt V</kbd>{' '}
    {labels.keyValid} <kbd>Alt J</kbd> {labels.keyDocument}
  </p>
)

/** Texts of a document, each with the number of its first passage. */
function numberedTexts({ texts }: DeskDocument): { text: DeskText; first: number }[] {
  let next = 1
  return texts.map((text) => {
    const first = next
    next += text.passages.length
    return { text, first }
  })
}

/** Texts of a document beside their translations in one language, to be written. */
export function Desk({ document: given, tab, place, previousPath, nextPath }: DeskProps) {
  const labels = useTexts(translationsTexts)
  const router = useRouter()
  const desk = useRef<HTMLElement>(null)
  const state = useDesk(given, tab)
  const review = useReview(state)
  const { document } = state
  const named = usePassageOfAddress(desk)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(named))
  const [isWhole, setIsWhole] = useState(
    () =>
      named.length > 0 ||
      !given.texts.some((text) => isOpenText(text) || isReviewedText(state, text)),
  )
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const passage = desk.current?.querySelector<HTMLElement>('.desk__read')
    if (continues) (fieldsIn(desk)[0] ?? passage)?.focus()
    continues = false
  }, [])
  const go = (path: string | null): void => {
    if (path === null) return
    continues = true
    router.push(path, { scroll: false })
  }
  const saveNext = async (): Promise<void> => {
    if (state.unsaved === 0 || (await state.save('leave'))) go(nextPath)
  }
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const { code, altKey, ctrlKey, metaKey, shiftKey } = event
    const isCommand = ctrlKey || metaKey
    if (reviewKey(event)) event.preventDefault()
    else if (isCommand && !altKey && !shiftKey && code === 'Enter') void saveNext()
    else if (isCommand && !altKey && !shiftKey && code === 'KeyS') void state.save()
    else if (altKey && !isCommand && code === 'KeyJ') go(nextPath)
    else if (altKey && !isCommand && code === 'KeyK') go(previousPath)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onFieldKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const { code, altKey, ctrlKey, metaKey, currentTarget } = event
    if (!altKey || ctrlKey || metaKey) return
    const act = acts[code]
    if (code === 'ArrowDown') move(desk, currentTarget, 1)
    else if (code === 'ArrowUp') move(desk, currentTarget, -1)
    else if (act === undefined || !press(currentTarget, act)) return
    event.preventDefault()
  }
  const numbered = numberedTexts(document)
  const shown = isWhole
    ? numbered
    : numbered.filter(
        ({ text }) =>
          isOpenText(text) || isReviewedText(state, text) || state.typed[text.path] !== undefined,
      )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <section className="desk" ref={desk} aria-label={document.title} onKeyDown={onKey}>
      <Head state={state} place={place} previousPath={previousPath} nextPath={nextPath} />
      <ReviewHead desk={state} review={review} />
      <div className="desk__titles">
        <span />
        <b>{labels.sourceOf}</b>
        <b>{locales[document.item.locale].title}</b>
        <button type="button" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? labels.onlyOpen : labels.allTexts}
        </button>
      </div>
      <div className="desk__texts">
        {shown.length === 0 ? <p className="desk__small">{labels.inStep}</p> : null}
        <Texts
          state={state}
          review={review}
          texts={shown}
          opened={opened}
          onOpen={(key) => setOpened(new Set([...opened, key]))}
          onKey={onFieldKey}
        />
      </div>
      {document.previewPath === null ? null : (
        <PagePreview
          item={itemKey(document.item)}
          state={state}
          path={document.previewPath}
          isOpen={isSeen}
          onToggle={() => setIsSeen(!isSeen)}
        />
      )}
      <KeyLine labels={labels} />
      <Bar
        state={state}
        review={review}
        onSave={(publish) => void state.save(publish ? 'publish' : undefined)}
        onSaveNext={() => void saveNext()}
      />
    </section>
  )
}
