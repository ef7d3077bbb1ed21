/** Spellings of units of one dimension; the first one of each line is its symbol. */
const spellings: readonly (readonly (readonly string[])[])[] = [
  [
    ['µm', 'um', 'micron', 'microns', 'mícron', 'micra'],
    ['mm', 'milímetro', 'milímetros', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
    ['cm', 'centímetro', 'centímetros', 'centimeter', 'centimeters', 'centimetre', 'zentimeter'],
    ['dm'],
    ['m', 'mt', 'mts', 'metro', 'metros', 'meter', 'meters', 'metre', 'metres'],
    ['km', 'quilômetro', 'quilômetros', 'kilometer', 'kilómetro', 'kilómetros'],
    ['in', 'pol', '"', '″', '”', "''", 'inch', 'inches', 'zoll', 'pulg', 'plg'],
    ['in', 'polegada', 'polegadas', 'pulgada', 'pulgadas'],
    ['ft', "'", '′', 'foot', 'feet', 'pé', 'pés', 'pie', 'pies', 'fuß'],
    ['yd', 'yard', 'yards', 'jarda', 'jardas'],
    ['mil', 'mils', 'thou'],
  ],
  [
    ['mm2', 'sqmm', 'qmm'],
    ['cm2', 'qcm', 'sqcm'],
    ['m2', 'qm', 'sqm'],
    ['in2', 'sqin', 'pol2'],
    ['ft2', 'sqft'],
    ['AWG'],
    ['kcmil', 'MCM'],
    ['cmil'],
  ],
  [
    ['mm3'],
    ['cm3', 'cc', 'ccm', 'mL', 'ml'],
    ['dm3', 'L', 'l', 'litro', 'litros', 'liter', 'liters', 'litre'],
    ['m3'],
    ['in3'],
    ['ft3'],
    ['gal', 'gallon', 'gallons', 'galão'],
    ['floz'],
  ],
  [
    ['mg'],
    ['g', 'gr', 'grama', 'gramas', 'gram', 'grams', 'gramo', 'gramos', 'gramm'],
    ['kg', 'kgs', 'quilo', 'quilos', 'quilograma', 'quilogramas', 'kilogram', 'kilogramm'],
    ['t', 'ton', 'tonelada', 'toneladas', 'tonne', 'tonnes', 'tonne'],
    ['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras'],
    ['oz', 'ounce', 'ounces', 'onça', 'onças', 'onza', 'onzas'],
  ],
  [['g/m'], ['kg/m'], ['kg/km'], ['lb/ft'], ['lb/1000ft', 'lb/kft']],
  [['kg/m3'], ['g/cm3', 'g/cc'], ['kg/L', 'kg/l', 'kg/dm3'], ['lb/in3'], ['lb/ft3']],
  [
    ['µA', 'uA'],
    ['mA'],
    ['A', 'amp', 'amps', 'ampere', 'amperes', 'ampère', 'amperio', 'amperios'],
    ['kA'],
  ],
  [['µV', 'uV'], ['mV'], ['V', 'volt', 'volts', 'voltio', 'voltios'], ['kV'], ['MV']],
  [
    ['mW'],
    ['W', 'watt', 'watts', 'vatio', 'vatios'],
    ['kW'],
    ['MW'],
    ['hp'],
    ['cv', 'PS'],
    ['BTU/h'],
  ],
  [['VA'], ['kVA'], ['MVA']],
  [['mΩ', 'mohm'], ['Ω', 'ohm', 'ohms', 'ohmio', 'ohmios'], ['kΩ', 'kohm'], ['MΩ', 'Mohm'], ['GΩ']],
  [
    ['Ω/km', 'ohm/km'],
    ['Ω/m', 'ohm/m', 'mΩ/mm'],
    ['mΩ/m', 'mohm/m'],
    ['Ω/kft', 'Ω/1000ft'],
  ],
  [['pF'], ['nF'], ['µF', 'uF'], ['mF']],
  [['Hz'], ['kHz'], ['MHz'], ['GHz']],
  [['mN'], ['N', 'newton', 'newtons'], ['kN'], ['MN'], ['kgf', 'kp'], ['lbf'], ['daN']],
  [
    ['Nm'],
    ['kNm'],
    ['Ncm'],
    ['Nmm'],
    ['lbfin', 'lbin', 'inlb', 'inlbs', 'inlbf'],
    ['lbfft', 'lbft', 'ftlb', 'ftlbs', 'ftlbf'],
    ['kgfm', 'kgm'],
    ['kgfcm', 'kgcm'],
  ],
  [
    ['Pa'],
    ['hPa', 'mbar'],
    ['kPa'],
    ['MPa', 'N/mm2'],
    ['GPa'],
    ['bar'],
    ['psi', 'lb/in2', 'lbf/in2'],
    ['atm'],
    ['kgf/cm2', 'kg/cm2'],
    ['mmHg'],
    ['mca', 'mH2O'],
  ],
  [
    ['°C', '℃', 'ºC', 'celsius', 'grC'],
    ['°F', '℉', 'ºF', 'fahrenheit'],
    ['K', 'kelvin'],
  ],
  [['°', 'º', 'grau', 'graus', 'degree', 'degrees', 'deg', 'grado', 'grados', 'grad'], ['rad']],
  [
    ['µs', 'us'],
    ['ms'],
    ['s', 'seg', 'segundo', 'segundos', 'second', 'seconds', 'sec', 'sek', 'sekunden'],
    ['min', 'minuto', 'minutos', 'minute', 'minutes', 'minuten'],
    ['h', 'hora', 'horas', 'hour', 'hours', 'hr', 'hrs', 'stunde', 'stunden'],
    ['dia', 'dias', 'day', 'days', 'día', 'días', 'tage'],
  ],
  [
    ['1/min', 'rpm', 'min-1', 'r/min', 'u/min'],
    ['1/s', 's-1', 'rps'],
  ],
  [
    ['L/min', 'l/min', 'lpm'],
    ['L/s', 'l/s'],
    ['L/h', 'l/h'],
    ['m3/h'],
    ['m3/s'],
    ['gpm', 'gal/min'],
    ['cfm', 'ft3/min'],
  ],
  [['m/s'], ['m/min'], ['km/h'], ['ft/min', 'fpm'], ['mph']],
  [['mm/s'], ['mm/min'], ['in/min', 'ipm'], ['mm/rev', 'mm/r'], ['in/rev', 'ipr']],
  [['%', 'percent', 'porcento'], ['‰'], ['ppm']],
  [['dB']],
]

interface KnownUnit {
  symbol: string
  dimension: number
}

/** Unit without spaces, signs of multiplication and raised digits; the case stays. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('μ', 'µ')
    .replace(/[\s·⋅.*^]/gu, '')

const exact = new Map<string, KnownUnit>()
/** Units by their spelling in small letters. */
const folded = new Map<string, KnownUnit>()
/** Spelling in small letters of several units: `mw` of mW and MW. */
const unclear: KnownUnit = { symbol: '', dimension: -1 }

for (const [dimension, units] of spellings.entries())
  for (const spelled of units)
    for (const text of spelled) {
      const unit = { symbol: plain(spelled[0] ?? text), dimension }
      const key = plain(text)
      const small = key.toLowerCase()
      exact.set(key, unit)
      folded.set(small, (folded.get(small)?.symbol ?? unit.symbol) === unit.symbol ? unit : unclear)
    }

/** Unit of a text in any known spelling; undefined for a text that is none. */
const knownUnit = (text: string): KnownUnit | undefined =>
  exact.get(plain(text)) ?? folded.get(plain(text).toLowerCase())

/** True for two spellings of one unit: `mm2` and `mm²`, `pol` and `in`. */
export function isSameUnit(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true
  const [a, b] = [knownUnit(one), knownUnit(other)]
  return a || b
    ? a !== undefined && a !== unclear && a.symbol === b?.symbol
    : plain(one).toLowerCase() === plain(other).toLowerCase()
}

/** True for a letter, and for abbreviations that also mean something else. */
const mayBeRemark = (text: string): boolean => /^(?:\p{L}|min|mil|dia|grad)\.?$/iu.test(text.trim())

/**
 * True for a text that is another unit than that of a column. A letter, and `min`, of another
 * dimension is a remark: the letter of a drawing, the lowest value.
 */
function isOtherUnit(text: string, unit: string): boolean {
  const known = knownUnit(text)
  if (!known || isSameUnit(text, unit)) return false
  return !mayBeRemark(text) || knownUnit(unit)?.dimension === known.dimension
}

/** True for another unit than that of a column in a text beside a number: `cm`, `Ø cm`. */
export const namesOtherUnit = (text: string, unit: string | null): boolean =>
  !!unit &&
  !isSameUnit(text, unit) &&
  [text, ...text.trim().split(/\s+/u)].some((part) => isOtherUnit(part, unit))

const brackets = /[([]([^)\]]*)/gu

/** Text behind the last comma or slash of a heading without brackets, if it is surely a unit. */
export function unitBehind(head: string): string | undefined {
  if (/[([]/.test(head)) return undefined
  return [',', '/']
    .map((sign) => head.slice(head.lastIndexOf(sign) + 1).trim())
    .find((text) => text !== head.trim() && knownUnit(text) && !mayBeRemark(text))
}

/** What a text in brackets may say of a unit: `in mm`, `mm / pol`, `cm, approx.` */
function candidates(text: string): string[] {
  const whole = text.trim().replace(/^(?:in|em|en)\s+/iu, '')
  if (knownUnit(whole)) return [whole]
  return whole.split(/[,;:/|]| e | y | and | und | ou | or /u).flatMap((part) => {
    const words = part.trim().split(/\s+/u)
    return [part.trim(), words[0] ?? '', words.at(-1) ?? '']
  })
}

/** Unit that a heading names beside a label, if it is another one than that of the column. */
export function otherUnitOf(
  head: string,
  unit: string | null,
  labels: readonly string[],
): string | undefined {
  if (!unit) return undefined
  const unitsIn = (text: string): string[] => [
    ...[...text.matchAll(brackets)].flatMap(([, inner = '']) => candidates(inner)),
    unitBehind(text) ?? '',
  ]
  const others = unitsIn(head).filter((text) => isOtherUnit(text, unit))
  if (others.length === 0) return undefined
  const own = labels.flatMap(unitsIn)
  return others.find((text) => !own.some((each) => isSameUnit(each, text)))
}
