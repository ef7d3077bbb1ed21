import type { Product } from '../../company-shape.ts'
import { flowCurve } from './curves.ts'
import { commissioning, fluids, incorporation } from './documents.ts'
import { h, list, p, same, t } from './text.ts'
import type { Text } from './text.ts'

const documents = [commissioning, fluids, incorporation]

export const units: Product<Text>[] = [
  {
    key: 'npu-tank-unit',
    family: 'NPU',
    subcategory: 'units',
    title: t('Tank unit NPU', 'Tankaggregat NPU'),
    summary: t(
      'Three-phase power unit with internal gear pump, valve bank and gauge, tested and filled.',
      'Drehstromaggregat mit Innenzahnradpumpe, Ventilblock und Manometer, geprüft und befüllt.',
    ),
    description: [
      p(
        'The pump hangs in the oil below the cover, so the unit stays quiet. Valves stand on a block with the port pattern ISO 4401-03; two places are fitted, four are possible.',
        'Die Pumpe hängt im Öl unter dem Deckel, das Aggregat bleibt leise. Ventile stehen auf einem Block mit Lochbild ISO 4401-03; zwei Plätze sind bestückt, vier möglich.',
      ),
      h('Included', 'Lieferumfang'),
      list(
        t('Return filter 10 µm with indicator', 'Rücklauffilter 10 µm mit Anzeige'),
        t('Level and temperature gauge', 'Füllstands- und Temperaturanzeige'),
        t('Test report of the unit', 'Prüfprotokoll des Aggregats'),
      ),
    ],
    highlights: [
      { label: t('Noise', 'Geräusch'), value: same('58 dB(A)') },
      { label: t('Protection', 'Schutzart'), value: same('IP 55') },
    ],
    pictures: [{ picture: 'npu' }, { picture: 'station' }],
    documents,
    related: ['npm-compact-unit', 'ndv-solenoid-valve', 'nrv-relief-valve'],
    variants: (
      [
        [40, 2.2, 11, 'blue'],
        [63, 4, 16, 'blue'],
        [100, 7.5, 25, 'blue'],
        [100, 7.5, 25, 'grey'],
        [160, 11, 40, 'grey'],
      ] as const
    ).map(([tank, power, displacement, finish]) => ({
      partNumber: `NPU-${tank}-${String(power).replace('.', '')}${finish === 'grey' ? '-P' : ''}`,
      values: {
        tank,
        power,
        flow: Math.round(displacement * 1.45 * 0.95 * 10) / 10,
        pressure: Math.round((power * 0.85 * 600) / (displacement * 1.45) / 10) * 10,
        voltage: '400ac',
        finish,
        mass: Math.round(tank * 0.6 + power * 7 + 24),
      },
    })),
    curves: [flowCurve({ displacement: 25, limit: 190, leakage: 0.018 }, [1450])],
  },
  {
    key: 'npm-compact-unit',
    family: 'NPM',
    subcategory: 'units',
    title: t('Compact unit NPM', 'Kompaktaggregat NPM'),
    summary: t(
      'Direct-current unit for tail lifts, tippers and lifting tables.',
      'Gleichstromaggregat für Ladebordwände, Kipper und Hubtische.',
    ),
    description: [
      p(
        'Motor, gear pump, valves and tank in line. The valve block takes cartridges for lifting, lowering and holding.',
        'Motor, Zahnradpumpe, Ventile und Tank in einer Linie. Der Ventilblock nimmt Einschraubventile für Heben, Senken und Halten auf.',
      ),
    ],
    highlights: [{ label: t('Duty', 'Betriebsart'), value: same('S3 15 %') }],
    pictures: [{ picture: 'npm' }],
    documents,
    related: ['nge-gear-pump', 'npu-tank-unit'],
    variants: (
      [
        [5, 0.8, '12dc', 4.8],
        [8, 2, '24dc', 8.6],
        [12, 3, '24dc', 12.4],
      ] as const
    ).map(([tank, power, voltage, flow]) => ({
      partNumber: `NPM-${tank}-${voltage.slice(0, 2)}`,
      values: {
        tank,
        power,
        flow,
        pressure: 180,
        voltage,
        finish: 'black',
        mass: Math.round((5 + power * 2.4 + tank * 0.2) * 10) / 10,
      },
    })),
  },
]
