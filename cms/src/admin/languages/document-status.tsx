'use client'

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { panelApiBase } from '@vitrine/contract/panel'
import { Dialog } from '#src/admin/panel/dialogs.tsx'
import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { languagePaths, stateOf } from '#src/publishing/languages/language-answer.ts'
import type { LanguageAnswer, LanguagePress } from '#src/publishing/languages/language-answer.ts'
import { panelTexts } from '#texts/panel.js'
import { publishingTexts } from '#texts/publishing.js'
import { ScheduleDialog } from './schedule-dialog.tsx'
import './languages.css'

const labels = labelsOf(publishingTexts)
const { cancel } = labelsOf(panelTexts)

async function readLanguages(path: string): Promise<LanguageAnswer | undefined> {
  const response = await fetch(`${panelApiBase}/${path}`, { credentials: 'include' }).catch(
    () => undefined,
  )
  return response?.ok ? ((await response.json()) as LanguageAnswer) : undefined
}

/**
 * State of each language of a document, in place of Payload's one state, with what goes back to the
 * published text and what schedules a publication.
 */
export function DocumentStatus(): ReactNode {
  const {
    id,
    collectionSlug,
    globalSlug,
    data,
    hasPublishedDoc,
    hasPublishPermission,
    incrementVersionCount,
    isTrashed,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
    versionCount,
  } = useDocumentInfo()
  const { reset } = useForm()
  const modified = useFormModified()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const [answer, setAnswer] = useState<LanguageAnswer>()
  const [open, setOpen] = useState<'revert' | 'schedule'>()
  const say = (text: Label): string => textOf(text, i18n.language)
  const base = globalSlug ? `globals/${globalSlug}` : String(collectionSlug)
  const own = globalSlug ? base : `${base}/${id}`
  const isSaved = Boolean(globalSlug || id)
  const updatedAt: unknown = data?.['updatedAt']

  const path = `${base}${languagePaths.languages}${globalSlug ? '' : `?where[id][equals]=${id}`}`
  const read = async (): Promise<void> => setAnswer(await readLanguages(path))
  useEffect(() => {
    if (!isSaved) return undefined
    let isCurrent = true
    void readLanguages(path).then((found) => {
      if (isCurrent) setAnswer(found)
    })
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again after each save
  }, [path, isSaved, updatedAt, versionCount, unpublishedVersionCount, hasPublishedDoc])

  const revert = async (): Promise<void> => {
    setOpen(undefined)
    const options = {
      credentials: 'include',
      headers: { 'accept-language': i18n.language },
    } as const
    const response = await fetch(`${panelApiBase}/${own}${languagePaths.revert}?locale=${code}`, {
      ...options,
      method: 'POST',
    }).catch(() => undefined)
    const said = (await response?.json().catch(() => undefined)) as LanguagePress | undefined
    if (!response?.ok) {
      if (said?.message) toast.error(said.message)
      return
    }
    const query = `?locale=${code}&fallback-locale=null&depth=0&draft=true`
    const draft = await fetch(`${panelApiBase}/${own}${query}`, options)
    if (draft.ok) await reset((await draft.json()) as object)
    incrementVersionCount()
    setUnpublishedVersionCount(0)
    toast.success(said?.message ?? '')
    await read()
  }

  const languages = answer?.languages ?? []
  const written = languages.filter(
    (language) => language.written > 0 || language.public > 0 || language.locale === code,
  )
  const plain = hasPublishedDoc ? (unpublishedVersionCount > 0 ? 'changed' : 'public') : 'draft'
  const here = languages.find(({ locale }) => locale === code)
  const canRevert =
    hasPublishPermission &&
    !isTrashed &&
    here !== undefined &&
    here.public > 0 &&
    (here.unpublished > 0 || (answer?.shared ?? 0) > 0)
  if (!isSaved) return null
  return (
    <div className="document-status">
      {languages.some((language) => language.written > 0 || language.public > 0) ? (
        <ul className="document-status__languages">
          {written.map((language) => (
            <li
              key={language.locale}
              data-state={stateOf(language)}
              aria-current={language.locale === code}
            >
              <span>{language.title}:</span> {say(labels.states[stateOf(language)])}
            </li>
          ))}
        </ul>
      ) : (
        <p data-state={plain}>{say(labels.states[plain])}</p>
      )}
      {answer?.startsAt ? (
        <p>{say(labels.startsAt({ time: dateTimeText(answer.startsAt, i18n.language) }))}</p>
      ) : null}
      {canRevert ? (
        <button id="action-revert-to-published" type="button" onClick={() => setOpen('revert')}>
          {say(labels.revert)}
        </button>
      ) : null}
      {hasPublishPermission && !isTrashed ? (
        <button
          id="schedule-publication"
          type="button"
          disabled={modified}
          onClick={() => setOpen('schedule')}
        >
          {say(labels.schedule.title)}
          {answer && answer.scheduled.length > 0 ? ` (${answer.scheduled.length})` : ''}
        </button>
      ) : null}
      {open === 'revert' ? (
        <Dialog
          title={say(labels.revertTitle({ language: here?.title ?? code }))}
          onClose={() => setOpen(undefined)}
        >
          <p>{say(labels.revertHint)}</p>
          <div className="panel-dialog__actions">
            <button type="button" onClick={() => setOpen(undefined)}>
              {say(cancel)}
            </button>
            <button type="button" data-main onClick={() => void revert()}>
              {say(labels.revert)}
            </button>
          </div>
        </Dialog>
      ) : null}
      {open === 'schedule' && answer ? (
        <ScheduleDialog
          language={i18n.language}
          path={`${own}${languagePaths.schedule}`}
          locale={code}
          answer={answer}
          onChange={read}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </div>
  )
}
