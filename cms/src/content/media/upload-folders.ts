/** Folder of each upload collection. */
export const uploadFolders = {
  media: 'media',
  files: 'media/files',
  'restricted-files': 'private/restricted',
} as const

export type UploadCollection = keyof typeof uploadFolders
