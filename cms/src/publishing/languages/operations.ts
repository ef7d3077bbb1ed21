import type { Locale } from '@vitrine/configuration/locales'
import type { File, Payload, PayloadRequest } from 'payload'
import type { Data } from './compose.ts'
import type { Entity } from './store.ts'

interface Operation {
  locale?: Locale
  draft?: boolean
  /** Also a document in the trash. */
  trash?: boolean
  fallbackLocale?: false
  context?: Record<string, unknown>
  overrideAccess?: boolean
  user?: PayloadRequest['user']
  req?: PayloadRequest
}

/** Reads a document or global by Payload's own operation, with its access; relations are ids. */
export async function findEntity(
  payload: Payload,
  entity: Entity,
  operation: Operation,
): Promise<Data> {
  const shared = { depth: 0, ...operation }
  const found: unknown =
    'global' in entity
      ? await payload.findGlobal({ slug: entity.global, ...shared })
      : await payload.findByID({ ...entity, ...shared })
  return found as Data
}

/**
 * Updates a document or global by Payload's own operation, with its access, rules and hooks.
 *
 * @throws Payload's `ValidationError` and `Forbidden`.
 */
export async function updateEntity(
  payload: Payload,
  entity: Entity,
  {
    file,
    ...operation
  }: Operation & { data: object; file?: File | undefined; unpublishAllLocales?: boolean },
): Promise<void> {
  const shared = { depth: 0, ...operation }
  if ('global' in entity) await payload.updateGlobal({ slug: entity.global, ...shared })
  else await payload.update({ ...entity, ...(file ? { file } : {}), ...shared })
}
