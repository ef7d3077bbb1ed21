import { RefusedWorkbook, workbookLimits } from './workbook-limits.ts'

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
/** Length of the data descriptor behind a file that was written as a stream, at most, bytes. */
const maxDescriptor = 24
/** Bits of encryption, of patches and of hidden headers. */
const unreadFlags = 0x0001 | 0x0020 | 0x0040 | 0x2000
/** Id of the extra field with the 64-bit numbers of a file. */
const extra64 = 1
/** Values of fields whose number is stored in a ZIP64 record. */
const beyond16Bits = 0xffff
const beyond32Bits = 0xffffffff

const damaged = (detail: string): RefusedWorkbook => new RefusedWorkbook('damaged', { detail })

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** Tables of CRC-32: of a byte, and of a byte with one to seven others behind it, each 256 long. */
const checksums = new Int32Array(8 * 256)
for (let at = 0; at < 256; at += 1) {
  let sum = at
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  checksums[at] = sum
}
for (let at = 256; at < checksums.length; at += 1) {
  const before = checksums[at - 256] ?? 0
  checksums[at] = (before >>> 8) ^ (checksums[before & 0xff] ?? 0)
}

/** Entry of the table of a byte with `behind` others behind it. */
const sumOf = (behind: number, byte: number): number => checksums[behind * 256 + (byte & 0xff)] ?? 0

/** CRC-32 of further bytes, eight at once; the state begins and ends inverted. */
function addToChecksum(state: number, bytes: Uint8Array): number {
  const view = viewOf(bytes)
  const ofEight = bytes.length - (bytes.length % 8)
  let sum = state
  for (let at = 0; at < ofEight; at += 8) {
    const low = sum ^ view.getInt32(at, true)
    const high = view.getInt32(at + 4, true)
    sum =
      sumOf(7, low) ^
      sumOf(6, low >>> 8) ^
      sumOf(5, low >>> 16) ^
      sumOf(4, low >>> 24) ^
      sumOf(3, high) ^
      sumOf(2, high >>> 8) ^
      sumOf(1, high >>> 16) ^
      sumOf(0, high >>> 24)
  }
  for (const byte of bytes.subarray(ofEight)) sum = (sum >>> 8) ^ sumOf(0, sum ^ byte)
  return sum
}

/**
 * Name of a file as it is looked up: names of parts have no case (ECMA-376, part 2), and some
 * programs separate folders by backslashes or begin with a slash.
 */
export const archiveKey = (name: string): string =>
  name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** Offset of the end record whose comment fills the rest of the file; undefined: there is none. */
export function archiveEndOf(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes)
  const last = bytes.length - endLength
  for (let at = last; at >= Math.max(0, last - maxComment); at -= 1)
    if (
      view.getUint32(at, true) === signatures.end &&
      at + endLength + view.getUint16(at + 20, true) === bytes.length
    )
      return at
  return undefined
}

/** Limits of an archive by what its directory says. */
export interface ArchiveLimits {
  entries: number
  unpackedBytes: number
}

/** Counts unpacked bytes; throws above a limit. */
export interface ByteBudget {
  addBytes: (count: number) => void
}

/** Directory of an archive, with the bytes behind its last record. */
interface Directory {
  count: number
  start: number
  /** Offset of the first record behind the directory. */
  end: number
  /** True if the records behind the directory fill the file, on one disk. */
  isLast: boolean
}

/**
 * Files of a ZIP archive, read one after the other in chunks. Archives within it are not unpacked.
 *
 * @throws {RefusedWorkbook} for a damaged directory and above the limits.
 */
export class Archive {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #entries = new Map<string, Entry>()
  readonly #directory: Directory
  /** Offset behind the last entry of the directory. */
  #behind = 0
  /** Declared size of all files, bytes. */
  unpackedBytes = 0

  constructor(bytes: Uint8Array, limits: ArchiveLimits = workbookLimits) {
    this.#bytes = bytes
    this.#view = viewOf(bytes)
    this.#directory = this.#findDirectory()
    this.#readDirectory(limits)
  }

