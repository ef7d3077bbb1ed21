/**
 * Kinds of pages for which the navigation is folded or open independently: a document needs more
 * width than a list.
 */
export type PageKind = 'list' | 'document'

/** True if the navigation is folded to a narrow rail, by kind of page. */
export type Fold = Record<PageKind, boolean>

export const foldCookie = 'panel-navigation'

const initial: Fold = { list: false, document: true }

/** Lifetime of the cookie, seconds. */
const maxAgeSeconds = 365 * 24 * 3600

/** Reads the state from a `cookie` header; format of the cookie: `<list>.<document>`. */
export function readFold(cookies: string | null | undefined): Fold {
  const [, list, document] =
    new RegExp(`(?:^|; ?)${foldCookie}=(open|folded)\\.(open|folded)(?:;|$)`).exec(cookies ?? '') ??
    []
  if (list === undefined) return initial
  return { list: list === 'folded', document: document === 'folded' }
}

/** Cookie to assign to `document.cookie`. */
export function foldCookieOf({ list, document }: Fold, path: string): string {
  const word = (folded: boolean): string => (folded ? 'folded' : 'open')
  return `${foldCookie}=${word(list)}.${word(document)}; path=${path}; max-age=${maxAgeSeconds}; samesite=lax`
}

/** Kind of the page at a path below the panel's base. */
export const pageKindOf = (path: string): PageKind =>
  /\/collections\/[^/]+\/[^/]+|\/globals\/[^/]+/.test(path) ? 'document' : 'list'

/** True if a path is a navigation entry's list or one of its documents. */
export const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`)
