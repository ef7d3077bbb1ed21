import { listDifferences } from './figures.ts'

/** Symbols of units that are written alike in all languages, the longer ones first. */
const symbols = (
  'mm² mm2 mm³ mm3 cm² cm2 cm³ cm3 m² m2 m³ m3 kN·m kN.m kNm N·m N.m Nm daN kN kgf N ' +
  'mm cm km µm μm m kg mg g t MPa kPa hPa Pa mbar bar psi °C °F K ' +
  'kWh kW MW W kVA VA kV mV V kA mA A GHz MHz kHz Hz kΩ MΩ Ω dB mL ml L l AWG kcmil rpm min ms s h % °'
).split(' ')

/** A digit, at most one blank, and a symbol that no letter or digit follows. */
const figureWithUnit = new RegExp(
  String.raw`\d[ \u00a0\u202f]?(${symbols.map((symbol) => symbol.replaceAll('.', String.raw`\.`)).join('|')})(?![\p{L}\p{N}²³])`,
  'gu',
)

/** Inches after a figure, as a sign or a word. */
const inches =
  /(?<=\d|[½⅓⅔¼¾⅛⅜⅝⅞])[ \u00a0\u202f-]?(?:["″”]|''|(?:pol(?:egadas?)?|pulg(?:adas?)?|inch(?:es)?|zoll)(?![\p{L}\p{N}]))/giu

/** True for a quotation mark that ends a quotation, not an inch. */
const endsQuotation = (before: string): boolean =>
  (before.match(/(?<!\d)["”“]/g) ?? []).length % 2 === 1

/** Abbreviation of inches that is also a word of English. */
const inchWord = /\d[ \u00a0-]?in(?![\p{L}\p{N}])/u

/** Symbol as it is compared: `N.m`, `N·m` and `Nm` are equal, as are `mm²` and `mm2`, `L` and `l`. */
const comparable = (symbol: string): string =>
  symbol
    .replaceAll(/[.·]/g, '')
    .replace('²', '2')
    .replace('³', '3')
    .replace('μ', 'µ')
    .replace(/l$/, 'L')

/** Units that follow a figure, in their order; inches after the others. */
export const unitsOf = (text: string): string[] => [
  ...[...text.matchAll(figureWithUnit)].flatMap(([, symbol]) =>
    symbol === undefined ? [] : [comparable(symbol)],
  ),
  ...[...text.matchAll(inches)]
    .filter(({ index }) => !endsQuotation(text.slice(0, index)))
    .map(() => '″'),
]

/** Units that one text has and the other lacks; `in` may be inches where the other text has them. */
export function unitDifferences(
  source: string,
  target: string,
): { missing: string[]; added: string[] } {
  const { missing, added } = listDifferences(unitsOf(source), unitsOf(target))
  const withoutInches = (units: string[], other: string) =>
    inchWord.test(other) ? units.filter((unit) => unit !== '″') : units
  return { missing: withoutInches(missing, target), added: withoutInches(added, source) }
}

/** Number and unit as one value, where they stand side by side: `10 mm`. */
const valueWithUnit = new RegExp(String.raw`[\d.,]*${figureWithUnit.source}`, 'gu')

/** Numbers with their units, of a text whose numbers are written as in the language. */
const valuesOf = (text: string, plain: (number: string) => string): string[] =>
  [...text.matchAll(valueWithUnit)].flatMap(([found, symbol]) =>
    symbol === undefined
      ? []
      : [`${plain(found.slice(0, -symbol.length).trim())} ${comparable(symbol)}`],
  )

/** Values whose numbers and units are all there, but changed places: `10 mm … 5 cm`. */
export const exchangedUnits = (
  source: string,
  target: string,
  plain: readonly [ofSource: (number: string) => string, ofTarget: (number: string) => string],
): { missing: string[]; added: string[] } =>
  listDifferences(valuesOf(source, plain[0]), valuesOf(target, plain[1]))
