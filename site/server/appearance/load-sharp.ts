import { join } from 'node:path'
import type Sharp from 'sharp'

/**
 * Loads sharp at the first picture, to keep the start fast. What it draws finds our fonts beside
 * the machine's, of which a container has none.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  process.env.FONTCONFIG_FILE = join(import.meta.dirname, '../artifacts/fonts/fonts.conf')
  const { default: sharp } = await import('sharp')
  return sharp
}
