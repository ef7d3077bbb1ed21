import { inflateSync } from 'node:zlib'
import { extractText } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { typePairs } from '@vitrine/appearance/choices'
import type { TypePair } from '@vitrine/appearance/choices'
import { missingMark, unprintedSigns } from '@vitrine/appearance/print/unprinted-signs'
import { appearance } from '../../../test/fixtures/appearance.ts'
import { drawLetterhead, makePdf } from './frame.ts'
import { margin } from './paper.ts'
import { printedLook } from './printed-look.ts'
import type { Cut } from './sheet-document.ts'

const look = await printedLook(appearance)
const pairs = Object.keys(typePairs) as TypePair[]

/** Id of the glyph that is drawn for a character that the font lacks (`.notdef`). */
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
      // leading and trailing spaces have no glyphs
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

/** Signs of data sheets, and letters of other scripts. */
const signs =
  '⁻ ⁺ ⁿ ∅ ㎟ ㎡ ㎜ ㎸ ℃ ﬁ ✓ ● ■ ▲ ☐ ① ⟂ ∥ ∠ ⏚ ⚠ ⋅ ＋ ５ − × ± ≤ ≥ ≈ √ ∞ Δ α μ Ω ° ‰ ½ ⁶ ² ₂ № ™ Å ⌀ 漢字 عربي'
const further =
  '端子 導線 電線 ケーブル あア 한국어 全角：（） ﹢ ① ⑳ Ⅳ ㎏ ㏀ ↔ ⇒ ⌒ ⏛ ◯ ★ ☎ ⊥ ∡ ⊕ ٪ ۱۲۳ موصل'
const texts = [
  ...signs.split(' '),
  ...further.split(' '),
  '17×10⁻⁶ K⁻¹, m²',
  'Terminal 端子 (عربي نص 95 mm²) ⌀ 12',
]

/** Text of a file, extracted by another program. */
async function extracted(type: TypePair, cut: Cut, text: string): Promise<string> {
  const bytes = await makePdf({ look: { ...look, type }, lang: 'en', info: {} }, (pdf) => {
    pdf.font(cut).fontSize(12).text(text, 40, 40, { width: 400 })
  })
  return (await extractText(new Uint8Array(bytes), { mergePages: true })).text
}

test.each(['title', 'text', 'label'] as const)(
  'has every character of a text in the text of the file, set as %s',
  async (cut) => {
    for (const text of texts) {
      const found = await extracted('technical', cut, text)
      expect(found).not.toContain(missingMark)
      const known = new Set(found.normalize('NFKC'))
      const lost = [...text.normalize('NFKC')].filter((sign) => sign !== ' ' && !known.has(sign))
      expect([text, found, lost]).toEqual([text, found, []])
    }
  },
)

test('keeps signs themselves: a diameter is no letter, and an exponent is one', async () => {
  for (const text of ['⌀ 12', '∅ 12', '● 1', '10⁻⁶ K⁻¹', '⟂ ∥', '✓'])
    expect(await extracted('plain', 'text', text)).toBe(text)
})

test('marks what no font has, and names nothing that it has not', async () => {
  await makePdf({ look, lang: 'en', info: {} }, (pdf) => {
    expect(pdf.font('text').shownText('ไ 95 㐀')).toBe(`${missingMark} 95 ${missingMark}`)
  })
})

test('sets words from right to left in a font that joins their letters', async () => {
  expect((await written('plain', 'text', 'سلك')).fonts).toEqual(['IBMPlexSansArabic-Regular'])
  expect(await extracted('plain', 'text', 'نحاسي')).toBe('نحاسي')
  await makePdf({ look, lang: 'en', info: {} }, (pdf) => {
    pdf.font('text').fontSize(12)
    const letterWidths = [...'سلك'].map((letter) => pdf.widthOfString(letter))
    const apart = letterWidths.reduce((sum, width) => sum + width, 0)
    expect(pdf.widthOfString('سلك')).toBeLessThan(apart * 0.95)
  })
})

test('aligns and breaks lines of several fonts', async () => {
  await makePdf({ look, lang: 'en', info: {} }, (pdf) => {
    pdf.font('text').fontSize(12)
    const text = '端子 95 mm² '.repeat(12).trim()
    const one = pdf.heightOfString('端子', { width: 300 })
    const lines = Math.round(pdf.heightOfString(text, { width: 300 }) / one)
    expect(lines).toBeGreaterThan(1)
    expect(lines).toBeLessThan(6)
    const before = pdf.y
    pdf.text(text, 40, before, { width: 300, align: 'right' })
    expect(Math.round((pdf.y - before) / one)).toBe(lines)
  })
})

test('agrees with what the staff are told of signs', async () => {
  await makePdf({ look, lang: 'en', info: {} }, (pdf) => {
    pdf.font('text')
    for (let code = 0x21; code < 0xffff; code += 7) {
      const sign = String.fromCodePoint(code)
      if (/\p{Cc}|\p{Cs}|\s|\p{Extended_Pictographic}/u.test(sign)) continue
      const isMarked = pdf.shownText(`a${sign}`).includes(missingMark)
      expect([code.toString(16), isMarked]).toEqual([
        code.toString(16),
        unprintedSigns(sign).length > 0,
      ])
    }
  })
})
