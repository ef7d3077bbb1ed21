'use client'

import {
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
  useTranslation,
} from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { isLocale, locales } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { DocumentStatus } from '#src/admin/languages/document-status.tsx'
import { dateTimeText } from '#src/platform/dates.ts'
import { goToField } from '#src/admin/panel/go-to-field.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { editorTexts } from '#texts/editor.js'
import { useEditor, useEditorStore } from './editor-store.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { useSchedule } from './use-schedule.ts'
import './editor-head.css'

/** Breadcrumb of the document: list, parent document, product family. */
function Path(): ReactNode {
  const labels = useTexts(editorTexts)
  const { i18n } = useTranslation()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const document = useEditor((state) => state.document)
  const plural = collectionSlug
    ? getTranslation(getEntityConfig({ collectionSlug })?.labels.plural ?? collectionSlug, i18n)
    : ''
  return (
    <nav className="editor-path" aria-label={labels.path}>
      <Link href={`${panelBase}/collections/${collectionSlug}`} prefetch={false}>
        {plural}
      </Link>
      {document?.parent ? (
        <>
          {' / '}
          <Link href={document.parent.href} prefetch={false}>
            {document.parent.title}
          </Link>
        </>
      ) : null}
      {document?.family ? ` / ${document.family}` : null}
    </nav>
  )
}

/**
 * Share of the required facts as a bar and in percent, and a button that goes to the next missing
 * fact.
 */
function Completeness(): ReactNode {
  const labels = useTexts(editorTexts)
  const store = useEditorStore()
  const document = useEditor((state) => state.document)
  const share = document?.share ?? null
  if (share === null) return null
  const count = document?.lacks.length ?? 0
  return (
    <div className="editor-complete">
      <span>
        {labels.complete}{' '}
        <span className="ui-share" data-whole={share === 100 || undefined}>
          <span style={{ inlineSize: `${share}%` }} />
        </span>{' '}
        <b>{labels.share({ share })}</b>
      </span>
      {count === 0 ? null : (
        <button type="button" onClick={() => store.get().followNextLack()}>
          <u>{labels.lacks({ count })}</u> · {labels.next} <kbd aria-hidden="true">Alt F</kbd>
        </button>
      )}
    </div>
  )
}

/** Scheduled publications and removals. */
function ScheduledTimes(): ReactNode {
  const labels = useTexts(editorTexts)
  const language = useLanguage()
  const store = useEditorStore()
  const { answer } = useSchedule()
  if (!answer || answer.scheduled.length === 0) return null
  return (
    <ul className="editor-scheduled">
      {answer.scheduled.map(({ id, type, locale, at, unaccepted }) => {
        const when = {
          language: locale !== null && isLocale(locale) ? locales[locale].title : '',
          time: dateTimeText(at, language),
        }
        return unaccepted === undefined ? (
          <li key={id}>{labels.scheduled[type](when)}</li>
        ) : (
          <li key={id} data-stopped="" title={unaccepted}>
            <a
              href="#field-variants"
              onClick={(event) => {
                event.preventDefault()
                void goToField('variants', () => store.set({ isWhole: true }))
              }}
            >
              ⚠ {labels.scheduled.stopped({ ...when, codes: unaccepted })}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Versions(): ReactNode {
  const labels = useTexts(editorTexts)
  const { id, collectionSlug, docPermissions, versionCount } = useDocumentInfo()
  if (!docPermissions || !('readVersions' in docPermissions) || !docPermissions.readVersions)
    return null
  return (
    <Link
      className="ui-button editor-versions"
      href={`${panelBase}/collections/${collectionSlug}/${id}/versions`}
      prefetch={false}
    >
      {labels.versions} <span>{versionCount}</span>
    </Link>
  )
}

/**
 * Header of the editor: picture, breadcrumb, title, completeness, state of each language, versions.
 */
export function EditorHead(): ReactNode {
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const { title } = useDocumentTitle()
  const picture = useEditor((state) => state.document?.picture)
  if (id === undefined) return null
  // a drawer has its own title and shows one language
  if (drawerSlug) return <DocumentStatus />
  return (
    <div className="editor-head">
      {picture ? <img src={picture} width="64" height="48" alt="" /> : null}
      <div className="editor-head__title">
        <Path />
        <h1>{title}</h1>
        <ScheduledTimes />
      </div>
      <Completeness />
      <LanguageTabs />
      <Versions />
    </div>
  )
}
