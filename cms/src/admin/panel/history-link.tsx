'use client'

import { useAuth, useDocumentDrawerContext, useDocumentInfo } from '@payloadcms/ui'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { permissions } from '#src/platform/access/permissions.ts'
import { historyOf } from '#src/platform/change-addresses.ts'
import { useTexts } from '#src/platform/language.ts'
import { panelTexts } from '#texts/panel.js'

/** Roles that may open the history, as those of its page (`own-views.ts`). */
const readers: readonly unknown[] = permissions.products.read

/** Link to the history of a saved document. */
export function HistoryLink(): ReactNode {
  const { history } = useTexts(panelTexts)
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const { user } = useAuth()
  const collection = collectionSlug ?? globalSlug
  const isSaved = globalSlug !== undefined || id !== undefined
  if (drawerSlug || collection === undefined || !isSaved) return null
  if (!readers.includes(Object(user)['role'])) return null
  const document = id === undefined || globalSlug !== undefined ? {} : { document: String(id) }
  return (
    <Link
      className="ui-button history-link"
      href={historyOf({ collection, ...document })}
      prefetch={false}
    >
      {history}
    </Link>
  )
}
