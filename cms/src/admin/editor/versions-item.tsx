'use client'

import { PopupList, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { panelBase } from '@vitrine/contract/panel'
import type { ReactNode } from 'react'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { editorTexts } from '#texts/editor.js'

const { versions } = labelsOf(editorTexts)

/** Menu item of the document that opens its versions. */
export function VersionsItem(): ReactNode {
  const { id, collectionSlug } = useDocumentInfo()
  const { language } = useTranslation().i18n
  return id === undefined ? null : (
    <PopupList.Button href={`${panelBase}/collections/${collectionSlug}/${id}/versions`}>
      {textOf(versions, language)}
    </PopupList.Button>
  )
}
