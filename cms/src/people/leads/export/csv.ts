import { safeCell } from './cell.ts'

/**
 * RFC 4180 with semicolons and a byte order mark, as expected by Excel in Portuguese and Spanish.
 */
export function writeCsv(rows: readonly (readonly string[])[]): Buffer {
  const field = (text: string): string => {
    const safe = safeCell(text)
    return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
  return Buffer.from(`\uFEFF${rows.map((row) => `${row.map(field).join(';')}\r\n`).join('')}`)
}
