/** Files that are sent one after another and are one entry of the history. */
export interface Lot {
  /** 32 random hexadecimal digits. */
  key: string
  /** Name of the entry: `3 files: a.jpg, b.jpg, c.pdf`. */
  title: string
}

/** File names in the title of a lot. */
const maxNamed = 3

/** Values of the title of a lot (`importName`). */
export const namesIn = (files: readonly { name: string }[]): { count: number; names: string } => ({
  count: files.length,
  names: [
    ...files.slice(0, maxNamed).map(({ name }) => name),
    ...(files.length > maxNamed ? ['…'] : []),
  ].join(', '),
})

/** Request header of an upload that belongs to a lot. */
export const lotHeader = 'x-lot'

/** Maximum length of a lot's title, characters. */
export const maxLotTitle = 300

/** Form of a lot's key. */
export const lotKey = /^[\da-f]{32}$/

/** Key of a new lot; `crypto.randomUUID` is missing in a panel without TLS. */
export const newLotKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Value of the header. */
export const lotText = ({ key, title }: Lot): string =>
  `${key} ${encodeURIComponent(title.slice(0, maxLotTitle))}`

/** Lot of a header's value; undefined without one, and for one that is not readable. */
export function lotOf(value: string | null): Lot | undefined {
  const [key = '', title = ''] = value?.split(' ', 2) ?? []
  if (!lotKey.test(key)) return undefined
  try {
    return { key, title: decodeURIComponent(title).slice(0, maxLotTitle) }
  } catch {
    return undefined
  }
}
