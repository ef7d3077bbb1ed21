import { plural } from '@vitrine/contract/format'
import type { search as source } from '#shared/texts/br/search.ts'

export const search: typeof source = {
  title: 'Búsqueda',
  description: 'Busque en el catálogo, las aplicaciones, la base de conocimientos y las noticias.',
  titleFor: (text) => `Búsqueda de “${text}”`,
  label: 'Buscar en el sitio',
  placeholder: 'Código o palabra, como TC-50-10',
  submit: 'Buscar',
  kinds: {
    label: 'Tipo de resultado',
    all: 'Todo',
    products: 'Productos',
    applications: 'Aplicaciones',
    publications: 'Publicaciones',
    news: 'Noticias',
  },
  withCount: (kind, count) => `${kind}, ${count}`,
  results: (count) =>
    plural(count, 'es', { one: '{count} resultado', other: '{count} resultados' }),
  seeAll: {
    products: (count) => `Ver los ${plural(count, 'es', { other: '{count} productos' })}`,
    applications: (count) => `Ver las ${plural(count, 'es', { other: '{count} aplicaciones' })}`,
    publications: (count) => `Ver las ${plural(count, 'es', { other: '{count} publicaciones' })}`,
    news: (count) => `Ver las ${plural(count, 'es', { other: '{count} noticias' })}`,
  },
  empty: {
    title: (text) => `Nada encontrado para “${text}”`,
    text: 'El código se puede escribir con o sin guiones. Con palabras, pruebe con menos, o con el nombre de la pieza sin la medida.',
    products: 'Abrir el catálogo',
  },
  emptyKind: (kind) => `Sin resultados en ${kind}`,
  everything: 'Ver todos los resultados',
  mostViewed: 'Productos más consultados',
  applications: 'Aplicaciones más consultadas',
  publications: 'Publicaciones',
  lines: 'Líneas de productos',
}
