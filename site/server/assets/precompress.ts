import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What gains from compression; fonts and pictures are compressed already. */
const compressible = /\.(js|css|svg|txt|json|map)$/

/**
 * Puts `.br` and `.gz` beside each file of a folder, at the best quality: it is done once, and sent
 * for as long as the build lives.
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
