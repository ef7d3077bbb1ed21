/**
 * Path segment of a part number: characters that are unsafe in a path, or at the end of a file's
 * name, are replaced by a hyphen (`XY 2.5/10` → `XY-2-5-10`).
 */
export const partSlug = (partNumber: string): string =>
  partNumber.normalize('NFC').replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
