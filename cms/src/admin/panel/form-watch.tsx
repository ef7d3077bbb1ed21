'use client'

import {
  useDocumentDrawerContext,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormInitializing,
  useFormModified,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { documentName, registerForm } from './open-forms.ts'
import { isOutdated, refusalOf, withRefusals, withoutRefusals } from './refusals.ts'
import type { FieldRefusal, Refusal } from './refusals.ts'
import { RefusedFields } from './refused-fields.tsx'
import { useNamedField } from './use-named-field.ts'
import { usePressedField } from './use-pressed-field.ts'

interface Refused {
  /** Document and locale of the rejected save. */
  of: string
  list: readonly Refusal[]
  isDraft: boolean
}

/**
 * Errors of the last rejected save, shown at their fields; each error is removed when its value
 * changes. `of`: document and locale.
 */
function useRefusals(of: string) {
  const { dispatchFields, getFields, setSubmitted } = useForm()
  const [refused, setRefused] = useState<Refused>({ of, list: [], isDraft: false })
  const list = refused.of === of ? refused.list : []
  const isShown = useFormSubmitted()
  useEffect(() => {
    // Payload shows field errors only if the form is submitted, and does not mark it as submitted
    // when a draft is rejected
    if (list.length > 0 && !isShown) setSubmitted(true)
  }, [list.length, isShown, setSubmitted])

  const leave = useCallback(
    (gone: readonly Refusal[]) => {
      const { fields, placeholders } = withoutRefusals(getFields(), gone)
      dispatchFields({ type: 'UPDATE_MANY', formState: fields })
      for (const path of placeholders) dispatchFields({ type: 'REMOVE', path })
    },
    [dispatchFields, getFields],
  )
  const refuse = (errors: readonly FieldRefusal[], isDraft: boolean): void => {
    leave(list)
    const state = getFields()
    const found = errors.map((error) => refusalOf(state, error))
    dispatchFields({ type: 'UPDATE_MANY', formState: withRefusals(state, found) })
    setRefused({ of, list: found, isDraft })
  }
  const accept = (): void => {
    leave(list)
    setRefused({ of, list: [], isDraft: false })
  }

  const outdated = useFormFields(
    ([fields]) => list.filter((refusal) => isOutdated(fields, refusal)).length,
  )
  useEffect(() => {
    if (outdated === 0) return
    const gone = new Set(refused.list.filter((refusal) => isOutdated(getFields(), refusal)))
    leave([...gone])
    const left = refused.list.filter((refusal) => !gone.has(refusal))
    // oxlint-disable-next-line react/set-state-in-effect -- follows the form's values, which the form keeps
    setRefused({ ...refused, list: left })
    if (left.length === 0 && refused.isDraft) setSubmitted(false)
  }, [outdated, refused, getFields, leave, setSubmitted])
  return { list, refuse, accept }
}

/**
 * Rendered in every document form: registers its initial values and its unsaved changes, and shows
 * the errors of a rejected save at their fields.
 */
export function FormWatch(): ReactNode {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo()
  const { getData, setModified, setBackgroundProcessing } = useForm()
  const { drawerSlug } = useDocumentDrawerContext()
  const { code } = useLocale()
  const modified = useFormModified()
  const initializing = useFormInitializing()
  const updatedAt: unknown = data?.['updatedAt']
  const base = useRef<Record<string, unknown>>({})
  const document = documentName(id, collectionSlug, globalSlug)
  const { list, refuse, accept } = useRefusals(`${document} ${code}`)
  useNamedField(globalSlug !== undefined)
  usePressedField()
  useEffect(() => {
    if (!initializing) base.current = getData()
    // oxlint-disable-next-line react/exhaustive-deps -- read again after a save and for another document or locale
  }, [getData, initializing, updatedAt, document, code])
  useEffect(() =>
    registerForm(() => ({
      document,
      updatedAt: typeof updatedAt === 'string' ? updatedAt : undefined,
      base: base.current,
      modified,
      inDrawer: Boolean(drawerSlug),
      markModified: () => setModified(true),
      keepModified: () => {
        // Payload keeps a form modified after a save if a background save is running
        setBackgroundProcessing(true)
        setModified(true)
        setBackgroundProcessing(false)
      },
      refusals: list,
      refuse,
      accept,
    })),
  )
  return <RefusedFields />
}
