/** The product's page. */
export const product = {
  family: (code: string) => `Família ${code}`,
  documents: 'Documentos',
  variants: { caption: (title: string) => `Códigos de ${title}`, partNumber: 'Código', copy: (code: string) => `Copiar ${code}`, copied: (code: string) => `${code} copiado`, sortBy: (column: string) => `Ordenar por ${column}`, shown: (count: number, total: number) => `${count} de ${total} códigos`, all: 'todos', none: 'Nenhum código com estes valores.' },
  notes: 'Informações técnicas',
  contents: 'Nesta página',
  applications: 'Aplicações',
  publications: 'Leia também',
  related: 'Produtos relacionados',
  pictures: 'Imagens do produto',
  picture: (index: number) => `Imagem ${index}`,
  yes: 'sim',
  no: 'não',
  notStated: '–',
  share: { title: 'Compartilhar', copy: 'Copiar link', copied: 'Link copiado', mail: 'Enviar por e-mail', whatsapp: 'Enviar por WhatsApp' },
  video: { title: 'Vídeo', play: (title: string) => `Assistir ao vídeo: ${title}`, note: 'Ao assistir, seu navegador se conecta ao YouTube.' },
}
