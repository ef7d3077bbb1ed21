export { ToolingGrid } from './tooling-grid.tsx'
export { MisfitValues, VariantsGrid } from './variants-grid.tsx'
