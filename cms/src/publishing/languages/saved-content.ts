import type { PayloadRequest } from 'payload'
import type { Data } from './compose.ts'
import type { Entity } from './store.ts'

/** Content of a document after a save, in all languages. */
export interface SavedContent {
  row: Data | undefined
  /** Latest version. */
  draft: Data | undefined
}

const contextKey = 'savedContent'

const keyOf = (entity: Entity): string =>
  'global' in entity ? entity.global : `${entity.collection} ${entity.id}`

type Saving = Partial<Pick<PayloadRequest, 'context'>>

/** Contents by document, in one map, because nested operations copy the context. */
function contentsOf({ context }: Saving): Map<string, SavedContent> | undefined {
  const known: unknown = context?.[contextKey]
  return known instanceof Map ? (known as Map<string, SavedContent>) : undefined
}

/**
 * Notes the content that a save has stored, so that the hooks after it need not read it again;
 * undefined: they read it.
 */
export function noteSaved(
  req: Pick<PayloadRequest, 'context'>,
  entity: Entity,
  content: SavedContent | undefined,
): void {
  const contents = contentsOf(req)
  if (content === undefined) contents?.delete(keyOf(entity))
  else if (contents) contents.set(keyOf(entity), content)
  else req.context[contextKey] = new Map([[keyOf(entity), content]])
}

/** Noted content of a document. */
export const notedSaved = (req: Saving, entity: Entity): SavedContent | undefined =>
  contentsOf(req)?.get(keyOf(entity))

/** Noted content of a document, for the last hook that reads it. */
export function takeSaved(req: Saving, entity: Entity): SavedContent | undefined {
  const content = notedSaved(req, entity)
  contentsOf(req)?.delete(keyOf(entity))
  return content
}
