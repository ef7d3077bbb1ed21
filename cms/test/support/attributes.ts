import type { Declared } from '#src/content/variants/declaration.ts'

const declared = (type: Declared['type'], more: Partial<Declared> = {}): Declared => ({
  key: type,
  label: type,
  type,
  unit: null,
  decimals: null,
  choices: [],
  ...more,
})
export const number = declared('number', { key: 'section', label: 'Seção', unit: 'mm²' })
export const range = declared('range', { key: 'cable', label: 'Cabo', unit: 'mm²' })
export const choice = declared('choice', {
  key: 'stud',
  label: 'Furo',
  choices: [
    { value: 'm8', label: 'M8' },
    { value: 'cu', label: 'Cobre estanhado' },
  ],
})
export const boolean = declared('boolean', { key: 'tinned', label: 'Estanhado' })
/** One attribute of each type, as declared by a subcategory. */
export const attributes = [number, range, choice, boolean]

/** GTIN of a part number of the seeded catalogue. */
export const seededGtin = '6291041500213'
