import { expect, test } from 'vitest'
import { printedSigns, unprintedSigns } from './unprinted-signs.ts'

test.each([
  ['', []],
  ['Terminal 95 mm², ⌀ 12 · 17×10⁻⁶ K⁻¹\n½ ㎟ ℃ ﬁ', []],
  ['漢字 端子 한국어 カナ عربي ✓ ⏚ ⟂', []],
  ['não\u200bquebra\u00ad\u202fA‑B', []],
  ['ไทย 95 ไ हि', ['ไ', 'ท', 'ย', 'ह', 'ि']],
  ['🔌 95', ['🔌']],
])('names the signs of %j that no font of print has', (text, signs) => {
  expect(unprintedSigns(text)).toEqual(signs)
})

test('writes a text in signs that fonts have', () => {
  expect(printedSigns('95 ㎟ ⌀ 漢 10⁻⁶ 🔌')).toBe('95 mm2 ⌀ 漢 10⁻⁶ ')
  expect(printedSigns('ไ')).toBe('[?]')
})
