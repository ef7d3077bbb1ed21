/**
 * Writes `letters.ts`, the outlines of the labels' font (node pictures/drawings/letters-make.ts):
 * an SVG in an `<img>` and a PDF cannot use the page's fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Used part of the font reader's interface. */
interface Font {
  unitsPerEm: number
  capHeight: number
  characterSet: number[]
  glyphForCodePoint: (point: number) => { advanceWidth: number; path: { toSVG: () => string } }
}

/**
 * Latin-1, and the characters of drawings; other characters of the font are for other printed
 * files.
 */
const written = /^[\u0020-\u00ff–—•′″→−≤≥]$/u
const unused = /[\p{C}\p{Z}`\\^{|}~¡¢£¤¥¦¨©«¬®¯´¶¸¹»¿ÄËÏÖÛÙÚÅÆÈÌÎÐÒÝÞßäåæëìîïðòöøùûýþÿ÷€™‘’“”…]/u

/** Source text of `letters.ts`. */
export function lettersModule(): string {
  const { create } = createRequire(import.meta.url)('fontkit') as {
    create: (bytes: Buffer) => Font
  }
  const font = create(
    readFileSync(new URL('../../../../site/server/artifacts/fonts/label.ttf', import.meta.url)),
  )
  const lines = font.characterSet.flatMap((point) => {
    const character = String.fromCodePoint(point)
    // the y axis of the font points up, that of the sheet down
    const path = font
      .glyphForCodePoint(point)
      .path.toSVG()
      .replaceAll(
        /(-?[\d.]+)[ ,](-?[\d.]+)|(-?[\d.]+)/g,
        (_, x: string | undefined, y: string | undefined) =>
          `${Math.round(Number(x))} ${-Math.round(Number(y))}`,
      )
    return !written.test(character) || unused.test(character)
      ? []
      : [`  ${JSON.stringify(character)}: '${path}',`]
  })
  return `/** Written by letters-make.ts: IBM Plex Mono Medium (SIL Open Font License), ${font.unitsPerEm} units to the em, every letter ${font.glyphForCodePoint(65).advanceWidth} wide. */\nexport const letters: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n}\n`
}

if (import.meta.main) writeFileSync(new URL('letters.ts', import.meta.url), lettersModule())
