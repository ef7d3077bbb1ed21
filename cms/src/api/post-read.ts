import type { Handler } from './handler.ts'
import { readPost } from '#src/operations/news.ts'

export const postRead: Handler<'post-read'> = (reading, { params, query }) =>
  readPost(reading, params.id, query.category)
