import { withLimits } from '../../../limits.ts'
import type { Product, Subcategory } from '../types.ts'
import { airTermination, airTerminationProducts } from './air-termination.ts'
import { anchoring, anchoringProducts } from './anchoring.ts'
import { bimetallicConnectorProducts, bimetallicConnectors } from './bimetallic-connectors.ts'
import { bonding, bondingProducts } from './bonding.ts'
import { cableTapProducts, cableTaps } from './cable-taps.ts'
import { commercial } from './commercial.ts'
import { compressionTapProducts, compressionTaps } from './compression-taps.ts'
import { compressionTerminalProducts, compressionTerminals } from './compression-terminals.ts'
import { coverProducts, covers, fixing, fixingProducts } from './covers.ts'
import { dataNetworkProducts, patching, rackEarthing } from './data-networks.ts'
import { dieSetProducts, dieSets } from './die-sets.ts'
import { earthRodProducts, earthRods } from './earth-rods.ts'
import { equipmentTerminalProducts, equipmentTerminals } from './equipment-terminals.ts'
import { exothermicWelding, exothermicWeldingProducts } from './exothermic-welding.ts'
import { ferruleProducts } from './ferrules.ts'
import { insulatedTerminalProducts } from './insulated-terminal-products.ts'
import { insulatedTerminals } from './insulated-terminals.ts'
import { heatShrink, heatShrinkProducts } from './insulation.ts'
import { withLifeCycle } from './life-cycles.ts'
import { lineClampProducts, lineClamps } from './line-clamps.ts'
import { limits } from './limits.ts'
import { lineHardware, lineHardwareProducts } from './line-hardware.ts'
import { mechanicalConnectorProducts, mechanicalConnectors } from './mechanical-connectors.ts'
import { opticalFibre, opticalFibreProducts } from './optical-fibre.ts'
import { preformed, preformedProducts } from './preformed.ts'
import { preparation, preparationProducts } from './preparation.ts'
import { pressProducts, presses } from './presses.ts'
import { specialBimetallicProducts } from './special-bimetallics.ts'
import { specialBondingProducts } from './special-bonding.ts'
import { specialDataProducts } from './special-data.ts'
import { specialLineClampProducts } from './special-line-clamps.ts'
import { specialMechanicalProducts } from './special-mechanical.ts'
import { specialRodProducts } from './special-rods.ts'
import { specialSpliceProducts } from './special-splices.ts'
import { specialTerminalProducts } from './special-terminals.ts'
import { specialWeldingProducts } from './special-welding.ts'
import { spliceProducts, splices } from './splices.ts'
import { tapeProducts, tapes } from './tapes.ts'
import { applied } from './tooling.ts'
import { plierProducts, pliers } from './tools-by-hand.ts'
import { tubeConnectorProducts, tubeConnectors } from './tube-connectors.ts'

export { categories } from './categories.ts'
export { tooling } from './tooling.ts'

const all: Product[] = [
  ...compressionTerminalProducts,
  ...specialTerminalProducts,
  ...insulatedTerminalProducts,
  ...ferruleProducts,
  ...spliceProducts,
  ...specialSpliceProducts,
  ...compressionTapProducts,
  ...mechanicalConnectorProducts,
  ...specialMechanicalProducts,
  ...bimetallicConnectorProducts,
  ...specialBimetallicProducts,
  ...lineClampProducts,
  ...specialLineClampProducts,
  ...preformedProducts,
  ...lineHardwareProducts,
  ...anchoringProducts,
  ...tubeConnectorProducts,
  ...equipmentTerminalProducts,
  ...cableTapProducts,
  ...earthRodProducts,
  ...specialRodProducts,
  ...exothermicWeldingProducts,
  ...specialWeldingProducts,
  ...bondingProducts,
  ...specialBondingProducts,
  ...airTerminationProducts,
  ...plierProducts,
  ...pressProducts,
  ...dieSetProducts,
  ...preparationProducts,
  ...heatShrinkProducts,
  ...tapeProducts,
  ...coverProducts,
  ...fixingProducts,
  ...dataNetworkProducts,
  ...specialDataProducts,
  ...opticalFibreProducts,
]

export const products = applied(all.map(commercial).map(withLifeCycle))

const declared: Subcategory[] = [
  compressionTerminals,
  insulatedTerminals,
  splices,
  compressionTaps,
  mechanicalConnectors,
  bimetallicConnectors,
  lineClamps,
  preformed,
  lineHardware,
  anchoring,
  tubeConnectors,
  equipmentTerminals,
  cableTaps,
  earthRods,
  exothermicWelding,
  bonding,
  airTermination,
  pliers,
  presses,
  dieSets,
  preparation,
  heatShrink,
  tapes,
  covers,
  fixing,
  rackEarthing,
  patching,
  opticalFibre,
]

export const subcategories = declared.map(withLimits(limits))
