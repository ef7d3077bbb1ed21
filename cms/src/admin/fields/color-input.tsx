'use client'
import { hexColor } from '@vitrine/appearance/choices'
import type { ChosenColor } from '@vitrine/appearance/choices'
import { contrast } from '@vitrine/appearance/color'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { appearanceTexts } from '#texts/appearance.js'
import {
  faultText,
  faultWhileTyped,
  normalColor,
  ratioText,
} from '#src/content/appearance/fault-text.ts'
import './appearance.css'

/** Color against which the contrast of each color is measured. */
const ground = {
  background: 'text',
  surface: 'text',
  text: 'background',
  accent: 'background',
} as const

interface ColorInputProps {
  id: string
  name?: string
  color: ChosenColor
  /** All chosen colors as typed. */
  colors: Partial<Record<ChosenColor, string>>
  locked?: boolean
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  onChange: (value: string) => void
}

/**
 * Color input with its contrast, checked at each change; a button sets the nearest color with
 * enough contrast.
 */
export function ColorInput({
  id,
  color,
  colors,
  locked = false,
  onChange,
  'aria-describedby': described,
  'aria-invalid': refused,
  ...named
}: ColorInputProps) {
  const labels = useTexts(appearanceTexts)
  const language = useLanguage()
  const value = colors[color] ?? ''
  const fault = faultWhileTyped(color, colors)
  const own = String(normalColor(value))
  const other = String(normalColor(colors[ground[color]]))
  return (
    <>
      <div className="color-field__row">
        <input
          type="color"
          aria-label={labels[color]}
          value={hexColor.test(own) ? own : '#000000'}
          disabled={locked}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          {...named}
          id={id}
          type="text"
          spellCheck={false}
          maxLength={9}
          value={value}
          disabled={locked}
          aria-describedby={[described, `${id}-contrast`].filter(Boolean).join(' ')}
          aria-invalid={fault ? true : refused}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(own)}
        />
      </div>
      <p
        id={`${id}-contrast`}
        role="status"
        className="color-field__contrast"
        data-fault={fault ? '' : undefined}
      >
        {fault
          ? faultText(fault, language)
          : hexColor.test(own) && hexColor.test(other)
            ? labels.passes({ ratio: ratioText(contrast(own, other), language) })
            : ''}
      </p>
      {fault?.nearest && !locked ? (
        <button
          type="button"
          className="color-field__take"
          onClick={() => onChange(fault.nearest ?? value)}
        >
          <span className="color-field__swatch" style={{ background: fault.nearest }} />
          {labels.take({ color: fault.nearest })}
        </button>
      ) : null}
    </>
  )
}
