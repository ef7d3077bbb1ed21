import type { ModelledPart } from './catalogue.ts'

/** Dimensions that the table states of a modelled part number, mm; null: the table has none. */
export function statedSize({ product, partNumber }: Pick<ModelledPart, 'product' | 'partNumber'>) {
  const values = product.variants.find((one) => one.partNumber === partNumber)?.values ?? {}
  const value = (key: string) => (typeof values[key] === 'number' ? values[key] : null)
  const across = value('width') ?? value('outer') ?? value('diameter')
  const stated = ['width', 'outer', 'mouth', 'height', 'diameter'].map((key) => value(key) ?? 0)
  return {
    length: value('length') ?? value('reach'),
    /** Least extent across the length; a rack terminal's table has none. */
    across,
    /** Largest extent across the length; an insulated part is wider than its table says. */
    largest: across === null || 'colour' in values ? null : Math.max(...stated),
  }
}
