/** Symbols of units that are written alike in all languages, the longer ones first. */
const symbols = (
  'mm² mm2 mm³ mm3 cm² cm2 cm³ cm3 m² m2 m³ m3 kN·m kN.m kNm N·m N.m Nm daN kN kgf N ' +
  'mm cm km µm μm m kg mg g t MPa kPa hPa Pa mbar bar psi °C °F K ' +
  'kWh kW MW W kVA VA kV mV V kA mA A GHz MHz kHz Hz kΩ MΩ Ω dB mL ml L l AWG kcmil rpm min ms s h %'
).split(' ')

/** A digit, at most one blank, and a symbol that no letter or digit follows. */
const figureWithUnit = new RegExp(
  String.raw`\d[ \u00a0\u202f]?(${symbols.map((symbol) => symbol.replaceAll('.', String.raw`\.`)).join('|')})(?![\p{L}\p{N}²³])`,
  'gu',
)

/** Symbol as it is compared: `N.m`, `N·m` and `Nm` are equal, as are `mm²` and `mm2`, `L` and `l`. */
const comparable = (symbol: string): string =>
  symbol
    .replaceAll(/[.·]/g, '')
    .replace('²', '2')
    .replace('³', '3')
    .replace('μ', 'µ')
    .replace(/l$/, 'L')

/** Units that follow a figure, in their order. */
export const unitsOf = (text: string): string[] =>
  [...text.matchAll(figureWithUnit)].flatMap(([, symbol]) =>
    symbol === undefined ? [] : [comparable(symbol)],
  )
