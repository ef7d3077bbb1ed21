import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  Payload,
  PayloadRequest,
} from 'payload'
import { lockFeed } from '#src/publishing/changes/feed.ts'
import { hasTranslations } from './row-texts.ts'

/**
 * Allows two people to save two languages of a document concurrently, by removing Payload's lock of
 * the whole document. The second save reads the result of the first, and a form that is older than
 * the document is compared with it (`refuse-stale.ts`).
 */
async function besideOthers<Args>(
  args: Args,
  operation: string,
  req: PayloadRequest,
): Promise<Args> {
  if (operation !== 'update' && operation !== 'updateByID') return args
  // not for uploads, because others would wait while the file is processed
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

/**
 * True if an open form locks the document or global for other accounts; false if it has languages.
 */
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
