'use client'

import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { registerUnsaved } from '#src/admin/panel/open-forms.ts'
import { draftOf, forgetDraft, keepDraft, restoreDraft } from './form-draft.ts'

/**
 * Keeps the text of a form for the session of the tab and the signed-in account, so that leaving
 * the page, logging out or reloading loses no text. A reload loses chosen files; the browser asks
 * before it.
 */
export function useFormDraft(name: string) {
  const { user } = useAuth()
  const key = draftOf(name, user?.id)
  const form = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState(false)
  const unsaved = useRef(false)

  useEffect(() => {
    if (!form.current || !restoreDraft(key, form.current)) return
    unsaved.current = true
    // oxlint-disable-next-line react/set-state-in-effect -- the browser's storage is not there on the server
    setRestored(true)
  }, [key])
  useEffect(() => registerUnsaved(() => unsaved.current), [])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  const keep = useCallback(() => {
    if (!form.current) return
    unsaved.current = true
    keepDraft(key, form.current)
  }, [key])
  const forget = useCallback(() => {
    unsaved.current = false
    setRestored(false)
    forgetDraft(key)
  }, [key])
  /** Keeps the draft, of which nothing is unsaved anymore. */
  const settle = useCallback(() => {
    unsaved.current = false
  }, [])
  return { form, restored, keep, forget, settle }
}
