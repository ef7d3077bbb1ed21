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

/**
 * Archive whose records refer to fields of ZIP64, as programs write it that stream; `between` stands
 * behind the directory.
 */
export function asZip64(bytes: Buffer, between = Buffer.alloc(0)): Buffer {
  const end = bytes.length - 22
  const start = bytes.readUInt32LE(end + 16)
  const directory: Buffer[] = []
  for (let at = start; at < end;) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const head = Buffer.from(bytes.subarray(at, at + 46 + nameLength))
    const extra = Buffer.alloc(4 + 4 + 4 + 24)
    // another field stands before the one of ZIP64
    extra.writeUInt16LE(0x5455, 0)
    extra.writeUInt16LE(4, 2)
    extra.writeUInt16LE(1, 8)
    extra.writeUInt16LE(24, 10)
    for (const [place, field] of [24, 20, 42].entries()) {
      extra.writeBigUInt64LE(BigInt(head.readUInt32LE(field)), 12 + place * 8)
      head.writeUInt32LE(0xffffffff, field)
    }
    head.writeUInt16LE(extra.length, 30)
    directory.push(head, extra)
    at += 46 + nameLength
  }
  const central = Buffer.concat(directory)
  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(44n, 4)
  for (const at of [24, 32]) end64.writeBigUInt64LE(BigInt(bytes.readUInt16LE(end + 10)), at)
  end64.writeBigUInt64LE(BigInt(central.length), 40)
  end64.writeBigUInt64LE(BigInt(start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(start + central.length + between.length), 8)
  locator.writeUInt32LE(1, 16)
  const last = Buffer.alloc(22, 0xff)
  last.writeUInt32LE(0x06054b50, 0)
  last.writeUInt32LE(0, 4)
  last.writeUInt16LE(0, 20)
  return Buffer.concat([bytes.subarray(0, start), central, between, end64, locator, last])
}
