import type { ComponentProps, ReactNode } from 'react'
import { readWallClock, wallTimeOf } from '@vitrine/configuration/wall-clock'
import { dateTimeText } from '#src/platform/dates.ts'
import { useLanguage, useTexts } from '#src/platform/language.ts'
import { panelTexts } from '#texts/panel.js'

/** Choice that is made for a typed time which the clock of the company shows twice or never. */
function TimeNote({ typed }: { typed: string }): ReactNode {
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

interface TimeFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  value: string
  onChange: (typed: string) => void
  /** Class of the label. */
  className?: string
  children?: ReactNode
}

/** Time by the clock of the company. */
export const TimeField = ({
  label,
  onChange,
  className,
  children,
  ...attributes
}: TimeFieldProps): ReactNode => (
  <label className={className}>
    {label}
    <input
      type="datetime-local"
      {...attributes}
      onChange={({ target }) => onChange(target.value)}
    />
    <TimeNote typed={attributes.value} />
    {children}
  </label>
)
