import type { Handler } from './handler.ts'
import { readSeo } from './pages/seo.ts'

export const seoRead: Handler<'seo-read'> = (reading, { query }) => readSeo(reading, query.url)
