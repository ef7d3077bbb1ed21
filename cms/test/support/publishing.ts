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

/** The number of the newest change. */
export const latest = async (): Promise<number> =>
  (await internal<Changes>('/changes?after=-1')).body.latest
/** The tags of the changes behind one, waiting for them at most `wait` ms. */
export const since = async (after: number, wait = 0): Promise<string[]> =>
  (await internal<Changes>(`/changes?after=${after}&wait=${wait}`)).body.changes.flatMap(
    (change) => change.tags,
  )
/** Changes a product as an editor does. */
export const edit = (id: number, data: object, query = 'locale=br') =>
  staff<{ doc: { slug: string; id: number }; errors?: unknown[] }>(
    'editor',
    'PATCH',
    `/products/${id}?depth=0&${query}`,
    data,
  )
/** A product as its visitors get it. */
export const read = (address: string, locale = 'br', query = '') =>
  call<Product>(`/web/products/${address}${query}`, { locale })

/** Makes a published document as an editor does; answers its id. */
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
