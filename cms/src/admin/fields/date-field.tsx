'use client'

import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
} from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { datePatterns, fromPicker, toPicker } from '#src/platform/dates.ts'

/** Date field in the staff's time zone and in the format of the panel's language. */
export const DateField: DateFieldClientComponent = ({ field, path: fieldPath, readOnly }) => {
  const { i18n } = useTranslation()
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: fieldPath,
  })
  const patterns = datePatterns(i18n.language)
  const { label, required = false, admin } = field
  const { pickerAppearance } = (admin?.date ?? {}) as { pickerAppearance?: string }
  const dayOnly = pickerAppearance === 'dayOnly'
  const pick = (picked: Date | null): void => {
    // a day is stored as noon, so that it is the same day in every time zone
    if (picked && dayOnly) picked.setHours(12, 0, 0, 0)
    setValue(picked ? fromPicker(picked) : null)
  }
  return (
    <div className={`field-type date-time-field${showError ? ' date-time-field--has-error' : ''}`}>
      <FieldLabel label={label ?? ''} path={path} required={required} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        {/*
         * `dayAndTime` also for days, because Payload's day picker uses the browser's time zone
         */}
        <DatePicker
          displayFormat={dayOnly ? patterns.date : patterns.dateTime}
          overrides={{ showTimeSelect: !dayOnly }}
          pickerAppearance="dayAndTime"
          timeFormat="HH:mm"
          readOnly={Boolean(readOnly) || disabled}
          onChange={pick}
          {...(value ? { value: toPicker(value) } : {})}
        />
      </div>
      {admin?.description ? <FieldDescription description={admin.description} path={path} /> : null}
    </div>
  )
}
