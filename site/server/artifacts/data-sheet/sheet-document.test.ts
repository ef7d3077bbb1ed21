import { inflateSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { typePairs } from '@vitrine/contract/appearance/choices'
import type { TypePair } from '@vitrine/contract/appearance/choices'
import { appearance } from '../../../test/fixtures/appearance.ts'
import { drawLetterhead, makePdf } from './frame.ts'
import { margin } from './paper.ts'
import { printedLook } from './printed-look.ts'
import { missingMark } from './sheet-document.ts'
import type { Cut } from './sheet-document.ts'

const look = await printedLook(appearance)
const pairs = Object.keys(typePairs) as TypePair[]

/** A glyph that a font has in place of a character that it lacks. */
const missing = '0000'

/** Glyphs of the texts of a file, and the names of its fonts. */
function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1')
  const streams = [...file.matchAll(/\nstream\n(.*?)\nendstream/gs)].flatMap(([, stream = '']) => {
    const data = Buffer.from(stream, 'latin1')
    return data[0] === 0x78 ? [inflateSync(data).toString('latin1')] : []
  })
  const texts = streams.flatMap((stream) => stream.match(/\[.*\] TJ/g) ?? [])
  return {
    glyphs: texts.flatMap((text) =>
      [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []),
    ),
    fonts: [...new Set([...file.matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name))],
  }
}

const written = async (type: TypePair, cut: Cut, text: string) =>
  readPdf(
    await makePdf({ look: { ...look, type }, lang: 'en', info: {} }, (pdf) => {
      pdf.font(cut).fontSize(12)
      expect(pdf.widthOfString(text)).toBeGreaterThan(0)
      pdf.text(text, 40, 40, { width: 400, features: [] })
    }),
  )

test.each([
  ['signs of technical figures', '10Ω≤Δp±5µmCO₂m³½″4‰20→30', 24],
  ['French', 'manœuvreŒuvreL’Haÿ', 18],
  ['numbers of French', '1\u202f234\u202f567,5', 11],
  ['Polish, Czech, Hungarian, Turkish, Romanian', 'łżřěőğİșț', 9],
  ['Greek and Cyrillic', 'ΒάναКлапанҐ', 11],
  ['a hyphen that does not break, a diameter, decomposed accents', 'A‑B⌀5Va\u0301', 7],
  ['no pictographs', '🔧 Valves⚙️&more 👩‍🔧', 11],
])('writes %s in each cut of each type pair', async (_, text, count) => {
  for (const type of pairs)
    for (const cut of ['title', 'text', 'label'] as const) {
      const { glyphs } = await written(type, cut, text)
      expect([type, cut, glyphs]).toEqual([type, cut, expect.not.arrayContaining([missing])])
      // spaces at an end are no glyphs of it
      expect([type, cut, glyphs.length]).toEqual([type, cut, count])
    }
})

test('sets a text in the fonts of the look where they have its characters', async () => {
  const { fonts } = await written('serif', 'text', 'Válvula 2″')
  expect(fonts).toEqual([expect.stringMatching(/^SourceSans/)])
  expect((await written('serif', 'text', '10 Ω')).fonts).toEqual(['IBMPlexSans'])
})

test('keeps a long name apart from what stands beside it', async () => {
  const company =
    'Companhia Industrial de Válvulas, Registros & Conexões do Vale do Paraíba S.A. 1920'
  const head = { look, company, contact: '', kind: 'Folha de dados', date: '24/11/2026', folio: '' }
  await makePdf({ look, lang: 'pt', info: {} }, (pdf) => {
    const text = vi.spyOn(pdf, 'text')
    drawLetterhead(pdf, head)
    const widthOf = pdf.font('title').widthOfString(company)
    const about = pdf.font('label').fontSize(8).widthOfString(`${head.kind} · ${head.date}`)
    const [, left] = text.mock.calls.find(([shown]) => shown === company) ?? []
    expect(Number(left) + widthOf).toBeLessThan(pdf.page.width - margin - about - 10)
  })
})

/** Signs that data sheets are written with, and letters of other scripts. */
const signs =
  '⁻ ⁺ ⁿ ㎟ ㎡ ㎜ ㎸ ℃ ﬁ ✓ ■ ▲ ☐ ① ⟂ ∥ ∠ ⏚ ⚠ ＋ ５ − × ± ≤ ≥ ≈ √ ∞ Δ α μ Ω ° ‰ ½ ⁶ ² ₂ № ™ Å 漢 字 ع ي'

test('writes each sign, its compatibility form, or a mark in its place', async () => {
  for (const cut of ['title', 'text', 'label'] as const) {
    const shown = new Map<string, string>()
    await makePdf({ look, lang: 'en', info: {} }, (pdf) => {
      pdf.font(cut)
      for (const sign of signs.split(' ')) shown.set(sign, pdf.shownText(sign))
    })
    for (const [sign, written] of shown)
      expect([sign.normalize('NFKC'), missingMark], `${cut} ${sign}`).toContain(
        written.replace('^', '').normalize('NFKC'),
      )
    // units and exponents are whole
    for (const sign of ['㎟', '℃', 'ﬁ', '①', '＋', '５', '⁻', '²', '½'])
      expect(shown.get(sign), sign).not.toBe(missingMark)
  }
  const { glyphs } = await written('plain', 'text', signs.replaceAll(' ', ''))
  expect(glyphs).not.toContain(missing)
})

test('writes an exponent whole', async () => {
  await makePdf({ look, lang: 'en', info: {} }, (pdf) => {
    const shown = pdf.font('text').shownText('17×10⁻⁶ K⁻¹, m²')
    expect(shown.replaceAll('^', '').normalize('NFKC')).toBe('17×10−6 K−1, m2')
    expect(shown).toMatch(/10(?:\^−6|⁻⁶) K(?:\^−1|⁻¹), m²/)
  })
})
