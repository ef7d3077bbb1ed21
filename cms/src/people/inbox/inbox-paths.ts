/** Path of the files that a reply can attach, below Payload's REST API. */
export const inboxFilesPath = '/inbox/files'
