import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { lexical } from './lexical.ts'
import { CompanyLanguages } from './languages.ts'
import type { Block, Company, Text } from '@vitrine/demo'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Copies the ids of stored rows, so that the next locale updates these rows instead of inserting
 * new ones.
 */
function withRowIds(data: unknown, stored: unknown): unknown {
  if (Array.isArray(data)) {
    return data.map((row: unknown, index) => {
      const old: unknown = Array.isArray(stored) ? stored[index] : undefined
      return isData(row) && isData(old) && 'id' in old && !('part_number' in row)
        ? { ...(withRowIds(row, old) as Data), id: old['id'] }
        : row
    })
  }
  if (!isData(data) || 'root' in data) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      withRowIds(value, isData(stored) ? stored[name] : undefined),
    ]),
  )
}

const atATime = 3

/**
 * State of the load: the Payload instance and the ids of saved documents, by collection and
 * demonstration key.
 */
export class Loading {
  readonly payload: Payload
  readonly company: Company
  readonly languages: CompanyLanguages
  private readonly ids = new Map<string, number>()
  private readonly saved = new Map<string, Data & { id: number }>()

  constructor(payload: Payload, company: Company) {
    this.payload = payload
    this.company = company
    this.languages = new CompanyLanguages(company)
  }

  id(collection: CollectionSlug, key: string): number {
    const id = this.ids.get(`${collection} ${key}`)
    if (id === undefined)
      throw new Error(`The demonstration names ${collection} “${key}”, which is not there.`)
    return id
  }

  knows(collection: CollectionSlug, key: string): boolean {
    return this.ids.has(`${collection} ${key}`)
  }

  know(collection: CollectionSlug, key: string, id: number): void {
    this.ids.set(`${collection} ${key}`, id)
  }

  readonly picture = (key: string): number => this.id('media', key)

  text(blocks: readonly Block[], locale: string) {
    return lexical(blocks, locale, this.picture)
  }

  /**
   * Saves a document in every locale (or in the given ones), as the staff would: the default
   * first, then the translations.
   */
  async save(
    collection: CollectionSlug,
    key: string,
    dataIn: (texts: string, locale: Locale) => Data,
    locales: readonly Locale[] = localeCodes,
  ): Promise<void> {
    const name = `${collection} ${key}`
    for (const locale of locales) {
      const stored = this.saved.get(name)
      const data = withRowIds(dataIn(this.languages.textsFor(locale), locale), stored) as never
      const saved: unknown =
        stored === undefined
          ? await this.payload.create({ collection, locale, depth: 0, data })
          : await this.payload.update({ collection, id: stored.id, locale, depth: 0, data })
      this.saved.set(name, saved as Data & { id: number })
      this.know(collection, key, (saved as { id: number }).id)
    }
  }

  /** Runs the work for each item with limited concurrency. */
  async each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
    const left = [...items]
    const worker = async (): Promise<void> => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
    }
    await Promise.all(Array.from({ length: atATime }, worker))
  }

  /** Saves a document without localized fields. */
  async saveOnce(collection: CollectionSlug, key: string, data: Data): Promise<void> {
    const stored = await this.payload.create({
      collection,
      locale: defaultLocale,
      depth: 0,
      data: data as never,
    })
    this.know(collection, key, Number(stored.id))
  }

  async saveGlobal(
    slug: GlobalSlug,
    dataIn: (texts: string, locale: Locale) => Data,
  ): Promise<void> {
    let stored: unknown
    for (const locale of localeCodes) {
      stored = await this.payload.updateGlobal({
        slug,
        locale,
        depth: 0,
        data: withRowIds(dataIn(this.languages.textsFor(locale), locale), stored) as never,
      })
    }
  }
}

/** `{ title, description }` of an item with a title and a summary. */
export const titled = (content: { title: Text; summary?: Text }, locale: string) => ({
  title: content.title[locale],
  ...(content.summary ? { description: content.summary[locale] } : {}),
  _status: 'published',
})
