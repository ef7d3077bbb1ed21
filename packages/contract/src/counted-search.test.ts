import { expect, test } from 'vitest'
import { countedSearch } from './counted-search.ts'

test.each([
  ['  Conector  de FIBRA ', 'conector de fibra'],
  ['TC-95-12', 'tc-95-12'],
  ['58 24 30', '58 24 30'],
  ['haste 5/8 x 2,40', 'haste 5/8 x 2,40'],
  ['16, 25, 35, 50, 70 e 95 mm²', '16, 25, 35, 50, 70 e 95 mm2'],
  ['8535.90.00', '8535.90.00'],
  ['tc\u200b95\n12', 'tc 95 12'],
])('counts %j as %j', (typed, counted) => expect(countedSearch(typed)).toBe(counted))

test.each([
  'x',
  'x'.repeat(81),
  'maria@example.com',
  'maria＠example.com',
  'falar com maria@example.com sobre haste',
  '11 98765-4321',
  'ligar (11) 98765-4321',
  '+55 (11) 3456-7890',
  '98765-4321',
  '3456-7890',
  '01310-100',
  '123.456.789-09',
  '11.222.333/0001-81',
  'cpf12345678909',
  '１１９８７６５４３２１',
])('does not count %j', (typed) => expect(countedSearch(typed)).toBeUndefined())
