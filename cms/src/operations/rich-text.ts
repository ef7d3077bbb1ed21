import type { RichText } from '@vitrine/contract/shapes/types'
import { pictureIds, writeRichText } from '#src/rich-text/html.ts'
import { topNodes } from '#src/rich-text/nodes.ts'
import { readImages } from './images.ts'
import type { Reading } from './reading.ts'

/** A stored text with its pictures, in the answer's locale. */
export async function readRichText(reading: Reading, state: unknown): Promise<RichText> {
  const images = await readImages(reading, pictureIds(state))
  return writeRichText(state, (id) => images.get(id))
}

/** The same, or nothing where nothing was written. */
export async function readRichTextOrNull(reading: Reading, state: unknown): Promise<RichText | null> {
  const text = topNodes(state).length === 0 ? null : await readRichText(reading, state)
  return text === null || text.html === '' ? null : text
}
