import type { Product } from '../../company-shape.ts'
import { lossCurve } from './curves.ts'
import { incorporation } from './documents.ts'
import { p, same, t } from './text.ts'
import type { Text } from './text.ts'

const documents = [incorporation]

export const valves: Product<Text>[] = [
  {
    key: 'ndv-solenoid-valve',
    family: 'NDV',
    subcategory: 'directional-valves',
    title: t('Solenoid valve NDV', 'Magnetventil NDV'),
    summary: t(
      '4/3 spool valve with wet solenoids, 350 bar.',
      '4/3-Schieberventil mit Nassmagneten, 350 bar.',
    ),
    description: [
      p(
        'The armature runs in oil: it is damped, cooled and needs no seal that ages. The coil turns through 360° and is changed without opening the circuit.',
        'Der Anker läuft im Öl: Er ist gedämpft, gekühlt und braucht keine Dichtung, die altert. Die Spule ist um 360° drehbar und wird getauscht, ohne den Kreislauf zu öffnen.',
      ),
    ],
    highlights: [
      { label: t('Switching time', 'Schaltzeit'), value: same('40 ms') },
      {
        label: t('Manual override', 'Handnotbetätigung'),
        value: t('at both ends', 'an beiden Enden'),
      },
    ],
    pictures: [{ picture: 'ndv' }],
    documents,
    related: ['nds-lever-valve', 'npu-tank-unit'],
    variants: (['e', 'h', 'j', 'g'] as const).flatMap((spool) =>
      (['24dc', '230ac'] as const).map((voltage) => ({
        partNumber: `NDV-03-${spool.toUpperCase()}-${voltage === '24dc' ? '24' : '230'}`,
        values: { spool, size: '03', flow: 80, pressure: 350, voltage, mass: 1.9 },
      })),
    ),
    curves: [lossCurve(80, { 'P → A': 6.4, 'A → T': 7.8, 'P → T': 4.1 })],
  },
  {
    key: 'nds-lever-valve',
    family: 'NDS',
    subcategory: 'directional-valves',
    title: t('Lever valve NDS', 'Handhebelventil NDS'),
    summary: t(
      '4/3 spool valve with hand lever, spring-centred or with detents.',
      '4/3-Schieberventil mit Handhebel, federzentriert oder mit Raste.',
    ),
    description: [
      p(
        'For machines whose operator feels the load. The lever can be set in steps of 90°.',
        'Für Maschinen, deren Bediener die Last spürt. Der Hebel lässt sich in Schritten von 90° setzen.',
      ),
    ],
    highlights: [{ label: t('Force', 'Kraft'), value: same('35 N') }],
    pictures: [{ picture: 'nds' }],
    documents,
    related: ['ndv-solenoid-valve'],
    variants: (['e', 'h', 'g'] as const).flatMap((spool) =>
      (['03', '05'] as const).map((size) => ({
        partNumber: `NDS-${size}-${spool.toUpperCase()}`,
        values: {
          spool,
          size,
          flow: size === '03' ? 60 : 120,
          pressure: 315,
          mass: size === '03' ? 1.6 : 4.2,
        },
      })),
    ),
    curves: [lossCurve(60, { 'P → A': 4.2, 'A → T': 5 })],
  },
  {
    key: 'nrv-relief-valve',
    family: 'NRV',
    subcategory: 'pressure-and-flow-valves',
    title: t('Pressure relief valve NRV', 'Druckbegrenzungsventil NRV'),
    summary: t(
      'Pilot operated, stable from 5 % of the flow.',
      'Vorgesteuert, stabil ab 5 % des Volumenstroms.',
    ),
    description: [
      p(
        'The knob is lockable; the set pressure changes by less than 4 bar between 10 and 100 % of the flow.',
        'Der Drehknopf ist abschließbar; der Einstelldruck ändert sich zwischen 10 und 100 % Volumenstrom um weniger als 4 bar.',
      ),
    ],
    highlights: [{ label: t('Lock', 'Schloss'), value: t('on request', 'auf Wunsch') }],
    pictures: [{ picture: 'nrv' }],
    documents,
    related: ['nfv-flow-valve', 'ncv-check-valve'],
    variants: (
      [
        ['12', 'g12', [10, 100], 80],
        ['12', 'g12', [50, 315], 80],
        ['34', 'g34', [50, 315], 160],
      ] as const
    ).map(([name, thread, range, flow]) => ({
      partNumber: `NRV-${name}-${range[1]}`,
      values: {
        thread,
        range: [range[0], range[1]] as [number, number],
        flow,
        pressure: 350,
        mass: thread === 'g12' ? 2.4 : 3.1,
      },
    })),
  },
  {
    key: 'ncv-check-valve',
    family: 'NCV',
    subcategory: 'pressure-and-flow-valves',
    title: t('Check valve NCV', 'Rückschlagventil NCV'),
    summary: t(
      'Poppet valve for line mounting, leak-tight, 400 bar.',
      'Sitzventil für den Leitungseinbau, leckölfrei, 400 bar.',
    ),
    description: [
      p(
        'The hardened poppet closes on a seat in the body. Opening pressure 0.5 bar.',
        'Der gehärtete Kegel schließt auf einem Sitz im Gehäuse. Öffnungsdruck 0,5 bar.',
      ),
    ],
    highlights: [{ label: t('Opening pressure', 'Öffnungsdruck'), value: t('0.5 bar', '0,5 bar') }],
    pictures: [{ picture: 'ncv' }],
    documents,
    related: ['nrv-relief-valve', 'nhp-hand-pump'],
    variants: (
      [
        ['g14', 20, 0.2],
        ['g38', 40, 0.3],
        ['g12', 75, 0.5],
        ['g1', 200, 1.4],
      ] as const
    ).map(([thread, flow, mass]) => ({
      partNumber: `NCV-${thread.toUpperCase()}`,
      values: { thread, flow, pressure: 400, mass },
    })),
    curves: [lossCurve(75, { 'G 3/8': 9.2, 'G 1/2': 4.6, 'G 1': 1.3 })],
  },
  {
    key: 'nfv-flow-valve',
    family: '',
    subcategory: 'pressure-and-flow-valves',
    title: t('Flow control valve', 'Stromregelventil'),
    summary: t(
      'Two-way valve with pressure balance: the set flow stays, whatever the load.',
      'Zweiwegeventil mit Druckwaage: Der eingestellte Strom bleibt, wie auch die Last.',
    ),
    description: [
      p(
        'The scale has ten divisions; the flow is proportional to them from the second on.',
        'Die Skala hat zehn Teilstriche; ab dem zweiten ist der Volumenstrom ihnen proportional.',
      ),
    ],
    highlights: [{ label: t('Deviation', 'Abweichung'), value: same('± 3 %') }],
    pictures: [{ picture: 'nfv' }],
    documents,
    related: ['nrv-relief-valve'],
    variants: [
      {
        partNumber: 'NFV-G12-32',
        values: { thread: 'g12', range: [8, 315], flow: 32, pressure: 315, mass: 2.8 },
      },
    ],
  },
]
