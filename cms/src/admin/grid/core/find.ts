/** Search in the cells of a sheet. */
export interface TextSearch {
  text: string
  /** True if the text must be the whole cell. */
  whole: boolean
}

/** Text in lower case; unchanged if the lower case has another length (`İ`). */
function lower(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}

/** True if a cell's text matches; an empty search matches empty cells, as a whole only. */
export function isMatch(cell: string, { text, whole }: TextSearch): boolean {
  if (whole) return lower(cell.trim()) === lower(text.trim())
  return text !== '' && lower(cell).includes(lower(text))
}

/** Text of a cell after the replacement of all matches in it. */
export function replaceIn(cell: string, search: TextSearch, replacement: string): string {
  if (!isMatch(cell, search)) return cell
  if (search.whole) return replacement
  const haystack = lower(cell)
  const needle = lower(search.text)
  let result = ''
  let from = 0
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, from)) {
    result += cell.slice(from, at) + replacement
    from = at + needle.length
  }
  return result + cell.slice(from)
}

/**
 * Next or previous number relative to `current` in an ascending list; continues at the other end.
 * Undefined for an empty list.
 */
export const neighborIn = (
  list: readonly number[],
  current: number,
  step: 1 | -1,
): number | undefined =>
  step === 1
    ? (list.find((each) => each > current) ?? list[0])
    : (list.findLast((each) => each < current) ?? list.at(-1))
