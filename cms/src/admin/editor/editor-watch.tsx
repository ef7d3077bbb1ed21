'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useFormInitializing,
  useFormSubmitted,
  useLocale,
} from '@payloadcms/ui'
import { defaultLocale, knownLocale, localeCodes } from '@vitrine/configuration/locales'
import type { ClientField, FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect } from 'react'
import { call } from '#src/admin/panel/call.ts'
import { useLanguage } from '#src/platform/language.ts'
import { languageEffects } from './document-changes.ts'
import { editedFields, valueAt } from './edited-fields.ts'
import type { EditedField } from './edited-fields.ts'
import { useEditor, useEditorStore } from './editor-store.ts'

/** Delay after the last change of the form until differences are computed, ms. */
const restMs = 150

/** Loads the saved document when the editor opens and after each save. */
function useSavedDocument(): void {
  const store = useEditorStore()
  const { id, collectionSlug, data, versionCount, unpublishedVersionCount, hasPublishedDoc } =
    useDocumentInfo()
  const { code } = useLocale()
  const language = useLanguage()
  const saved = [data?.['updatedAt'], versionCount, unpublishedVersionCount, hasPublishedDoc].join()
  useEffect(() => {
    if (id === undefined || !collectionSlug) return undefined
    const ended = new AbortController()
    const query = { collection: collectionSlug, id, locale: code }
    void call('documents.read', { query }, { language, signal: ended.signal }).then(
      ({ data: document }) => {
        if (document && !ended.signal.aborted) store.set({ document })
      },
    )
    return () => ended.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again after each save
  }, [store, id, collectionSlug, code, language, saved])
}

/** Paths of cells in grids; these are validated while typing. */
const gridPath = /^(?:variants|tooling)\./

/**
 * Number of invalid fields by section: cells of grids at any time, other fields only after a save.
 */
function errorsBySection(
  edited: readonly EditedField[],
  state: FormState,
  isSubmitted: boolean,
): number[] {
  const counts: number[] = []
  for (const [path, { valid, errorMessage, passesCondition }] of Object.entries(state)) {
    if (valid !== false || passesCondition === false) continue
    if (!gridPath.test(path) && !(isSubmitted && errorMessage)) continue
    const owner = edited.find((each) => path === each.path || path.startsWith(`${each.path}.`))
    if (owner) counts[owner.section] = (counts[owner.section] ?? 0) + 1
  }
  return counts
}

function rowCounts(edited: readonly EditedField[], values: Record<string, unknown>) {
  const counts: Record<string, number> = {}
  for (const { path } of edited) {
    const value = valueAt(values, path)
    if (Array.isArray(value) && value.length > 0) counts[path] = value.length
  }
  return counts
}

/**
 * Compares the form with the saved document `restMs` after the last change, and writes the result
 * to the store.
 */
export function EditorWatch(): null {
  useSavedDocument()
  const store = useEditorStore()
  const [state] = useAllFormFields()
  const isSubmitted = useFormSubmitted()
  const isInitializing = useFormInitializing()
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { code } = useLocale()
  const document = useEditor((editor) => editor.document)
  useEffect(() => {
    if (isInitializing || !collectionSlug) return undefined
    const timer = setTimeout(() => {
      const fields: readonly ClientField[] = getEntityConfig({ collectionSlug })?.fields ?? []
      const edited = editedFields(fields)
      const values = reduceFieldsToValues(state, true)
      const form = knownLocale(code)
      const effects = document
        ? languageEffects(fields, document, values, {
            form,
            source: defaultLocale,
            all: localeCodes,
          })
        : []
      store.set({
        locale: form,
        effects,
        changes: effects.find(({ locale }) => locale === form)?.changes ?? [],
        counts: rowCounts(edited, values),
        errors: errorsBySection(edited, state, isSubmitted),
      })
    }, restMs)
    return () => clearTimeout(timer)
  }, [store, state, document, isSubmitted, isInitializing, collectionSlug, getEntityConfig, code])
  return null
}
