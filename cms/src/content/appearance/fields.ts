import { neutralLook } from '@vitrine/appearance/choices'
import type { ChosenColor } from '@vitrine/appearance/choices'
import type { TextareaField, TextField } from 'payload'
import sharp from 'sharp'
import { text } from '#src/content/fields/plain.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { appearanceTexts } from '#texts/appearance.js'
import { faultOf, faultText, isColor, normalColor } from './fault-text.ts'
import { readLogo } from './read-logo.ts'

const labels = labelsOf(appearanceTexts)

/**
 * Field of a color. A color without enough contrast is rejected on save, with a message that names
 * the nearest color with enough.
 */
export const color = (name: ChosenColor): TextField =>
  text(name, labels[name], {
    required: true,
    defaultValue: neutralLook.colors[name],
    admin: { components: { Field: '/admin/fields/lazy-appearance-fields.tsx#LazyColorField' } },
    hooks: { beforeValidate: [({ value }) => normalColor(value)] },
    validate: (value, { siblingData, req }) => {
      const language = req.i18n?.language
      if (!isColor(value)) return textOf(labels.notAColor, language)
      const fault = faultOf(name, siblingData)
      return fault ? faultText(fault, language) : true
    },
  })

/** True if the PNG renderer can draw the document. */
async function isDrawable(svg: string): Promise<boolean> {
  return sharp(Buffer.from(svg))
    .resize(16, 16, { fit: 'inside' })
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

/** Field of an SVG logo, validated by its content and stored as sanitized by `read-logo.ts`. */
export const logo = (name: string, label: Label, description: Label): TextareaField => ({
  name,
  label,
  type: 'textarea',
  admin: {
    description,
    components: { Field: '/admin/fields/lazy-appearance-fields.tsx#LazyLogoField' },
  },
  hooks: {
    beforeValidate: [
      ({ value }) => {
        if (typeof value !== 'string' || value.trim() === '') return null
        const read = readLogo(value)
        return 'svg' in read ? read.svg : value
      },
    ],
  },
  validate: async (value, { req }) => {
    if (!value) return true
    const read = readLogo(value)
    const refusal =
      'refusal' in read ? read.refusal : (await isDrawable(read.svg)) ? undefined : 'notSvg'
    return refusal === undefined || textOf(labels.refusals[refusal], req.i18n?.language)
  },
})
