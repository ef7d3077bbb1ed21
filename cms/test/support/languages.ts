import { staff } from './api.ts'
import { edit, read } from './publishing.ts'

export interface Stored {
  title: string | null
  family?: string
  _status: string
  highlights: { id: string; label: string | null; value: string | null }[]
}

/** Saves a draft of a product in a language. */
export const draft = (id: number, locale: string, data: object) =>
  edit(id, { ...data, _status: 'draft' }, `locale=${locale}&draft=true`)
/** Publishes a product in a language. */
export const publish = (id: number, locale: string, data: object = {}, more = '') =>
  edit(id, { ...data, _status: 'published' }, `locale=${locale}${more}`)
/** Product as read by the panel. */
export const stored = async (id: number, locale: string, isDraft: boolean) =>
  (
    await staff<Stored>(
      'editor',
      'GET',
      `/products/${id}?locale=${locale}&depth=0&fallback-locale=null&draft=${isDraft}`,
    )
  ).body
/** Public title; undefined if the product has no page in the language. */
const titleIn = async (id: number, locale: string) => {
  const { status, body } = await read(String(id), locale)
  return status === 200 ? body.title : undefined
}
/** Public titles by language. */
export const titles = async (id: number) => [
  await titleIn(id, 'br'),
  await titleIn(id, 'en'),
  await titleIn(id, 'es'),
]
