import {
  accuracy,
  choice,
  lessThan,
  nominalDiameter,
  number,
  output,
  pressure,
  protection,
  range,
  required,
  sizes,
  temperature,
  text,
  yesOrNo,
} from './attributes.ts'
import type { TradeCategory } from './attributes.ts'

const pressureInstruments: TradeCategory = {
  key: 'pressureInstruments',
  subcategories: [
    {
      key: 'pressureGauges',
      attributes: [
        range('measuringRange', 'bar', { limits: [required] }),
        sizes('dialSize', '40 mm', '50 mm', '63 mm', '100 mm', '160 mm'),
        sizes('accuracyClass', '0.6', '1.0', '1.6', '2.5'),
        text('connection'),
        choice('caseMaterial', 'steel', 'stainlessSteel', 'plastic'),
        yesOrNo('liquidFilled'),
      ],
    },
    {
      key: 'pressureTransmitters',
      attributes: [
        range('measuringRange', 'bar', { limits: [required] }),
        output,
        accuracy,
        text('connection'),
        protection,
        temperature,
      ],
    },
  ],
}

const temperatureInstruments: TradeCategory = {
  key: 'temperatureInstruments',
  subcategories: [
    {
      key: 'temperatureSensors',
      attributes: [
        sizes('element', 'Pt100', 'Pt1000', 'K', 'J', 'T'),
        range('measuringRange', '°C', { limits: [required] }),
        number('probeLength', 'mm', { filter: true }),
        number('probeDiameter', 'mm', { limits: lessThan('probeLength') }),
        text('connection'),
      ],
    },
    {
      key: 'thermometers',
      attributes: [
        range('measuringRange', '°C', { limits: [required] }),
        sizes('dialSize', '63 mm', '100 mm', '160 mm'),
        number('probeLength', 'mm'),
        sizes('accuracyClass', '1.0', '1.6', '2.5'),
      ],
    },
  ],
}

const flowInstruments: TradeCategory = {
  key: 'flowInstruments',
  subcategories: [
    {
      key: 'flowMeters',
      attributes: [nominalDiameter, range('flow', 'm³/h'), output, accuracy, pressure, protection],
    },
  ],
}

export const measuring = [pressureInstruments, temperatureInstruments, flowInstruments] as const
