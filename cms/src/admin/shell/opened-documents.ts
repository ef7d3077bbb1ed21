import { panelBase } from '@vitrine/contract/panel'

/** Maximum number of documents that are remembered. */
const maxOpened = 12

const keyOf = (account: number): string => `opened-documents-${account}`

const documentPath = new RegExp(`^${panelBase}/collections/([a-z-]{1,40})/(\\d{1,9})$`)

/** Documents that an account opened last in this browser, as `products:12`, the last one first. */
export function readOpened(account: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string').slice(0, maxOpened)
      : []
  } catch {
    // storage is switched off, or was changed by hand
    return []
  }
}

/** Remembers the document at a path of the panel; other paths are ignored. */
export function rememberOpened(account: number, path: string): void {
  const [, collection, id] = documentPath.exec(path) ?? []
  if (collection === undefined || id === undefined) return
  const document = `${collection}:${id}`
  const others = readOpened(account).filter((each) => each !== document)
  try {
    localStorage.setItem(keyOf(account), JSON.stringify([document, ...others].slice(0, maxOpened)))
  } catch {
    // storage is switched off or full: the finder shows what the account changed
  }
}
