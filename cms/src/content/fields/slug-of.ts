/**
 * The slug of a text (spec §5): lowercase, hyphenated, keeps only letters, digits, spaces, colon
 * and hyphen; other signs are
 * dropped, and a dash of any length is a hyphen. Accents are folded, so that NFC and NFD, typed or
 * pasted, º and ², give
 * the same address.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[œŒ]/g, 'oe')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/[^\p{L}\p{Nd}\s:-]+/gu, '')
    .replace(/\s+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '')
    .normalize('NFC')
}

/** Slugs that would be read as an id: refused, so that `/produtos/12` never means two things. */
export function isAmbiguous(slug: string): boolean {
  return /^\d+$/.test(slug)
}
