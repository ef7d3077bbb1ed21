import type { OverlayOptions } from 'sharp'
import { shareImageSize } from '#shared/page/share-image.ts'
import type { TypePair } from '@vitrine/appearance/choices'
import type { SiteAppearance } from '#server/appearance/appearances.ts'
import { loadSharp } from '#server/appearance/load-sharp.ts'
import { printedSigns } from '@vitrine/appearance/print/unprinted-signs'
import { logoFile, logoRatio } from '@vitrine/appearance/logo'

const { width, height } = shareImageSize
/** Layout, px: margin, width of the picture, top and bottom of the title. */
const margin = 64
const pictureWidth = 540
const titleTop = 176
const titleBottom = 470

/**
 * Fonts. Each style is its own family; the comma keeps Pango from reading "SemiBold" as a weight.
 */
const titles = {
  technical: 'Archivo SemiBold,',
  plain: 'Inter,',
  serif: 'Source Serif 4,',
} as const satisfies Record<TypePair, string>
const label = 'IBM Plex Mono Medm,'

/** Height and maximum width of the logo, px. */
const logoHeight = 41
const maxLogoWidth = 240

/** Size of the logo, px: the largest within `logoHeight` and `maxLogoWidth`. */
function logoSize(svg: string): { width: number; height: number } {
  const ratio = logoRatio(svg)
  const height = Math.round(Math.min(logoHeight, maxLogoWidth / ratio))
  return { width: Math.round(height * ratio), height }
}

/** Font sizes tried for the title, px, largest first. */
const titleSizesPx = [68, 60, 52, 46, 40, 34]
/** JPEG quality: at 86, letters have no visible halo. */
const quality = 86
/** Largest source picture, pixels; larger ones are not decoded. */
const maxPixels = 40_000_000

export interface Drawing {
  title: string
  company: string
  /** URL of the page, printed at the bottom. */
  place: string
  picture: Buffer | undefined
  appearance: Pick<SiteAppearance, 'answer' | 'palette'>
}

/** Font and color of a text; sizes in px. */
interface TextStyle {
  font: string
  size: number
  color: string
  maxWidth: number
}

/** Draws a share image: background, hairlines, title, and the page's picture at the right. */
export async function drawShareImage(drawing: Drawing): Promise<Buffer> {
  const { answer, palette: colors } = drawing.appearance
  const title = titles[answer.type]
  const sharp = await loadSharp()
  const picture =
    drawing.picture === undefined
      ? undefined
      : await sharp(drawing.picture, { limitInputPixels: maxPixels })
          .rotate()
          .resize(pictureWidth, height, { fit: 'cover', position: 'attention' })
          .removeAlpha()
          .toBuffer()
          .catch(() => undefined)
  const textWidth = width - 2 * margin - (picture === undefined ? 0 : pictureWidth)

  const write = (text: string, { font, size, color, maxWidth }: TextStyle) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escape(text)}</span>`,
        font: `${font} ${size}`,
        width: maxWidth,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
        spacing: Math.round(size * -0.12),
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const writeTitle = async () => {
    const style = { font: title, color: colors.text, maxWidth: textWidth }
    for (const size of titleSizesPx) {
      const written = await write(drawing.title, { ...style, size })
      if (written.info.height <= titleBottom - titleTop && written.info.width <= textWidth)
        return written
    }
    return write(`${[...drawing.title].slice(0, 140).join('').trimEnd()}…`, {
      ...style,
      size: titleSizesPx.at(-1) ?? 34,
    })
  }

  const size = answer.logo === null ? undefined : logoSize(answer.logo)
  const sign =
    answer.logo !== null && size
      ? Buffer.from(logoFile(answer.logo, colors.accent, size.height))
      : undefined
  const beside = size ? size.width + 13 : 0
  const [headline, company, place] = await Promise.all([
    writeTitle(),
    write(drawing.company, {
      font: title,
      size: 26,
      color: colors.text,
      maxWidth: Math.max(textWidth - 6 - beside, 120),
    }),
    write(drawing.place, {
      font: label,
      size: 20,
      color: colors.textFaint,
      maxWidth: textWidth - 48,
    }),
  ])
  const layers: OverlayOptions[] = [
    ...(picture === undefined ? [] : [{ input: picture, left: width - pictureWidth, top: 0 }]),
    {
      input: Buffer.from(
        frame(textWidth, place.info.width, { pictured: picture !== undefined, line: colors.text }),
      ),
      left: 0,
      top: 0,
    },
    ...(sign && size ? [{ input: sign, left: margin, top: Math.round(84 - size.height / 2) }] : []),
    { input: company.data, left: margin + beside, top: Math.round(84 - company.info.height / 2) },
    { input: headline.data, left: margin, top: titleTop },
    {
      input: place.data,
      left: margin + Math.round((textWidth - place.info.width) / 2),
      top: Math.round(545 - place.info.height / 2),
    },
  ]
  return sharp({ create: { width, height, channels: 3, background: colors.background } })
    .composite(layers)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}

/** SVG of the picture's edge, and of the dimension line around the page's URL. */
function frame(
  words: number,
  figure: number,
  { pictured, line }: { pictured: boolean; line: string },
): string {
  const y = 545.5
  const left = margin + 0.5
  const right = margin + words - 0.5
  const gap = figure / 2 + 16
  const middle = margin + words / 2
  const edge = pictured
    ? `<path d="M${width - pictureWidth - 0.5} 0V${height}" stroke="${line}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
    <path d="M${margin} 132.5H${margin + words}" stroke="${line}" stroke-opacity=".16"/>
    <path d="M${left} ${y}H${middle - gap}M${middle + gap} ${y}H${right}M${left} ${y - 9}v18M${right} ${y - 9}v18" stroke="${line}"/>
    ${edge}
  </svg>`
}

/**
 * Escapes text for Pango's markup and replaces characters that the fonts lack. A word joiner
 * prevents a line break at a dash inside a word (Al–Cu, M6–M20).
 */
function escape(text: string): string {
  return printedSigns(text)
    .replaceAll(/(?<=\S)–(?=\S)/g, '\u2060–\u2060')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
