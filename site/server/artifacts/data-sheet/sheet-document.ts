import { join } from 'node:path'
import { missingMark } from '@vitrine/appearance/print/unprinted-signs'
import PdfDocument from 'pdfkit'
import { directionOf, textRuns } from './text-runs.ts'

const fonts = join(import.meta.dirname, '../fonts')

/** Roles of the fonts of a printed file. */
export type Cut = 'title' | 'text' | 'label'

/** Fallback fonts by role, with more characters than the look's fonts (`make.mjs`). */
const fallbackFonts = { title: 'wide-title', text: 'wide-text', label: 'wide-text' } as const

/**
 * Further fallback fonts of signs and scripts, opened when a text needs them
 * (docs/design/print.md).
 */
const furtherFonts = [
  // before fonts that have Arabic letters but do not join them
  'arabic',
  'math',
  'symbols',
  'symbols-2',
  'chinese',
  'japanese',
  'korean',
] as const
type FurtherFont = (typeof furtherFonts)[number]
/** Font that is tried first for ideographs, by the language of the file. */
const ofLanguage: Readonly<Record<string, FurtherFont>> = { ja: 'japanese', ko: 'korean' }

/** Font of superscripts that the other fonts lack: drawn smaller and raised. */
const raisedFont = 'raised'
const raisedSize = 0.62
/** Height of the superscripts' baseline, em. */
const raisedBy = 0.34
const raisedSigns = /[\u2070-\u207f\u00b2\u00b3\u00b9]/
const raisedGroups = new RegExp(`(${raisedSigns.source}+)`)

/** Spaces and hyphens that the fonts lack, with the similar character that is drawn instead. */
const lookAlikes: Readonly<Record<string, string>> = {
  '\u2007': '\u00a0',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
}
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'g')
/** Invisible characters: joiners, and variation selectors except the one of color emoji. */
const invisible = /(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu
const inColor = '\ufe0f'
/** Color emoji; characters that are also text, such as `⚠`, do not match. */
const pictograph =
  /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}]|\p{Extended_Pictographic}\ufe0f/u

/** Properties that pdfkit's types omit. */
interface Internals {
  _font: CurrentFont
  _fontSize: number
}
interface CurrentFont {
  ascender: number
  font: { hasGlyphForCodePoint: (code: number) => boolean }
  encode: (text: string) => [string[], unknown]
  /** Code points of the used glyphs, by their index in the file. */
  unicode: (number[] | undefined)[]
}
/** Piece of a line with its width, pt. */
interface Run {
  text: string
  font: string
  isRaised: boolean
  width: number
}
type LineOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number }
/** Method of pdfkit that draws a line after the text was broken into lines. */
type DrawLine = (text: string, x: number, y: number, options: LineOptions) => void

/**
 * PDF with fallback fonts. Texts are set in the fonts of the look; a text with a character that
 * these lack (`Ω`, `₂`, letters of other languages) in a font that has all its characters; else
 * each character in a font that has it. Emoji are left out.
 */
export class SheetDocument extends PdfDocument {
  #cut: Cut = 'text'
  #isSetting = false
  /** First font of the current text, while it is set in several fonts. */
  #main: string | undefined
  #direction: 'ltr' | 'rtl' = 'ltr'
  /** Fallback font by character; undefined if no font has the character. */
  readonly #fonts = new Map<string, string | undefined>()
  readonly #further: readonly string[]

