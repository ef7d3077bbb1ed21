import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  title: 'Busca',
  description: 'Procure no catálogo, nas aplicações, na base de conhecimento e nas notícias.',
  titleFor: (v) => `Busca por “${v.text}”`,
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
  withCount: (v) => `${v.kind}, ${v.count}`,
  results: (v) =>
    plural(v.count, 'br', {
      one: `${number(v.count, 'br')} resultado`,
      other: `${number(v.count, 'br')} resultados`,
    }),
  seeAll: {
    products: (v) => `Ver os ${number(v.count, 'br')} produtos`,
    applications: (v) => `Ver as ${number(v.count, 'br')} aplicações`,
    publications: (v) => `Ver as ${number(v.count, 'br')} publicações`,
    news: (v) => `Ver as ${number(v.count, 'br')} notícias`,
  },
  empty: {
    title: (v) => `Nada encontrado para “${v.text}”`,
    text: 'O código pode ser escrito com ou sem hífens. Com palavras, tente menos delas, ou o nome da peça sem a medida.',
    products: 'Abrir o catálogo',
  },
  emptyKind: (v) => `Nenhum resultado em ${v.kind}`,
  everything: 'Ver todos os resultados',
  mostViewed: 'Produtos mais consultados',
  applications: 'Aplicações mais consultadas',
  publications: 'Publicações',
  lines: 'Linhas de produtos',
}
