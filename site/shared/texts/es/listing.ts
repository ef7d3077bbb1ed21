import { plural } from '@vitrine/contract/format'
import type { Messages } from '#shared/texts/messages.ts'

export const listing: Messages['listing'] = {
  search: { label: 'Buscar en esta lista', placeholder: 'Código o palabra', submit: 'Buscar' },
  sort: {
    label: 'Ordenar',
    relevance: 'Más relevantes',
    'relevance-asc': 'Menos relevantes',
    title: 'A–Z',
    'title-desc': 'Z–A',
  },
  view: { label: 'Vista', grid: 'Cuadrícula', list: 'Lista' },
  filters: {
    title: 'Filtros',
    open: 'Filtrar',
    close: 'Cerrar filtros',
    apply: 'Aplicar filtros',
    clear: 'Limpiar todo',
    remove: (label) => `Quitar ${label}`,
    active: 'Filtros activos',
  },
  results: (count) =>
    count === 0
      ? 'Ningún producto'
      : plural(count, 'es', { one: '{count} producto', other: '{count} productos' }),
  codes: (count) => plural(count, 'es', { one: '{count} código', other: '{count} códigos' }),
  resultsFor: (text) => `Resultados para «${text}»`,
  pages: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page) => `Página ${page}`,
  },
  empty: {
    title: 'No se encontró ningún producto',
    text: 'Revise el código: puede escribirse con o sin guiones. O busque con menos palabras.',
    clear: 'Ver todos los productos',
  },
  emptyCategory: {
    title: 'Todavía no hay productos aquí',
    text: 'Vea las otras líneas del catálogo.',
  },
  matched: 'Código encontrado',
  see: 'Ver producto',
  breadcrumbs: 'Usted está en',
}
