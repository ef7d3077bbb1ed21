import { plural } from '@vitrine/contract/format'
import type { knowledge as source } from '#shared/texts/br/knowledge.ts'

export const knowledge: typeof source = {
  title: 'Base de conocimientos',
  description: 'Guías breves, con tablas, para quien proyecta, compra e instala.',
  search: { label: 'Buscar en la base de conocimientos', placeholder: 'Tema, norma o palabra' },
  count: (count) =>
    count === 0
      ? 'Ninguna publicación'
      : plural(count, 'es', { one: '{count} publicación', other: '{count} publicaciones' }),
  sections: 'Secciones',
  others: 'Otras secciones',
  nothing: {
    title: 'No se encontró ninguna publicación',
    text: 'Pruebe con menos palabras o elija una sección.',
  },
  empty: {
    title: 'Todavía no hay publicaciones aquí',
    text: 'Vea las otras secciones de la base de conocimientos.',
  },
  see: 'Ver toda la base de conocimientos',
}
