// one module, so that the bundler makes one chunk of it (`lazy-product-grids.tsx`)
export { ToolingGrid } from './tooling-grid.tsx'
export { MisfitValues, VariantsGrid } from './variants-grid.tsx'
