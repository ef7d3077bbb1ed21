import { plural } from '@vitrine/contract/format'

/** Articles: contents, dates, files, video, sharing. */
export const reading = {
  contents: 'Nesta página',
  minutes: (count: number) =>
    plural(count, 'br', { one: '{count} min de leitura', other: '{count} min de leitura' }),
  published: 'Publicado em',
  updated: 'Atualizado em',
  time: 'Leitura',
  files: 'Para baixar',
  products: 'Produtos citados',
  more: 'Leia também',
  share: {
    title: 'Compartilhar',
    copy: 'Copiar link',
    copied: 'Link copiado',
    mail: 'Enviar por e-mail',
    whatsapp: 'Enviar por WhatsApp',
  },
  video: {
    title: 'Vídeo',
    play: (title: string) => `Assistir ao vídeo: ${title}`,
    note: 'Ao assistir, seu navegador se conecta ao YouTube.',
  },
}
