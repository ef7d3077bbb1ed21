import { expect, test } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'

test('probe', async () => {
  const id = await create('news-categories', published('Cat hist'))
  await staff('editor', 'PATCH', `/news-categories/${id}?locale=br`, { title: 'Cat nova', _status: 'published' })
  await staff('editor', 'PATCH', `/news-categories/${id}?locale=en&draft=true`, { title: 'New', _status: 'draft' })
  await staff('editor', 'PATCH', `/news-categories/${id}?locale=en`, { _status: 'published' })
  console.log(await query(`select s.kind, s.author_name, s.address, d.kind as what, d.title, v.state, v.path, v.locale, v.before, v.after from change_sets s join changed_documents d on d.change_set = s.id left join value_changes v on v.changed_document = d.id where d.collection = 'news-categories' order by v.id`))
  expect(1).toBe(1)
})
