import {
  choice,
  head,
  lessThan,
  nominalDiameter,
  number,
  power,
  pressure,
  processConnection,
  protection,
  range,
  required,
  seat,
  size,
  supply,
  temperature,
  text,
  valveBody,
  weight,
} from './attributes.ts'
import type { TradeCategory } from './attributes.ts'

const pumps: TradeCategory = {
  key: 'pumps',
  subcategories: [
    {
      key: 'centrifugalPumps',
      attributes: [
        range('flow', 'm³/h', { limits: [required] }),
        head,
        power,
        choice('material', 'castIron', 'stainlessSteel', 'bronze', 'plastic'),
        text('connection'),
        temperature,
        pressure,
        weight,
      ],
    },
    {
      key: 'submersiblePumps',
      attributes: [
        range('flow', 'm³/h', { limits: [required] }),
        head,
        power,
        supply,
        nominalDiameter,
        number('solids', 'mm'),
        number('depthBelow', 'm'),
        weight,
      ],
    },
    {
      key: 'dosingPumps',
      attributes: [
        size('dosingRate', 'L/h'),
        pressure,
        choice('headMaterial', 'pvdf', 'ptfe', 'pvc', 'stainlessSteel'),
        supply,
        protection,
      ],
    },
  ],
}

const valves: TradeCategory = {
  key: 'valves',
  subcategories: [
    {
      key: 'ballValves',
      attributes: [
        nominalDiameter,
        processConnection,
        valveBody,
        seat,
        pressure,
        temperature,
        number('faceToFace', 'mm'),
        weight,
      ],
    },
    {
      key: 'butterflyValves',
      attributes: [
        nominalDiameter,
        valveBody,
        seat,
        pressure,
        temperature,
        number('torque', 'N·m'),
      ],
    },
    {
      key: 'checkValves',
      attributes: [
        nominalDiameter,
        processConnection,
        valveBody,
        seat,
        pressure,
        number('crackingPressure', 'bar', { limits: lessThan('pressure') }),
      ],
    },
    {
      key: 'solenoidValves',
      attributes: [
        nominalDiameter,
        choice('function', 'normallyClosed', 'normallyOpen'),
        supply,
        valveBody,
        seat,
        pressure,
        protection,
      ],
    },
  ],
}

export const fluid = [pumps, valves] as const
