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

/** Whether the values are among declared ones. */
export const isChoice = (type: AttributeType): boolean =>
  type === 'choice' || type === 'color' || type === 'picture'

/** Whether variants have a value each: a column of their table. */
export const isColumn = ({ type }: { type: AttributeType }): boolean => type !== 'curve'
