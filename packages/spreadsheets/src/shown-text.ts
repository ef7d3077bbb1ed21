/** Excel’s maximum cell length, UTF-16 units. */
const cellLimit = 32_767

// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as a cell of a workbook shows it: without characters that cells cannot hold. */
export const shownText = (text: string): string =>
  text.replace(controlCharacters, '').slice(0, cellLimit)

/** Shown text as a workbook stores it: what looks like an escape (`_x0041_`) is escaped. */
export const storedText = (text: string): string =>
  shownText(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
