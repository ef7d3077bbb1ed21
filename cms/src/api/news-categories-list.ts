import type { Handler } from './handler.ts'
import { listNewsCategories } from './catalogue/news.ts'

export const newsCategoriesList: Handler<'news-categories-list'> = (reading) =>
  listNewsCategories(reading)
