import type { Completeness, Need } from '../../completeness-shape.ts'

const everywhere: Need = { for: ['site', 'data-sheet', 'export'] }
const onSite: Need = { for: ['site'] }
const inDataSheet: Need = { for: ['site', 'data-sheet'] }

/** Driven pumps have curves, a data sheet and instructions. */
const pump = {
  curves: inDataSheet,
  'documents.data-sheet': onSite,
  'documents.manual': onSite,
}

/** What Nordhag's documents need to be complete. */
export const completeness: Completeness = {
  collections: {
    products: {
      title: everywhere,
      description: onSite,
      text: onSite,
      family: everywhere,
      pictures: inDataSheet,
      alt: onSite,
      variants: everywhere,
      'columns.filters': everywhere,
    },
  },
  subcategories: {
    'axial-piston-pumps': pump,
    'gear-pumps': pump,
    'vane-pumps': pump,
    'hand-pumps': { 'documents.manual': onSite },
    'directional-valves': { curves: inDataSheet },
  },
}
