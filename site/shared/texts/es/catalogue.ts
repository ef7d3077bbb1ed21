import { plural } from '@vitrine/contract/format'
import type { Messages } from '#shared/texts/messages.ts'

export const catalogue: Messages['catalogue'] = {
  home: {
    title: 'Inicio',
    examples: 'Busque, por ejemplo',
    lines: 'Líneas de productos',
    mostViewed: 'Más consultados',
    allProducts: 'Ver todos los productos',
    applications: 'Aplicaciones',
    publications: 'Base de conocimientos',
    news: 'Noticias',
    search: 'Código o producto',
    allSolutions: 'Todas las soluciones',
    seeApplication: 'Ver aplicación',
    allPublications: 'Toda la base de conocimientos',
    allNews: 'Todas las noticias',
    families: (count) => plural(count, 'es', { one: '{count} familia', other: '{count} familias' }),
  },
  products: {
    title: 'Productos',
    description:
      'Catálogo de terminales, conectores, puesta a tierra y redes de datos, con tablas de códigos y planos.',
    lines: 'Líneas de productos',
    all: 'Todos los productos',
  },
  category: { subcategories: 'Subcategorías', products: 'Productos' },
}
