'use client'

import { PopupList, useAuth, useDocumentInfo } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { newProductPath } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { gridLinkTexts } from '#texts/grid-link.js'

/** Menu item of a product that opens the page of a new one with its texts and values. */
export function DuplicateItem(): ReactNode {
  const { duplicate } = useTexts(gridLinkTexts)
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  return id === undefined || !permissions?.collections?.['products']?.create ? null : (
    <PopupList.Button href={`${newProductPath}?from=${id}`}>{duplicate}</PopupList.Button>
  )
}
