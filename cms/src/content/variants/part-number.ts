/** Part number without separators, in upper case: `XY-50-10`, `xy5010` and `xy 50 10` are equal. */
export function normalisePartNumber(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
