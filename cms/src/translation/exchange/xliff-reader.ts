import sax from 'sax'
import type { QualifiedTag } from 'sax'
import { decodeXml } from './decode-xml.ts'
import { exchangeLimits, RefusedFile } from './exchanged.ts'
import type { ReturnedUnit } from './exchanged.ts'
import { readKey } from './unit-key.ts'
import { InlineText } from './xliff-inline.ts'

/** Namespaces of XLIFF 1.x; files of version 1.0 have none. */
const namespaces = new Set([
  '',
  'urn:oasis:names:tc:xliff:document:1.1',
  'urn:oasis:names:tc:xliff:document:1.2',
])

/** Nested elements; a file of a tool has about a dozen. */
const maxDepth = 100

/** Characters that are parsed before the event loop goes on. */
const chunkLength = 128 * 1024

/** States of a target that nobody has translated or confirmed yet (XLIFF 1.2, 2.3). */
const confirmed = new Set(['translated', 'final', 'signed-off'])

/** Elements whose content is code of the original format, not text. */
const codes = new Set(['bpt', 'ept', 'ph', 'it'])

/** Type of a unit that holds the head of a PO catalog. */
const catalogHead = 'x-gettext-domain-header'

type Attribute = (name: string) => string | undefined

class XliffReader {
  readonly units: ReturnedUnit[] = []
  readonly #parser = sax.parser(true, { xmlns: true, position: true })
  #targetLanguage: string | undefined
  /** Unit that is read. */
  #unit: { unit: ReturnedUnit; approved: boolean } | undefined
  #text: InlineText | undefined
  /** Texts of the contexts of the unit, by their type. */
  #contexts = new Map<string, string>()
  #context: string | undefined
  /** Open elements; `closes`: id of the tag that ends with the element. */
  readonly #open: { name: string; keepsBlanks: boolean; closes?: string }[] = []
  /** Depth of the element whose content is not read; 0: none. */
  #skipped = 0
  #isRoot = true

  constructor() {
    Object.assign(this.#parser, {
      ondoctype: (text: string) => {
        if (/\[|entity/i.test(text)) this.refuse('entities')
      },
      onopentag: (element: QualifiedTag) => this.#begin(element),
      onclosetag: () => this.#end(),
      ontext: (text: string) => this.#add(text),
      oncdata: (text: string) => this.#add(text),
      onerror: (error: Error) => this.refuse('malformed', error.message.split('\n')[0]),
    })
  }

  refuse(reason: ConstructorParameters<typeof RefusedFile>[0], detail?: string): never {
    throw new RefusedFile(reason, {
      line: this.#parser.line + 1,
      ...(detail === undefined ? {} : { detail }),
    })
  }

  write(text: string): void {
    this.#parser.write(text)
  }

  close(): void {
    this.#parser.close()
    if (this.#isRoot) this.refuse('malformed')
  }

  #beginRoot(local: string, uri: string, version: string): void {
    this.#isRoot = false
    if (local !== 'xliff') this.refuse('kind')
    if (!namespaces.has(uri) || !version.startsWith('1.')) this.refuse('version', version)
  }

