/**
 * Path segment of a part number: its characters, with those that are odd in a path, or that end a
 * file's name, replaced by a hyphen (`XY 2.5/10` → `XY-2-5-10`).
 */
export const partSlug = (partNumber: string): string =>
  partNumber.normalize('NFC').replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')
