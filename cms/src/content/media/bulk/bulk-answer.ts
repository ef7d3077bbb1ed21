/** Maximum files at a time. */
export const maxBulkFiles = 200
