import { createHash } from 'node:crypto'
import { cornerNames, hexColor, typePairNames } from '@vitrine/appearance/choices'
import type { Look } from '@vitrine/appearance/choices'
import { lookStylesheet } from '@vitrine/appearance/stylesheet'

const folder = '/appearance/'
const ending = '.css'

/** Route pattern of all stylesheets of an appearance. */
export const stylesheetPattern = `${folder}*`

/** Hash of the content: a release that derives other color tones has other URLs. */
const versionOf = (css: string): string =>
  createHash('sha256').update(css).digest('base64url').slice(0, 8)

/**
 * URL of the stylesheet of a look: `/appearance/technical-square-f4f1ea-….css`. It contains the
 * chosen values, so that every instance can answer any of these URLs without the saved appearance.
 */
export function stylesheetPath(look: Look): string {
  const { colors, type, corners } = look
  const { background, surface, text, accent } = colors
  const values = [type, corners, ...[background, surface, text, accent].map((hex) => hex.slice(1))]
  return `${folder}${values.join('-')}.${versionOf(lookStylesheet(look))}${ending}`
}

/**
 * Stylesheet of a URL, and `current` if the URL is the one of this release; `undefined` for an
 * invalid URL.
 */
export function stylesheetAt(path: string): { css: string; current: boolean } | undefined {
  if (!path.startsWith(folder) || !path.endsWith(ending)) return undefined
  const [values = '', version] = path.slice(folder.length, -ending.length).split('.')
  const [type, corners, ...parts] = values.split('-')
  const [background = '', surface = '', text = '', accent = ''] = parts.map((part) => `#${part}`)
  const colors = { background, surface, text, accent }
  const knownType = typePairNames.find((name) => name === type)
  const knownCorners = cornerNames.find((name) => name === corners)
  if (
    parts.length !== 4 ||
    !knownType ||
    !knownCorners ||
    !Object.values(colors).every((color) => hexColor.test(color))
  )
    return undefined
  const css = lookStylesheet({ colors, type: knownType, corners: knownCorners })
  return { css, current: version === versionOf(css) }
}
