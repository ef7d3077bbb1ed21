import type { Attribute, Category, Subcategory } from '../../company-shape.ts'
import { same, t } from './text.ts'
import type { Text } from './text.ts'

export const categories: Category<Text>[] = [
  {
    key: 'pumps',
    title: t('Pumps', 'Pumpen'),
    summary: t(
      'Axial piston, gear and vane pumps from 4 to 140 cm³, and hand pumps for work without a motor.',
      'Axialkolben-, Zahnrad- und Flügelzellenpumpen von 4 bis 140 cm³ und Handpumpen für die Arbeit ohne Motor.',
    ),
    picture: 'nav',
  },
  {
    key: 'power-units',
    title: t('Power units', 'Aggregate'),
    summary: t(
      'Pump, motor, tank and valves as one tested unit.',
      'Pumpe, Motor, Tank und Ventile als eine geprüfte Einheit.',
    ),
    picture: 'npu',
  },
  {
    key: 'valves',
    title: t('Valves', 'Ventile'),
    summary: t(
      'Directional, pressure and flow control valves with the port patterns of ISO 4401.',
      'Wege-, Druck- und Stromventile mit den Lochbildern nach ISO 4401.',
    ),
    picture: 'ndv',
  },
]

const displacement: Attribute<Text> = {
  key: 'displacement',
  label: t('Displacement', 'Verdrängungsvolumen'),
  type: 'number',
  unit: 'cm³',
  filter: true,
  symbol: 'Vg',
}
const pressure: Attribute<Text> = {
  key: 'pressure',
  label: t('Nominal pressure', 'Nenndruck'),
  type: 'number',
  unit: 'bar',
  decimals: 0,
  filter: true,
}
const peak: Attribute<Text> = {
  key: 'peak',
  label: t('Peak pressure', 'Höchstdruck'),
  type: 'number',
  unit: 'bar',
  decimals: 0,
  filter: false,
}
const speed: Attribute<Text> = {
  key: 'speed',
  label: t('Maximum speed', 'Höchstdrehzahl'),
  type: 'number',
  unit: '1/min',
  decimals: 0,
  filter: false,
}
const mass: Attribute<Text> = {
  key: 'mass',
  label: t('Mass', 'Masse'),
  type: 'number',
  unit: 'kg',
  decimals: 1,
  filter: false,
}
const shaft: Attribute<Text> = {
  key: 'shaft',
  label: t('Shaft end', 'Wellenende'),
  type: 'picture',
  filter: true,
  choices: [
    { value: 'spline', label: t('Splined', 'Zahnwelle'), picture: 'shaft-spline' },
    { value: 'key', label: t('Keyed', 'Passfeder'), picture: 'shaft-key' },
    { value: 'taper', label: t('Tapered', 'Kegel'), picture: 'shaft-taper' },
  ],
}
const mounting: Attribute<Text> = {
  key: 'mounting',
  label: t('Mounting flange', 'Anbauflansch'),
  type: 'choice',
  filter: true,
  choices: [
    { value: '82-2', label: same('ISO 3019-1 82-2') },
    { value: '101-2', label: same('ISO 3019-1 101-2') },
    { value: '127-2', label: same('ISO 3019-1 127-2') },
    { value: '125b4', label: same('ISO 3019-2 125B4') },
    { value: '160b4', label: same('ISO 3019-2 160B4') },
  ],
}
const finish: Attribute<Text> = {
  key: 'finish',
  label: t('Finish', 'Oberfläche'),
  type: 'color',
  filter: true,
  choices: [
    { value: 'blue', label: t('Blue, RAL 5019', 'Blau, RAL 5019'), color: '#1b5583' },
    { value: 'grey', label: t('Primed grey, RAL 7032', 'Grundiert, RAL 7032'), color: '#b8b799' },
    { value: 'black', label: t('Black, RAL 9005', 'Schwarz, RAL 9005'), color: '#0a0a0d' },
    { value: 'bare', label: t('Bare aluminium', 'Aluminium blank'), color: '#c4c8cb' },
  ],
}
const flow: Attribute<Text> = {
  key: 'flow-curve',
  label: t('Flow', 'Volumenstrom'),
  type: 'curve',
  unit: 'L/min',
  xLabel: t('Pressure', 'Druck'),
  xUnit: 'bar',
  filter: false,
}
const efficiency: Attribute<Text> = {
  key: 'efficiency',
  label: t('Efficiency', 'Wirkungsgrad'),
  type: 'curve',
  unit: '%',
  xLabel: t('Pressure', 'Druck'),
  xUnit: 'bar',
  filter: false,
  choices: [
    { value: 'volumetric', label: t('volumetric', 'volumetrisch') },
    { value: 'total', label: t('overall', 'gesamt') },
  ],
}
const loss: Attribute<Text> = {
  key: 'loss',
  label: t('Pressure drop', 'Druckabfall'),
  type: 'curve',
  unit: 'bar',
  xLabel: t('Flow', 'Volumenstrom'),
  xUnit: 'L/min',
  filter: false,
}
const largestFlow: Attribute<Text> = {
  key: 'flow',
  label: t('Maximum flow', 'Größter Volumenstrom'),
  type: 'number',
  unit: 'L/min',
  filter: true,
}
const voltage: Attribute<Text> = {
  key: 'voltage',
  label: t('Voltage', 'Spannung'),
  type: 'choice',
  filter: true,
  choices: [
    { value: '12dc', label: same('12 V DC') },
    { value: '24dc', label: same('24 V DC') },
    { value: '230ac', label: same('230 V AC') },
    { value: '400ac', label: same('400 V 3~') },
  ],
}
const spool: Attribute<Text> = {
  key: 'spool',
  label: t('Centre position', 'Mittelstellung'),
  type: 'picture',
  filter: true,
  choices: [
    { value: 'e', label: t('E: all closed', 'E: alle gesperrt'), picture: 'spool-e' },
    { value: 'h', label: t('H: all connected', 'H: alle verbunden'), picture: 'spool-h' },
    { value: 'j', label: t('J: A, B to T', 'J: A, B nach T'), picture: 'spool-j' },
    { value: 'g', label: t('G: P to T', 'G: P nach T'), picture: 'spool-g' },
  ],
}
const size: Attribute<Text> = {
  key: 'size',
  label: t('Port pattern', 'Lochbild'),
  type: 'choice',
  filter: true,
  choices: [
    { value: '03', label: same('ISO 4401-03') },
    { value: '05', label: same('ISO 4401-05') },
  ],
}
const thread: Attribute<Text> = {
  key: 'thread',
  label: t('Port thread', 'Anschlussgewinde'),
  type: 'choice',
  filter: true,
  choices: [
    { value: 'g14', label: same('G 1/4') },
    { value: 'g38', label: same('G 3/8') },
    { value: 'g12', label: same('G 1/2') },
    { value: 'g34', label: same('G 3/4') },
    { value: 'g1', label: same('G 1') },
  ],
}
const range: Attribute<Text> = {
  key: 'range',
  label: t('Setting range', 'Einstellbereich'),
  type: 'range',
  unit: 'bar',
  filter: true,
}
const tank: Attribute<Text> = {
  key: 'tank',
  label: t('Tank', 'Tank'),
  type: 'number',
  unit: 'L',
  filter: true,
}
const power: Attribute<Text> = {
  key: 'power',
  label: t('Motor', 'Motor'),
  type: 'number',
  unit: 'kW',
  filter: true,
}

