import type { Product, Subcategory } from '../types.ts'
import { compressionTapProducts, compressionTaps } from './compression-taps.ts'
import { ferruleProducts } from './ferrules.ts'
import { insulatedTerminalProducts } from './insulated-terminal-products.ts'
import { insulatedTerminals } from './insulated-terminals.ts'
import { specialMechanicalProducts } from './special-mechanical.ts'
import { specialSpliceProducts } from './special-splices.ts'
import { specialTerminalProducts } from './special-terminals.ts'
import { commercial } from './commercial.ts'
import { waiting } from './waiting.ts'
import { bimetallicConnectorProducts, bimetallicConnectors } from './bimetallic-connectors.ts'
import { bonding, bondingProducts } from './bonding.ts'
import { compressionTerminalProducts, compressionTerminals } from './compression-terminals.ts'
import { dataNetworkProducts, patching, rackEarthing } from './data-networks.ts'
import { earthRodProducts, earthRods } from './earth-rods.ts'
import { exothermicWelding, exothermicWeldingProducts } from './exothermic-welding.ts'
import { lineClampProducts, lineClamps } from './line-clamps.ts'
import { mechanicalConnectorProducts, mechanicalConnectors } from './mechanical-connectors.ts'
import { spliceProducts, splices } from './splices.ts'

export { categories } from './categories.ts'
export { conductors } from './conductors.ts'

export const subcategories: Subcategory[] = [
  compressionTerminals, insulatedTerminals, splices, compressionTaps, mechanicalConnectors,
  bimetallicConnectors, lineClamps,
  earthRods, exothermicWelding, bonding, rackEarthing, patching,
]

const all: Product[] = [
  ...compressionTerminalProducts, ...specialTerminalProducts, ...insulatedTerminalProducts, ...ferruleProducts, ...spliceProducts, ...specialSpliceProducts,
  ...compressionTapProducts, ...mechanicalConnectorProducts, ...specialMechanicalProducts,
  ...bimetallicConnectorProducts, ...lineClampProducts,
  ...earthRodProducts, ...exothermicWeldingProducts, ...bondingProducts, ...dataNetworkProducts,
]

const shown = all.filter((product) => !product.pictures.some(({ picture }) => waiting.includes(picture)))
const keys = new Set(shown.map((product) => product.key))
const present = (related: string[]) => related.filter((key) => keys.has(key))

export const products: Product[] = shown.map((product) => commercial({
  ...product, related: present(product.related), ...(product.tools ? { tools: present(product.tools) } : {}),
}))
