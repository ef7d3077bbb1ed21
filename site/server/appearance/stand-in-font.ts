import { join } from 'node:path'

const fontfile = join(import.meta.dirname, '../artifacts/fonts/wide-title.ttf')

let loaded: Promise<unknown> | undefined

/**
 * Loads a font with Latin, Greek and Cyrillic for all that sharp draws: a container has no fonts,
 * and in one that was loaded before, Pango finds what the font of a text lacks.
 */
export function loadStandInFont(): Promise<unknown> {
  loaded ??= import('sharp').then(({ default: sharp }) =>
    sharp({ text: { text: 'A', font: 'IBM Plex Sans SemiBold,', fontfile } }).toBuffer(),
  )
  return loaded
}
