/** Letters of Portuguese, Spanish and German outside ASCII. */
const letters = new Set('ÀÁÂÃÄÇÈÉÊÍÑÒÓÔÕÖÚÛÜßàáâãäçèéêíñòóôõöúûü')

/** These letters at their places in CP850, the code page of DOS, from byte 0x80 on. */
const letters850 =
  'Çüéâäà çê è   Ä É  ôöòû  ÖÜ     áíóúñÑ               ÁÂÀ        ' +
  '      ãÃ          Ê È Í         ÓßÔÒõÕ   ÚÛ                     '

/** Marks of Windows-1252 that stand before a word and never behind its last letter: `‚` `ƒ` `„`. */
const opening = new Set([0x82, 0x83, 0x84, 0x86, 0x87, 0x88, 0x8b, 0x98])
/** Apostrophe of Windows-1252, and its letters of other languages: `Š`, `Œ`, `Ž`, `š`, `œ`, `ž`, `Ÿ`. */
const withinWords = new Set([0x92, 0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f])
/** Bytes that Windows-1252 has no sign for. */
const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const isLetter = (byte: number | undefined): boolean =>
  byte !== undefined &&
  ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte >= 0x80)

/** True if a byte is likely in Windows-1252 between its neighbours. */
function isLikely1252(byte: number, before: boolean, after: boolean): boolean {
  if (withinWords.has(byte) || letters.has(String.fromCharCode(byte))) return true
  if (unassigned.has(byte) || (opening.has(byte) && before)) return false
  return byte < 0xc0 && !(before && after)
}

/**
 * Line of the first byte of a text that is likely in CP850, if such bytes are more than those that
 * are likely in Windows-1252 alone; undefined for a text in Windows-1252.
 */
export function lineOfCodePage(bytes: Uint8Array): number | undefined {
  let [only850, only1252, lines, line] = [0, 0, 1, 0]
  for (const [at, byte] of bytes.entries()) {
    if (byte === 0x0a || (byte === 0x0d && bytes[at + 1] !== 0x0a)) lines += 1
    if (byte < 0x80) continue
    const [before, after] = [isLetter(bytes[at - 1]), isLetter(bytes[at + 1])]
    const is1252 = isLikely1252(byte, before, after)
    const is850 = letters850[byte - 0x80] !== ' ' && (before || after)
    if (is1252 && !is850) only1252 += 1
    if (is1252 || !is850) continue
    only850 += 1
    if (line === 0) line = lines
  }
  return only850 > only1252 ? line : undefined
}
