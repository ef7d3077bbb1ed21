/** Fragments of a product's sections, in page order. */
export const sectionIds = {
  codes: 'codigos',
  tools: 'ferramentas',
  serves: 'aplica',
  curves: 'curves',
  notes: 'informacoes',
  documents: 'documentos',
  whereToBuy: 'onde-comprar',
  video: 'video',
  applications: 'aplicacoes',
  publications: 'publicacoes',
  related: 'relacionados',
} as const
