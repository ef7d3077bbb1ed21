import { plural } from '@vitrine/contract/format'

/** News: list, categories, post. */
export const news = {
  title: 'Notícias',
  description: 'Engenharia, fábrica, feiras e cursos.',
  category: 'Categoria',
  categories: 'Categorias',
  all: 'Todas',
  search: { label: 'Procurar nas notícias', placeholder: 'Assunto ou palavra' },
  newest: 'Mais recentes',
  oldest: 'Mais antigas',
  count: (count: number) =>
    count === 0
      ? 'Nenhuma notícia'
      : plural(count, 'br', { one: '{count} notícia', other: '{count} notícias' }),
  latest: 'Mais recente',
  related: 'Outras notícias',
  nothing: {
    title: 'Nenhuma notícia encontrada',
    text: 'Tente menos palavras ou outra categoria.',
  },
  empty: {
    title: 'Ainda não há notícias aqui',
    text: 'Veja as outras categorias ou volte em breve.',
  },
  see: 'Ver todas as notícias',
}
