import { formatNumber as number, plural } from '@vitrine/contract/format'
export default {
  title: 'Búsqueda',
  description: 'Busque en el catálogo, las aplicaciones, la base de conocimientos y las noticias.',
  titleFor: (v) => `Búsqueda de “${v.text}”`,
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
  withCount: (v) => `${v.kind}, ${v.count}`,
  results: (v) =>
    plural(v.count, 'es', {
      one: `${number(v.count, 'es')} resultado`,
      other: `${number(v.count, 'es')} resultados`,
    }),
  seeAll: {
    products: (v) => `Ver los ${number(v.count, 'es')} productos`,
    applications: (v) => `Ver las ${number(v.count, 'es')} aplicaciones`,
    publications: (v) => `Ver las ${number(v.count, 'es')} publicaciones`,
    news: (v) => `Ver las ${number(v.count, 'es')} noticias`,
  },
  empty: {
    title: (v) => `Nada encontrado para “${v.text}”`,
    text: 'El código se puede escribir con o sin guiones. Con palabras, pruebe con menos, o con el nombre de la pieza sin la medida.',
    products: 'Abrir el catálogo',
  },
  emptyKind: (v) => `Sin resultados en ${v.kind}`,
  everything: 'Ver todos los resultados',
  mostViewed: 'Productos más consultados',
  applications: 'Aplicaciones más consultadas',
  publications: 'Publicaciones',
  lines: 'Líneas de productos',
}
