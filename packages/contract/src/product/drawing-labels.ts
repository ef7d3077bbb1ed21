import { withoutLabels } from './drawing-text.ts'
import type { DrawingLabel } from '../shapes/types.ts'

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }

const decoded = (text: string): string =>
  text.replaceAll(/&(?:amp|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)

/** Maximum number of labels in a drawing. */
const maxLabels = 200

/**
 * Labels of an SVG drawing that state values: elements with `data-label`, the text with `{key}` or
 * `{L}` (key or letter of an attribute) or `{part_number}` for each value, and with `data-x`,
 * `data-y` (base line), `data-size`, `data-anchor` and optionally `data-turned`, in the units of
 * the drawing's width and height. Empty for a drawing that cannot hide its labels
 * (`id="without-labels"`).
 */
export function readDrawingLabels(svg: string): DrawingLabel[] {
  if (!svg.includes(`id="${withoutLabels}"`)) return []
  return [...svg.matchAll(/<\w+\s[^<>]*\bdata-label="[^"<]*"[^<>]*>/g)]
    .slice(0, maxLabels)
    .flatMap(([tag]) => {
      const valueOf = (name: string) =>
        decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
      const [x, y, size] = ['data-x', 'data-y', 'data-size'].map((name) =>
        Number(valueOf(name) || NaN),
      )
      const anchor = valueOf('data-anchor')
      if (x === undefined || y === undefined || size === undefined) return []
      return Number.isFinite(x + y + size)
        ? [
            {
              text: valueOf('data-label'),
              x,
              y,
              size,
              anchor: anchor === 'start' || anchor === 'end' ? anchor : ('middle' as const),
              turned: valueOf('data-turned') === 'true',
            },
          ]
        : []
    })
}
