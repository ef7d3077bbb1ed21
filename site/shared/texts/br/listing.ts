import { plural } from '@vitrine/contract/format'

/** Lists: search, order, filters, results. */
export const listing = {
  search: { label: 'Procurar nesta lista', placeholder: 'Código ou palavra', submit: 'Procurar' },
  sort: {
    label: 'Ordenar',
    relevance: 'Mais relevantes',
    'relevance-asc': 'Menos relevantes',
    title: 'A–Z',
    'title-desc': 'Z–A',
  },
  view: { label: 'Exibição', grid: 'Em grade', list: 'Em lista' },
  filters: {
    title: 'Filtros',
    open: 'Filtrar',
    close: 'Fechar filtros',
    apply: 'Aplicar filtros',
    clear: 'Limpar tudo',
    remove: (label: string) => `Remover ${label}`,
    active: 'Filtros ativos',
  },
  results: (count: number) =>
    count === 0
      ? 'Nenhum produto'
      : plural(count, 'br', { one: '{count} produto', other: '{count} produtos' }),
  codes: (count: number) =>
    plural(count, 'br', { one: '{count} código', other: '{count} códigos' }),
  resultsFor: (text: string) => `Resultado para “${text}”`,
  pages: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    page: (page: number) => `Página ${page}`,
  },
  empty: {
    title: 'Nenhum produto encontrado',
    text: 'Confira o código: ele pode ser escrito com ou sem hífens. Ou procure por menos palavras.',
    clear: 'Ver todos os produtos',
  },
  emptyCategory: {
    title: 'Ainda não há produtos aqui',
    text: 'Veja as outras linhas do catálogo.',
  },
  matched: 'Código encontrado',
  see: 'Ver produto',
  breadcrumbs: 'Você está em',
}
