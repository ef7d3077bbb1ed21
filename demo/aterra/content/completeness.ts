import type { Completeness, Need } from '../../completeness-shape.ts'

const everywhere: Need = { for: ['site', 'data-sheet', 'export'] }
const onSite: Need = { for: ['site'] }
const inExports: Need = { for: ['export'] }

/** Products that are pressed, welded or shrunk need an instruction sheet. */
const withInstructions = { 'documents.manual': onSite }
const withDataSheet = { 'documents.data-sheet': onSite }

/**
 * Part numbers of these families have only one of two alternative dimensions, so their filter
 * attributes are not required.
 */
const withAlternatives = { 'columns.filters': null }

/** Completeness rules of Aterra. */
export const completeness: Completeness = {
  collections: {
    products: {
      title: everywhere,
      description: onSite,
      text: onSite,
      family: everywhere,
      ncm: inExports,
      pictures: { for: ['site', 'data-sheet'] },
      alt: onSite,
      variants: everywhere,
      'columns.filters': everywhere,
      'attribute.gtin': inExports,
      'attribute.packing': inExports,
    },
  },
  subcategories: {
    'terminais-de-compressao': { ...withDataSheet, ...withInstructions },
    'luvas-de-emenda': withInstructions,
    'conectores-de-compressao': { ...withAlternatives, ...withInstructions },
    'conectores-bimetalicos': { ...withDataSheet, ...withInstructions },
    'conectores-mecanicos': withDataSheet,
    'conectores-de-tubo': withDataSheet,
    'derivacoes-de-cabo': { ...withAlternatives, ...withDataSheet },
    preformados: withInstructions,
    'solda-exotermica': withInstructions,
    'prensas-hidraulicas': withInstructions,
    matrizes: withInstructions,
    termocontrateis: withInstructions,
  },
}
