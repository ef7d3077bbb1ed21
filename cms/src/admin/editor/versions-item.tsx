'use client'

import { PopupList, useDocumentInfo } from '@payloadcms/ui'
import { panelBase } from '@vitrine/contract/panel'
import type { ReactNode } from 'react'
import { useTexts } from '#src/platform/language.ts'
import { editorTexts } from '#texts/editor.js'

/** Menu item of the document that opens its versions. */
export function VersionsItem(): ReactNode {
  const { versions } = useTexts(editorTexts)
  const { id, collectionSlug } = useDocumentInfo()
  return id === undefined ? null : (
    <PopupList.Button href={`${panelBase}/collections/${collectionSlug}/${id}/versions`}>
      {versions}
    </PopupList.Button>
  )
}
