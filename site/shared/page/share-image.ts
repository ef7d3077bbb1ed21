/** Size of the share image in px (R9). */
export const shareImageSize = { width: 1200, height: 630 } as const

const folder = '/share'
const ending = '.jpg'
/** Replaces the empty path of a home page without a locale prefix. */
const root = '/index'

/** Route pattern of all share images. */
export const shareImagePattern = `${folder}/*`

/**
 * Path of a page's share image: `/share/produtos.jpg` for `/produtos`, `/share/index.jpg` for `/`.
 */
export function shareImagePath(pagePath: string): string {
  return folder + (pagePath === '/' ? root : pagePath) + ending
}

/** Path of the page of a share image; `undefined` if the path is not that of a share image. */
export function pageOfShareImage(path: string): string | undefined {
  if (!path.startsWith(`${folder}/`) || !path.endsWith(ending)) return undefined
  const page = path.slice(folder.length, -ending.length)
  return page === root ? '/' : page
}
