/**
 * A table as it is shown, for a spreadsheet: tab-separated lines of the cells' texts. Copied from the
 * page itself, so that it has the order, the rows and the columns that the visitor sees.
 */
export const tabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ').trim()).join('\t'))
    .join('\n')
