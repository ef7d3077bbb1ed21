/** Part number without separators, in upper case: `TC-50-10`, `tc5010` and `tc 50 10` are equal. */
export function normalisePartNumber(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
