import { filterValueOf } from '@vitrine/contract/shapes/filters'
import type { AttributeValue, Variant } from '@vitrine/contract/shapes/types'

type Values = Variant['values']

/** Values of one attribute: a code per variant, 0 if the variant has no value. */
interface Column {
  codes: Uint32Array
  values: AttributeValue[]
  codeOf: Map<string, number>
  /** True if all variants have the same value; counting then skips the column. */
  isUniform: boolean
}

/** Number of products per value of an attribute, by code. */
interface ColumnCount {
  values: readonly AttributeValue[]
  products: Uint32Array
}

export interface SegmentCount {
  /** Ids of the products with at least one variant that has all chosen values. */
  products: number[]
  variants: number
  /**
   * Counts by attribute: products that each value would leave, with the chosen values of the other
   * attributes.
   */
  columns: Map<string, ColumnCount>
}

/**
 * Distinct values of each product over all of its variants, as codes numbered across all columns.
 * Counts without chosen values read these instead of each variant.
 */
interface ProductValues {
  /** Offset of a column's codes, by attribute; uniform columns have none. */
  starts: ReadonlyMap<string, number>
  /** Number of codes of all columns. */
  size: number
  codes: Uint32Array
  /** Index after the last code of each product. */
  ends: Uint32Array
}

export interface SegmentQuery {
  /** Bit of the locale in the products' bitmasks. */
  locale: number
  /** Test of the chosen values of each attribute. */
  chosen: ReadonlyMap<string, (value: AttributeValue) => boolean>
  /** Bitmap of the products to consider (`idBitmap`); all products if undefined. */
  only?: Uint8Array | undefined
}

const grown = (codes: Uint32Array, size: number): Uint32Array => {
  if (size <= codes.length) return codes
  const larger = new Uint32Array(Math.max(size, 2 * codes.length))
  larger.set(codes)
  return larger
}

interface TestedColumn {
  codes: ArrayLike<number>
  passes?: Uint8Array | undefined
}

/**
 * The only column whose test a variant fails; undefined if it passes all, null if it fails several.
 */
function onlyFailed<Column extends TestedColumn>(
  tested: readonly Column[],
  variant: number,
): Column | undefined | null {
  let failed: Column | undefined
  for (const column of tested) {
    if (column.passes?.[column.codes[variant] ?? 0] === 1) continue
    if (failed) return null
    failed = column
  }
  return failed
}

/**
 * Variants of one subcategory, stored by column and counted in one pass. Variants of a product are
 * contiguous; a changed product is appended, and its outdated rows are skipped (`locales` 0) until
 * the segment is rebuilt.
 */
export class Segment {
  readonly #ids: number[] = []
  readonly #locales: number[] = []
  readonly #ends: number[] = []
  readonly #columns = new Map<string, Column>()
  readonly #everything = new Map<number, SegmentCount>()
  /** Computed on demand; reset by each change. */
  #productValues: ProductValues | undefined
  #size = 0
  #removed = 0

  /** Adds a product with the attributes `keys` of its variants; returns its index. */
  add(id: number, locales: number, variants: readonly Values[], keys: readonly string[]): number {
    this.#forget()
    for (const key of keys) {
      const column = this.#columns.get(key) ?? {
        codes: new Uint32Array(0),
        values: [null],
        codeOf: new Map<string, number>(),
        isUniform: this.#size === 0,
      }
      column.codes = grown(column.codes, this.#size + variants.length)
      for (const [at, values] of variants.entries())
        column.codes[this.#size + at] = codeOf(column, values[key] ?? null)
      column.isUniform &&=
        column.values.length <= 2 && variants.every((values) => (values[key] ?? null) !== null)
      this.#columns.set(key, column)
    }
    this.#size += variants.length
    this.#ids.push(id)
    this.#locales.push(locales)
    return this.#ends.push(this.#size) - 1
  }

  remove(place: number): void {
    this.#forget()
    this.#locales[place] = 0
    this.#removed++
  }

  #forget(): void {
    this.#everything.clear()
    this.#productValues = undefined
  }

  /** True if more than 1000 products are outdated, and more than half of all. */
  isSparse(): boolean {
    return this.#removed > 1000 && this.#removed > this.#ids.length / 2
  }

  /**
   * Counts products, variants and values for a query. Counts without chosen values and without
   * `only` are cached until the next change.
   */
  count(query: SegmentQuery): SegmentCount {
    if (query.chosen.size > 0) return this.#count(query)
    if (query.only) return this.#countProducts(query)
    const known = this.#everything.get(query.locale) ?? this.#countProducts(query)
    this.#everything.set(query.locale, known)
    return known
  }

