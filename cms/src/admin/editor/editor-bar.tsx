'use client'

import {
  PublishButton,
  SaveDraftButton,
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { knownLocale } from '@vitrine/configuration/locales'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useRevert } from '#src/admin/languages/use-languages.ts'
import { Button } from '#src/ui/button.tsx'
import { lazyPart } from '#src/ui/lazy.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { Question } from '#src/ui/question.tsx'
import { useMedia } from '#src/ui/use-media.ts'
import { ReleaseEntry } from '#src/admin/release-entry/release-dialog.tsx'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { send } from '#src/platform/panel-calls/send.ts'
import { languagePaths } from '#src/publishing/languages/language-answer.ts'
import { editorTexts } from '#texts/editor.js'
import { publishingTexts } from '#texts/publishing.js'
import { BarSummary } from './bar-summary.tsx'
import { deletedIn } from './document-changes.ts'
import { useEditor } from './editor-store.ts'
import { languageName } from '#src/platform/language-name.ts'
import { useReadLanguages } from './use-schedule.ts'
import './editor-bar.css'

/** Windows in which the summary has no room beside all buttons. */
const narrow = '(max-width: 1180px)'

// loaded when somebody schedules
const ScheduleDialog = lazyPart(
  async () => (await import('#src/admin/languages/schedule-dialog.tsx')).ScheduleDialog,
)

function DiscardDialog({
  isPublic,
  onConfirm,
  onClose,
}: {
  isPublic: boolean
  onConfirm: () => void
  onClose: () => void
}): ReactNode {
  const labels = useTexts(editorTexts)
  const language = useLanguage()
  const { code } = useLocale()
  const name = languageName(knownLocale(code), language)
  return (
    <Question
      title={labels.discard.title({ language: name })}
      hint={isPublic ? labels.discard.hint : labels.discard.draftHint}
      onCancel={onClose}
      confirm={labels.discard.confirm}
      onConfirm={onConfirm}
    />
  )
}

/**
 * Returns the function that resets the form to the saved draft. `own`: path of the document below
 * the API.
 */
function useSavedDraft(own: string) {
  const { reset } = useForm()
  const { code } = useLocale()
  return async (): Promise<void> => {
    const query = `?locale=${code}&fallback-locale=null&depth=0&draft=true`
    const { data } = await send<object>(`/${own}${query}`, { method: 'GET', language: undefined })
    if (data) await reset(data)
  }
}

/**
 * Button that discards changes: restores the published content, or resets the form to the saved
 * draft if the language is not public or the account may not publish.
 */
function Discard({ own, read }: { own: string; read: () => Promise<void> }): ReactNode {
  const labels = useTexts(editorTexts)
  const { code } = useLocale()
  const modified = useFormModified()
  const { hasPublishPermission } = useDocumentInfo()
  const [isAsking, setIsAsking] = useState(false)
  const isPublic = useEditor(
    (state) => state.effects.find(({ locale }) => locale === code)?.isPublic ?? false,
  )
  const hasChanges = useEditor((state) => state.changes.length > 0)
  const revert = useRevert(own, code, read)
  const readDraft = useSavedDraft(own)
  const goesToSite = isPublic && hasPublishPermission === true
  return (
    <>
      <Button
        id="action-discard"
        look="quiet"
        disabled={!modified && !(goesToSite && hasChanges)}
        onClick={() => setIsAsking(true)}
      >
        {labels.discard.button}
      </Button>
      {isAsking ? (
        <DiscardDialog
          isPublic={goesToSite}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            void (goesToSite ? revert() : readDraft())
          }}
        />
      ) : null}
    </>
  )
}

function Schedule({
  own,
  document,
  read,
}: {
  own: string
  document: { collection: string; id: number }
  read: () => Promise<void>
}): ReactNode {
  const { schedule: scheduleLabels } = useTexts(publishingTexts)
  const { code } = useLocale()
  const modified = useFormModified()
  const answer = useEditor((state) => state.languages)
  const [isOpen, setIsOpen] = useState(false)
  const count = answer?.scheduled.length ?? 0
  return (
    <>
      <Button
        id="schedule-publication"
        disabled={modified || !answer}
        onClick={() => setIsOpen(true)}
      >
        {scheduleLabels.title}
        {count > 0 ? ` (${count})` : ''}
      </Button>
      {isOpen && answer ? (
        <ScheduleDialog
          path={`${own}${languagePaths.schedule}`}
          document={document}
          locale={code}
          answer={answer}
          onChange={read}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

/**
 * Payload's publish button. Payload gives the menu beside it no accessible name; `menu` is set as
 * its name.
 */
function Publish({ label, menu }: { label: string; menu: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => place.current?.querySelector('.popup-button')?.setAttribute('aria-label', menu))
  return (
    <span ref={place} className="editor-bar__publish">
      <PublishButton label={label} />
    </span>
  )
}

/**
 * Action bar at the bottom of the editor: summary of the changes; buttons to discard, save,
 * schedule and publish.
 */
export function EditorBar(): ReactNode {
  const labels = useTexts(editorTexts)
  const { with: publishLabels } = useTexts(publishingTexts)
  const { id, collectionSlug, hasPublishPermission, hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
  const { drawerSlug } = useDocumentDrawerContext()
  const language = useLanguage()
  const { code } = useLocale()
  const foot = useEditor((state) => state.foot)
  const deleted = useEditor((state) => deletedIn(state.effects, state.locale))
  const { own, read } = useReadLanguages()
  const isNarrow = useMedia(narrow)
  // attendants read the catalog alone
  if (!foot || hasSavePermission === false) return null
  // in a drawer, `DocumentStatus` has the buttons to revert and schedule
  const isSaved = id !== undefined && !drawerSlug
  const publish = labels.bar.publishIn({ language: languageName(knownLocale(code), language) })
  const publishIn = deleted > 0 ? labels.bar.deletes({ action: publish, count: deleted }) : publish
  const discard = isSaved ? <Discard own={own} read={read} /> : null
  const others =
    isSaved && hasPublishPermission && collectionSlug ? (
      <>
        <Schedule own={own} document={{ collection: collectionSlug, id: Number(id) }} read={read} />
        <ReleaseEntry
          items={() =>
            Promise.resolve({ drafts: [{ collection: collectionSlug, id: Number(id) }] })
          }
          isDisabled={modified}
        />
      </>
    ) : null
  return createPortal(
    <section className="editor-bar" aria-label={labels.bar.title}>
      <BarSummary />
      <div className="editor-bar__buttons">
        {isSaved && isNarrow ? (
          <Menu label={labels.bar.others}>
            {discard}
            {others}
          </Menu>
        ) : (
          discard
        )}
        <span className="editor-bar__draft">
          <SaveDraftButton />
          <kbd aria-hidden="true">Ctrl S</kbd>
        </span>
        {isNarrow ? null : others}
        <Publish label={publishIn} menu={publishLabels.publishSeveral} />
      </div>
    </section>,
    foot,
  )
}
