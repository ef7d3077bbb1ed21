import type { Answer } from '@vitrine/contract/client'
import type { ErrorBody } from '@vitrine/contract/errors'
import { call } from './api.ts'

export type Feed = Answer<'part-numbers-list'>
export type Record = Feed['data'][number]

/** Page of the feed of part numbers. */
export const page = (search: string, locale = 'br') =>
  call<Feed & ErrorBody>(`/web/part-numbers?${search}`, { locale })

/** Copy of the catalogue that follows the feed, with the numbers of changes that it was given. */
export class Mirror {
  readonly #mark: string
  readonly records = new Map<string, Record>()
  readonly given: number[] = []
  next = 0
  gone: Feed['gone'] = []

  /** `mark`: part of the names of the test's own records. */
  constructor(mark: string) {
    this.#mark = mark
  }

  async follow(): Promise<void> {
    for (;;) {
      const { status, body } = await page(`changes_since=${this.next}&locales=*&limit=40`)
      if (status === 410) {
        this.records.clear()
        this.next = 0
        continue
      }
      if (status !== 200) throw new Error(JSON.stringify(body))
      for (const record of body.data) this.records.set(record.part_number, record)
      for (const gone of body.gone) this.records.delete(gone.key)
      this.gone.push(...body.gone)
      const numbers = [...body.data, ...body.gone].map(({ change }) => change)
      this.given.push(...numbers.toSorted((a, b) => a - b))
      this.next = body.next
      if (!body.more) return
    }
  }

  /** Records of the test. */
  get own(): Record[] {
    return [...this.records.values()].filter(({ part_number: code }) => code.includes(this.#mark))
  }
}
