import { plural } from '@vitrine/contract/format'

/** Home, product list, categories. */
export const catalogue = {
  home: {
    title: 'Início',
    examples: 'Procure, por exemplo',
    lines: 'Linhas de produtos',
    mostViewed: 'Mais consultados',
    allProducts: 'Ver todos os produtos',
    applications: 'Aplicações',
    publications: 'Base de conhecimento',
    news: 'Notícias',
    search: 'Código ou produto',
    allSolutions: 'Todas as soluções',
    seeApplication: 'Ver aplicação',
    allPublications: 'Toda a base de conhecimento',
    allNews: 'Todas as notícias',
    families: (count: number) =>
      plural(count, 'br', { one: '{count} família', other: '{count} famílias' }),
  },
  products: {
    title: 'Produtos',
    description:
      'Catálogo de terminais, conectores, aterramento e redes de dados, com tabelas de códigos e desenhos.',
    lines: 'Linhas de produtos',
    all: 'Todos os produtos',
  },
  category: { subcategories: 'Subcategorias', products: 'Produtos' },
}
