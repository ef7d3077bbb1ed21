import { partListLimits } from '@vitrine/contract/part-list'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Button } from '#app/ui/elements/button.tsx'
import type { ComparisonView } from '#shared/comparison/comparison-path.ts'
import { editNames } from '#shared/parts-list/edit-names.ts'
import { queryNames } from '#shared/routes/query-names.ts'
import { routePath } from '#shared/routes/table.ts'
import { comparisonTexts } from '#texts/comparison.js'
import styles from './comparison-screen.module.css'

/**
 * GET form that adds a part number or product; sends the codes with the field names of the parts
 * list form.
 */
export function AddForm({
  codes,
  view,
}: {
  codes: readonly string[]
  view: ComparisonView | undefined
}) {
  const locale = useLocale()
  const texts = useTexts(comparisonTexts)
  const { code } = editNames[locale]
  return (
    <form action={routePath('comparison', locale)} className={`${styles.add} no-print`}>
      {codes.map((compared) => (
        <input key={compared} type="hidden" name={code} value={compared} />
      ))}
      {view ? <input type="hidden" name={queryNames.view[locale]} value={view} /> : null}
      <label htmlFor="compared">{texts.add}</label>
      <input
        key={codes.join()}
        id="compared"
        type="text"
        name={code}
        aria-describedby="compared-hint"
        maxLength={partListLimits.code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <p id="compared-hint">{texts.hint}</p>
      <Button type="submit" variant="secondary">
        {texts.submit}
      </Button>
    </form>
  )
}
