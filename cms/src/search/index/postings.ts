/** Bits of a number per byte; the eighth bit marks that more bytes follow. */
const bitsPerByte = 7
const more = 1 << bitsPerByte

/**
 * Ascending numbers, stored as differences in one to five bytes each (variable-length encoding).
 */
export class Postings {
  #bytes = new Uint8Array(4)
  #length = 0
  #last = -1

  /** Number of used bytes. */
  get bytes(): number {
    return this.#length
  }

  /** Appends a number, which must be greater than the previous ones. */
  add(number: number): void {
    let rest = number - this.#last
    this.#last = number
    while (rest >= more) {
      this.#push((rest & (more - 1)) | more)
      rest >>>= bitsPerByte
    }
    this.#push(rest)
  }

  /** Sets the bits of all numbers in a bitmap. */
  mark(bits: Uint32Array): void {
    this.forEach((number) => {
      bits[number >>> 5] = (bits[number >>> 5] ?? 0) | (1 << (number & 31))
    })
  }

  forEach(visit: (number: number) => void): void {
    let number = -1
    let difference = 0
    let shift = 0
    for (let place = 0; place < this.#length; place += 1) {
      const byte = this.#bytes[place] ?? 0
      difference |= (byte & (more - 1)) << shift
      shift += bitsPerByte
      if (byte >= more) continue
      number += difference
      visit(number)
      difference = 0
      shift = 0
    }
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const longer = new Uint8Array(Math.ceil(this.#length * 1.5))
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    this.#bytes[this.#length] = byte
    this.#length += 1
  }
}