  /** True if a query includes the product at an index. */
  #isAsked(place: number, { locale, only }: SegmentQuery): boolean {
    return (
      ((this.#locales[place] ?? 0) & locale) !== 0 && (!only || only[this.#ids[place] ?? 0] === 1)
    )
  }

  /** Counts for a query without chosen values. */
  #countProducts(query: SegmentQuery): SegmentCount {
    const { starts, size, codes, ends } = (this.#productValues ??= this.#valuesOfProducts())
    const counts = new Uint32Array(size)
    const products: number[] = []
    let variants = 0
    /** number of matching products that have variants */
    let filled = 0
    for (let place = 0; place < ends.length; place++) {
      if (!this.#isAsked(place, query)) continue
      products.push(this.#ids[place] ?? 0)
      const own = (this.#ends[place] ?? 0) - (this.#ends[place - 1] ?? 0)
      variants += own
      if (own > 0) filled++
      const end = ends[place] ?? 0
      for (let at = ends[place - 1] ?? 0; at < end; at++) {
        const code = codes[at] ?? 0
        counts[code] = (counts[code] ?? 0) + 1
      }
    }
    const columns = new Map(
      [...this.#columns].map(([key, { values }]) => {
        const start = starts.get(key)
        const counted =
          start === undefined
            ? Uint32Array.of(0, filled)
            : counts.subarray(start, start + values.length)
        return [key, { values, products: counted }]
      }),
    )
    return { products, variants, columns }
  }

  #valuesOfProducts(): ProductValues {
    const starts = new Map<string, number>()
    const columns: { start: number; codes: Uint32Array }[] = []
    let size = 0
    for (const [key, { codes, values, isUniform }] of this.#columns) {
      if (isUniform) continue
      starts.set(key, size)
      columns.push({ start: size, codes: grown(codes, this.#size) })
      size += values.length
    }
    /** last product with each code */
    const seen = new Int32Array(size).fill(-1)
    const found: number[] = []
    const ends = Uint32Array.from(this.#ends, (end, place) => {
      for (let variant = this.#ends[place - 1] ?? 0; variant < end; variant++)
        for (const { start, codes } of columns) {
          const own = codes[variant] ?? 0
          const code = start + own
          if (own === 0 || seen[code] === place) continue
          seen[code] = place
          found.push(code)
        }
      return found.length
    })
    return { starts, size, codes: Uint32Array.from(found), ends }
  }

  /** Counts for a query with chosen values. */
  #count(query: SegmentQuery): SegmentCount {
    const { chosen } = query
    const columns = [...this.#columns].map(([key, column]) => {
      const test = chosen.get(key)
      return {
        key,
        values: column.values,
        codes: grown(column.codes, this.#size),
        products: new Uint32Array(column.values.length),
        counted: new Int32Array(column.values.length).fill(-1),
        passes: test && Uint8Array.from(column.values, (value) => Number(test(value))),
        isUniform: column.isUniform && !test,
      }
    })
    const counted = columns.filter((column) => !column.isUniform)
    const tested = columns.filter((column) => column.passes)
    const missing = [...chosen.keys()].some((key) => !this.#columns.has(key))
    const products: number[] = []
    const places = missing ? 0 : this.#ids.length
    let variants = 0
    /** number of matching products that have variants */
    let filled = 0
    let start = 0
    for (let place = 0; place < places; place++) {
      const from = start
      const end = this.#ends[place] ?? 0
      start = end
      if (!this.#isAsked(place, query)) continue
      let matched = false
      for (let variant = from; variant < end; variant++) {
        const failed = onlyFailed(tested, variant)
        if (failed === null) continue
        if (failed === undefined) {
          matched = true
          variants++
        }
        for (const column of failed ? [failed] : counted) {
          const code = column.codes[variant] ?? 0
          if (code === 0 || column.counted[code] === place) continue
          column.counted[code] = place
          column.products[code] = (column.products[code] ?? 0) + 1
        }
      }
      if (!matched) continue
      products.push(this.#ids[place] ?? 0)
      filled++
    }
    for (const column of columns) if (column.isUniform) column.products[1] = filled
    return { products, variants, columns: new Map(columns.map((column) => [column.key, column])) }
  }
}

function codeOf(column: Column, value: AttributeValue): number {
  const name = filterValueOf(value)
  if (name === undefined) return 0
  let code = column.codeOf.get(name)
  if (code === undefined) {
    code = column.values.push(value) - 1
    column.codeOf.set(name, code)
  }
  return code
}
