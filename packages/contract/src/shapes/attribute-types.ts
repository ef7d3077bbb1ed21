/**
 * Types of attributes. `color` and `picture` are choices whose values have a swatch or a picture;
 * `curve` is no column of the variants: its values are series of points.
 */
export const attributeTypes = [
  'number',
  'range',
  'choice',
  'boolean',
  'text',
  'color',
  'picture',
  'curve',
] as const

export type AttributeType = (typeof attributeTypes)[number]

/** True if the values are limited to declared choices. */
export const isChoice = (type: AttributeType): boolean =>
  type === 'choice' || type === 'color' || type === 'picture'

/** True if each variant has a value, so that the attribute is a column of the table. */
export const isColumn = ({ type }: { type: AttributeType }): boolean => type !== 'curve'
