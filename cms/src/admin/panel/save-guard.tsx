'use client'

import { useAuth, useConfig, useLocale, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { useRouter } from 'next/navigation'
import type { ClientField } from 'payload'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { showStaffDates } from '#src/content/fields/date/panel-dates.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import type { Difference } from './differences.ts'
import { LocaleDialog, LogInDialog, StaleDialog, InUseDialog } from './dialogs.tsx'
import type { LanguageQuestion } from './choose-languages.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { Prompts, StaleChoice } from './guarded-fetch.ts'
import { confirmOnEscape, localeClicked } from './keys.ts'
import { LanguagesDialog } from './languages-dialog.tsx'
import { openForms } from './open-forms.ts'
import { KeepRefusals } from './keep-refusals.tsx'
import { refusedText } from './refused-text.ts'
import { translateHardCoded } from './translate-hard-coded.ts'
import type { Use } from './document-use.ts'
import { panelTexts } from '#texts/panel.js'
import { publishingTexts } from '#texts/publishing.js'

const labels = labelsOf(panelTexts)
const { cancelled } = labelsOf(publishingTexts).with
import './panel.css'

/** Open dialog; at most one at a time. */
type Question =
  | { kind: 'log-in'; email: string; end: (loggedIn: boolean) => void }
  | {
      kind: 'stale'
      differences: Difference[]
      document: string
      end: (choice: StaleChoice) => void
    }
  | { kind: 'used'; uses: Use[] }
  | { kind: 'locale'; locale: string }
  | {
      kind: 'languages'
      question: LanguageQuestion
      end: (chosen: string[] | undefined) => void
    }

/** Config of a top-level field, found through tabs and rows. */
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

/** Wraps the whole panel and installs `guardedFetch` and the dialogs. */
export function SaveGuard({ children }: { children: ReactNode }): ReactNode {
  const { i18n } = useTranslation()
  // before any child formats a date; idempotent
  if (i18n.dateFNS) showStaffDates(i18n.dateFNS, i18n.language)
  const { user, fetchFullUser } = useAuth()
  const { getEntityConfig } = useConfig()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const [question, setQuestion] = useState<Question>()
  const loggingIn = useRef<Promise<boolean> | undefined>(undefined)
  const locale = useLocale()
  const latest = useRef({
    language: i18n.language,
    fetchFullUser,
    email: '',
    locale: locale.code,
  })
  useEffect(() => {
    // an expired session has no user: the last e-mail address is used
    const email = typeof user?.['email'] === 'string' ? user['email'] : latest.current.email
    latest.current = { language: i18n.language, fetchFullUser, email, locale: locale.code }
  }, [i18n.language, fetchFullUser, user, locale.code])

  useEffect(() => {
    const questions: Prompts = {
      offline: () => textOf(labels.offline, latest.current.language),
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
        new Promise<StaleChoice>((end) =>
          setQuestion({ kind: 'stale', differences, document, end }),
        ).finally(() => setQuestion(undefined)),
      showUses: (uses) => setQuestion({ kind: 'used', uses }),
      reload: () => window.location.reload(),
      locale: () => latest.current.locale,
      languages: (asked) =>
        new Promise<string[] | undefined>((end) =>
          setQuestion({ kind: 'languages', question: asked, end }),
        ).finally(() => setQuestion(undefined)),
      cancelled: () => textOf(cancelled, latest.current.language),
      refused: (fields) => refusedText(fields, latest.current.language),
    }
    const send = window.fetch
    window.fetch = guardedFetch(send.bind(window), questions)
    return () => {
      window.fetch = send
    }
  }, [])

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const locale = localeClicked(event)
      if (!locale || !openForms().some(({ modified, inDrawer }) => modified && !inDrawer)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setQuestion({ kind: 'locale', locale })
    }
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener('keydown', confirmOnEscape, { capture: true })
    return () => {
      window.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('keydown', confirmOnEscape, { capture: true })
    }
  }, [])

  useEffect(() => translateHardCoded(i18n.language), [i18n.language])

  const nameOf =
    (document: string) =>
    (name: string): string => {
      const [first = '', second = ''] = document.split('/')
      const config = getEntityConfig(
        first === 'globals' ? { globalSlug: second } : { collectionSlug: first },
      )
      const field = config && labelled(config.fields, name)
      return field && 'label' in field && field.label ? getTranslation(field.label, i18n) : name
    }
  const end = (): void => setQuestion(undefined)
  const { language } = i18n
  return (
    <>
      <KeepRefusals>{children}</KeepRefusals>
      {question?.kind === 'log-in' ? (
        <LogInDialog language={language} email={question.email} onEnd={question.end} />
      ) : null}
      {question?.kind === 'stale' ? (
        <StaleDialog
          language={language}
          differences={question.differences}
          nameOf={nameOf(question.document)}
          onChoose={question.end}
        />
      ) : null}
      {question?.kind === 'used' ? (
        <InUseDialog language={language} uses={question.uses} onClose={end} />
      ) : null}
      {question?.kind === 'languages' ? (
        <LanguagesDialog
          {...question.question}
          language={language}
          own={getTranslation(locale.label ?? locale.code, i18n)}
          onEnd={question.end}
        />
      ) : null}
      {question?.kind === 'locale' ? (
        <LocaleDialog
          language={language}
          onStay={end}
          onSwitch={() => {
            const query = new URLSearchParams(window.location.search)
            query.set('locale', question.locale)
            end()
            startRouteTransition(() => router.push(`?${query.toString()}`))
          }}
        />
      ) : null}
    </>
  )
}
