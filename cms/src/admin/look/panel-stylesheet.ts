import type { Answer } from '@vitrine/contract/client'
import { mixed } from '@vitrine/appearance/color'
import { paletteOf } from '@vitrine/appearance/palette'
import type { Palette } from '@vitrine/appearance/palette'
import { lookProperties } from '@vitrine/appearance/stylesheet'
import { themeColors, themes } from '@vitrine/appearance/themes'
import type { Theme } from '@vitrine/appearance/themes'

type Properties = Record<string, string>

/** Steps of Payload's color scales, from 0 (background) to 1000 (text). */
const steps = Array.from({ length: 21 }, (_, index) => index * 50)

/**
 * Share of the text color in Payload's backgrounds and lines, by step of the scale; higher steps
 * use text colors.
 */
const lines: Readonly<Record<number, number>> = {
  50: 0.03,
  100: 0.07,
  150: 0.14,
  200: 0.19,
  250: 0.26,
  300: 0.36,
  350: 0.44,
}

function elevation(step: number, palette: Palette): string {
  if (step === 0) return palette.surface
  const share = lines[step]
  if (share !== undefined) return mixed(palette.text, palette.surface, share)
  if (step <= 550) return palette.textFaint
  return step <= 700 ? palette.textSoft : palette.text
}

/**
 * Payload's color scale of a state such as `success`: low steps are backgrounds, middle steps
 * lines, high steps text.
 */
const scale = (name: string, pale: string, ink: string): Properties =>
  Object.fromEntries(
    steps.slice(1, -1).map((step) => {
      const share = step <= 200 ? 0 : step < 450 ? (step - 150) / 350 : 1
      return [`--theme-${name}-${step}`, mixed(ink, pale, share)]
    }),
  )

/** Custom properties that Payload's styles use, set from the palette. */
const payloadProperties = (palette: Palette): Properties => ({
  ...Object.fromEntries(
    steps.map((step) => [`--theme-elevation-${step}`, elevation(step, palette)]),
  ),
  ...scale('success', palette.successPale, palette.success),
  ...scale('warning', palette.warningPale, palette.warning),
  ...scale('error', palette.errorPale, palette.error),
  '--theme-bg': palette.background,
  '--theme-input-bg': palette.surface,
  '--theme-text': palette.text,
  '--color-success-250': palette.accentPale,
})

function themeRule(theme: Theme, { colors, type, corners }: Answer<'appearance-read'>): string {
  const own = themeColors(colors, theme)
  const properties = {
    ...lookProperties({ colors: own, type, corners }),
    ...payloadProperties(paletteOf(own)),
  }
  const rules = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  return `html[data-theme=${theme}]{color-scheme:${theme};${rules.join(';')}}`
}

/**
 * CSS that sets the panel's custom properties for the light and the dark theme: those of the site's
 * design system and Payload's.
 */
export const panelStylesheet = (appearance: Answer<'appearance-read'>): string =>
  themes.map((theme) => themeRule(theme, appearance)).join('')
