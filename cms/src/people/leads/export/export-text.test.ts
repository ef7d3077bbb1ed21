import { expect, it } from 'vitest'
import { exportText } from './export-text.ts'

const context = { field: undefined, language: 'pt', staff: new Map<number, string>() }

it('writes the lines of a quotation with the number that was asked for', () =>
  expect(
    exportText(
      [
        { part_number: 'AB-50', quantity: 10, asked: null },
        { part_number: 'AB-70', quantity: 2, asked: 'Outro OM 70' },
        { part_number: 'nada', quantity: null, asked: null },
      ],
      context,
    ),
  ).toBe('10 × AB-50, 2 × AB-70 (pedido como Outro OM 70), ? × nada'))

it('names attachments', () =>
  expect(
    exportText([{ name: 'corte.dxf', type: 'application/dxf', size: 3, file: 'x-1.dxf' }], context),
  ).toBe('corte.dxf'))
