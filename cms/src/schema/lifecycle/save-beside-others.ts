import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { hasTranslations } from './row-texts.ts'

/**
 * Lets two people save two languages of a document at once: of Payload's lock, which is of the whole
 * document, nothing remains but its row. Of two saves the second one reads what the first one wrote, and
 * a form that is older than the document is compared with it (`refuse-stale.ts`).
 */
async function besideOthers<Args>(
  args: Args,
  operation: string,
  req: PayloadRequest,
): Promise<Args> {
  if (operation !== 'update' && operation !== 'updateByID') return args
  // an upload is processed before it is saved: others would wait for it
  if (!req.file) await lockFeed(req.payload, req)
  return { ...args, overrideLock: true }
}

export const saveBesideOthers: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
  collection,
}) => (hasTranslations(collection.fields) ? besideOthers(args, operation, req) : args)

export const saveGlobalBesideOthers: GlobalBeforeOperationHook = ({
  args,
  operation,
  req,
  global,
}) => (hasTranslations(global.fields) ? besideOthers(args, operation, req) : args)

/** Whether the form of a document or global is locked for others: not where it has languages. */
export function isLockedByForm(
  payload: Payload,
  {
    collectionSlug,
    globalSlug,
  }: { collectionSlug?: string | undefined; globalSlug?: string | undefined },
): boolean {
  const config =
    payload.config.collections.find(({ slug }) => slug === collectionSlug) ??
    payload.config.globals.find(({ slug }) => slug === globalSlug)
  return !config || !hasTranslations(config.fields)
}
