import { columnOf } from '#src/platform/collections/collections.ts'
import type { With } from '#src/platform/collections/collections.ts'

/** Folder of each upload collection. */
export const uploadFolders = columnOf('folder')

/** Folder of files that the program writes for visitors; backups do not contain them. */
export const exportsFolder = 'exports'

export type UploadCollection = With<'folder'>
