import { localeCodes } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { lexical } from './lexical.ts'
import type { Block, Text } from '@vitrine/demo'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows keep the ids of those already stored, so that the next locale is written into them and not beside them. */
function withRowIds(data: unknown, stored: unknown): unknown {
  if (Array.isArray(data)) {
    return data.map((row: unknown, index) => {
      const old: unknown = Array.isArray(stored) ? stored[index] : undefined
      return isData(row) && isData(old) && 'id' in old && !('part_number' in row) ? { ...(withRowIds(row, old) as Data), id: old['id'] } : row
    })
  }
  if (!isData(data) || 'root' in data) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withRowIds(value, isData(stored) ? stored[name] : undefined)]))
}

/** What is being loaded: where to, and the ids of what already is there, by collection and the demonstration's keys. */
export class Loading {
  readonly payload: Payload
  private readonly ids = new Map<string, number>()

  constructor(payload: Payload) {
    this.payload = payload
  }

  id(collection: CollectionSlug, key: string): number {
    const id = this.ids.get(`${collection} ${key}`)
    if (id === undefined) throw new Error(`The demonstration names ${collection} “${key}”, which is not there.`)
    return id
  }

  know(collection: CollectionSlug, key: string, id: number): void {
    this.ids.set(`${collection} ${key}`, id)
  }

  readonly picture = (key: string): number => this.id('media', key)

  text(blocks: readonly Block[], locale: Locale) {
    return lexical(blocks, locale, this.picture)
  }

  /** Saves a document in every locale, as the staff would: first in Portuguese, then its translations. */
  async save(collection: CollectionSlug, key: string, dataIn: (locale: Locale) => Data): Promise<void> {
    let stored: Data & { id: number } | undefined
    for (const locale of localeCodes) {
      const data = withRowIds(dataIn(locale), stored) as never
      stored = (stored === undefined
        ? await this.payload.create({ collection, locale, depth: 0, data })
        : await this.payload.update({ collection, id: stored.id, locale, depth: 0, data })) as unknown as Data & { id: number }
    }
    if (stored) this.know(collection, key, stored.id)
  }

  /** Saves what is in no language. */
  async saveOnce(collection: CollectionSlug, key: string, data: Data): Promise<void> {
    const stored = await this.payload.create({ collection, locale: 'br', depth: 0, data: data as never })
    this.know(collection, key, Number(stored.id))
  }

  async saveGlobal(slug: GlobalSlug, dataIn: (locale: Locale) => Data): Promise<void> {
    let stored: unknown
    for (const locale of localeCodes) {
      stored = await this.payload.updateGlobal({ slug, locale, depth: 0, data: withRowIds(dataIn(locale), stored) as never })
    }
  }
}

/** `{ title, description }` of what has a title and a summary. */
export const titled = (given: { title: Text; summary?: Text }, locale: Locale) =>
  ({ title: given.title[locale], ...(given.summary ? { description: given.summary[locale] } : {}), _status: 'published' })
