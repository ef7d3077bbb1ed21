import {
  bolt,
  cableMetal,
  conductor,
  count,
  growsWith,
  innerDiameter,
  insulation,
  length,
  number,
  outerDiameter,
  range,
  required,
  size,
  sizes,
  text,
  yesOrNo,
} from './attributes.ts'
import type { TradeCategory } from './attributes.ts'

const connectors: TradeCategory = {
  key: 'connectors',
  subcategories: [
    {
      key: 'compressionLugs',
      attributes: [
        size('section', 'mm²'),
        conductor,
        bolt,
        outerDiameter,
        innerDiameter,
        number('length', 'mm', { limits: growsWith('section') }),
        number('current', 'A', { limits: growsWith('section') }),
      ],
    },
    {
      key: 'splices',
      attributes: [size('section', 'mm²'), conductor, outerDiameter, innerDiameter, length],
    },
    {
      key: 'mechanicalConnectors',
      attributes: [
        range('sections', 'mm²', { limits: [required] }),
        conductor,
        number('current', 'A'),
        number('torque', 'N·m'),
      ],
    },
  ],
}

const cables: TradeCategory = {
  key: 'cables',
  subcategories: [
    {
      key: 'powerCables',
      attributes: [
        count('cores'),
        size('section', 'mm²'),
        cableMetal,
        insulation,
        text('voltageClass'),
        number('diameter', 'mm', { limits: growsWith('section') }),
        number('weightPerLength', 'kg/km', { limits: growsWith('section') }),
      ],
    },
    {
      key: 'controlCables',
      attributes: [
        count('cores'),
        size('section', 'mm²'),
        yesOrNo('shielded'),
        insulation,
        number('diameter', 'mm'),
      ],
    },
  ],
}

const protectionDevices: TradeCategory = {
  key: 'protectionDevices',
  subcategories: [
    {
      key: 'circuitBreakers',
      attributes: [
        size('ratedCurrent', 'A'),
        sizes('poles', '1P', '1P+N', '2P', '3P', '4P'),
        sizes('trippingCurve', 'B', 'C', 'D'),
        number('breakingCapacity', 'kA', { filter: true }),
        text('voltageClass'),
      ],
    },
    {
      key: 'fuses',
      attributes: [
        size('ratedCurrent', 'A'),
        sizes('fuseSize', 'NH000', 'NH00', 'NH1', 'NH2', 'NH3'),
        number('breakingCapacity', 'kA'),
        text('voltageClass'),
      ],
    },
  ],
}

export const electrical = [connectors, cables, protectionDevices] as const
