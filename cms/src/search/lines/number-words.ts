import { dozens, multipleWord, packUnit, pieceUnit } from './line-words.ts'

/** Folded words of numbers, of all languages; composed ones (`twenty-five`) are not read. */
const values: readonly (readonly [string, number])[] = [
  // `un` is also a unit: `AB-50 10 un`
  ['um|uma|una|one|ein|eine|einen', 1],
  ['dois|duas|dos|two|zwei', 2],
  ['tres|three|drei', 3],
  ['quatro|cuatro|four|vier', 4],
  ['cinco|five|funf|fuenf', 5],
  ['seis|six|sechs', 6],
  ['sete|siete|seven|sieben', 7],
  ['oito|ocho|eight|acht', 8],
  ['nove|nueve|nine|neun', 9],
  ['dez|diez|ten|zehn', 10],
  ['doze|doce|twelve|zwolf|zwoelf', 12],
  ['quinze|quince|fifteen|funfzehn|fuenfzehn', 15],
  ['vinte|veinte|twenty|zwanzig', 20],
  ['trinta|treinta|thirty|dreissig', 30],
  ['quarenta|cuarenta|forty|vierzig', 40],
  ['cinquenta|cincuenta|fifty|funfzig|fuenfzig', 50],
  ['cem|cien|hundert', 100],
]

const valueOf = new Map(
  values.flatMap(([words, value]) => words.split('|').map((word) => [word, String(value)])),
)
/** Not of `1 1/2 dozen`; `½` is `1/2` once folded. */
const halfDozen = String.raw`(?<!\d\s+)(?:1/2|meia|media|half(?:\s+a)?|(?:ein\s+)?halbes)\s*(?:${dozens})`
const words = [...valueOf.keys()].join('|')

/** A half dozen; a number before a unit; a number that begins a line before a code. */
const numberWord = new RegExp(
  String.raw`(?<![a-z0-9])(?:${halfDozen})(?![a-z0-9])|(?<![a-z0-9])(?:${words})(?=\s+(?:${pieceUnit}|${packUnit}|${multipleWord}))|^(?:${words})(?=\s+[a-z]+[-\s]?\d)`,
  'g',
)

/** Folded text with numbers in digits, each as long as its word. */
export const withNumbersInDigits = (text: string): string =>
  text.replace(numberWord, (word) => (valueOf.get(word) ?? '6').padEnd(word.length))
