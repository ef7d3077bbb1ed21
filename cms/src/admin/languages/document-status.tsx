'use client'

import { useDocumentInfo, useFormModified, useLocale, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#src/ui/lazy.tsx'
import { Question } from '#src/ui/question.tsx'
import { dateTimeText } from '#src/platform/dates.ts'
import { useTexts } from '#src/platform/language.ts'
import { languagePaths, stateOf } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer, LanguageCount } from '#src/publishing/languages/language-answer.ts'
import { publishingTexts } from '#texts/publishing.js'
import { useLanguages, useRevert } from './use-languages.ts'
import './languages.css'

const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)

/**
 * State of each language that has texts or is public, and of the form's language; one state for the
 * whole document if no language has texts of its own.
 */
function LanguageStates({ languages }: { languages: LanguageAnswer['languages'] }): ReactNode {
  const labels = useTexts(publishingTexts)
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { code } = useLocale()
  const isUsed = (language: LanguageCount) => language.written > 0 || language.public > 0
  if (!languages.some(isUsed)) {
    const state = hasPublishedDoc ? (unpublishedVersionCount > 0 ? 'changed' : 'public') : 'draft'
    return <p data-state={state}>{labels.states[state]}</p>
  }
  return (
    <ul className="document-status__languages">
      {languages
        .filter((language) => isUsed(language) || language.locale === code)
        .map((language) => (
          <li
            key={language.locale}
            data-state={stateOf(language)}
            aria-current={language.locale === code}
          >
            <span>{language.title}:</span> {labels.states[stateOf(language)]}
          </li>
        ))}
    </ul>
  )
}

/** Confirmation dialog before the draft of a language is reverted to the published text. */
function RevertDialog({
  title,
  onRevert,
  onClose,
}: {
  title: string
  onRevert: () => void
  onClose: () => void
}): ReactNode {
  const labels = useTexts(publishingTexts)
  return (
    <Question
      title={labels.revertTitle({ language: title })}
      hint={labels.revertHint}
      onCancel={onClose}
      confirm={labels.revert}
      onConfirm={onRevert}
    />
  )
}

/** True if the draft of a language differs from its published text. */
const differsFromPublic = (language: LanguageCount | undefined, shared: number): boolean =>
  language !== undefined && language.public > 0 && (language.unpublished > 0 || shared > 0)

const countText = (scheduled: readonly unknown[]): string =>
  scheduled.length > 0 ? ` (${scheduled.length})` : ''

/** Addresses of the calls about a document or a global, below the panel's API. */
const addressesOf = (
  global: string | undefined,
  collection: string | undefined,
  id: number | string | undefined,
) => {
  if (global) {
    const own = `globals/${global}`
    return { base: own, own, query: '', document: { collection: global, id: 0 } }
  }
  const base = String(collection)
  return {
    base,
    own: `${base}/${id}`,
    query: `?where[id][equals]=${id}`,
    document: { collection: base, id: Number(id) },
  }
}

/**
 * State of each language of a document, rendered in place of Payload's single status, with buttons
 * that revert the language to its published text and schedule a publication.
 */
export function DocumentStatus(): ReactNode {
  const labels = useTexts(publishingTexts)
  const { id, collectionSlug, globalSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  const modified = useFormModified()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const [open, setOpen] = useState<'revert' | 'schedule'>()
  const { base, own, query, document } = addressesOf(globalSlug, collectionSlug, id)
  const isSaved = Boolean(globalSlug || id)
  const { answer, read } = useLanguages(`${base}${languagePaths.languages}${query}`, isSaved)
  const revert = useRevert(own, code, read)
  const close = (): void => setOpen(undefined)

  const languages = answer?.languages ?? []
  const current = languages.find(({ locale }) => locale === code)
  const canPublish = hasPublishPermission && !isTrashed
  const canRevert = canPublish && differsFromPublic(current, answer?.shared ?? 0)
  if (!isSaved) return null
  return (
    <div className="document-status">
      <LanguageStates languages={languages} />
      {answer?.startsAt ? (
        <p>{labels.startsAt({ time: dateTimeText(answer.startsAt, i18n.language) })}</p>
      ) : null}
      {canRevert ? (
        <button id="action-revert-to-published" type="button" onClick={() => setOpen('revert')}>
          {labels.revert}
        </button>
      ) : null}
      {canPublish ? (
        <button
          id="schedule-publication"
          type="button"
          disabled={modified}
          onClick={() => setOpen('schedule')}
        >
          {labels.schedule.title}
          {countText(answer?.scheduled ?? [])}
        </button>
      ) : null}
      {open === 'revert' ? (
        <RevertDialog
          title={current?.title ?? code}
          onRevert={() => {
            close()
            void revert()
          }}
          onClose={close}
        />
      ) : null}
      {open === 'schedule' && answer ? (
        <ScheduleDialog
          path={`${own}${languagePaths.schedule}`}
          document={document}
          locale={code}
          answer={answer}
          onChange={read}
          onClose={close}
        />
      ) : null}
    </div>
  )
}
