/** Pseudo-random number from 0 to 1 (FNV-1a), the same for the same text. */
export function noise(text: string): number {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash / 2 ** 32
}
