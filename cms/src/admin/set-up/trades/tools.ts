import { choice, growsWith, lessThan, number, range, size, weight, yesOrNo } from './attributes.ts'
import type { TradeCategory } from './attributes.ts'

const handTools: TradeCategory = {
  key: 'handTools',
  subcategories: [
    {
      key: 'wrenches',
      attributes: [
        size('opening', 'mm'),
        number('length', 'mm', { limits: growsWith('opening') }),
        choice('material', 'chromeVanadium', 'steel', 'stainlessSteel'),
        number('weight', 'g'),
      ],
    },
    {
      key: 'pliers',
      attributes: [
        size('length', 'mm'),
        number('cuttingCapacity', 'mm'),
        yesOrNo('insulated'),
        number('weight', 'g'),
      ],
    },
  ],
}

const hydraulicTools: TradeCategory = {
  key: 'hydraulicTools',
  subcategories: [
    {
      key: 'presses',
      attributes: [
        size('force', 'kN'),
        number('stroke', 'mm'),
        range('sections', 'mm²'),
        choice('drive', 'manual', 'battery', 'hydraulicPump'),
        weight,
      ],
    },
  ],
}

const cuttingTools: TradeCategory = {
  key: 'cuttingTools',
  subcategories: [
    {
      key: 'drills',
      attributes: [
        size('diameter', 'mm', { decimals: 2, limits: lessThan('length') }),
        number('length', 'mm'),
        number('fluteLength', 'mm', { limits: lessThan('length') }),
        choice('material', 'hss', 'hssCobalt', 'carbide'),
        choice('shank', 'straight', 'hexagonal', 'sdsPlus'),
      ],
    },
  ],
}

export const tools = [handTools, hydraulicTools, cuttingTools] as const
