import type { CollectionSlug, Payload } from 'payload'
import { ownViews } from '#src/admin/panel/own-views.ts'
import { textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { Place } from './navigation.ts'

/** Name of a navigation entry in the panel's language. */
export function nameOf(
  place: Place,
  { payload, language }: { payload: Payload; language: string | undefined },
): string {
  if ('view' in place) return textOf(ownViews[place.view].title, language)
  const label =
    'global' in place
      ? payload.globals.config.find(({ slug }) => slug === place.global)?.label
      : payload.collections[place.collection as CollectionSlug].config.labels.plural
  return textOf(label as Label, language)
}
