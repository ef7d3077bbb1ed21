import { plural } from '@vitrine/contract/format'

/** Solutions and applications. */
export const solutions = {
  title: 'Soluções',
  description:
    'Onde as conexões trabalham: o problema em campo, a montagem e as peças que a fazem.',
  count: (count: number) =>
    count === 0
      ? 'Em preparação'
      : plural(count, 'br', { one: '{count} aplicação', other: '{count} aplicações' }),
  applications: 'Aplicações',
  none: {
    title: 'Ainda não há aplicações aqui',
    text: 'Veja as outras soluções, ou procure direto pelo produto.',
  },
  about: 'Sobre a aplicação',
  marks: 'Na imagem',
  products: 'Produtos desta aplicação',
  publications: 'Para ler antes da montagem',
  related: 'Outras aplicações',
}
