'use client'

import {
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormInitializing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { registerForm } from './open-forms.ts'

/**
 * Rendered in every document form: registers its initial values and whether it has unsaved changes.
 */
export function FormWatch(): null {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { getData, setModified } = useForm()
  const { drawerSlug } = useDocumentDrawerContext()
  const { code } = useLocale()
  const modified = useFormModified()
  const initializing = useFormInitializing()
  const updatedAt: unknown = data?.['updatedAt']
  const base = useRef<Record<string, unknown>>({})
  const document = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  useEffect(() => {
    if (!initializing) base.current = getData()
    // oxlint-disable-next-line react/exhaustive-deps -- read again after a save and for another document or locale
  }, [getData, initializing, updatedAt, document, code])
  useEffect(
    () =>
      registerForm(() => ({
        document,
        updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined,
        base: base.current,
        modified,
        inDrawer: Boolean(drawerSlug),
        markModified: () => setModified(true),
      })),
    [document, updatedAt, modified, drawerSlug, setModified],
  )
  return null
}
