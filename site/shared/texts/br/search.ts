import { plural } from '@vitrine/contract/format'

/** Site search. */
export const search = {
  title: 'Busca',
  description: 'Procure no catálogo, nas aplicações, na base de conhecimento e nas notícias.',
  titleFor: (text: string) => `Busca por “${text}”`,
  label: 'Buscar no site',
  placeholder: 'Código ou palavra, como TC-50-10',
  submit: 'Buscar',
  kinds: {
    label: 'Tipo de resultado',
    all: 'Tudo',
    products: 'Produtos',
    applications: 'Aplicações',
    publications: 'Publicações',
    news: 'Notícias',
  },
  /** Accessible name of a tab with its count. */
  withCount: (kind: string, count: string) => `${kind}, ${count}`,
  results: (count: number) =>
    plural(count, 'br', { one: '{count} resultado', other: '{count} resultados' }),
  seeAll: {
    products: (count: number) => `Ver os ${plural(count, 'br', { other: '{count} produtos' })}`,
    applications: (count: number) =>
      `Ver as ${plural(count, 'br', { other: '{count} aplicações' })}`,
    publications: (count: number) =>
      `Ver as ${plural(count, 'br', { other: '{count} publicações' })}`,
    news: (count: number) => `Ver as ${plural(count, 'br', { other: '{count} notícias' })}`,
  },
  empty: {
    title: (text: string) => `Nada encontrado para “${text}”`,
    text: 'O código pode ser escrito com ou sem hífens. Com palavras, tente menos delas, ou o nome da peça sem a medida.',
    products: 'Abrir o catálogo',
  },
  emptyKind: (kind: string) => `Nenhum resultado em ${kind}`,
  everything: 'Ver todos os resultados',
  mostViewed: 'Produtos mais consultados',
  applications: 'Aplicações mais consultadas',
  publications: 'Publicações',
  lines: 'Linhas de produtos',
}
