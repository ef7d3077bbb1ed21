import { fold } from '../words/fold.ts'
import type { NamedUnit } from '../words/language-words.ts'
import { inAllLanguages } from '../words/languages.ts'

/**
 * Kinds of quantities with their canonical units. Gauges (AWG, kcmil) are separate from sections,
 * because they are never equal.
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
  /** Value of one unit in the canonical unit. */
  factor: number
  /** True for inches and feet, which only approximate metric sizes. */
  imperial: boolean
}

const unit = (kind: Kind, factor: number, imperial = false): Unit => ({ kind, factor, imperial })

/** Units with their symbols in all languages, folded; their names are in the word tables. */
const units = {
  squareMillimeter: [unit('section', 1), 'mm2 mm^2 mm.2 mmq sqmm sq-mm sq.mm mm.q mm-sq'],
  millimeter: [unit('length', 1), 'mm'],
  centimeter: [unit('length', 10), 'cm'],
  meter: [unit('length', 1000), 'm mt mts mtr'],
  micrometer: [unit('length', 0.001), 'um'],
  inch: [unit('length', 25.4, true), '"'],
  foot: [unit('length', 304.8, true), "'"],
  awg: [unit('gauge', 1), 'awg'],
  kcmil: [unit('gauge', 1000), 'kcmil kcmils mcm mcms kcm'],
  gram: [unit('mass', 1), 'g gr'],
  kilogram: [unit('mass', 1000), 'kg'],
  ton: [unit('mass', 1e6), 't tf tn'],
  newton: [unit('force', 1), 'n'],
  decanewton: [unit('force', 10), 'dan'],
  kilogramForce: [unit('force', 9.80665), 'kgf'],
  kilonewton: [unit('force', 1000), 'kn'],
  volt: [unit('voltage', 1), 'v vac vca vdc'],
  kilovolt: [unit('voltage', 1000), 'kv'],
  ampere: [unit('current', 1), 'a'],
  kiloampere: [unit('current', 1000), 'ka'],
  newtonMeter: [unit('torque', 1), 'n·m n.m nm n-m'],
  bar: [unit('pressure', 1), 'bar'],
  degreeCelsius: [unit('temperature', 1), '°c ℃'],
  degree: [unit('angle', 1), '°'],
  liter: [unit('volume', 1), 'l'],
  decibel: [unit('level', 1), 'db'],
  rackUnit: [unit('rackUnits', 1), 'u ru'],
} as const satisfies Record<NamedUnit, readonly [Unit, string]> &
  Record<string, readonly [Unit, string]>

/** Names of a unit in all languages. */
export const namesOfUnit = (name: string): string[] =>
  inAllLanguages((language) => new Map(Object.entries(language.units)).get(name))

const byName = new Map<string, Unit>(
  Object.entries<readonly [Unit, string]>(units).flatMap(([unitName, [meaning, symbols]]) =>
    [...symbols.split(' '), ...namesOfUnit(unitName)].map(
      (name) => [name.replace('-', ' '), meaning] as const,
    ),
  ),
)

/** Unit by its name, as declared by an attribute or typed; undefined if unknown. */
export const unitNamed = (name: string): Unit | undefined =>
  byName.get(fold(name).trim().replace(/\s+/g, ' '))

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(' ', '\\s+')

/** Pattern of any unit after a number, longest names first. */
export const unitPattern = [...byName.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|')
