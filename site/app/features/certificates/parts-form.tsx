import { partListLimits } from '@vitrine/contract/part-list'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { TextAreaField } from '#app/ui/controls/field.tsx'
import { certificatesPath } from '#shared/certificates/certificates-path.ts'
import { editNames } from '#shared/parts-list/edit-names.ts'
import { certificatesTexts } from '#texts/certificates.js'
import styles from './certificates.module.css'

/** Field for part numbers: a GET form, whose lines become the items of the URL. */
export function PartsForm({ codes }: { codes: readonly string[] }) {
  const locale = useLocale()
  const { form } = useTexts(certificatesTexts)
  return (
    <form
      action={certificatesPath(locale, {})}
      className={`no-print ${styles.form}`}
      aria-label={form.title}
    >
      <TextAreaField
        id="part-numbers"
        label={form.label}
        hint={form.hint({ lines: partListLimits.lines })}
        name={editNames[locale].lines}
        defaultValue={codes.join('\n')}
        rows={6}
        maxLength={partListLimits.address}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <div className={styles.buttons}>
        <Button type="submit">{form.submit}</Button>
        <Button
          type="submit"
          variant="secondary"
          icon="download"
          formAction={certificatesPath(locale, {}, '.zip')}
        >
          {form.zip}
        </Button>
      </div>
    </form>
  )
}
