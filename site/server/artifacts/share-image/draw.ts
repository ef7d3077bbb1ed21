import { join } from 'node:path'
import type { OverlayOptions } from 'sharp'
import { shareImageSize } from '#shared/page/share-image.ts'
import { colors } from '#shared/page/tokens.ts'

const { width, height } = shareImageSize
/** Px, as on the site's own sheets: margin, the picture's share, the lines of the frame. */
const margin = 64
const pictureWidth = 540
const titleTop = 176
const titleBottom = 470

const fonts = join(import.meta.dirname, '../fonts')
/**
 * Each cut is a family of its own; the comma keeps the renderer from reading "SemiBold" as a
 * weight.
 */
const title = { font: 'Archivo SemiBold,', file: join(fonts, 'title.ttf') }
const label = { font: 'IBM Plex Mono Medium,', file: join(fonts, 'label.ttf') }

/** Sizes that a title is tried at, px, largest first. */
const titleSizes = [68, 60, 52, 46, 40, 34]
/** JPEG: a photograph on paper of one colour; at 86 the letters have no halo that one sees. */
const quality = 86
/** A picture of more points than this is not decoded. */
const pictureLimit = 40_000_000

export interface Drawing {
  title: string
  company: string
  /** In mono, at the foot: where the page is. */
  place: string
  picture: Buffer | undefined
}

/**
 * Draws the picture of a shared page: paper, hairlines, the title in the site's letters, the page's
 * picture at the right.
 */
export async function drawShareImage(drawing: Drawing): Promise<Buffer> {
  // loaded with the first picture: most instances that are just started never need it
  const { default: sharp } = await import('sharp')
  const picture =
    drawing.picture === undefined
      ? undefined
      : await sharp(drawing.picture, { limitInputPixels: pictureLimit })
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
    for (const size of titleSizes) {
      const written = await write(drawing.title, title, size, colors.text, words)
      if (written.info.height <= titleBottom - titleTop && written.info.width <= words)
        return written
    }
    return write(
      `${[...drawing.title].slice(0, 140).join('').trimEnd()}…`,
      title,
      titleSizes.at(-1) ?? 34,
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
