/**
 * Writes `letters.ts`, the outlines of the labels' font (node pictures/drawings/letters-make.ts): an
 * SVG in an `<img>` and a PDF do not have the page's fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What of the font's reader is used. */
interface Font {
  unitsPerEm: number
  capHeight: number
  characterSet: number[]
  glyphForCodePoint: (point: number) => { advanceWidth: number; path: { toSVG: () => string } }
}

/** Latin-1, and the signs of drawings; the font has more, for other printed files. */
const written = /^[\u0020-\u00ff–—•′″→−≤≥]$/u
const unused = /[\p{C}\p{Z}`\\^{|}~¡¢£¤¥¦¨©«¬®¯´¶¸¹»¿ÄËÏÖÛÙÚÅÆÈÌÎÐÒÝÞßäåæëìîïðòöøùûýþÿ÷€™‘’“”…]/u

/** The text of `letters.ts`. */
export function lettersModule(): string {
  const { create } = createRequire(import.meta.url)('fontkit') as {
    create: (bytes: Buffer) => Font
  }
  const font = create(
    readFileSync(new URL('../../../../site/server/artifacts/fonts/label.ttf', import.meta.url)),
  )
  const lines = font.characterSet.flatMap((point) => {
    const character = String.fromCodePoint(point)
    // the font's y goes up, the sheet's goes down
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
