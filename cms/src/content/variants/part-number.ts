/** Part number without separators, in upper case: `XY-50-10`, `xy5010` and `xy 50 10` are equal. */
export function normalizePartNumber(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** Part numbers listed in a text, one per line or separated by commas or semicolons. */
export const listedPartNumbers = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[\n\r,;]+/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** True for a text without line breaks, tabs and other control characters. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
