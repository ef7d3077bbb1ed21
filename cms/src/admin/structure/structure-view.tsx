import { pageView } from '#src/admin/panel/panel-view.tsx'
import { LazyStructure } from './lazy-structure.tsx'
import './structure.css'

/** Page on which products move to another subcategory, and attributes change with their values. */
export const StructureView = pageView('structure', LazyStructure, () => ({}))
