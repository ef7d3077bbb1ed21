import type { Handler } from './handler.ts'
import { listNews } from './catalogue/news.ts'

export const newsList: Handler<'news-list'> = (reading, { query }) => listNews(reading, query)
