/** Version segment after the API base (R7). */
export const apiVersion = '/v1'

/** Prefix of the paths of public files. */
export const mediaBase = '/media/'

/** API base on the public origin; the path of `API_BASE_URL` on the cms is the same. */
export const apiBase = '/api'
