import type { ReactNode } from 'react'
import { readWallClock, wallTimeOf } from '@vitrine/configuration/wall-clock'
import { dateTimeText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { panelTexts } from '#texts/panel.js'

/** Choice that is made for a typed time which the clock of the company shows twice or never. */
export function TimeNote({ typed }: { typed: string }): ReactNode {
  const language = useLanguage()
  const { timeTwice, timeNever } = useTexts(panelTexts)
  const wall = wallTimeOf(typed)
  if (wall === undefined) return null
  const { instant, kind } = readWallClock(wall)
  if (kind === 'once') return null
  const time = dateTimeText(new Date(wall).toISOString(), language, 'UTC')
  const taken = dateTimeText(new Date(instant).toISOString(), language)
  return (
    <small role="status">
      {kind === 'twice' ? timeTwice({ time }) : timeNever({ time, taken })}
    </small>
  )
}
