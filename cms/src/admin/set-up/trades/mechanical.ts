import {
  choice,
  fastenerMetal,
  finish,
  innerDiameter,
  lessThan,
  number,
  outerDiameter,
  power,
  size,
  sizes,
  supply,
  text,
  thread,
  upTo,
  weight,
} from './attributes.ts'
import type { TradeCategory } from './attributes.ts'

const fasteners: TradeCategory = {
  key: 'fasteners',
  subcategories: [
    {
      key: 'screws',
      attributes: [
        thread,
        size('length', 'mm'),
        number('pitch', 'mm', { decimals: 2 }),
        fastenerMetal,
        finish,
        sizes('strength', '4.8', '5.8', '8.8', '10.9', '12.9', 'A2-70', 'A4-80'),
      ],
    },
    { key: 'nuts', attributes: [thread, number('height', 'mm'), fastenerMetal, finish] },
    {
      key: 'washers',
      attributes: [
        thread,
        outerDiameter,
        innerDiameter,
        number('thickness', 'mm', { decimals: 2 }),
        fastenerMetal,
        finish,
      ],
    },
  ],
}

const transmission: TradeCategory = {
  key: 'transmission',
  subcategories: [
    {
      key: 'ballBearings',
      attributes: [
        size('bore', 'mm', { limits: lessThan('outerDiameter') }),
        number('outerDiameter', 'mm', { filter: true }),
        number('width', 'mm'),
        number('dynamicLoad', 'kN'),
        number('speed', '1/min', { decimals: 0 }),
        choice('sealing', 'open', 'shielded', 'sealed'),
      ],
    },
    {
      key: 'gearboxes',
      attributes: [
        size('ratio', '', { decimals: 2 }),
        power,
        number('torque', 'N·m', { filter: true }),
        number('efficiency', '%', { limits: upTo(100) }),
        weight,
      ],
    },
  ],
}

const machines: TradeCategory = {
  key: 'machines',
  subcategories: [
    {
      key: 'seriesMachines',
      attributes: [
        text('capacity'),
        power,
        supply,
        number('width', 'mm'),
        number('height', 'mm'),
        number('depth', 'mm'),
        weight,
      ],
    },
  ],
}

export const mechanical = [fasteners, transmission, machines] as const
