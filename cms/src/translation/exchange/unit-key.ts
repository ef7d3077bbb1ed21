/**
 * Place of an exported passage, which comes back with its translation. All of it is in the id of the
 * unit, because tools keep ids, but neither the attributes of a file nor elements of other programs.
 */
export interface UnitKey {
  /** Language of a document: `products-12-es`. */
  item: string
  /** Path of the text (`TextPlace.path`). */
  path: string
  /** Index of the passage in the source at the time of the export. */
  at: number
  /** Fingerprint of the exported source, and of its translation; null: there was none. */
  source: string
  target: string | null
}

const pattern =
  /^([a-z][a-z-]{0,40}-\d{1,9}-[a-z]{2,3})\/([^\s:]{1,600}):(\d{1,5}):([\w-]{16}):([\w-]{16}|-)$/

/** Id of a unit: `products-12-es/description:0:<source>:<target>`. */
export const writeKey = ({ item, path, at, source, target }: UnitKey): string =>
  `${item}/${path}:${at}:${source}:${target ?? '-'}`

/** Key of an id; undefined for the ids of other programs. */
export function readKey(id: string): UnitKey | undefined {
  const [, item, path, at, source, target] = pattern.exec(id) ?? []
  if (item === undefined || path === undefined || source === undefined) return undefined
  return { item, path, at: Number(at), source, target: target === '-' ? null : (target ?? null) }
}
