'use client'

import {
  toast,
  useAuth,
  useConfig,
  useLocale,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { useRouter } from 'next/navigation'
import type { ClientField } from 'payload'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Answers } from '#src/admin/doubts/doubt-answers.ts'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import { showStaffDates } from '#src/content/fields/panel-dates.ts'
import { textsIn } from '#src/platform/labels.ts'
import type { Difference } from './differences.ts'
import { guardHistory } from './back-guard.ts'
import { LocaleDialog, LogInDialog } from './dialogs.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { LanguageQuestion } from './choose-languages.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { Prompts, StaleChoice } from './guarded-fetch.ts'
import { confirmOnBackdrop, confirmOnEscape, localeClicked } from './keys.ts'
import { openForms, setLeaveQuestion } from './open-forms.ts'
import { KeepRefusals } from './keep-refusals.tsx'
import { refusedText } from './refused-text.ts'
import { translateHardCoded } from './translate-hard-coded.ts'
import type { Use } from './document-use.ts'
import { panelTexts } from '#texts/panel.js'
import { publishingTexts } from '#texts/publishing.js'
import './panel.css'

// loaded by the first save that asks; the question is put only when they are there, so that a
// server that has gone leaves the form as it is
const loadLanguages = async () => ({
  default: (await import('./languages-dialog.tsx')).LanguagesDialog,
})
const loadDoubts = async () => ({
  default: (await import('#src/admin/doubts/doubts-dialog.tsx')).DoubtsDialog,
})
const loadStale = async () => ({ default: (await import('./stale-dialog.tsx')).StaleDialog })
const loadUses = async () => ({ default: (await import('./in-use-dialog.tsx')).InUseDialog })
const LanguagesDialog = lazy(loadLanguages)
const InUseDialog = lazy(loadUses)
const StaleDialog = lazy(loadStale)
const DoubtsDialog = lazy(loadDoubts)

/** Puts a question once its dialog is loaded; undefined if it cannot be. */
const askLoaded = <Answer,>(
  load: () => Promise<unknown>,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> => load().then(ask, () => undefined)

/** Data of the open dialog; at most one is open. */
type Question =
  | { kind: 'log-in'; email: string; end: (loggedIn: boolean) => void }
  | {
      kind: 'stale'
      differences: Difference[]
      document: string
      end: (choice: StaleChoice) => void
    }
  | {
      kind: 'doubts'
      asked: AskedDoubts
      canReplace: boolean
      end: (answers: Answers | undefined) => void
    }
  | { kind: 'used'; uses: Use[] }
  | { kind: 'locale'; locale: string }
  | { kind: 'panel-language'; leave: () => void }
  | { kind: 'leave'; leave: () => void }
  | {
      kind: 'languages'
      question: LanguageQuestion
      end: (chosen: string[] | undefined) => void
    }

/**
 * Configuration of a top-level field by its name; searches tabs and layout fields without a name,
 * too.
 */
function labelled(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const parts =
      field.type === 'tabs'
        ? field.tabs.flatMap((tab) => ('name' in tab && tab.name ? [] : tab.fields))
        : 'fields' in field && !('name' in field)
          ? field.fields
          : []
    const found = labelled(parts, name)
    if (found) return found
  }
  return undefined
}

/**
 * Replaces `window.fetch` by `guardedFetch`, whose prompts open dialogs through `setQuestion`. The
 * wrapper is installed once, so the prompts read the latest language, user and locale from a ref.
 */
function useGuardedFetch(setQuestion: (question: Question | undefined) => void): void {
  const { i18n } = useTranslation()
  const { user, fetchFullUser } = useAuth()
  const { code } = useLocale()
  const loggingIn = useRef<Promise<boolean> | undefined>(undefined)
  const latest = useRef({ language: i18n.language, fetchFullUser, email: '', locale: code })
  useEffect(() => {
    // after the session expires there is no user: keep the last e-mail address
    const email = typeof user?.['email'] === 'string' ? user['email'] : latest.current.email
    latest.current = { language: i18n.language, fetchFullUser, email, locale: code }
  }, [i18n.language, fetchFullUser, user, code])

  useEffect(() => {
    const prompts: Prompts = {
      offline: () => textsIn(panelTexts, latest.current.language).offline,
      logIn: () => {
        loggingIn.current ??= new Promise<boolean>((end) =>
          setQuestion({ kind: 'log-in', email: latest.current.email, end }),
        ).then(async (loggedIn) => {
          setQuestion(undefined)
          loggingIn.current = undefined
          if (loggedIn) await latest.current.fetchFullUser()
          return loggedIn
        })
        return loggingIn.current
      },
      stale: (differences, document) =>
        askLoaded(loadStale, () =>
          new Promise<StaleChoice>((end) =>
            setQuestion({ kind: 'stale', differences, document, end }),
          ).finally(() => setQuestion(undefined)),
        ),
      showUses: (uses) =>
        void loadUses().then(
          () => setQuestion({ kind: 'used', uses }),
          () => undefined,
        ),
      reload: () => window.location.reload(),
      locale: () => latest.current.locale,
      languages: (question) =>
        askLoaded(loadLanguages, () =>
          new Promise<string[] | undefined>((end) =>
            setQuestion({ kind: 'languages', question, end }),
          ).finally(() => setQuestion(undefined)),
        ),
      doubts: (asked, canReplace) =>
        askLoaded(loadDoubts, () =>
          new Promise<Answers | undefined>((end) =>
            setQuestion({ kind: 'doubts', asked, canReplace, end }),
          ).finally(() => setQuestion(undefined)),
        ),
      cancelled: () => textsIn(publishingTexts, latest.current.language).with.cancelled,
      notRestored: (message) => void toast.error(message),
      refused: (fields) => refusedText(fields, latest.current.language),
    }
    const send = window.fetch
    window.fetch = guardedFetch(send.bind(window), prompts)
    return () => {
      window.fetch = send
    }
  }, [setQuestion])
}

