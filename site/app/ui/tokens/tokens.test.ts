import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colors } from '#shared/page/tokens.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test('the colour constants equal the stylesheet’s', () => {
  for (const [name, color] of Object.entries(colors)) {
    const property = `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    expect(css).toContain(`  ${property}: ${color};`)
  }
})
