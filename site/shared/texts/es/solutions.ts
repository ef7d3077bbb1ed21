import { plural } from '@vitrine/contract/format'
import type { solutions as source } from '#shared/texts/br/solutions.ts'

export const solutions: typeof source = {
  title: 'Soluciones',
  description:
    'Dónde trabajan las conexiones: el problema en campo, el montaje y las piezas que lo resuelven.',
  count: (count) =>
    count === 0
      ? 'En preparación'
      : plural(count, 'es', { one: '{count} aplicación', other: '{count} aplicaciones' }),
  applications: 'Aplicaciones',
  none: {
    title: 'Aún no hay aplicaciones aquí',
    text: 'Vea las otras soluciones, o vaya directo al producto.',
  },
  about: 'Sobre la aplicación',
  marks: 'En la imagen',
  products: 'Productos de esta aplicación',
  publications: 'Para leer antes del montaje',
  related: 'Otras aplicaciones',
}
