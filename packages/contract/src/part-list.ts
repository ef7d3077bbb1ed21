/**
 * An item of a parts list: a part number as typed, and its quantity; null: no quantity. `askedAs`
 * adds the other maker's number that was typed for the part to the code.
 */
export interface ListItem {
  code: string
  quantity: number | null
}

/**
 * Limits of parts lists. `lines`: items of a list and lines of a pasted text; `code`: characters of
 * a part number; `address`: percent-encoded characters of the items in a URL, so that it fits the 8
 * KB limit of proxies for a request line; `posted`: items of a request that posts them; `text`:
 * characters of a pasted text; `quantity`: maximum quantity; `compared`: part numbers or products
 * in a comparison; `kept`: lists of a member.
 */
export const partListLimits = {
  lines: 200,
  posted: 500,
  code: 100,
  address: 6500,
  text: 20_000,
  quantity: 999_999,
  compared: 6,
  kept: 100,
} as const

/** Code without the characters that separate items in a URL, truncated to the limit. */
export const itemCode = (text: string): string =>
  text
    .replace(/[,:\s]+/g, ' ')
    .trim()
    .slice(0, partListLimits.code)
    .trim()

/** Separates a part number from the other maker's number that was typed for it. */
const askedSign = '~'

/** Code of an item with the other maker's number that was typed: `XY-50-10~Maker AB 50`. */
export const askedAs = (partNumber: string, asked: string): string =>
  itemCode(`${partNumber}${askedSign}${asked}`)

/**
 * Splits an item's code into the part number and the other maker's number that was typed for it.
 */
export function splitAsked(code: string): { code: string; asked: string | null } {
  const [own = '', ...asked] = code.split(askedSign)
  const text = asked.join(' ').trim()
  return own.trim() === '' || text === ''
    ? { code: code.replaceAll(askedSign, ' ').trim(), asked: null }
    : { code: own.trim(), asked: text }
}

/** Quantity of a list: positive, at most three decimal places; null for any other number. */
export function listQuantity(value: number): number | null {
  const rounded = Math.round(value * 1000) / 1000
  return rounded > 0 && rounded <= partListLimits.quantity ? rounded : null
}

/** Items with a code, as many as a list and its URL can contain. */
function withinLimits(items: readonly ListItem[]): ListItem[] {
  const kept: ListItem[] = []
  let length = 0
  for (const { code: text, quantity } of items) {
    const code = itemCode(text)
    if (code === '') continue
    const item = { code, quantity: quantity === null ? null : listQuantity(quantity) }
    length += encodeURIComponent(`${textOf(item)},`.toWellFormed()).length
    if (kept.length === partListLimits.lines || length > partListLimits.address) break
    kept.push(item)
  }
  return kept
}

const textOf = ({ code, quantity }: ListItem): string =>
  quantity === null ? code : `${code}:${quantity}`

/** Items as written in a URL: `XY-50-10:25,XY-70`. Items above the limits are left out. */
export const writeItems = (items: readonly ListItem[]): string =>
  withinLimits(items).map(textOf).join(',')

/** Items of a URL, empty ones too, without the limits of a list. */
const parseItems = (text: string): ListItem[] =>
  text.split(',').map((item) => {
    const [, code, typed] = /^(.*?):\s*([\d.]+)\s*$/s.exec(item) ?? []
    const quantity = listQuantity(Number(typed))
    return quantity === null || !code
      ? { code: code === '' ? '' : item, quantity: null }
      : { code, quantity }
  })

/** Items of a URL; never throws. An invalid quantity remains part of the code. */
export const readItems = (text: string): ListItem[] => withinLimits(parseItems(text))

/** True if a list can contain all items of a URL: `readItems` drops items above the limits. */
export const fitsList = (text: string): boolean =>
  text.length <= partListLimits.address &&
  readItems(text).length === parseItems(text).filter(({ code }) => itemCode(code) !== '').length

/**
 * Packs that contain a quantity, which is rounded up; `whole`: the pieces in them, if these are
 * more
 * than the quantity. `undefined` without a quantity, or if a pack holds at most one piece.
 */
export function packsOf(
  quantity: number | null,
  packing: number | null,
): { packs: number; whole: number | undefined } | undefined {
  if (quantity === null || packing === null || packing <= 1) return undefined
  const packs = Math.ceil(quantity / packing)
  return { packs, whole: packs * packing === quantity ? undefined : packs * packing }
}
