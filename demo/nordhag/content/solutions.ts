import type { Application, Solution } from '../../company-shape.ts'
import { h, list, p, t } from './text.ts'
import type { Text } from './text.ts'

export const solutions: Solution<Text>[] = [
  {
    key: 'industry',
    title: t('Industry', 'Industrie'),
    summary: t(
      'Presses, machine tools and test stands.',
      'Pressen, Werkzeugmaschinen und Prüfstände.',
    ),
    text: [
      p(
        'Machines that run in shifts need pumps that are quiet, cool and known in their curve.',
        'Maschinen im Schichtbetrieb brauchen Pumpen, die leise und kühl sind und deren Kennlinie bekannt ist.',
      ),
    ],
    picture: 'press',
  },
  {
    key: 'mobile',
    title: t('Mobile machines', 'Mobile Maschinen'),
    summary: t('Cranes, tippers and tail lifts.', 'Krane, Kipper und Ladebordwände.'),
    text: [
      p(
        'Little space, changing speeds, cold starts: pumps for the power take-off and units for 12 and 24 volts.',
        'Wenig Platz, wechselnde Drehzahlen, Kaltstarts: Pumpen für den Nebenabtrieb und Aggregate für 12 und 24 Volt.',
      ),
    ],
    picture: 'crane',
  },
]

export const applications: Application<Text>[] = [
  {
    key: 'press-drive',
    solution: 'industry',
    title: t('Drive of a press', 'Antrieb einer Presse'),
    summary: t(
      'Fast approach, slow pressing, no relief losses.',
      'Schneller Eilgang, langsames Pressen, keine Drosselverluste.',
    ),
    text: [
      p(
        'A speed-controlled motor drives an internal gear pump: full speed for the approach, 100 1/min to hold the pressure.',
        'Ein drehzahlgeregelter Motor treibt eine Innenzahnradpumpe: volle Drehzahl im Eilgang, 100 1/min zum Halten des Drucks.',
      ),
      h('What to watch', 'Worauf zu achten ist'),
      list(
        t('Suction line of 1 m at most.', 'Saugleitung höchstens 1 m.'),
        t(
          'Relief valve 10 % above the working pressure.',
          'Begrenzungsventil 10 % über dem Arbeitsdruck.',
        ),
      ),
    ],
    picture: 'press',
    products: [
      { product: 'ngi-internal-gear-pump', mark: { x: 50, y: 24 } },
      { product: 'nrv-relief-valve' },
      { product: 'ndv-solenoid-valve' },
    ],
  },
  {
    key: 'central-supply',
    solution: 'industry',
    title: t('Central supply of machine tools', 'Zentrale Versorgung von Werkzeugmaschinen'),
    summary: t(
      'Two units, one in reserve, pressure held without heat.',
      'Zwei Aggregate, eines in Reserve, Druck gehalten ohne Wärme.',
    ),
    text: [
      p(
        'Variable vane pumps hold 63 bar in the ring line. If one unit fails, a check valve keeps the pressure and the second one starts.',
        'Verstellbare Flügelzellenpumpen halten 63 bar in der Ringleitung. Fällt ein Aggregat aus, hält ein Rückschlagventil den Druck, und das zweite läuft an.',
      ),
    ],
    picture: 'station',
    products: [
      { product: 'npu-tank-unit', mark: { x: 30, y: 60 } },
      { product: 'nvv-variable-vane-pump' },
      { product: 'ncv-check-valve' },
    ],
  },
  {
    key: 'truck-crane',
    solution: 'mobile',
    title: t('Loading crane on a truck', 'Ladekran auf dem Lkw'),
    summary: t('Bent axis pump at the power take-off.', 'Schrägachsenpumpe am Nebenabtrieb.'),
    text: [
      p(
        'The pump turns with the engine, so the flow changes with its speed; a flow control valve keeps the boom at the same pace.',
        'Die Pumpe dreht mit dem Motor, der Volumenstrom ändert sich mit seiner Drehzahl; ein Stromregelventil hält den Ausleger im gleichen Tempo.',
      ),
    ],
    picture: 'crane',
    products: [
      { product: 'nbf-bent-axis-pump', mark: { x: 30, y: 82 } },
      { product: 'nfv-flow-valve' },
      { product: 'nhp-hand-pump' },
    ],
  },
]
