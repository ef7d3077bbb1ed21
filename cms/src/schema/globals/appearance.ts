import { chosenColors, neutralLook } from '@vitrine/appearance/choices'
import { color, logo } from '#src/content/appearance/fields.ts'
import { select, text } from '#src/content/fields/plain.ts'
import { nameMax, wordmarkMax } from '#src/content/fields/text-limits.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { appearanceTexts } from '#texts/appearance.js'
import { global } from './define.ts'

const labels = labelsOf(appearanceTexts)

export const appearance = global('appearance', labels.appearance, [
  text('name', labels.name, { admin: { description: labels.nameHelp }, maxLength: nameMax }),
  text('wordmark', labels.wordmark, {
    admin: { description: labels.wordmarkHelp },
    maxLength: wordmarkMax,
  }),
  logo('logo', labels.logo, labels.logoHelp),
  {
    name: 'colors',
    type: 'group',
    label: labels.colors,
    fields: chosenColors.map(color),
  },
  select(
    'type',
    labels.type,
    { plain: labels.plain, technical: labels.technical, serif: labels.serif },
    { required: true, defaultValue: neutralLook.type },
  ),
  select(
    'corners',
    labels.corners,
    { square: labels.square, soft: labels.soft, round: labels.round },
    { required: true, defaultValue: neutralLook.corners },
  ),
  logo('logo_on_dark', labels.logoOnDark, labels.logoOnDarkHelp),
  logo('symbol', labels.symbol, labels.symbolHelp),
])
