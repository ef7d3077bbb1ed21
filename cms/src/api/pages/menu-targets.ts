import { documentPath } from '@vitrine/configuration/document-paths'
import { addressPath } from '@vitrine/contract/address-path'
import { documentField, documentScreens, isDocumentScreen } from '#src/content/navigation/kinds.ts'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { documentAt, routeParams } from '#src/publishing/pages/document-routes.ts'
import { findPages } from '#src/publishing/pages/find-pages.ts'
import { idOf } from '#src/api/reading/detail.ts'
import { readEntriesOf } from '#src/api/reading/entries.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'

/** Entry of a menu as it is stored, in one language; its relations by `documentField`. */
export interface StoredEntry {
  id?: string | null
  kind?: string | null
  only?: string | null
  place?: 'all' | 'wide' | 'narrow' | null
  label?: string | null
  address?: string | null
}

export interface MenuDocument {
  title: string
  path: string
}

interface Wanted {
  collection: PageCollection
  id: number
}

/** Document that an entry names; undefined for an entry of another kind, or without one. */
function documentOf(entry: StoredEntry): Wanted | undefined {
  const kind = entry.kind ?? ''
  if (!isDocumentScreen(kind)) return undefined
  const named: unknown = Reflect.get(entry, documentField(kind))
  const id = idOf(named as Parameters<typeof idOf>[0])
  return id === null || id === undefined ? undefined : { collection: documentScreens[kind], id }
}

/**
 * Reads the documents that entries name, those that are published in the locale, and returns the one
 * of an entry.
 */
export async function readMenuDocuments(
  context: CallContext,
  entries: readonly StoredEntry[],
): Promise<(entry: StoredEntry) => MenuDocument | undefined> {
  const wanted = Map.groupBy(
    entries.flatMap((entry) => documentOf(entry) ?? []),
    ({ collection }) => collection,
  )
  const read = await readEntriesOf(
    context,
    new Map([...wanted].map(([collection, each]) => [collection, each.map(({ id }) => id)])),
  )
  return (entry) => {
    const document = documentOf(entry)
    const row = document && read(document.collection).find(({ id }) => id === document.id)
    return row && document
      ? {
          title: row.title,
          path: documentPath(
            pages[document.collection].screen,
            context.locale,
            routeParams(document.collection, row),
          ),
        }
      : undefined
  }
}

/** Path of a page of blocks that an address could be; undefined for any other address. */
function blockPagePath(url: string): string | undefined {
  const path = addressPath(url)
  return path !== undefined && documentAt(path)?.value.collection === 'pages' ? path : undefined
}

/** Finds out which addresses are paths of pages of blocks that are not on the site. */
export async function readMissingPages(
  context: CallContext,
  urls: readonly string[],
): Promise<(url: string) => boolean> {
  const paths = urls.flatMap((url) => blockPagePath(url) ?? [])
  if (paths.length === 0) return () => false
  context.tag('pages')
  const found = await findPages(context.payload, paths, {})
  return (url) => {
    const path = blockPagePath(url)
    return path !== undefined && !found.has(path)
  }
}
