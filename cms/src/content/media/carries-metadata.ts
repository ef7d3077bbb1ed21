/** PNG chunks that contribute to the image (PNG, third edition, §11). */
const pngChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** True for a PNG of several frames: its `acTL` chunk stands before the pixels. */
export function isAnimatedPng(bytes: Buffer): boolean {
  if (!bytes.toString('latin1', 0, 4).startsWith('\u0089PNG')) return false
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL'
    at += 12 + bytes.readUInt32BE(at)
  }
  return false
}

function isPlainPng(bytes: Buffer): boolean {
  let at = 8
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (!pngChunks.has(type)) return false
    at += 12 + bytes.readUInt32BE(at)
    if (type === 'IEND') return at === bytes.length
  }
  return false
}

/** WebP chunks that contribute to the image (RFC 9649 §2). */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

function isPlainWebp(bytes: Buffer): boolean {
  let at = 12
  while (at + 8 <= bytes.length) {
    if (!webpChunks.has(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return at === bytes.length
}

const jpegMarkers = {
  firstRestart: 0xd0,
  lastRestart: 0xd7,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  app: 0xe0,
  comment: 0xfe,
} as const
const profile = Buffer.from('ICC_PROFILE\0', 'latin1')

/**
 * True if a JPEG has only the segments of JFIF, Adobe and color profiles, and nothing after the
 * image.
 */
function isPlainJpeg(bytes: Buffer): boolean {
  let at = 2
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === jpegMarkers.end) return at + 2 === bytes.length
    if (at + 4 > bytes.length) return false
    const app = marker - jpegMarkers.app
    const isProfile = app === 2 && bytes.subarray(at + 4, at + 4 + profile.length).equals(profile)
    if (
      marker === jpegMarkers.comment ||
      (app >= 0 && app < 16 && app !== 0 && app !== 14 && !isProfile)
    )
      return false
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === jpegMarkers.scan) at = endOfScan(bytes, at)
  }
  return false
}

/** Offset of the marker after the compressed pixels of a scan, in which `FF` is escaped (T.81 B.1.1.5). */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && (next < jpegMarkers.firstRestart || next > jpegMarkers.lastRestart)) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

/** True if an image has data besides its pixels and colors, or cannot be parsed. */
export function carriesMetadata(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 12)
  if (start.startsWith('\u0089PNG')) return !isPlainPng(bytes)
  if (start.startsWith('\u00ff\u00d8')) return !isPlainJpeg(bytes)
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return !isPlainWebp(bytes)
  // AVIF: the file header lists metadata and rotation under these names
  return ['Exif', 'mime', 'irot', 'imir'].some((name) => bytes.includes(name))
}
