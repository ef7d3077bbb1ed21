import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** File types that are compressed; font and picture formats are already compressed. */
const compressible = /\.(js|css|svg|txt|json|map)$/

/**
 * Writes `.br` and `.gz` files beside the assets of a folder, at maximum quality, since this runs
 * once per build. Returns the number of files.
 */
export function precompress(folder: string): number {
  let count = 0
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const plain = readFileSync(path)
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    )
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
    count += 1
  }
  return count
}
