import { fold } from '../words/fold.ts'

/**
 * What a quantity measures, with the unit of its canonical value. A gauge (AWG, kcmil) is kept apart
 * from a section, because they are never equal.
 */
export const kinds = {
  section: 'mm²',
  gauge: 'mm²',
  thread: 'M',
  length: 'mm',
  mass: 'g',
  force: 'N',
  voltage: 'V',
  current: 'A',
  torque: 'N·m',
  pressure: 'bar',
  temperature: '°C',
  angle: '°',
  volume: 'L',
  level: 'dB',
  rackUnits: 'U',
  ratio: ':1',
  number: '',
} as const
export type Kind = keyof typeof kinds

export interface Unit {
  kind: Kind
  /** Canonical value of one unit. */
  factor: number
  /** Inches and feet: equal to metric sizes only nearly. */
  imperial: boolean
}

const unit = (kind: Kind, factor: number, imperial = false): Unit => ({ kind, factor, imperial })

/** Units as people write them, folded, by their likeliest meaning. */
const written: [Unit, string][] = [
  [
    unit('section', 1),
    'mm2 mm^2 mm.2 mmq sqmm sq-mm sq.mm mm.q mm-sq milimetros-quadrados milimetros-cuadrados',
  ],
  [unit('length', 1), 'mm milimetro milimetros millimeter millimeters'],
  [unit('length', 10), 'cm centimetro centimetros'],
  [unit('length', 1000), 'm mt mts mtr metro metros meter meters metre metres'],
  [unit('length', 0.001), 'um micra micras micron microns micrometros'],
  [unit('length', 25.4, true), '" in inch inches pol polegada polegadas pulg pulgada pulgadas'],
  [unit('length', 304.8, true), "' ft feet foot pe pes pie pies"],
  [unit('gauge', 1), 'awg'],
  [unit('gauge', 1000), 'kcmil kcmils mcm mcms kcm'],
  [unit('mass', 1), 'g gr grama gramas gram grams gramo gramos'],
  [unit('mass', 1000), 'kg quilo quilos kilo kilos'],
  [unit('mass', 1e6), 't tf ton tons tonelada toneladas tonne tonnes tn'],
  [unit('force', 1), 'n'],
  [unit('force', 10), 'dan'],
  [unit('force', 9.80665), 'kgf'],
  [unit('force', 1000), 'kn'],
  [unit('voltage', 1), 'v volt volts vac vca vdc'],
  [unit('voltage', 1000), 'kv'],
  [unit('current', 1), 'a amp amps ampere amperes amperios'],
  [unit('current', 1000), 'ka'],
  [unit('torque', 1), 'n·m n.m nm n-m'],
  [unit('pressure', 1), 'bar bares'],
  [unit('temperature', 1), '°c ℃'],
  [unit('angle', 1), '° graus grados deg degrees degree'],
  [unit('volume', 1), 'l litro litros liter liters'],
  [unit('level', 1), 'db'],
  [unit('rackUnits', 1), 'u ru'],
]

const byName = new Map(
  written.flatMap(([meaning, names]) =>
    names.split(' ').map((name) => [name.replace('-', ' '), meaning] as const),
  ),
)

/** Unit by its name, as declared by an attribute or typed; undefined when unknown. */
export const unitNamed = (name: string): Unit | undefined =>
  byName.get(fold(name).trim().replace(/\s+/g, ' '))

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(' ', '\\s+')

/** Pattern of any unit after a number, longest names first. */
export const unitPattern = [...byName.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
