import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

/** Maximum unpacked size of an archive, bytes. */
export const maxUnpackedBytes = 50 * 1024 * 1024
/** Unpacked size from which the compression ratio is checked, bytes. */
const ratioFromBytes = 8 * 1024 * 1024
/** Maximum compression ratio: Office files stay below 100, an archive of zeros reaches 1000. */
const maxRatio = 200

/** Bytes that may still be unpacked, for one file or all files of a form. */
export const unpackingBudget = (): { bytes: number } => ({ bytes: maxUnpackedBytes })

/** Maximum number of files; a long CV with images has a few hundred. */
const maxEntries = 2000

/** Signatures and sizes of records in PKWARE's APPNOTE 6.3.10, §4.3. */
const local = { signature: 0x04034b50, size: 30 }
const central = { signature: 0x02014b50, size: 46 }
const end = { signature: 0x06054b50, size: 22 }
/** Maximum length of the data descriptor after a file, bytes. */
const maxDescriptorBytes = 24
const methods = { stored: 0, deflated: 8 }
/** Unsupported general purpose bits: encryption, patches, masked headers. */
const unwantedFlags = 0x0001 | 0x0020 | 0x0040 | 0x2000

interface Entry {
  name: string
  method: number
  checksum: number
  packed: number
  unpacked: number
  offset: number
}

/** Offset of the end record, if its comment reaches the end of the file. */
export function findArchiveEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - end.size - 0xffff)
  for (let at = bytes.length - end.size; at >= first; at -= 1) {
    if (
      bytes.readUInt32LE(at) === end.signature &&
      at + end.size + bytes.readUInt16LE(at + 20) === bytes.length
    )
      return at
  }
  return undefined
}

/**
 * Entries of a single-disk archive whose records fill the file without gaps; undefined for other
 * files.
 */
function readEntries(bytes: Buffer): Entry[] | undefined {
  const at = findArchiveEnd(bytes)
  if (at === undefined) return undefined
  const count = bytes.readUInt16LE(at + 10)
  const [size, start] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)]
  if (
    bytes.readUInt32LE(at + 4) !== 0 ||
    bytes.readUInt16LE(at + 8) !== count ||
    count > maxEntries ||
    start + size !== at
  )
    return undefined
  const entries: Entry[] = []
  let place = start
  for (let n = 0; n < count; n += 1) {
    if (place + central.size > at || bytes.readUInt32LE(place) !== central.signature)
      return undefined
    const [nameLength, extra, comment] = [
      bytes.readUInt16LE(place + 28),
      bytes.readUInt16LE(place + 30),
      bytes.readUInt16LE(place + 32),
    ]
    if (bytes.readUInt16LE(place + 8) & unwantedFlags) return undefined
    entries.push({
      name: bytes.toString('utf8', place + central.size, place + central.size + nameLength),
      method: bytes.readUInt16LE(place + 10),
      checksum: bytes.readUInt32LE(place + 16),
      packed: bytes.readUInt32LE(place + 20),
      unpacked: bytes.readUInt32LE(place + 24),
      offset: bytes.readUInt32LE(place + 42),
    })
    place += central.size + nameLength + extra + comment
  }
  return place === at &&
    new Set(entries.map(({ name }) => name)).size === count &&
    fillsFile(bytes, entries, start)
    ? entries
    : undefined
}

/** Offset of an entry's data. */
const dataOf = (bytes: Buffer, { offset }: Entry): number =>
  offset + local.size + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)

/**
 * True if the files are contiguous from the first byte to the directory: no data is hidden before,
 * between or after them.
 */
function fillsFile(bytes: Buffer, entries: readonly Entry[], directory: number): boolean {
  let place = 0
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const { offset } = entry
    const gap = offset - place
    if (
      gap < 0 ||
      gap > (place === 0 ? 0 : maxDescriptorBytes) ||
      offset + local.size > directory ||
      bytes.readUInt32LE(offset) !== local.signature
    )
      return false
    const name = bytes.toString(
      'utf8',
      offset + local.size,
      offset + local.size + bytes.readUInt16LE(offset + 26),
    )
    place = dataOf(bytes, entry) + entry.packed
    if (name !== entry.name || place > directory) return false
  }
  return directory - place >= 0 && directory - place <= maxDescriptorBytes
}

const inflate = promisify<Buffer, { maxOutputLength: number; chunkSize: number }, Buffer>(
  inflateRaw,
)
/** Chunk size of inflation, bytes; many small chunks take twice as long. */
const chunkBytes = 1024 * 1024

/**
 * Content of an entry, if size and checksum match its header; never unpacks more than the declared
 * size.
 */
async function unpack(bytes: Buffer, entry: Entry): Promise<Buffer | undefined> {
  const start = dataOf(bytes, entry)
  const packed = bytes.subarray(start, start + entry.packed)
  if (entry.method !== methods.stored && entry.method !== methods.deflated) return undefined
  const content =
    entry.method === methods.stored
      ? packed
      : await inflate(packed, {
          maxOutputLength: Math.max(1, entry.unpacked),
          chunkSize: Math.min(chunkBytes, Math.max(64, entry.unpacked)),
        }).catch(() => undefined)
  return content?.length === entry.unpacked && crc32(content) === entry.checksum
    ? content
    : undefined
}

/**
 * File names of an archive and the content of one of them. Undefined for an invalid archive: bytes
 * outside its files, wrong sizes or checksums, encryption, more than 50 MB unpacked (unpacking
 * stops there), or much more than its own size.
 */
export async function readArchive(
  bytes: Buffer,
  wanted: string,
  budget = unpackingBudget(),
): Promise<{ names: string[]; content: Buffer | undefined } | undefined> {
  const entries = readEntries(bytes)
  if (!entries) return undefined
  const size = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (size > budget.bytes || (size > ratioFromBytes && size > maxRatio * bytes.length))
    return undefined
  budget.bytes -= size
  let content: Buffer | undefined
  for (const entry of entries) {
    const unpacked = await unpack(bytes, entry)
    if (!unpacked) return undefined
    if (entry.name === wanted) content = unpacked
  }
  return { names: entries.map(({ name }) => name), content }
}
