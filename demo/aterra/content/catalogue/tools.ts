/**
 * Tools for a connector by the kind of connection: keys of products of `ferramentas-e-matrizes`.
 */
export const hexagonal = [
  'matriz-hexagonal',
  'prensa-manual-12t',
  'prensa-a-bateria',
  'cabeca-hidraulica-45t',
  'calibre-de-compressao',
]
/** Also hexagonal pliers, which suffice for small sections. */
export const hexagonalFromSmall = ['alicate-hexagonal', ...hexagonal]
export const oval = ['matriz-oval', 'prensa-manual-12t', 'prensa-a-bateria']
export const insulated = ['alicate-para-isolados']
export const ferrule = ['alicate-para-ilhos']
export const tightened = ['torquimetro', 'escova-de-fios']
export const wrench = ['torquimetro']
export const heavy = [
  'cabeca-hidraulica-45t',
  'bomba-hidraulica',
  'matriz-hexagonal',
  'escova-de-fios',
]
