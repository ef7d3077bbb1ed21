/** Px of the picture that stands for a shared page (spec §9 "Share image"). */
export const shareImageSize = { width: 1200, height: 630 } as const

const folder = '/share'
const ending = '.jpg'
/** What stands for the path of the home in Portuguese, which is empty. */
const root = '/index'

/** All of them, for the server's router. */
export const shareImagePattern = `${folder}/*`

/** Where the picture of a page is: below `/share`, under the page's own path. */
export function shareImagePath(pagePath: string): string {
  return folder + (pagePath === '/' ? root : pagePath) + ending
}

/** The page whose picture an address names; `undefined`: it names none. */
export function pageOfShareImage(path: string): string | undefined {
  if (!path.startsWith(`${folder}/`) || !path.endsWith(ending)) return undefined
  const page = path.slice(folder.length, -ending.length)
  return page === root ? '/' : page
}
