import { plural } from '@vitrine/contract/format'
import type { news as source } from '#shared/texts/br/news.ts'

export const news: typeof source = {
  title: 'Noticias',
  description: 'Ingeniería, fábrica, ferias y cursos.',
  category: 'Categoría',
  categories: 'Categorías',
  all: 'Todas',
  search: { label: 'Buscar en las noticias', placeholder: 'Tema o palabra' },
  newest: 'Más recientes',
  oldest: 'Más antiguas',
  count: (count) =>
    count === 0
      ? 'Ninguna noticia'
      : plural(count, 'es', { one: '{count} noticia', other: '{count} noticias' }),
  latest: 'Más reciente',
  related: 'Otras noticias',
  nothing: {
    title: 'No se encontró ninguna noticia',
    text: 'Pruebe con menos palabras o con otra categoría.',
  },
  empty: {
    title: 'Todavía no hay noticias aquí',
    text: 'Vea las otras categorías o vuelva pronto.',
  },
  see: 'Ver todas las noticias',
}
