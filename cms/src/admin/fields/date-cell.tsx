import type { DefaultServerCellComponentProps } from 'payload'
import { dateText, dateTimeText } from '#src/platform/dates.ts'

/** Date column of a list, in the format of the form. */
export function DateCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null
  const dayOnly = field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly'
  return (
    <span>
      {dayOnly ? dateText(cellData, i18n.language) : dateTimeText(cellData, i18n.language)}
    </span>
  )
}
