import type { File, Payload } from 'payload'
import { isRetained, readReplaced } from '#src/content/media/replaced-files.ts'
import { isPublicUpload } from '#src/content/media/upload-digests.ts'
import { fieldsOf, isDrafted } from '#src/publishing/languages/store.ts'
import type { Entity } from '#src/publishing/languages/store.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import type { StoredDocument } from './stored-changes.ts'

/** Fields that follow from the file of an upload. */
const fileFields: ReadonlySet<string> = new Set([
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
])

/** True for a value that follows from the file of an upload. */
export const isOfFile = (path: string): boolean => fileFields.has(path)

/** True if a change replaced the file of an upload and the former one is not kept. */
export async function lacksFormerFile({
  collection,
  kind,
  changes,
}: StoredDocument): Promise<boolean> {
  const replaced = changes.find(({ path }) => path === 'filename')
  if (kind !== 'changed' || !replaced || !isPublicUpload(collection)) return false
  return typeof replaced.before !== 'string' || !(await isRetained(collection, replaced.before))
}

/** True if a language would lose a required text, which a document without drafts cannot. */
export function isRequiredText(
  payload: Payload,
  entity: Entity,
  { path, locale, before }: ValueChange,
): boolean {
  if (locale === null || before !== null || isDrafted(payload, entity)) return false
  const field = fieldsOf(payload, entity).find(({ name }) => name === path)
  return field !== undefined && 'required' in field && field.required === true
}

/** Former file that changes bring back to an upload; undefined: they concern no file. */
export async function formerFile(
  entity: Entity,
  changes: readonly ValueChange[],
): Promise<File | undefined> {
  const name = changes.find(({ path }) => path === 'filename')?.after
  if (!('collection' in entity) || !isPublicUpload(entity.collection)) return undefined
  if (typeof name !== 'string') return undefined
  const data = await readReplaced(entity.collection, name)
  if (!data) throw new Error(`the replaced file ${name} is not kept`)
  const type = changes.find(({ path }) => path === 'mimeType')?.after
  return { data, name, mimetype: typeof type === 'string' ? type : '', size: data.length }
}
