import type { Handler } from './handler.ts'
import { listNews } from '#src/operations/news.ts'

export const newsList: Handler<'news-list'> = (reading, { query }) => listNews(reading, query)
