import type { Company } from '../demo/company-shape.ts'
import { wordsOfCompany } from '../demo/company-words.ts'

/** Colors that a company chose. */
export const colorsOf = ({ appearance }: Company): string[] =>
  Object.values((appearance.look as { colors: Record<string, string> }).colors)

/**
 * For each page of another company, the first word, color or picture text of `company` that occurs
 * in
 * it, as `address: text`; pages without one are omitted.
 *
 * @param ownColors - Colors of the other company, which are allowed even if both have them.
 */
export function foreignParts(
  texts: ReadonlyMap<string, string>,
  company: Company,
  ownColors: readonly string[],
): string[] {
  const words = wordsOfCompany(company)
  const foreign = [
    ...colorsOf(company).filter((color) => !ownColors.includes(color)),
    ...company.pictures.flatMap(({ alt }) => Object.values(alt).filter((text) => text.length > 30)),
  ]
  return [...texts].flatMap(([address, text]) => {
    const [word = foreign.find((part) => text.toLowerCase().includes(part.toLowerCase()))] =
      words.exec(text) ?? []
    return word === undefined ? [] : [`${address}: ${word}`]
  })
}
