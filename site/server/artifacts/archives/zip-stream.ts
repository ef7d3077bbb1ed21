import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip } from 'fflate'
import type { ZipInputFile } from 'fflate'

/** File of an archive, read in chunks. */
export interface ArchiveEntry {
  name: string
  content: AsyncIterable<Uint8Array>
}

/** File extensions of text formats; other formats are already compressed. */
const compressible = /\.(csv|txt|svg|dxf|step|stp|p21)$/i
/** Methods of compression in a ZIP (APPNOTE 4.4.5). */
const methods = { stored: 0, deflated: 8 } as const

/** Chunks of a file, counted into its entry as they pass. */
async function* counted(
  content: AsyncIterable<Uint8Array>,
  entry: ZipInputFile,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of content) {
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

/** Compressed chunks, made outside of the event loop; a failure of the content is thrown. */
const deflated = (content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> =>
  pipeline(content, createDeflateRaw(), () => undefined)

/**
 * ZIP archive of files one after another, in chunks: no file is held in memory whole, and files are
 * read only as fast as the archive is consumed. ZIP64 is not supported: the caller limits the
 * archive to 4 GB and 65,535 files.
 */
export async function* zipStream(
  entries: AsyncIterable<ArchiveEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, piece) => {
    if (error) failure = error
    else pieces.push(piece)
  })
  function* taken() {
    if (failure) throw failure
    const ready = pieces
    pieces = []
    yield* ready
  }
  for await (const { name, content } of entries) {
    const compression = compressible.test(name) ? methods.deflated : methods.stored
    const entry: ZipInputFile = { filename: name, compression, crc: 0, size: 0, mtime: modified }
    zip.add(entry)
    const read = counted(content, entry)
    for await (const bytes of compression === methods.deflated ? deflated(read) : read) {
      entry.ondata?.(null, new Uint8Array(bytes), false)
      yield* taken()
    }
    entry.ondata?.(null, new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
