import type { CollectionAfterDeleteHook } from 'payload'
import { removeCv } from './cv-store.ts'

/** Deletes the CV file with its candidate. */
export const removeCvOfCandidate: CollectionAfterDeleteHook = async ({ doc }) => {
  if (typeof doc.cv_file === 'string') await removeCv(doc.cv_file)
}
