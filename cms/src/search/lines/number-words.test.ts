import { describe, expect, it } from 'vitest'
import { withNumbersInDigits } from './number-words.ts'

const read = (text: string) => withNumbersInDigits(text).replace(/\s+/g, ' ').trim()

describe('a number in words', () => {
  it.each([
    ['vinte e cinco pecas', '25 pecas'],
    ['cento e vinte un', '120 un'],
    ['ciento veinte piezas', '120 piezas'],
    ['treinta y dos piezas', '32 piezas'],
    ['treinta y un piezas', '31 piezas'],
    ['veintidos uds', '22 uds'],
    ['forty eight pcs', '48 pcs'],
    ['forty-eight pcs', '48 pcs'],
    ['one hundred and twenty pcs', '120 pcs'],
    ['a hundred pcs', 'a 100 pcs'],
    ['two hundred fifty pcs', '250 pcs'],
    ['one thousand two hundred pcs', '1200 pcs'],
    ['mil e duzentos pc', '1200 pc'],
    ['mil e duzentas e cinquenta pc', '1250 pc'],
    ['dois mil pecas', '2000 pecas'],
    ['dos mil quinientas piezas', '2500 piezas'],
    ['mil pecas', '1000pecas'],
    ['duzentas e dezesseis un', '216 un'],
    ['2 mil e quinhentas pecas', '2500 pecas'],
    ['12 mil e 500 pecas', '12500 pecas'],
    ['funfundzwanzig stuck', '25 stuck'],
    ['funf und zwanzig stuck', '25 stuck'],
    ['zweihundert stuck', '200 stuck'],
    ['meia duzia', '6'],
    ['um cento', 'um cento'],
    ['dois centos', '2 centos'],
    ['vinte caixas', '20 caixas'],
    ['vinte e cinco tc-95', '25 tc-95'],
    ['tc-95 vinte e cinco', 'tc-95 25'],
    ['25 (vinte e cinco) pecas', '25 (vinte e cinco) pecas'],
    ['vinte e cinco (25) pecas', 'vinte e cinco (25) pecas'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    ['vinte e cnco pecas', 'vinte e cnco pecas'],
    ['vnte e cinco pecas', 'vnte e pecas'],
    ['dez a quinze pecas', 'pecas'],
    ['dois ou tres pecas', 'pecas'],
    ['10 a quinze pecas', 'pecas'],
    ['ten and twelve pcs', 'pcs'],
    ['vinte dos pecas', 'pecas'],
    ['vingt six pcs', 'pcs'],
    ['2 mil e meia pecas', 'pecas'],
    ['two and a half pcs', 'pcs'],
    ['por mil pecas', 'por pecas'],
    ['20 (vinte e cinco) pecas', 'pecas'],
    ['terminal de dois furos', 'terminal de dois furos'],
    ['vinte e cinco de maio', 'vinte e cinco de maio'],
  ])('%s is not read in part', (text, expected) => expect(read(text)).toBe(expected))

  it('keeps the places of the text', () => {
    for (const text of ['tc-95 mil pecas', 'vinte e cinco pecas', 'dois mil pc', 'tc-95 mil'])
      expect(withNumbersInDigits(text)).toHaveLength(text.length)
  })
})
