import { useDocumentInfo } from '@payloadcms/ui'
import { panelApiBase } from '@vitrine/contract/panel'
import { useEffect, useMemo, useState } from 'react'
import { matchRows } from '#src/content/sheet/match-rows.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'

/** Published rows of a document's field; undefined while nothing of it is published. */
function usePublishedValue(field: string): Variant[] | undefined {
  const { id, collectionSlug, hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const [published, setPublished] = useState<Variant[]>()
  useEffect(() => {
    if (id === undefined || collectionSlug === undefined || !hasPublishedDoc) return
    const stop = new AbortController()
    const query = new URLSearchParams({ draft: 'false', depth: '0', [`select[${field}]`]: 'true' })
    query.set('select[_status]', 'true')
    fetch(`${panelApiBase}/${collectionSlug}/${id}?${query}`, {
      credentials: 'include',
      signal: stop.signal,
    })
      .then(async (answer) => {
        const document = answer.ok ? ((await answer.json()) as Record<string, unknown>) : {}
        const rows = document[field]
        if (document['_status'] === 'published' && Array.isArray(rows))
          setPublished(rows as Variant[])
      })
      .catch(() => undefined)
    return () => stop.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each save can publish other rows
  }, [id, collectionSlug, hasPublishedDoc, lastUpdateTime, field])
  return published
}

/**
 * Published row of each row, by its part number; null for a row that is not published, undefined
 * without a publication to compare with.
 */
export type PublishedRows = readonly (Variant | null)[] | undefined

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
