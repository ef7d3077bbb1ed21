import { join } from 'node:path'
import PdfDocument from 'pdfkit'

const fonts = join(import.meta.dirname, '../fonts')

/** Roles of the fonts of a printed file. */
export type Cut = 'title' | 'text' | 'label'

/** Cuts in which a text is set that has characters that its own lacks (`make.mjs`). */
const standIns = { title: 'wide-title', text: 'wide-text', label: 'wide-text' } as const

/** Spaces, hyphens and signs that no font of print has, by those that they look like. */
const lookAlikes: Readonly<Record<string, string>> = {
  '\u2007': '\u00a0',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '⌀': 'Ø',
  '∅': 'Ø',
  '⋅': '·',
  '●': '•',
}
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'g')
/** Marks that are not seen: joiners, variation selectors but that of pictures in colour. */
const unseen = /(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu
const inColor = '\ufe0f'
/** Pictures in colour; a sign that is text of its own, such as `⚠`, is no decoration. */
const pictograph =
  /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}]|\p{Extended_Pictographic}\ufe0f/u
/** Mark in place of a character that no font of print has. */
export const missingMark = '[?]'
const superscripts = /[\u2070-\u207f\u00b2\u00b3\u00b9]+/g

/** The font that is in use, of which pdfkit’s types know nothing. */
interface CurrentFont {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } }
}

/**
 * PDF whose texts are set in the fonts of the look, and those with a character that these lack in
 * one that has it: `Ω`, `₂`, and the letters of other languages. Pictographs are left out.
 */
export class SheetDocument extends PdfDocument {
  #cut: Cut = 'text'
  #isSetting = false

  constructor(type: string, options: PDFKit.PDFDocumentOptions) {
    super({ ...options, font: '' })
    for (const cut of ['title', 'text']) this.registerFont(cut, join(fonts, `${type}-${cut}.ttf`))
    for (const cut of ['label', 'wide-title', 'wide-text'])
      this.registerFont(cut, join(fonts, `${cut}.ttf`))
  }

  override font(cut: Cut): this {
    this.#cut = cut
    return super.font(cut)
  }

  override text(text: string, options?: PDFKit.Mixins.TextOptions): this
  override text(text: string, x?: number, y?: number, options?: PDFKit.Mixins.TextOptions): this
  override text(text: string, ...place: unknown[]): this {
    return this.#set(text, (shown) =>
      super.text(shown, ...(place as [number?, number?, PDFKit.Mixins.TextOptions?])),
    )
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return this.#set(text, (shown) => super.widthOfString(shown, options))
  }

  override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return this.#set(text, (shown) => super.heightOfString(shown, options))
  }

  /** A text as it is set: with the characters that the fonts have. */
  shownText(text: string): string {
    return this.#set(text, (shown) => shown)
  }

  /** Sets or measures a text in a font that has its characters; pdfkit calls its own methods. */
  #set<Result>(text: string, write: (shown: string) => Result): Result {
    if (this.#isSetting) return write(text)
    const cut = this.#cut
    const printable = printableText(text)
    let shown = printable.replaceAll(inColor, '')
    if (!this.#has(shown)) {
      super.font(standIns[cut])
      shown = this.#withoutPictographs(printable)
      super.font(cut)
      if (!this.#has(shown)) {
        super.font(standIns[cut])
        shown = this.#settable(shown)
      }
    }
    this.#isSetting = true
    try {
      return write(shown)
    } finally {
      this.#isSetting = false
      super.font(cut)
    }
  }

  /** Whether the font in use has each character of a text. */
  #has(text: string): boolean {
    const { font } = (this as unknown as CurrentFont)._font
    return [...text].every(
      (sign) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    )
  }

  /**
   * A text with what the font in use has: an exponent with a sign that it lacks as `^−6`, other characters by
   * their compatibility form (`㎟`: `mm2`), and a mark for what remains.
   */
  #settable(text: string): string {
    return [
      ...text.replaceAll(superscripts, (exponent) =>
        this.#has(exponent) ? exponent : `^${exponent.normalize('NFKC')}`,
      ),
    ]
      .map((sign) => {
        if (this.#has(sign)) return sign
        const plain = sign.normalize('NFKC')
        return plain !== sign && this.#has(plain) ? plain : missingMark
      })
      .join('')
  }

  /** A text without the pictographs that the font in use lacks. */
  #withoutPictographs(text: string): string {
    return text
      .replaceAll(/\s*(\S\ufe0f?)/gu, (found, sign: string) =>
        pictograph.test(sign) && !this.#has(sign.replace(inColor, '')) ? '' : found,
      )
      .replaceAll(inColor, '')
      .trimStart()
  }
}

/** A text with signs that fonts have, in place of those that look like them. */
const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(lookAlike, (sign) => lookAlikes[sign] ?? sign)
