/** Folder of each upload collection. */
export const uploadFolders = {
  media: 'media',
  files: 'media/files',
  'restricted-files': 'private/restricted',
} as const

/** Folder of files that the program writes for visitors; backups do not contain them. */
export const exportsFolder = 'exports'

export type UploadCollection = keyof typeof uploadFolders
