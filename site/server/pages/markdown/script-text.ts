/** Characters as powers and as indices. */
const plain = '0123456789+-=()n'
const signs = {
  sup: { of: [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ'], mark: '^' },
  sub: { of: [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ'], mark: '_' },
} as const

/** Text of a power or an index, such as ²; after a mark if Unicode lacks one of its characters. */
export function scriptText(text: string, kind: keyof typeof signs): string {
  const { of, mark } = signs[kind]
  const written = [...text.trim()].map((character) => of[plain.indexOf(character)])
  if (written.length === 0) return ''
  return written.includes(undefined) ? mark + text.trim() : written.join('')
}
