/**
 * Table as tab-separated lines for a spreadsheet. It is copied from the page, so that it has the
 * visitor's order, rows and columns.
 */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ').trim()).join('\t'))
    .join('\n')
