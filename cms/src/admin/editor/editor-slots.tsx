'use client'

import {
  DefaultEditView,
  PopupList,
  useDocumentDrawerContext,
  useDocumentInfo,
  useTranslation,
} from '@payloadcms/ui'
import { panelBase } from '@vitrine/contract/panel'
import type { ComponentProps } from 'react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'
import { createEditorStore, EditorContext } from './editor-store.ts'
import './editor.css'

const { versions } = labelsOf(editorTexts)

// one file, loaded with edited documents alone: Payload's import map is one file for all pages
const parts = () => import('./editor-parts.ts')
const Head = lazy(async () => ({ default: (await parts()).EditorHead }))
const Bar = lazy(async () => ({ default: (await parts()).EditorBar }))
const Preview = lazy(async () => ({ default: (await parts()).SitePreview }))
const Column = lazy(async () => ({ default: (await parts()).Sections }))

/** Payload's edit view in the layout of the editor, with the state that its parts share. */
export function EditorView(props: ComponentProps<typeof DefaultEditView>) {
  const { id } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const [store] = useState(createEditorStore)
  const placeFoot = useCallback((foot: HTMLElement | null) => store.set({ foot }), [store])
  return (
    <EditorContext value={store}>
      <div
        className="editor"
        data-new={id === undefined || undefined}
        data-drawer={drawerSlug ? true : undefined}
      >
        <DefaultEditView {...props} />
        <div className="editor-foot" ref={placeFoot} />
      </div>
    </EditorContext>
  )
}

/** Picture, path, title, completeness and languages of the document. */
export const EditorHead = () => (
  <Suspense>
    <Head />
  </Suspense>
)

/** Effects of a publication, and the buttons that discard, save, schedule and publish. */
export const EditorBar = () => (
  <Suspense>
    <Bar />
  </Suspense>
)

/** Link to the versions, in the menu of the document. */
export function VersionsItem() {
  const { id, collectionSlug } = useDocumentInfo()
  const { language } = useTranslation().i18n
  return id === undefined ? null : (
    <PopupList.Button href={`${panelBase}/collections/${collectionSlug}/${id}/versions`}>
      {textOf(versions, language)}
    </PopupList.Button>
  )
}

/** Takes the place of a button that the bar has. */
export const NoButton = () => null

export const SitePreview = () => (
  <Suspense>
    <Preview />
  </Suspense>
)

export const Sections = (props: ComponentProps<typeof Column>) => (
  <Suspense>
    <Column {...props} />
  </Suspense>
)
