/** The product's page. */
export const product = {
  family: (code: string) => `Família ${code}`,
  documents: 'Documentos',
  variants: { caption: (title: string) => `Códigos de ${title}`, partNumber: 'Código', copy: (code: string) => `Copiar ${code}`, copied: (code: string) => `${code} copiado`, sortBy: (column: string) => `Ordenar por ${column}`, shown: (count: number, total: number) => `${count} de ${total} códigos`, all: 'todos', none: 'Nenhum código com estes valores.' },
  notes: 'Informações técnicas',
  applications: 'Aplicações',
  sheet: { title: 'Ficha técnica', folio: (page: string, pages: string) => `${page} de ${pages}` },
  drawing: { alt: 'Desenho cotado: letras como na tabela', letters: 'As letras são as da tabela; os valores, os deste código.', open: 'Abrir ampliado' },
  tools: 'Ferramentas e matrizes',
  ncm: 'NCM',
  related: 'Produtos relacionados',
  pictures: 'Imagens do produto',
  picture: (index: number) => `Imagem ${index}`,
  yes: 'sim',
  no: 'não',
  notStated: '–',
}
