'use client'

import { useCall } from '#src/admin/panel/use-call.ts'
import type { Suggestions } from '#src/translation/desk-shapes.ts'

const none: Suggestions = {}

/** Earlier translations for the open passages of a document; none until they are read. */
export const useSuggestions = (item: string): Suggestions =>
  useCall('translations.suggest', { query: { item } }, { language: undefined }).data?.suggestions ??
  none
