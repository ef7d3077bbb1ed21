import { RefusedWorkbook, workbookLimits } from './workbook-limits.ts'
import type { ReadBudget } from './workbook-limits.ts'

interface Entry {
  method: number
  flags: number
  checksum: number
  packedSize: number
  size: number
  offset: number
}

const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
}
const endLength = 22
const centralLength = 46
const localLength = 30
const maxComment = 0xffff
/** Length of the record that states where the end record of ZIP64 is. */
const locatorLength = 20
/** Length of the end record of ZIP64 without its extensible data. */
const end64Length = 56
/** Id of the extra field with the 64-bit numbers of a file. */
const extra64 = 1
/** Values of fields whose number is stored in a ZIP64 record. */
const beyond16Bits = 0xffff
const beyond32Bits = 0xffffffff

const damaged = (detail: string): RefusedWorkbook => new RefusedWorkbook('damaged', { detail })

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** CRC-32 of further bytes; the state begins and ends inverted. */
function addToChecksum(state: number, bytes: Uint8Array): number {
  let sum = state
  for (const byte of bytes) sum = (sum >>> 8) ^ (checksums[(sum ^ byte) & 0xff] ?? 0)
  return sum
}

/**
 * Name of a file as it is looked up: names of parts have no case (ECMA-376, part 2), and some
 * programs separate folders by backslashes.
 */
const nameKey = (name: string): string => name.replaceAll('\\', '/').toLowerCase()

/** Files of a ZIP archive, read one after the other in chunks. */
export class Archive {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #view: DataView
  readonly #entries = new Map<string, Entry>()

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#readDirectory()
  }

  has(name: string): boolean {
    return this.#entries.has(nameKey(name))
  }

  #endAt(): number {
    const last = this.#bytes.length - endLength
    for (let at = last; at >= Math.max(0, last - maxComment); at -= 1)
      if (this.#view.getUint32(at, true) === signatures.end) return at
    throw damaged('end of the archive')
  }

  /** Number with 64 bits; one that is not exact is far above every limit. */
  #longAt(at: number): number {
    return Number(this.#view.getBigUint64(at, true))
  }

  /** Number of files and offset of the directory, of which ZIP64 has an end record of its own. */
  #directoryAt(end: number): { count: number; start: number } {
    const count = this.#view.getUint16(end + 10, true)
    const start = this.#view.getUint32(end + 16, true)
    if (count !== beyond16Bits && start !== beyond32Bits) return { count, start }
    const locator = end - locatorLength
    if (locator < 0 || this.#view.getUint32(locator, true) !== signatures.locator64)
      throw damaged('end of the archive')
    const at = this.#longAt(locator + 8)
    if (at + end64Length > locator || this.#view.getUint32(at, true) !== signatures.end64)
      throw damaged('end of the archive')
    return { count: this.#longAt(at + 32), start: this.#longAt(at + 48) }
  }

  /**
   * Numbers of a file that its record refers to the extra field of ZIP64 for, in their order; small
   * files have it as well if they were written as a stream.
   */
  #readLongNumbers(entry: Entry, from: number, to: number): void {
    const referred = (['size', 'packedSize', 'offset'] as const).filter(
      (field) => entry[field] === beyond32Bits,
    )
    if (referred.length === 0) return
    for (let at = from; at + 4 <= to;) {
      const end = at + 4 + this.#view.getUint16(at + 2, true)
      if (this.#view.getUint16(at, true) === extra64) {
        if (end > to || at + 4 + referred.length * 8 > end) throw damaged('ZIP64')
        for (const [place, field] of referred.entries())
          entry[field] = this.#longAt(at + 4 + place * 8)
        return
      }
      at = end
    }
    throw damaged('ZIP64')
  }

  #readDirectory(): void {
    const end = this.#endAt()
    const { count, start } = this.#directoryAt(end)
    if (count > workbookLimits.entries) throw new RefusedWorkbook('tooManyFiles')
    let at = start
    let size = 0
    for (let left = count; left > 0; left -= 1) {
      if (at + centralLength > end || this.#view.getUint32(at, true) !== signatures.central)
        throw damaged('directory of the archive')
      const nameLength = this.#view.getUint16(at + 28, true)
      const extraLength = this.#view.getUint16(at + 30, true)
      const extra = at + centralLength + nameLength
      const next = extra + extraLength + this.#view.getUint16(at + 32, true)
      if (next > end) throw damaged('directory of the archive')
      const entry: Entry = {
        flags: this.#view.getUint16(at + 8, true),
        method: this.#view.getUint16(at + 10, true),
        checksum: this.#view.getUint32(at + 16, true),
        packedSize: this.#view.getUint32(at + 20, true),
        size: this.#view.getUint32(at + 24, true),
        offset: this.#view.getUint32(at + 42, true),
      }
      this.#readLongNumbers(entry, extra, extra + extraLength)
      const name = new TextDecoder().decode(this.#bytes.subarray(at + centralLength, extra))
      if (this.has(name)) throw damaged(`“${name}” twice`)
      this.#entries.set(nameKey(name), entry)
      size += entry.size
      at = next
    }
    if (size > workbookLimits.unpackedBytes) throw new RefusedWorkbook('tooLarge')
  }

  #packed(entry: Entry): Uint8Array<ArrayBuffer> {
    const { offset, packedSize } = entry
    if (
      offset + localLength > this.#bytes.length ||
      this.#view.getUint32(offset, true) !== signatures.local
    )
      throw damaged('file of the archive')
    const start =
      offset +
      localLength +
      this.#view.getUint16(offset + 26, true) +
      this.#view.getUint16(offset + 28, true)
    if (start + packedSize > this.#bytes.length) throw damaged('truncated file')
    return this.#bytes.subarray(start, start + packedSize)
  }

  /**
   * Bytes of a file in chunks, with its length and checksum verified at the end. The budget
   * counts the unpacked bytes, because declared sizes can be false.
   */
  async *read(name: string, budget: ReadBudget): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const entry = this.#entries.get(nameKey(name))
    if (!entry) throw damaged(`“${name}” is missing`)
    if ((entry.flags & 1) !== 0) throw new RefusedWorkbook('encrypted')
    if (entry.method !== 0 && entry.method !== 8) throw damaged(`compression ${entry.method}`)
    const packed = new Blob([this.#packed(entry)]).stream()
    const chunks =
      entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
    const reader = chunks.getReader()
    let size = 0
    let checksum = -1
    try {
      for (;;) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          throw damaged(error instanceof Error ? error.message : 'compression')
        })
        if (done) break
        size += value.length
        budget.addBytes(value.length)
        if (size > entry.size) throw damaged('length of a file')
        checksum = addToChecksum(checksum, value)
        yield value
      }
      if (size !== entry.size || ~checksum >>> 0 !== entry.checksum)
        throw damaged(`checksum of “${name}”`)
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  }
}
