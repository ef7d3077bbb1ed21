import type { ModelledPart } from './catalogue.ts'

/** Dimensions of a modeled part number in its table, mm; null: the table has none. */
export function statedSize({ product, partNumber }: Pick<ModelledPart, 'product' | 'partNumber'>) {
  const values = product.variants.find((one) => one.partNumber === partNumber)?.values ?? {}
  const value = (key: string) => (typeof values[key] === 'number' ? values[key] : null)
  const across = value('width') ?? value('outer') ?? value('diameter')
  const stated = ['width', 'outer', 'mouth', 'height', 'diameter'].map((key) => value(key) ?? 0)
  return {
    length: value('length') ?? value('reach'),
    /** Minimum extent across the length; null for a rack terminal, whose table has no width. */
    across,
    /** Maximum extent across the length; an insulated part is wider than its table states. */
    largest: across === null || 'colour' in values ? null : Math.max(...stated),
  }
}
