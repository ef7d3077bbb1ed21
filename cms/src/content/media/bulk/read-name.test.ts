import { describe, expect, it } from 'vitest'
import { NameIndex } from './name-index.ts'
import type { NamedProduct } from './name-index.ts'
import { cleanFileName, maxNameLength } from './name-tokens.ts'
import { readName } from './read-name.ts'

const product = (id: number, family: string, more: Partial<NamedProduct> = {}): NamedProduct => ({
  id,
  family,
  titles: [],
  slugs: [],
  parts: [],
  ...more,
})
const parts = (...numbers: string[]) => numbers.map((number) => ({ number, gtin: null }))

const index = new NameIndex(
  [
    product(1, 'TC', {
      titles: ['Terminal de compressão longo', 'Long compression lug'],
      slugs: ['terminal-longo'],
      parts: [
        ...parts('TC-70', 'TC-70-8', 'TC-70-82', 'TC-95-10'),
        { number: 'TC-120-12', gtin: '7891234567895' },
      ],
    }),
    product(2, 'TB', { parts: parts('TB 16', 'AB-1-23', 'AB-12-3') }),
    product(3, 'TOP', { titles: ['Haste'] }),
    product(4, 'EN', { titles: ['Luva'] }),
    product(5, 'LX', { titles: ['Luva'] }),
  ],
  [
    { id: 71, number: 'D-1042', products: [2] },
    { id: 72, number: 'D-1043', products: [1, 2] },
  ],
)
const read = (name: string) => readName(name, index)

