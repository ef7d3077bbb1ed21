import type { Attribute, Locale, Product, Text, Variant } from '../../content/types.ts'

const tags = { br: 'pt-BR', en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>

/** Part number of a drawing, with its values in the format of a locale. */
export class Part {
  readonly number: string
  readonly family: string
  readonly locale: Locale
  readonly #variant: Variant
  readonly #attributes: ReadonlyMap<string, Attribute>

  constructor({
    product,
    variant,
    attributes,
    locale,
  }: {
    product: Product
    variant: Variant
    attributes: readonly Attribute[]
    locale: Locale
  }) {
    this.number = variant.partNumber
    this.family = product.family
    this.locale = locale
    this.#variant = variant
    this.#attributes = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  }

  has(key: string): boolean {
    return this.#variant.values[key] !== undefined
  }

  /** A number in the attribute's unit, most often mm. */
  mm(key: string): number {
    const value = this.#variant.values[key]
    if (typeof value !== 'number') throw new Error(`${this.number} has no number “${key}”`)
    return value
  }

  /** Minimum and maximum of a value. */
  extent(key: string): readonly [number, number] {
    return Array.isArray(this.#variant.values[key]) ? this.range(key) : [this.mm(key), this.mm(key)]
  }

  /** A range in the attribute's unit. */
  range(key: string): [number, number] {
    const value = this.#variant.values[key]
    if (!Array.isArray(value)) throw new Error(`${this.number} has no range “${key}”`)
    return value
  }

  /** A choice or a text, by its code in the catalogue. */
  code(key: string): string {
    const value = this.#variant.values[key]
    if (typeof value !== 'string') throw new Error(`${this.number} has no choice “${key}”`)
    return value
  }

  #attribute(key: string): Attribute {
    const attribute = this.#attributes.get(key)
    if (!attribute) throw new Error(`${this.number}: no attribute “${key}” is declared`)
    return attribute
  }

  /** A value as formatted in the table, without its unit. */
  value(key: string): string {
    const { decimals, choices } = this.#attribute(key)
    const value = this.#variant.values[key]
    const format = new Intl.NumberFormat(
      tags[this.locale],
      decimals === undefined
        ? { maximumFractionDigits: 6 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    )
    if (typeof value === 'number') return format.format(value)
    if (Array.isArray(value)) return [...new Set(value.map((end) => format.format(end)))].join('–')
    if (typeof value === 'string')
      return choices?.find((choice) => choice.value === value)?.label[this.locale] ?? value
    throw new Error(`${this.number} has no “${key}”`)
  }

  /** A value with its unit, for a note. */
  figure(key: string): string {
    return [this.value(key), this.#attribute(key).unit].filter(Boolean).join(' ')
  }

  /** Letter and value, for a dimension line. */
  dimension(key: string): string {
    const { symbol } = this.#attribute(key)
    if (!symbol) throw new Error(`${this.number}: “${key}” has no letter`)
    return `${symbol} ${this.value(key)}`
  }

  say(text: Text): string {
    return text[this.locale]
  }
}

/** Part number whose texts contain the keys of the values instead of the values: `L {length}`. */
export class NamedPart extends Part {
  override value(key: string): string {
    super.value(key)
    return `{${key}}`
  }
}
