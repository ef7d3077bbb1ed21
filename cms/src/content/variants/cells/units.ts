import { declaredUnit, isAlsoWord, isSameUnit, unitsLike } from '@vitrine/quantities/units'

const isUnit = (text: string): boolean => unitsLike(text).length > 0

/** True for a text that may be a unit of the quantity of another one. */
const measuresSame = (text: string, unit: string): boolean =>
  unitsLike(text).some(({ quantity }) => quantity === declaredUnit(unit)?.quantity)

/**
 * True for a text that is another unit than that of a column. A letter, and `min`, of another
 * quantity is a remark: the letter of a drawing, the lowest value.
 */
function isOtherUnit(text: string, unit: string): boolean {
  if (!isUnit(text) || isSameUnit(text, unit)) return false
  return !isAlsoWord(text) || measuresSame(text, unit)
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
    .find((text) => text !== head.trim() && isUnit(text) && !isAlsoWord(text))
}

/** What a text in brackets may say of a unit: `in mm`, `mm / pol`, `cm, approx.` */
function candidates(text: string): string[] {
  const whole = text.trim().replace(/^(?:in|em|en)\s+/iu, '')
  if (isUnit(whole)) return [whole]
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
