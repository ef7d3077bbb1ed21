import type { Completeness, Need, SafetyText } from '../../completeness-shape.ts'

const everywhere: Need = { for: ['site', 'data-sheet', 'export'] }
const onSite: Need = { for: ['site'] }
const inExports: Need = { for: ['export'] }

/** Instructions come with what is pressed, welded or shrunk. */
const withInstructions = { 'documents.manual': onSite }
const withDataSheet = { 'documents.data-sheet': onSite }

/** Part numbers of these families have one measure or the other. */
const withAlternatives = { 'columns.filters': null }

/** What Aterra's documents need to be complete. */
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

/** Texts that tell how to apply products: pages name those that do not follow the source yet. */
export const safetyTexts: SafetyText[] = [{ text: 'products/text', behavior: 'note' }]
