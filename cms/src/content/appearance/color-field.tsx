'use client'

import { FieldError, FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { chosenColors, hexColor } from '@vitrine/contract/appearance/choices'
import type { ChosenColor } from '@vitrine/contract/appearance/choices'
import { contrast } from '@vitrine/contract/appearance/color'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { appearanceTexts } from '#texts/appearance.js'
import { faultOf, faultText, isColor, normalColor, ratioText } from './fault-text.ts'
import './appearance.css'

const labels = labelsOf(appearanceTexts)

/** Other colour that each is measured against. */
const ground = {
  background: 'text',
  surface: 'text',
  text: 'background',
  accent: 'background',
} as const

/** Colour with its contrast, checked at each change; a press takes the nearest passing colour. */
export const ColorField: TextFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { i18n } = useTranslation()
  const { value, setValue, showError, path, disabled } = useField<string>({
    potentiallyStalePath: fieldPath,
  })
  const group = path.slice(0, path.lastIndexOf('.'))
  const colors = useFormFields(([fields]) =>
    JSON.stringify(chosenColors.map((name) => [name, fields[`${group}.${name}`]?.value ?? ''])),
  )
  const given = Object.fromEntries(JSON.parse(colors)) as Record<ChosenColor, string>
  const name = field.name as ChosenColor
  const fault = isColor(value) ? faultOf(name, given) : undefined
  const own = String(normalColor(value))
  const other = String(normalColor(given[ground[name]]))
  const id = `field-${path.replaceAll('.', '__')}`
  const locked = Boolean(readOnly) || disabled
  return (
    <div className="field-type text color-field">
      <FieldLabel label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError && !fault} />
        <div className="color-field__row">
          <input
            type="color"
            aria-label={textOf(labels[name], i18n.language)}
            value={hexColor.test(own) ? own : '#000000'}
            disabled={locked}
            onChange={(event) => setValue(event.target.value)}
          />
          <input
            id={id}
            type="text"
            spellCheck={false}
            maxLength={9}
            value={value ?? ''}
            disabled={locked}
            aria-describedby={`${id}-contrast`}
            aria-invalid={fault ? true : undefined}
            onChange={(event) => setValue(event.target.value)}
            onBlur={() => setValue(normalColor(value))}
          />
        </div>
      </div>
      <p
        id={`${id}-contrast`}
        role="status"
        className="color-field__contrast"
        data-fault={fault ? '' : undefined}
      >
        {fault
          ? faultText(fault, i18n.language)
          : hexColor.test(own) && hexColor.test(other)
            ? textOf(
                labels.passes({ ratio: ratioText(contrast(own, other), i18n.language) }),
                i18n.language,
              )
            : ''}
      </p>
      {fault?.nearest && !locked ? (
        <button type="button" className="color-field__take" onClick={() => setValue(fault.nearest)}>
          <span className="color-field__swatch" style={{ background: fault.nearest }} />
          {textOf(labels.take({ color: fault.nearest }), i18n.language)}
        </button>
      ) : null}
    </div>
  )
}
