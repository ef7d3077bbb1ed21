import { join } from 'node:path'
import type Sharp from 'sharp'

/**
 * Loads sharp when the first picture is drawn, to keep the start fast. Configures it to find our
 * fonts beside the system's; containers have no system fonts.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  process.env.FONTCONFIG_FILE = join(import.meta.dirname, '../artifacts/fonts/fonts.conf')
  const { default: sharp } = await import('sharp')
  return sharp
}