/**
 * Asks for confirmation before the locale or the panel's language is switched, a drawer is closed or
 * the browser goes back with unsaved changes.
 */
function useUnsavedConfirmation(setQuestion: (question: Question) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (confirmOnBackdrop(event)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      const locale = localeClicked(event)
      if (!locale || !openForms().some(({ modified, inDrawer }) => modified && !inDrawer)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setQuestion({ kind: 'locale', locale })
    }
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('keydown', confirmOnEscape, { capture: true })
    setLeaveQuestion((leave) => setQuestion({ kind: 'panel-language', leave }))
    const endGuard = guardHistory((leave) => setQuestion({ kind: 'leave', leave }))
    return () => {
      endGuard()
      setLeaveQuestion(undefined)
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('keydown', confirmOnEscape, { capture: true })
    }
  }, [setQuestion])
}

/** Label of a document's field in the panel's language, by the name of the field. */
function useFieldLabels(): (document: string) => (name: string) => string {
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  return (document) => (name) => {
    const [first = '', second = ''] = document.split('/')
    const config = getEntityConfig(
      first === 'globals' ? { globalSlug: second } : { collectionSlug: first },
    )
    const field = config && labelled(config.fields, name)
    return field && 'label' in field && field.label ? getTranslation(field.label, i18n) : name
  }
}

/** Dialog for the current question. */
function QuestionDialog({ question, end }: { question: Question; end: () => void }): ReactNode {
  const { i18n } = useTranslation()
  const locale = useLocale()
  const labelsIn = useFieldLabels()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  switch (question.kind) {
    case 'log-in':
      return <LogInDialog email={question.email} onEnd={question.end} />
    case 'stale':
      return (
        <Suspense>
          <StaleDialog
            differences={question.differences}
            nameOf={labelsIn(question.document)}
            onChoose={question.end}
          />
        </Suspense>
      )
    case 'doubts':
      return (
        <Suspense>
          <DoubtsDialog
            asked={question.asked}
            canReplace={question.canReplace}
            onEnd={question.end}
          />
        </Suspense>
      )
    case 'used':
      return (
        <Suspense>
          <InUseDialog uses={question.uses} onClose={end} />
        </Suspense>
      )
    case 'languages':
      return (
        <Suspense>
          <LanguagesDialog
            {...question.question}
            ownLocale={question.question.own}
            own={getTranslation(locale.label ?? locale.code, i18n)}
            onEnd={question.end}
          />
        </Suspense>
      )
    case 'leave':
      return (
        <LeaveDialog
          onStay={end}
          onLeave={() => {
            end()
            question.leave()
          }}
        />
      )
    case 'panel-language':
      return (
        <LocaleDialog
          onStay={end}
          onSwitch={() => {
            end()
            question.leave()
          }}
        />
      )
    case 'locale':
      return (
        <LocaleDialog
          onStay={end}
          onSwitch={() => {
            const query = new URLSearchParams(window.location.search)
            query.set('locale', question.locale)
            end()
            startRouteTransition(() => router.push(`?${query.toString()}`))
          }}
        />
      )
  }
}

/** Wraps the whole panel and installs `guardedFetch` and the dialogs. */
export function SaveGuard({ children }: { children: ReactNode }): ReactNode {
  const { i18n } = useTranslation()
  // called while rendering, before a child formats a date; calling it repeatedly has no further
  // effect
  if (i18n.dateFNS) showStaffDates(i18n.dateFNS, i18n.language)
  const [question, setQuestion] = useState<Question>()
  useGuardedFetch(setQuestion)
  useUnsavedConfirmation(setQuestion)
  useEffect(() => translateHardCoded(i18n.language), [i18n.language])
  return (
    <>
      <KeepRefusals>{children}</KeepRefusals>
      {question ? <QuestionDialog question={question} end={() => setQuestion(undefined)} /> : null}
    </>
  )
}
