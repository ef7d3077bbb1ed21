'use client'

import { PopupList, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { newProductPath } from '#src/platform/change-addresses.ts'

/** Menu item of a product that opens the page of a new one with its texts and values. */
export function DuplicateItem(): ReactNode {
  const { t } = useTranslation()
  const { id } = useDocumentInfo()
  const { permissions } = useAuth()
  return id === undefined || !permissions?.collections?.['products']?.create ? null : (
    <PopupList.Button href={`${newProductPath}?from=${id}`}>
      {t('general:duplicate')}
    </PopupList.Button>
  )
}
