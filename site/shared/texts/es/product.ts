import type { product as source } from '#shared/texts/br/product.ts'

export const product: typeof source = {
  family: (code) => `Familia ${code}`,
  documents: 'Documentos',
  variants: {
    caption: (title) => `Códigos de ${title}`,
    partNumber: 'Código',
    copy: (code) => `Copiar ${code}`,
    copied: (code) => `${code} copiado`,
    sortBy: (column) => `Ordenar por ${column}`,
    shown: (count, total) => `${count} de ${total} códigos`,
    all: 'todos',
    none: 'Ningún código con estos valores.',
  },
  notes: 'Información técnica',
  applications: 'Aplicaciones',
  sheet: { title: 'Ficha técnica', folio: (page, pages) => `${page} de ${pages}` },
  drawing: {
    alt: 'Plano acotado: letras como en la tabla',
    letters: 'Las letras son las de la tabla; los valores, los de este código.',
    open: 'Abrir ampliado',
  },
  tools: 'Herramientas y matrices',
  ncm: 'NCM',
  related: 'Productos relacionados',
  pictures: 'Imágenes del producto',
  picture: (index) => `Imagen ${index}`,
  yes: 'sí',
  no: 'no',
  notStated: '–',
}
