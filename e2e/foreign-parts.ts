import type { House } from '../demo/house-shape.ts'
import { wordsOfHouse } from '../demo/house-words.ts'

/** Colors that a company chose. */
export const colorsOf = ({ appearance }: House): string[] =>
  Object.values((appearance.look as { colors: Record<string, string> }).colors)

/**
 * Words, colors and texts of pictures of a company in pages of another one.
 *
 * @param ownColors - Colors of the other company, even if both have them.
 */
export function foreignParts(
  texts: ReadonlyMap<string, string>,
  house: House,
  ownColors: readonly string[],
): string[] {
  const words = wordsOfHouse(house)
  const foreign = [
    ...colorsOf(house).filter((color) => !ownColors.includes(color)),
    ...house.pictures.flatMap(({ alt }) => Object.values(alt).filter((text) => text.length > 30)),
  ]
  return [...texts].flatMap(([address, text]) => {
    const [word = foreign.find((part) => text.toLowerCase().includes(part.toLowerCase()))] =
      words.exec(text) ?? []
    return word === undefined ? [] : [`${address}: ${word}`]
  })
}
