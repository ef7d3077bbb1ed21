/**
 * Slug of a text: lowercase letters, digits, colon and single hyphens, at most 120 characters;
 * dashes and spaces become hyphens, other characters are dropped. Accents are removed and
 * characters such as º and ² replaced by their plain form, so that a text has one slug in NFC and
 * NFD.
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

/**
 * True for a slug of digits only, which could be read as an id; rejected, so that `/produtos/12` is
 * unambiguous.
 */
export function isAmbiguous(slug: string): boolean {
  return /^\d+$/.test(slug)
}
