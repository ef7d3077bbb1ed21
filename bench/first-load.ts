import { brotliCompressSync } from 'node:zlib'
import type { Figure } from './figures.ts'

/** Bytes of JavaScript and styles, each file brotli-compressed, that a first visit of a page brings. */
export async function measureFirstLoad(page: string): Promise<Figure[]> {
  const html = await fetch(page).then((answer) => answer.text())
  const origin = new URL(page).origin
  const weigh = async (pattern: RegExp) => {
    const files = [...new Set([...html.matchAll(pattern)].map(([, file = '']) => file))]
    const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(new Uint8Array(await (await fetch(origin + file)).arrayBuffer())).length))
    return sizes.reduce((sum, size) => sum + size, 0) / 1024
  }
  const scripts = await weigh(/"?(\/assets\/[^"']+\.js)/g)
  const loaded = await weigh(/(?:modulepreload" href="|import\(?["'])(\/assets\/[^"']+\.js)/g)
  const styles = await weigh(/href="(\/assets\/[^"']+\.css)"/g)
  return [
    { what: 'JavaScript on the first load of a product page, brotli', value: `${(loaded || scripts).toFixed(1)} KB`, budget: 'at most 110 KB', kept: (loaded || scripts) <= 110 },
    { what: 'styles on the same page, brotli', value: `${styles.toFixed(1)} KB`, budget: 'at most 20 KB', kept: styles <= 20 },
  ]
}
