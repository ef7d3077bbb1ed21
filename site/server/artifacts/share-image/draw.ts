import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { shareImageSize } from '#shared/page/share-image.ts'
import { colors } from '#shared/page/tokens.ts'

const { width, height } = shareImageSize
/** Layout, px: margin, width of the picture, frame. */
const margin = 64
const pictureWidth = 540
const titleTop = 176
const titleBottom = 470

const fonts = join(import.meta.dirname, '../fonts')
/**
 * Fonts. Each style is its own family; the comma keeps Pango from reading "SemiBold" as a weight.
 */
const title = { font: 'Archivo SemiBold,', file: join(fonts, 'title.ttf') }
const label = { font: 'IBM Plex Mono Medium,', file: join(fonts, 'label.ttf') }

/** Font sizes tried for the title, px, largest first. */
const titleSizesPx = [68, 60, 52, 46, 40, 34]
/** JPEG quality: at 86, letters have no visible halo. */
const quality = 86
/** Largest source picture, pixels; larger ones are not decoded. */
const maxPixels = 40_000_000

export interface Drawing {
  title: string
  company: string
  /** Printed at the bottom: address of the page. */
  place: string
  picture: Buffer | undefined
}

/** Draws a share image: background, hairlines, title, and the page's picture at the right. */
export async function drawShareImage(drawing: Drawing): Promise<Buffer> {
  // loaded at the first image, to keep the start fast
  const { default: sharp } = await import('sharp')
  const picture =
    drawing.picture === undefined
      ? undefined
      : await sharp(drawing.picture, { limitInputPixels: maxPixels })
          .rotate()
          .resize(pictureWidth, height, { fit: 'cover', position: 'attention' })
          .removeAlpha()
          .toBuffer()
          .catch(() => undefined)
  const words = width - 2 * margin - (picture === undefined ? 0 : pictureWidth)

  const write = (text: string, cut: typeof title, size: number, color: string, box: number) =>
    sharp({
      text: {
        text: `<span foreground="${color}">${escape(text)}</span>`,
        font: `${cut.font} ${size}`,
        fontfile: cut.file,
        width: box,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
        spacing: Math.round(size * -0.12),
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  const writeTitle = async () => {
    for (const size of titleSizesPx) {
      const written = await write(drawing.title, title, size, colors.text, words)
      if (written.info.height <= titleBottom - titleTop && written.info.width <= words)
        return written
    }
    return write(
      `${[...drawing.title].slice(0, 140).join('').trimEnd()}…`,
      title,
      titleSizesPx.at(-1) ?? 34,
      colors.text,
      words,
    )
  }

  const [headline, company, place] = await Promise.all([
    writeTitle(),
    write(drawing.company, title, 26, colors.text, words - 60),
    write(drawing.place, label, 20, colors.textFaint, words - 48),
  ])
  const layers: OverlayOptions[] = [
    ...(picture === undefined ? [] : [{ input: picture, left: width - pictureWidth, top: 0 }]),
    { input: Buffer.from(frame(words, place.info.width, picture !== undefined)), left: 0, top: 0 },
    { input: company.data, left: margin + 54, top: Math.round(84 - company.info.height / 2) },
    { input: headline.data, left: margin, top: titleTop },
    {
      input: place.data,
      left: margin + Math.round((words - place.info.width) / 2),
      top: Math.round(545 - place.info.height / 2),
    },
  ]
  return sharp({ create: { width, height, channels: 3, background: colors.background } })
    .composite(layers)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}

/**
 * The earth symbol, the edge of the picture, and the dimension line that bears the page's place.
 */
function frame(words: number, figure: number, pictured: boolean): string {
  const y = 545.5
  const left = margin + 0.5
  const right = margin + words - 0.5
  const gap = figure / 2 + 16
  const middle = margin + words / 2
  const edge = pictured
    ? `<path d="M${width - pictureWidth - 0.5} 0V${height}" stroke="${colors.text}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">
    <path transform="translate(${margin - 3} 64) scale(1.45)" d="M14 2v10M3 12h22M7 17.5h14M11 23h6" stroke="${colors.accent}" stroke-width="2.6"/>
    <path d="M${margin} 132.5H${margin + words}" stroke="${colors.text}" stroke-opacity=".16"/>
    <path d="M${left} ${y}H${middle - gap}M${middle + gap} ${y}H${right}M${left} ${y - 9}v18M${right} ${y - 9}v18" stroke="${colors.text}"/>
    ${edge}
  </svg>`
}

/** Text for the renderer's markup; a dash inside a word (Al–Cu, M6–M20) does not end a line. */
function escape(text: string): string {
  return text
    .replaceAll(/(?<=\S)–(?=\S)/g, '\u2060–\u2060')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
