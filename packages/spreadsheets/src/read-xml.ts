import sax from 'sax'
import type { Tag } from 'sax'
import { RefusedWorkbook } from './workbook-limits.ts'

/** Nested elements; a worksheet has about six. */
const maxDepth = 64
/** Attributes of an element; a worksheet’s root has about thirty. */
const maxAttributes = 200

/** Element without the prefix of its namespace. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

export interface XmlHandlers {
  begin: (element: XmlElement) => void
  end?: (name: string) => void
  text?: (text: string) => void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Encoding by the byte order mark; XML without one is UTF-8. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe
    ? 'utf-16le'
    : first === 0xfe && second === 0xff
      ? 'utf-16be'
      : 'utf-8'

/** Attribute by its local name: `id` of `r:id`. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined =>
  attributes[name] ??
  attributes[Object.keys(attributes).find((key) => key.endsWith(`:${name}`)) ?? '']

/**
 * Parses XML in chunks. Document types are refused, so that there are no entities and nothing
 * external; names, texts and nesting are bounded.
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  { begin, end, text }: XmlHandlers,
): Promise<void> {
  // the parser limits its buffers by the position alone
  const parser = sax.parser(true, { position: true })
  let depth = 0
  let attributes = 0
  let elements = 0
  const refuse = (detail: string): never => {
    throw new RefusedWorkbook('damaged', { detail })
  }
  Object.assign(parser, {
    ondoctype: () => {
      throw new RefusedWorkbook('entities')
    },
    onerror: (error: Error) => refuse(error.message.split('\n')[0] ?? ''),
    onattribute: () => {
      attributes += 1
      if (attributes > maxAttributes) refuse('attributes')
    },
    onopentag: ({ name, attributes: own }: Tag) => {
      attributes = 0
      elements += 1
      depth += 1
      if (depth > maxDepth) refuse('depth')
      begin({ name: localName(name), attributes: own })
    },
    onclosetag: (name: string) => {
      depth -= 1
      end?.(localName(name))
    },
    ontext: text,
    oncdata: text,
  })
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of chunks) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
      parser.write(decoder.decode(chunk, { stream: true }))
    }
    parser.write(decoder?.decode() ?? '').close()
  } catch (error) {
    if (error instanceof RefusedWorkbook) throw error
    refuse(error instanceof Error ? error.message : '')
  }
  if (elements === 0) refuse('no element')
}
