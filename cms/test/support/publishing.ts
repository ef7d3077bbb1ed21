import { expect } from 'vitest'
import { call, internal, staff } from './api.ts'

export interface Changes {
  changes: { id: number; tags: string[] }[]
  latest: number
  reset: boolean
}
interface Product {
  id: number
  slug: string
  title: string
  alternates: Record<string, Record<string, string>>
  main_image: { url: string } | null
}

/** Id of the latest change. */
export const latest = async (): Promise<number> =>
  (await internal<Changes>('/changes?after=-1')).body.latest
/**
 * Tags of the changes after an id, waiting for them at most `wait` ms; without those of the view
 * ranking and the feeds, which are refreshed independently of tests.
 */
export async function since(after: number, wait = 0): Promise<string[]> {
  const until = Date.now() + wait
  const { changes, latest: last } = (
    await internal<Changes>(`/changes?after=${after}&wait=${wait}`)
  ).body
  const tags = changes
    .map((change) => change.tags)
    .filter((each) => !/^(search|feed:[^,]*)$/.test(each.join()))
  return tags.length > 0 || Date.now() >= until ? tags.flat() : since(last, until - Date.now())
}
/** Updates a product as an editor. */
export const edit = (id: number, data: object, query = 'locale=br') =>
  staff<{ doc: { slug: string; id: number }; errors?: unknown[] }>(
    'editor',
    'PATCH',
    `/products/${id}?depth=0&${query}`,
    data,
  )
/** Public product response. */
export const read = (address: string, locale = 'br', query = '') =>
  call<Product>(`/web/products/${address}${query}`, { locale })

/** Creates a published document as an editor; returns its id. */
export async function create(data: object, collection = 'products'): Promise<number> {
  const answer = await staff<{ doc: { id: number } }>(
    'editor',
    'POST',
    `/${collection}?locale=br&depth=0`,
    { subcategory: 1, _status: 'published', ...data },
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id
}
