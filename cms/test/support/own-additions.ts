import { getPayload } from 'payload'
import config from '#src/payload.config.ts'

/** Additions and changes by employees of a demonstration system: a product, a post, a picture. */
const payload = await getPayload({ config, disableOnInit: true })
const locale = 'br'
const first = async (collection: 'subcategories' | 'posts' | 'media') => {
  const { docs } = await payload.find({ collection, limit: 1, sort: 'id', depth: 0, locale })
  return Number(docs[0]?.id)
}
await payload.create({
  collection: 'products',
  locale,
  depth: 0,
  data: {
    title: 'Produto da casa',
    subcategory: await first('subcategories'),
    pictures: [await first('media')],
    _status: 'published',
  },
})
await payload.update({
  collection: 'posts',
  id: await first('posts'),
  locale,
  depth: 0,
  draft: true,
  data: { title: 'Mudado pela casa', _status: 'draft' },
})
process.exit(0)