  #begin({ local, uri, attributes }: QualifiedTag): void {
    const attribute: Attribute = (name) =>
      Object.hasOwn(attributes, name) ? attributes[name]?.value : undefined
    if (this.#open.length >= maxDepth) this.refuse('malformed', 'depth')
    const above = this.#open.at(-1)
    const space = attribute('xml:space') ?? (above?.keepsBlanks ? 'preserve' : '')
    const parent = above?.name
    this.#open.push({ name: local, keepsBlanks: space === 'preserve' })
    if (this.#isRoot) this.#beginRoot(local, uri, attribute('version') ?? '')
    if (this.#skipped > 0) return
    if (this.#text) this.#beginInline(local, attribute)
    else if (!namespaces.has(uri) || local === 'alt-trans' || local === 'bin-unit')
      this.#skipped = this.#open.length
    else if (local === 'file') this.#targetLanguage = attribute('target-language')
    else if (local === 'trans-unit') this.#beginUnit(attribute)
    else if (parent === 'trans-unit' && (local === 'source' || local === 'target'))
      this.#beginText(local, attribute)
    else if (local === 'context') this.#context = attribute('context-type')
  }

  #beginUnit(attribute: Attribute): void {
    if (attribute('restype') === catalogHead) {
      this.#skipped = this.#open.length
      return
    }
    if (this.units.length >= exchangeLimits.units) this.refuse('units')
    this.#unit = {
      approved: attribute('approved') === 'yes',
      unit: {
        line: this.#parser.line + 1,
        key: attribute('id') ?? '',
        source: null,
        target: '',
        isCell: false,
        unknownTags: [],
        isConfirmed: false,
        targetLanguage: this.#targetLanguage,
      },
    }
    this.units.push(this.#unit.unit)
  }

  #beginText(name: string, attribute: Attribute): void {
    this.#text = new InlineText()
    if (name === 'target' && this.#unit)
      this.#unit.unit.isConfirmed = this.#unit.approved || confirmed.has(attribute('state') ?? '')
  }

  #beginInline(name: string, attribute: Attribute): void {
    const text = this.#text
    if (!text || name === 'mrk') return
    const id = attribute('id') ?? ''
    const [number, type] = [attribute('rid'), attribute('ctype')]
    const element = {
      id,
      ...(number === undefined ? {} : { number }),
      ...(type === undefined ? {} : { type }),
    }
    const position = attribute('pos')
    if (name === 'ept' || name === 'ex' || (name === 'it' && position === 'close'))
      text.close(element)
    else text.open(name, element)
    const opened = this.#open.at(-1)
    if (name === 'g' && opened) opened.closes = id
    if (codes.has(name)) this.#skipped = this.#open.length
  }

  #end(): void {
    const depth = this.#open.length
    const { name, closes } = this.#open.pop() ?? {}
    if (this.#skipped > 0) {
      if (depth === this.#skipped) this.#skipped = 0
      return
    }
    const parent = this.#open.at(-1)?.name
    if (this.#text && this.#unit && parent === 'trans-unit') this.#endText(name, this.#unit.unit)
    else if (closes !== undefined) this.#text?.close({ id: closes })
    else if (name === 'context') this.#context = undefined
    else if (name === 'trans-unit') this.#endUnit()
  }

  /** Tools that number units anew keep our id as a reference to a file and a line of it. */
  #endUnit(): void {
    const unit = this.#unit?.unit
    const reference = `${this.#contexts.get('sourcefile')}:${this.#contexts.get('linenumber')}`
    if (unit && readKey(unit.key) === undefined && readKey(reference)) unit.key = reference
    this.#unit = undefined
    this.#contexts.clear()
  }

  #endText(name: string | undefined, unit: ReturnedUnit): void {
    const text = this.#text
    this.#text = undefined
    if (!text) return
    if (text.text.length > exchangeLimits.characters) this.refuse('size')
    if (name === 'source') unit.source = text.text
    else {
      unit.target = text.text
      unit.unknownTags = text.unknown
    }
  }

  #add(text: string): void {
    if (this.#context !== undefined && this.#unit && this.#skipped === 0)
      this.#contexts.set(this.#context, (this.#contexts.get(this.#context) ?? '') + text)
    if (!this.#text || this.#skipped > 0) return
    if (this.#open.at(-1)?.keepsBlanks === true) this.#text.addText(text)
    else this.#text.addCollapsed(text)
  }
}

/**
 * Units of an XLIFF 1.x file, of any tool: with any prefixes, in any order. Entities of a DTD are
 * refused, and nothing is loaded.
 *
 * @throws `RefusedFile` with the line.
 */
export async function readXliff(bytes: Uint8Array): Promise<ReturnedUnit[]> {
  const text = decodeXml(bytes)
  const reader = new XliffReader()
  for (let at = 0; at < text.length; at += chunkLength) {
    reader.write(text.slice(at, at + chunkLength))
    await new Promise((resolve) => setImmediate(resolve))
  }
  reader.close()
  return reader.units
}
