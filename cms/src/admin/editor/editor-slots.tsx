'use client'

import { DefaultEditView, useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui'
import type { ComponentProps } from 'react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { createEditorStore, EditorContext } from './editor-store.ts'
import './editor.css'

// Loaded on demand, only for edited documents: Payload's import map is one bundle for all pages, so
// a static import would add the editor to each of them.
const parts = () => import('./editor-parts.ts')
const Head = lazy(async () => ({ default: (await parts()).EditorHead }))
const Bar = lazy(async () => ({ default: (await parts()).EditorBar }))
const Preview = lazy(async () => ({ default: (await parts()).SitePreview }))
const Versions = lazy(async () => ({ default: (await parts()).VersionsItem }))
const Column = lazy(async () => ({ default: (await parts()).Sections }))

/**
 * Payload's edit view in the layout of the editor; provides the store that the editor's components
 * share.
 */
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

/** Header of the editor: picture, breadcrumb, title, completeness and languages. */
export const EditorHead = () => (
  <Suspense>
    <Head />
  </Suspense>
)

/** Action bar: effects of a publication; buttons to discard, save, schedule and publish. */
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

/** Renders nothing in place of a Payload button that the action bar contains. */
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
