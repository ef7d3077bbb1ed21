import type { product as source } from '#shared/texts/br/product.ts'

export const product: typeof source = {
  family: (code) => `${code} family`,
  documents: 'Documents',
  variants: {
    caption: (title) => `Part numbers of ${title}`,
    partNumber: 'Part number',
    copy: (code) => `Copy ${code}`,
    copied: (code) => `${code} copied`,
    sortBy: (column) => `Sort by ${column}`,
    shown: (count, total) => `${count} of ${total} part numbers`,
    all: 'all',
    none: 'No part number with these values.',
  },
  notes: 'Technical information',
  applications: 'Applications',
  sheet: { title: 'Data sheet', folio: (page, pages) => `${page} of ${pages}` },
  drawing: {
    alt: 'Dimensioned drawing: letters as in the table',
    letters: 'The letters are those of the table; the values, this part number’s.',
    open: 'Open full size',
  },
  tools: 'Tools and dies',
  ncm: 'NCM',
  related: 'Related products',
  pictures: 'Product pictures',
  picture: (index) => `Picture ${index}`,
  yes: 'yes',
  no: 'no',
  notStated: '–',
}
