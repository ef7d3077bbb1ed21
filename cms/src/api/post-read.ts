import type { Handler } from './handler.ts'
import { readPost } from './catalogue/news.ts'

export const postRead: Handler<'post-read'> = (reading, { params, query }) =>
  readPost(reading, params.id, query.category)