  constructor(type: string, options: PDFKit.PDFDocumentOptions) {
    super({ ...options, font: '' })
    for (const cut of ['title', 'text']) this.registerFont(cut, join(fonts, `${type}-${cut}.ttf`))
    for (const cut of ['label', 'wide-title', 'wide-text'])
      this.registerFont(cut, join(fonts, `${cut}.ttf`))
    for (const font of furtherFonts) this.registerFont(font, join(fonts, `more-${font}.ttf`))
    this.registerFont(raisedFont, join(fonts, `${raisedFont}.ttf`))
    const first = ofLanguage[options.lang?.slice(0, 2) ?? '']
    this.#further = first ? [first, ...furtherFonts] : furtherFonts
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
    return this.#set(text, (shown) =>
      this.#main === undefined
        ? super.widthOfString(shown, options)
        : this.#runs(shown).reduce((sum, { width }) => sum + width, 0),
    )
  }

  override heightOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    return this.#set(text, (shown) => super.heightOfString(shown, options))
  }

  /** Text as it is drawn, with the characters that the fonts have. */
  shownText(text: string): string {
    return this.#set(text, (shown) => shown)
  }

  /** Draws a line of a text; overrides a method of pdfkit. */
  _fragment(text: string, x: number, y: number, options: LineOptions): void {
    const parent = (PdfDocument.prototype as unknown as { _fragment: DrawLine })._fragment
    const drawLine: DrawLine = (...line) => parent.apply(this, line)
    if (this.#main === undefined) return drawLine(text, x, y, options)
    const { align, width, lineWidth = 0, textWidth: _whole, ...rest } = options
    const runs = this.#runs(text.replaceAll('\n', ''))
    const whole = runs.reduce((sum, run) => sum + run.width, 0)
    const share = align === 'right' ? 1 : align === 'center' ? 0.5 : 0
    let from = x + (width === undefined ? 0 : share * (lineWidth - whole))
    const internals = this as unknown as Internals
    const size = internals._fontSize
    // aligns all fonts on the baseline of the main font
    const ascender = (internals._font.ascender / 1000) * size
    for (const run of runs) {
      const baseline = run.isRaised ? raisedBy * size - ascender : -ascender
      const line = { ...rest, textWidth: run.width } as LineOptions
      this.#inFont(run, () => {
        const { unicode } = internals._font
        const known = unicode.length
        drawLine(run.text, from, y, options.baseline === undefined ? { ...line, baseline } : line)
        // PDF readers reverse right-to-left runs on extraction, so the letters of a ligature are
        // stored reversed
        if (run.font === 'arabic') for (const letters of unicode.slice(known)) letters?.reverse()
      })
      from += run.width
    }
  }

  /**
   * Draws or measures a text in a font that has its characters. Nested calls by pdfkit keep the
   * font.
   */
  #set<Result>(text: string, write: (shown: string) => Result): Result {
    if (this.#isSetting) return write(text)
    const cut = this.#cut
    const printable = printableText(text)
    let shown = printable.replaceAll(inColor, '')
    if (!this.#has(shown)) {
      super.font(fallbackFonts[cut])
      shown = this.#withoutPictographs(printable)
      super.font(cut)
      if (!this.#has(shown)) {
        super.font(fallbackFonts[cut])
        if (!this.#has(shown)) {
          this.#main = fallbackFonts[cut]
          this.#direction = directionOf(shown)
          shown = this.#settable(shown)
        }
      }
    }
    this.#isSetting = true
    try {
      return write(shown)
    } finally {
      this.#isSetting = false
      this.#main = undefined
      super.font(cut)
    }
  }

  /** True if the current font has each character of a text. */
  #has(text: string): boolean {
    const { font } = (this as unknown as Internals)._font
    return [...text].every(
      (sign) => sign === '\n' || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    )
  }

  #hasIn(font: string, text: string): boolean {
    const internals = this as unknown as Internals
    const { _font: current } = internals
    super.font(font)
    const has = this.#has(text)
    internals._font = current
    return has
  }

  /**
   * First of the fallback fonts that has each character of a text; fonts are opened one after
   * another.
   */
  #fontOf(text: string): string | undefined {
    const main = fallbackFonts[this.#cut]
    const key = `${main} ${text}`
    if (!this.#fonts.has(key))
      this.#fonts.set(
        key,
        [main, ...this.#further].find((font) => this.#hasIn(font, text)),
      )
    return this.#fonts.get(key)
  }

  /**
   * Replaces characters that the fonts lack: by their compatibility form (`㎟`: `mm2`) or
   * decomposition, else by a mark. Superscripts stay, since the missing ones are drawn.
   */
  #settable(text: string): string {
    return [...text]
      .map((sign) => {
        if (sign === '\n' || raisedSigns.test(sign) || this.#fontOf(sign) !== undefined) return sign
        const plain = ['NFKC', 'NFKD'].map((form) => sign.normalize(form))
        const isSettable = (character: string) => this.#fontOf(character) !== undefined
        return plain.find((form) => [...form].every(isSettable)) ?? missingMark
      })
      .join('')
  }

  /** Runs of a line with their widths; the fonts must have each character of the line. */
  #runs(line: string): Run[] {
    const signs: { sign: string; font: string }[] = []
    for (const part of line.split(raisedGroups)) {
      const isRaised = raisedSigns.test(part) && this.#fontOf(part) !== this.#main
      for (const sign of part) {
        const before = signs.at(-1)?.font
        // a space between right-to-left words is a run of its own, since pdfkit sets words one by
        // one
        const isJoined =
          (/\p{M}/u.test(sign) || (sign === ' ' && before !== 'arabic')) &&
          before !== undefined &&
          before !== raisedFont &&
          this.#hasIn(before, sign)
        const font = isJoined ? before : this.#fontOf(sign)
        signs.push({ sign, font: isRaised ? raisedFont : (font ?? fallbackFonts[this.#cut]) })
      }
    }
    return textRuns(signs, this.#direction).map(({ text: logical, font }) => {
      const isRaised = font === raisedFont
      const text = isRaised ? this.#raised(logical) : logical
      const width = this.#inFont({ font, isRaised }, () => super.widthOfString(text))
      return { text, font, isRaised, width }
    })
  }

  /** Calls `act` with the font and size of a run. */
  #inFont<Result>(run: { font: string; isRaised: boolean }, act: () => Result): Result {
    const internals = this as unknown as Internals
    const { _font: font, _fontSize: size } = internals
    super.font(run.font)
    if (run.isRaised) internals._fontSize = size * raisedSize
    try {
      return act()
    } finally {
      internals._font = font
      internals._fontSize = size
    }
  }

  /**
   * Characters that are drawn for a superscript; the extracted text of the PDF has the superscript
   * itself.
   */
  #raised(exponent: string): string {
    super.font(raisedFont)
    const { _font: font } = this as unknown as Internals
    const plain = [...exponent].map((sign) => {
      const drawn = sign.normalize('NFKC')
      const [glyph = '0'] = font.encode(drawn)[0]
      font.unicode[Number.parseInt(glyph, 16)] = [sign.codePointAt(0) ?? 0]
      return drawn
    })
    super.font(fallbackFonts[this.#cut])
    return plain.join('')
  }

  /** Text without the emoji that the current font lacks. */
  #withoutPictographs(text: string): string {
    return text
      .replaceAll(/\s*(\S\ufe0f?)/gu, (found, sign: string) =>
        pictograph.test(sign) && !this.#has(sign.replace(inColor, '')) ? '' : found,
      )
      .replaceAll(inColor, '')
      .trimStart()
  }
}

/** Replaces spaces and hyphens that the fonts lack by similar ones. */
const printableText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(lookAlike, (sign) => lookAlikes[sign] ?? sign)
