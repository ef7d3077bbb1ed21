import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import { matchRows } from '#src/admin/grid/core/match-rows.ts'
import type { PublishedRows } from '#src/admin/grid/core/match-rows.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { useRead } from '#src/admin/panel/use-read.ts'

/** Published rows of a document's field; undefined while nothing of it is published. */
function usePublishedValue(field: string): Variant[] | undefined {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const isRead = id !== undefined && collectionSlug !== undefined && hasPublishedDoc
  const document = useRead<Record<string, unknown>>(
    isRead ? `/${collectionSlug}/${id}` : undefined,
    { draft: 'false', depth: '0', [`select[${field}]`]: 'true', 'select[_status]': 'true' },
    // each save can publish other rows
    lastUpdateTime,
  )
  const rows = document?.[field]
  return document?.['_status'] === 'published' && Array.isArray(rows)
    ? (rows as Variant[])
    : undefined
}

export function usePublishedRows(field: string, rows: readonly Variant[]): PublishedRows {
  const published = usePublishedValue(field)
  return useMemo(() => {
    if (!published) return undefined
    const names = (list: readonly Variant[]): string[] =>
      list.map(({ part_number: partNumber }) => normalizePartNumber(partNumber ?? ''))
    return matchRows(names(rows), names(published)).map((index) =>
      index === undefined ? null : (published[index] ?? null),
    )
  }, [published, rows])
}
