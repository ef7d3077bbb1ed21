import { crc32, deflateRawSync } from 'node:zlib'

export interface Packed {
  name: string
  content?: Buffer
  /** False content size for the headers. */ says?: number
  stored?: boolean
  flags?: number
}

const deflated = new WeakMap<Buffer, { packed: Buffer; sum: number }>()

/** Compresses a content and computes its checksum; cached, since many files share a content. */
function deflate(content: Buffer): { packed: Buffer; sum: number } {
  const known = deflated.get(content)
  if (known !== undefined) return known
  const made = { packed: deflateRawSync(content), sum: crc32(content) }
  deflated.set(content, made)
  return made
}

/**
 * ZIP archive; `before` is inserted before the files, `between` before the central directory,
 * `comment` behind the end record.
 */
export function archive(
  files: Packed[],
  { before = Buffer.alloc(0), between = Buffer.alloc(0), comment = Buffer.alloc(0) } = {},
): Buffer {
  const parts: Buffer[] = [before]
  const directory: Buffer[] = []
  let place = before.length
  for (const {
    name,
    content = Buffer.from(name),
    says = content.length,
    stored = false,
    flags = 0,
  } of files) {
    const { packed, sum } = stored ? { packed: content, sum: crc32(content) } : deflate(content)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(stored ? 0 : 8, 4)
    head.writeUInt32LE(sum, 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(says, 18)
    head.writeUInt16LE(name.length, 22)
    parts.push(Buffer.from('504b0304', 'hex'), head, Buffer.from(name), packed)
    const place4 = Buffer.alloc(4)
    place4.writeUInt32LE(place)
    directory.push(
      Buffer.from('504b01021400', 'hex'),
      head,
      Buffer.alloc(10),
      place4,
      Buffer.from(name),
    )
    place += 30 + name.length + packed.length
  }
  parts.push(between)
  place += between.length
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(place, 16)
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([...parts, central, end, comment])
}

const types =
  '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
export const wordFiles: Packed[] = [
  { name: '[Content_Types].xml', content: Buffer.from(types) },
  { name: '_rels/.rels' },
  { name: 'word/document.xml', content: Buffer.from('<w:document/>'.repeat(100)) },
]
