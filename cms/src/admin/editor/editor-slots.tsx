'use client'

import { DefaultEditView, useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { createEditorStore, EditorContext } from './editor-store.ts'
import './editor.css'

// loaded only with edited documents: Payload’s import map is one file for all pages
const parts = () => import('./editor-parts.ts')
const Head = lazy(async () => ({ default: (await parts()).EditorHead }))
const Bar = lazy(async () => ({ default: (await parts()).EditorBar }))
const Preview = lazy(async () => ({ default: (await parts()).SitePreview }))
const Versions = lazy(async () => ({ default: (await parts()).VersionsItem }))
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
        className="document-editor"
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

export const VersionsItem = () => (
  <Suspense>
    <Versions />
  </Suspense>
)

/** Renders nothing, in place of a Payload button that the bar already has. */
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