describe('file names', () => {
  it.each([
    ['TC-70-8_frente.jpg', { product: 1, partNumbers: ['TC-70-8'], view: 'front' }],
    ['TC-70-8 front.webp', { product: 1, partNumbers: ['TC-70-8'], view: 'front' }],
    ['tc70-8-lado-2.png', { partNumbers: ['TC-70-8'], view: 'side', order: 2 }],
    ['TC_70_8-VISTA LATERAL.JPG', { partNumbers: ['TC-70-8'], view: 'side', ending: '.jpg' }],
    [
      'Cata\u0301logo TC EN rev B.pdf',
      { product: 1, kind: 'other', language: 'en', revision: 'B' },
    ],
    ['TB desenho.svg', { product: 2, kind: 'drawing', view: null }],
    ['DoC_TC_pt.pdf', { product: 1, kind: 'declaration', language: 'br' }],
    ['7891234567895.jpg', { product: 1, partNumbers: ['TC-120-12'] }],
    ['07891234567895_verso.jpg', { partNumbers: ['TC-120-12'], view: 'back' }],
    ['FICHA_TECNICA_TC-95-10_ESP_R02.PDF', { kind: 'data-sheet', language: 'es', revision: '02' }],
    ['TC-70-8 frente (1) - Cópia final v2.jpg', { view: 'front', order: null, unread: [] }],
    ['terminal-longo detalhe.jpg', { product: 1, partNumbers: [], view: 'detail' }],
    ['Long Compression Lug, top view.jpg', { product: 1, view: 'top' }],
    ['TC-70-8 e TC-95-10 montagem.pdf', { partNumbers: ['TC-70-8', 'TC-95-10'], kind: 'manual' }],
    ['D-1042 rev C.pdf', { product: 2, number: 'D-1042', document: 71, revision: 'C' }],
    ['C:\\fotos\\TC-70-8.stp', { name: 'TC-70-8.stp', kind: 'model', partNumbers: ['TC-70-8'] }],
  ])('%s', (name, expected) => {
    expect(read(name)).toMatchObject({ ...expected, certainty: 'sure' })
  })

  it('take the longest part number, and never a part of another token', () => {
    expect(read('TC-70.jpg').partNumbers).toEqual(['TC-70'])
    expect(read('TC-70-82.jpg').partNumbers).toEqual(['TC-70-82'])
    expect(read('TC-70-8-2.jpg')).toMatchObject({ partNumbers: ['TC-70-8'], order: 2 })
    for (const name of ['XTC-70-8.jpg', 'TC-70-8A.jpg', 'TC-70-8mm.jpg'])
      expect(read(name).partNumbers).not.toContain('TC-70-8')
    expect(read('STC.jpg')).toMatchObject({ product: null, certainty: 'unknown' })
  })

  it('are only likely when signs are left out or a number follows the code', () => {
    expect(read('tc708.jpg')).toMatchObject({ partNumbers: ['TC-70-8'], certainty: 'likely' })
    expect(read('TC-70-9.jpg')).toMatchObject({ partNumbers: ['TC-70'], certainty: 'likely' })
  })

  it('name candidates and choose none when they are ambiguous', () => {
    expect(read('Luva.jpg')).toMatchObject({
      product: null,
      candidates: [4, 5],
      certainty: 'ambiguous',
    })
    expect(read('TC-70-8 TB16.pdf')).toMatchObject({ product: null, candidates: [1, 2] })
    expect(read('D-1043.pdf')).toMatchObject({ product: null, candidates: [1, 2] })
    expect(read('ab123.jpg')).toMatchObject({ product: 2, partNumbers: [] })
    expect(read('TC frente verso.jpg').view).toBeNull()
  })

  it('prefer words to families with the name of a word', () => {
    expect(read('TC top.jpg')).toMatchObject({ product: 1, view: 'top', certainty: 'sure' })
    expect(read('TC manual EN.pdf')).toMatchObject({ product: 1, language: 'en' })
    expect(read('TOP.jpg')).toMatchObject({ product: 3, view: null, certainty: 'likely' })
  })

  it('have language tags with a region as one word', () => {
    const others = new NameIndex([
      product(1, 'XY', { parts: parts('XY-1') }),
      product(2, 'BR'),
      product(3, 'US'),
      product(4, 'FR'),
    ])
    for (const [name, language] of [
      ['XY ficha técnica pt-BR v2.pdf', 'br'],
      ['XY ficha técnica pt-br v2.pdf', 'br'],
      ['XY_data sheet_EN-US.pdf', 'en'],
      ['XY data sheet en_GB final.pdf', 'en'],
      ['XY ficha es-419.pdf', 'es'],
      ['XY fiche fr-FR.pdf', null],
    ] as const)
      expect([name, readName(name, others)]).toMatchObject([
        name,
        { product: 1, language, certainty: 'sure', candidates: [] },
      ])
    expect(readName('XY US.pdf', others)).toMatchObject({ candidates: [1, 3] })
  })

  it('are only likely with a range, whose end is no place in the gallery', () => {
    for (const name of [
      'TC-70-8..TC-95-10 verso.png',
      'TC-70-8 – TC-95-10.png',
      'TC-70-8 a TC-95-10.png',
      'TC-70-8 até TC-95-10.png',
      'TC-70-8-TC-95-10.png',
      'TC-70-8..9 verso.png',
      'TC-70-8 to 9.png',
    ])
      expect([name, read(name)]).toMatchObject([
        name,
        { product: 1, certainty: 'likely', order: null },
      ])
    expect(read('TC-70-8_TC-95-10.png').certainty).toBe('sure')
  })

  it('have no place in the gallery in a date or time', () => {
    for (const name of [
      'TC-70-8 2024-05-12.png',
      'TC-70-8_12.05.2024.png',
      'TC-70-8 12-05-24.png',
      'TC-70-8 12 maio 2024.png',
      'TC-70-8 2024-05-12 at 14.30.05.png',
      'TC-70-8 05-2024.png',
    ])
      expect([name, read(name).order]).toEqual([name, null])
    expect(read('TC-70-8 2024-05-12 lado 2.png').order).toBe(2)
  })

  it('say what they do not know', () => {
    expect(read('IMG_20260112.jpg')).toMatchObject({
      product: null,
      certainty: 'unknown',
      unread: ['IMG', '20260112'],
    })
  })
})

describe('hostile file names', () => {
  it('lose paths, control characters and marks of direction', () => {
    expect(cleanFileName('../../etc/passwd')).toBe('passwd')
    expect(cleanFileName('a\u0000b\u202egpj.exe\r\n')).toBe('a b gpj.exe')
    expect(cleanFileName('...htaccess')).toBe('htaccess')
    expect(cleanFileName('\u0007/')).toBe('')
    expect(read('\u202eTC-70-8\u200b.jpg').partNumbers).toEqual(['TC-70-8'])
  })

  it('are cut before their ending', () => {
    const name = cleanFileName(`${'x'.repeat(300)}.jpg`)
    expect([name.length, name.endsWith('.jpg')]).toEqual([maxNameLength, true])
  })

  it('take no time', () => {
    const began = process.cpuUsage()
    for (let at = 0; at < 200; at += 1) read(`${'rev-1 '.repeat(50)}${at}.pdf`)
    const { user, system } = process.cpuUsage(began)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})
