import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** File of an archive, read in chunks. */
export interface ArchiveEntry {
  name: string
  content: AsyncIterable<Uint8Array>
}

/** File extensions of text formats; other formats are already compressed. */
const compressible = /\.(csv|txt|svg|dxf|step|stp|p21)$/i

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
    const file = compressible.test(name)
      ? new ZipDeflate(name, { level: 6 })
      : new ZipPassThrough(name)
    file.mtime = modified
    zip.add(file)
    for await (const bytes of content) {
      file.push(bytes)
      yield* taken()
    }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