export const subcategories: Subcategory<Text>[] = [
  {
    key: 'axial-piston-pumps',
    category: 'pumps',
    title: t('Axial piston pumps', 'Axialkolbenpumpen'),
    summary: t(
      'Swash plate and bent axis, for open circuits up to 350 bar.',
      'Schrägscheibe und Schrägachse, für offene Kreisläufe bis 350 bar.',
    ),
    attributes: [
      displacement,
      pressure,
      peak,
      speed,
      shaft,
      mounting,
      finish,
      mass,
      flow,
      efficiency,
    ],
  },
  {
    key: 'gear-pumps',
    category: 'pumps',
    title: t('Gear pumps', 'Zahnradpumpen'),
    summary: t(
      'External and internal gears, single and in tandem.',
      'Außen- und Innenverzahnung, einzeln und als Tandem.',
    ),
    attributes: [displacement, pressure, peak, speed, shaft, mounting, finish, mass, flow],
  },
  {
    key: 'vane-pumps',
    category: 'pumps',
    title: t('Vane pumps', 'Flügelzellenpumpen'),
    summary: t(
      'Quiet pumps of fixed and variable displacement.',
      'Leise Pumpen mit konstantem und verstellbarem Verdrängungsvolumen.',
    ),
    attributes: [displacement, pressure, speed, shaft, mounting, mass, flow],
  },
  {
    key: 'hand-pumps',
    category: 'pumps',
    title: t('Hand pumps', 'Handpumpen'),
    summary: t(
      'For emergency lowering, testing and clamping.',
      'Für Notablass, Prüfung und Spannen.',
    ),
    attributes: [
      {
        key: 'stroke-volume',
        label: t('Volume per stroke', 'Volumen je Hub'),
        type: 'number',
        unit: 'cm³',
        filter: true,
      },
      pressure,
      {
        key: 'double-acting',
        label: t('Double-acting', 'Doppeltwirkend'),
        type: 'boolean',
        filter: true,
      },
      tank,
      thread,
      mass,
    ],
  },
  {
    key: 'units',
    category: 'power-units',
    title: t('Tank and compact units', 'Tank- und Kompaktaggregate'),
    summary: t(
      'Three-phase units on a tank, direct-current units for vehicles.',
      'Drehstromaggregate auf dem Tank, Gleichstromaggregate für Fahrzeuge.',
    ),
    attributes: [tank, power, largestFlow, pressure, voltage, finish, mass, flow],
  },
  {
    key: 'directional-valves',
    category: 'valves',
    title: t('Directional valves', 'Wegeventile'),
    summary: t(
      'Spool valves operated by solenoid or by hand.',
      'Schieberventile mit Magnet- oder Handbetätigung.',
    ),
    attributes: [spool, size, largestFlow, pressure, voltage, mass, loss],
  },
  {
    key: 'pressure-and-flow-valves',
    category: 'valves',
    title: t('Pressure and flow valves', 'Druck- und Stromventile'),
    summary: t(
      'Limit, hold and meter: for line mounting.',
      'Begrenzen, halten, dosieren: für den Leitungseinbau.',
    ),
    attributes: [thread, range, largestFlow, pressure, mass, loss],
  },
]
