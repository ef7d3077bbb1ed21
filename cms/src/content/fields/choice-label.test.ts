import { expect, test } from 'vitest'
import { isFigure } from './choice-label.ts'

test.each(['14/23', 'M12', '1/0 AWG', 'IP67', '2,5 mm²', '1/2" NPT', '−40 °C', '45°'])(
  'counts %s as a figure, which needs no name in each language',
  (value) => expect(isFigure(value)).toBe(true),
)

test.each(['cobre', '2 furos', '10 polos', 'estanhado 5 µm', '', undefined])(
  'counts %s as no figure',
  (value) => expect(isFigure(value)).toBe(false),
)
