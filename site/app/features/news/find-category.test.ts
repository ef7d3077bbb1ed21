import { expect, test } from 'vitest'
import { findCategory } from './find-category.ts'

const category = (id: number, slug: string) => ({
  id,
  slug,
  title: slug,
  description: '',
  post_count: 1,
  alternates: {},
})
const categories = [category(1, 'engenharia'), category(2, 'fabrica')]
const posts = (slug: string | undefined) => ({
  data:
    slug === undefined
      ? []
      : [
          {
            id: 9,
            title: '',
            slug: 'p',
            description: '',
            main_image: null,
            category: { slug, title: '' },
            published_at: '',
            reading_minutes: 1,
          },
        ],
  meta: { page: 1, perPage: 12, total: 1, lastPage: 1 },
})

test('finds a category by slug, by id, or by the posts of an old slug', () => {
  expect(findCategory({ categories, posts: posts(undefined) }, 'fabrica')?.id).toBe(2)
  expect(findCategory({ categories, posts: posts(undefined) }, '1')?.id).toBe(1)
  expect(findCategory({ categories, posts: posts('fabrica') }, 'old-name')?.id).toBe(2)
})

test('returns undefined for an unknown category', () => {
  expect(findCategory({ categories, posts: posts(undefined) }, 'old-name')).toBeUndefined()
})
