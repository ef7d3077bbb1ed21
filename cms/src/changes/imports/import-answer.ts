/** What an import does: drafts, a publication at once, or both at a later time. */
export const importUses = ['draft', 'publish'] as const
export type ImportUse = (typeof importUses)[number]

/**
 * Where the changes of an import come from: a spreadsheet; one whose damaged texts are mended
 * (`mended`); files in bulk; the grid over many
 * documents; the page of a new product; drafts and imports of a release; a change of the structure.
 */
export const importSources = [
  'file',
  'mended',
  'files',
  'grid',
  'product',
  'release',
  'structure',
] as const
export type ImportSource = (typeof importSources)[number]

/**
 * State of an import: only compared (`checked`); part of a release (`held`); waiting for its time or
 * its turn; being applied; applied; refused as a whole; stopped before it began.
 */
export const importStates = [
  'checked',
  'held',
  'waiting',
  'running',
  'done',
  'failed',
  'stopped',
] as const
export type ImportState = (typeof importStates)[number]
