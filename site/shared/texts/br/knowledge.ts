import { plural } from '@vitrine/contract/format'

/** Knowledge base: sections and publications. */
export const knowledge = {
  title: 'Base de conhecimento',
  description: 'Guias curtos, com tabelas, para quem projeta, compra e instala.',
  search: { label: 'Procurar na base de conhecimento', placeholder: 'Assunto, norma ou palavra' },
  count: (count: number) =>
    count === 0
      ? 'Nenhuma publicação'
      : plural(count, 'br', { one: '{count} publicação', other: '{count} publicações' }),
  sections: 'Seções',
  others: 'Outras seções',
  nothing: {
    title: 'Nenhuma publicação encontrada',
    text: 'Tente menos palavras ou escolha uma seção abaixo.',
  },
  empty: {
    title: 'Ainda não há publicações aqui',
    text: 'Veja as outras seções da base de conhecimento.',
  },
  see: 'Ver toda a base de conhecimento',
}
