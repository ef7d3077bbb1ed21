import type { CollectionAfterDeleteHook } from 'payload'
import { removeCv } from './cv-store.ts'

/** The file goes with its candidate, whoever erases them. */
export const removeCvOfCandidate: CollectionAfterDeleteHook = async ({ doc }) => {
  if (typeof doc.cv_file === 'string') await removeCv(doc.cv_file)
}
