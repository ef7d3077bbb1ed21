import { expect, it } from 'vitest'
import { figureDifferences } from './figures.ts'

it.each([
  ['Aperte a 12 N·m', 'Tighten to 12 N·m', [], []],
  ['Aperte a 12 N·m', 'Tighten to 15 N·m', ['12'], ['15']],
  ['2,5 mm² a 16 mm²', '2.5 mm² to 16 mm²', [], []],
  ['2,5 mm²', '25 mm²', ['2.5'], ['25']],
  ['1.250 A', '1,250 A', [], []],
  ['1.250 A', '1250 A', [], []],
  ['Família TC-95/12, M12', 'Family TC-95/12, M12', [], []],
  ['Família TC-95/12', 'Family TC-95/10', ['TC-95/12'], ['TC-95/10']],
  ['16–95 mm²', '16-95 mm²', [], []],
  ['Em até 5 minutos.', 'Within minutes.', ['5'], []],
  ['Sem números', 'No numbers', [], []],
  ['3 e 3', '3', ['3'], []],
  ['Arts. 7º e 8º, § 2ª', 'Arts. 7 and 8, § 2', [], []],
  ['18\u00a0000 A', '18,000 A', [], []],
  ['K = 0,644 + 0,148n', 'K = 0.644 + 0.148n', [], []],
  ['No dia 27', 'On the 27th', [], []],
  ['Painel de 19 polegadas', '19-inch panel', [], []],
  ['Painel de 19 polegadas', '21-inch panel', ['19'], ['21']],
  ['Válvula 4/3', '4/3-Ventil', [], []],
  ['Terminal TC-16-m8', 'Lug TC-16-M8', [], []],
])('%s, %s', (source, target, missing, added) => {
  expect(figureDifferences({ text: source, locale: 'br' }, { text: target, locale: 'en' })).toEqual(
    { missing, added },
  )
})