  /** Names as `archiveKey` makes them. */
  get names(): string[] {
    return [...this.#entries.keys()]
  }

  has(name: string): boolean {
    return this.#entries.has(archiveKey(name))
  }

  /** Offset of the end record; bytes behind the archive are ignored. */
  #endAt(): number {
    const exact = archiveEndOf(this.#bytes)
    if (exact !== undefined) return exact
    const last = this.#bytes.length - endLength
    for (let at = last; at >= Math.max(0, last - maxComment); at -= 1)
      if (this.#view.getUint32(at, true) === signatures.end) return at
    throw damaged('end of the archive')
  }

  /** Number with 64 bits; one that is not exact is far above every limit. */
  #longAt(at: number): number {
    return Number(this.#view.getBigUint64(at, true))
  }

  /** Directory by the end record, or by that of ZIP64 if it refers to it. */
  #findDirectory(): Directory {
    const end = this.#endAt()
    const count = this.#view.getUint16(end + 10, true)
    const start = this.#view.getUint32(end + 16, true)
    const isSplit =
      this.#view.getUint32(end + 4, true) !== 0 || this.#view.getUint16(end + 8, true) !== count
    const comment = this.#view.getUint16(end + 20, true)
    const isLast = !isSplit && end + endLength + comment === this.#bytes.length
    const locator = end - locatorLength
    const isReferred = count === beyond16Bits || start === beyond32Bits
    if (locator < 0 || this.#view.getUint32(locator, true) !== signatures.locator64) {
      if (isReferred) throw damaged('end of the archive')
      return { count, start, end, isLast }
    }
    const at = this.#longAt(locator + 8)
    if (at + end64Length > locator || this.#view.getUint32(at, true) !== signatures.end64)
      throw damaged('end of the archive')
    const long = { count: this.#longAt(at + 32), start: this.#longAt(at + 48) }
    const isDirectlyBefore = at + 12 + this.#longAt(at + 4) === locator
    const { count: files, start: from } = isReferred ? long : { count, start }
    return { count: files, start: from, end: at, isLast: isLast && isDirectlyBefore }
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

  #readDirectory({ entries, unpackedBytes }: ArchiveLimits): void {
    const { count, start, end } = this.#directory
    if (count > entries) throw new RefusedWorkbook('tooManyFiles')
    let at = start
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
      this.#entries.set(archiveKey(name), entry)
      this.unpackedBytes += entry.size
      at = next
    }
    this.#behind = at
    if (this.unpackedBytes > unpackedBytes) throw new RefusedWorkbook('tooLarge')
  }

  /**
   * True if the file is the archive and nothing else: its files follow one another from the first
   * byte to the directory, which is followed by the end records alone, and each file’s own record
   * has the name of the directory. A file of another format within or around it is none.
   */
  isWhole(): boolean {
    const { start, end, isLast } = this.#directory
    if (!isLast || this.#behind !== end) return false
    let at = 0
    for (const [key, entry] of [...this.#entries].toSorted(([, a], [, b]) => a.offset - b.offset)) {
      const gap = entry.offset - at
      if (gap < 0 || gap > (at === 0 ? 0 : maxDescriptor) || !this.#hasRecord(entry)) return false
      const nameAt = entry.offset + localLength
      const data = this.#dataAt(entry)
      const nameEnd = nameAt + this.#view.getUint16(entry.offset + 26, true)
      const name = new TextDecoder().decode(this.#bytes.subarray(nameAt, nameEnd))
      at = data + entry.packedSize
      if (archiveKey(name) !== key || at > start) return false
    }
    return start - at <= maxDescriptor
  }

  #hasRecord({ offset }: Entry): boolean {
    return (
      offset + localLength <= this.#directory.start &&
      this.#view.getUint32(offset, true) === signatures.local
    )
  }

  /** Offset of the packed bytes of a file. */
  #dataAt({ offset }: Entry): number {
    return (
      offset +
      localLength +
      this.#view.getUint16(offset + 26, true) +
      this.#view.getUint16(offset + 28, true)
    )
  }

  #packed(entry: Entry): Uint8Array<ArrayBuffer> {
    if (!this.#hasRecord(entry)) throw damaged('file of the archive')
    const start = this.#dataAt(entry)
    if (start + entry.packedSize > this.#bytes.length) throw damaged('truncated file')
    return new Uint8Array(this.#bytes.subarray(start, start + entry.packedSize))
  }

  /**
   * Bytes of a file in chunks, with its length and checksum verified at the end. The budget
   * counts the unpacked bytes, because declared sizes can be false.
   */
  async *read(name: string, budget: ByteBudget): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const entry = this.#entries.get(archiveKey(name))
    if (!entry) throw damaged(`“${name}” is missing`)
    if ((entry.flags & unreadFlags) !== 0) throw new RefusedWorkbook('encrypted')
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

/** Names of the files of an archive of any size, as `archiveKey` makes them; undefined for none. */
export function directoryOf(bytes: Uint8Array): string[] | undefined {
  try {
    return new Archive(bytes, { entries: beyond16Bits, unpackedBytes: Infinity }).names
  } catch (error) {
    if (error instanceof RefusedWorkbook) return undefined
    throw error
  }
}
