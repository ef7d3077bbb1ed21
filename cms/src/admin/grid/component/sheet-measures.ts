/** Height of a row and of the headings, px; the same as in `grid-table.css`. */
export const rowHeight = 28
export const headHeight = 42

/** Width of the row numbers, px. */
export const numberWidth = 42
