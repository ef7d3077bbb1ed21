// one chunk: each of two would have the reading of cells, its texts and the table of units
export { MisfitValues } from './misfit-values.tsx'
export { VariantsGrid } from './variants-grid.tsx'
