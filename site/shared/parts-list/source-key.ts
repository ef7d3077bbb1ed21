import type { Answer } from '@vitrine/contract/client'
import { itemCode } from '@vitrine/contract/part-list'

type KeyedLine = Pick<Answer<'parts-read'>['lines'][number], 'part' | 'code' | 'measure'>

/**
 * Key of a line's source: its part number, with the length or mass that keeps it apart from a line
 * with pieces, or its code.
 */
export const sourceKeyOf = ({ part, code, measure }: KeyedLine): string =>
  itemCode(part === null ? code : `${part.part_number} ${measure ?? ''}`)
