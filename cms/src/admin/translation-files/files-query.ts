import { ownViewPath } from '#src/admin/panel/own-views.ts'

/** Address of the review of a file that came back. */
export const reviewPath = (file: number, page = 1): string =>
  `${ownViewPath('translation-files')}?file=${file}${page === 1 ? '' : `&page=${page}`}`

/** Id of the reviewed file in the address; undefined: none. */
export const fileOf = (value: string | string[] | undefined): number | undefined =>
  typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined
