import type { Attribute, DrawingLabel, Variant } from '../shapes/types.ts'

/**
 * Id of a drawing's root element: a URL with this fragment shows the drawing without its labels.
 */
export const withoutLabels = 'without-labels'

/**
 * Text of a label for a part number; `textOf` formats a value as the table does, without its unit.
 */
export function labelText(
  label: Pick<DrawingLabel, 'text'>,
  attributes: readonly Attribute[],
  { part_number: partNumber, values }: Variant,
  textOf: (attribute: Attribute, value: Variant['values'][string]) => string,
): string {
  return label.text.replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    if (name === 'part_number') return partNumber
    const attribute =
      attributes.find(({ key }) => key === name) ?? attributes.find(({ symbol }) => symbol === name)
    return attribute ? textOf(attribute, values[attribute.key] ?? null) : placeholder
  })
}
