import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'

/**
 * Maximum size that is compressed on the main thread, bytes: takes about 3 ms. Passing a smaller
 * body to another thread costs as much CPU time as compressing it.
 */
const inPlace = 192 * 1024

/** Compressed size up to which a body is decompressed on the main thread, bytes. */
const inPlaceCompressed = 32 * 1024

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const brotliDecodeAsync = promisify(brotliDecompress)

/**
 * Cached body: always brotli, gzip from its first request on, never uncompressed (six times the
 * size).
 */
export interface Encoded {
  br: Buffer
  gzip?: Buffer
  /** Hash of the uncompressed bytes. */
  hash: string
}

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Brotli windows, log2 bytes: `page` covers most pages whole, and each compression takes 0.25 MB of
 * memory instead of 4 MB; `short` covers a body of 64 kB whole, in a fifth to half of the time
 * (docs/decisions/0003). `list` covers a list of records whole, whose records resemble each other.
 */
const windows = { list: 22, page: 18, short: 16 } as const

/**
 * Brotli qualities. `cached`: 95 % of the gain of quality 11 in a fiftieth of the time. `seldomRead`:
 * a third of the time of `cached` for 12 % more bytes. `large`: lists of records.
 */
const qualities = { cached: 5, seldomRead: 2, large: 1 } as const

/** Size from which a body is compressed fast, bytes: lists of records have MBs. */
const largeBody = 512 * 1024

const windowOf = (bytes: number): number => {
  if (bytes > largeBody) return windows.list
  return bytes <= 2 ** windows.short ? windows.short : windows.page
}

type Use = keyof typeof qualities

async function toBrotli(plain: Buffer, use: Use = 'cached'): Promise<Buffer> {
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[use],
      [constants.BROTLI_PARAM_LGWIN]: windowOf(plain.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }
  return copyExact(
    plain.length <= inPlace
      ? brotliCompressSync(plain, options)
      : await brotliAsync(plain, options),
  )
}

async function toGzip(plain: Buffer): Promise<Buffer> {
  const options = { level: plain.length > largeBody ? 1 : 6 }
  return copyExact(
    plain.length <= inPlace ? gzipSync(plain, options) : await gzipAsync(plain, options),
  )
}

const fromBrotli = async (br: Buffer): Promise<Buffer> =>
  br.length <= inPlaceCompressed ? brotliDecompressSync(br) : brotliDecodeAsync(br)

const hashOf = (plain: Buffer): string =>
  createHash('sha256').update(plain).digest('base64url').slice(0, 22)

/** Compresses a body; `use`: how often the body will be sent. */
export async function compress(text: string | Buffer, use?: Use): Promise<Encoded> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  return { br: await toBrotli(plain, use), hash: hashOf(plain) }
}

/** Body of which brotli alone is kept: of lists of records. */
export class Packed {
  readonly hash: string
  readonly #br: Buffer

  private constructor({ br, hash }: Encoded) {
    this.#br = br
    this.hash = hash
  }

  static async of(plain: Buffer): Promise<Packed> {
    return new Packed(await compress(plain, plain.length > largeBody ? 'large' : 'cached'))
  }

  /** Memory that it takes, bytes. */
  get bytes(): number {
    return this.#br.length
  }

  encode(encoding: Encoding): Promise<Buffer> {
    return encode({ br: this.#br, hash: this.hash }, encoding)
  }

  text(): string {
    return brotliDecompressSync(this.#br).toString()
  }
}

/** Body that is compressed in each encoding at its first request. */
export class LazilyEncoded {
  readonly plain: Buffer
  #hash: string | undefined
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(plain: Buffer) {
    this.plain = plain
  }

  /** Hash of the uncompressed bytes. */
  get hash(): string {
    return (this.#hash ??= hashOf(this.plain))
  }

  /** Memory that it takes, bytes: compressed ones are estimated to be as many. */
  get bytes(): number {
    return this.plain.length * 2
  }

  encode(encoding: Encoding): Promise<Buffer> {
    return (this.#compressed[encoding] ??=
      encoding === 'br'
        ? toBrotli(this.plain, this.plain.length > largeBody ? 'large' : 'cached')
        : encoding === 'gzip'
          ? toGzip(this.plain)
          : Promise.resolve(this.plain))
  }
}

/** Bytes of a body in one encoding. Gzip is created at its first request and cached. */
export async function encode(encoded: Encoded, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return encoded.br
  if (encoding === 'gzip' && encoded.gzip) return encoded.gzip
  const plain = await fromBrotli(encoded.br)
  if (encoding === 'identity') return plain
  encoded.gzip = await toGzip(plain)
  return encoded.gzip
}

/**
 * Copies a buffer to its exact size: zlib over-allocates, and small buffers share a pool of 64 KB.
 */
export const copyExact = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength > bytes.length
    ? Buffer.from(Uint8Array.prototype.slice.call(bytes).buffer)
    : bytes

export const sizeOfEncoded = (encoded: Encoded): number =>
  encoded.br.length + (encoded.gzip?.length ?? 0)

/** Preferred encoding of `Accept-Encoding`: br, gzip, identity; `q=0` excludes an encoding. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  if (
    acceptEncoding === 'gzip, deflate, br, zstd' ||
    acceptEncoding === 'gzip, deflate, br' ||
    acceptEncoding === 'br'
  )
    return 'br'
  const taken = new Set<string>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) taken.add(name)
  }
  return taken.has('br') ? 'br' : taken.has('gzip') || taken.has('*') ? 'gzip' : 'identity'
}

/** ETag of a body in one encoding; it contains the encoding (RFC 9110 §8.8.3.3). */
export function entityTag(encoded: { hash: string }, encoding: Encoding): string {
  return encoding === 'identity' ? `"${encoded.hash}"` : `"${encoded.hash}-${encoding}"`
}
