import type { CollectionBeforeOperationHook, CollectionConfig, Where } from 'payload'
import { staffOf } from '#src/platform/access/access.ts'
import { localeOfPanel } from '#src/platform/labels.ts'
import type { Named } from '#src/platform/collections/row.ts'
import { indexed, isIndexed } from './document-keys.ts'
import type { IndexedCollection } from './document-keys.ts'
import { findDocuments } from './find-documents.ts'

/** Maximum number of documents from the index that are added to a title search. */
const maxFound = 200

/** Text that a condition searches in the title; undefined for any other condition. */
function searchedTitle(condition: Where, title: string): string | undefined {
  const { like, contains }: { like?: unknown; contains?: unknown } = Object(condition[title])
  const text = like ?? contains
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/**
 * Condition in which each search in the title also matches the documents that the index finds: by
 * part number, by a title in another language, without accents.
 */
async function widened(
  where: Where,
  title: string,
  find: (text: string) => Promise<number[]>,
): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([name, value]): Promise<[string, Where[string]]> => {
      if ((name !== 'and' && name !== 'or') || !Array.isArray(value)) return [name, value]
      return [
        name,
        await Promise.all(value.map((each) => widened(Object(each) as Where, title, find))),
      ]
    }),
  )
  const rest = Object.fromEntries(entries)
  const text = searchedTitle(where, title)
  if (text === undefined) return rest
  const { [title]: condition, ...others } = rest
  const either: Where = {
    or: [{ [title]: condition ?? {} }, { id: { in: await find(text) } }],
  }
  return Object.keys(others).length === 0 ? either : { and: [either, others] }
}

const widenSearch = (collection: IndexedCollection): CollectionBeforeOperationHook => {
  const { title }: Named = indexed[collection]
  return async ({ args, operation, req }) => {
    const { where } = args as { where?: Where }
    if (operation !== 'read' || where === undefined || !staffOf(req)) return args
    const find = async (text: string): Promise<number[]> => {
      const { documents } = await findDocuments(req.payload, {
        text,
        user: req.user,
        locale: localeOfPanel(req.i18n?.language),
        limit: maxFound,
        collections: [collection],
      })
      return documents.map(({ id }) => id)
    }
    return { ...args, where: await widened(where, title, find) }
  }
}

/**
 * Extends the title search of lists and relation fields to everything that the "go to" search
 * finds.
 */
export function widenTitleSearch(config: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = config
  if (!isIndexed(slug)) return config
  const beforeOperation = [...(hooks.beforeOperation ?? []), widenSearch(slug)]
  return { ...config, hooks: { ...hooks, beforeOperation } }
}
