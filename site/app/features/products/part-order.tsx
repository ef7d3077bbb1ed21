import { useState } from 'react'
import { useLocale, useTexts } from '#app/core/language.ts'
import { appendItem } from '#app/features/parts-list/stored-list-text.ts'
import { Button } from '#app/ui/elements/button.tsx'
import { editNames } from '#shared/parts-list/edit-names.ts'
import { routePath } from '#shared/routes/table.ts'
import { pageTexts } from '#texts/page.js'
import { productTexts } from '#texts/product.js'
import styles from './part-head.module.css'

/**
 * Adds a quantity of a part number to the stored list; without JavaScript, opens a list with only
 * this part number.
 */
export function PartOrder({ code }: { code: string }) {
  const locale = useLocale()
  const { list } = useTexts(pageTexts).shell
  const { part } = useTexts(productTexts)
  const [isKept, setKept] = useState(false)
  const names = editNames[locale]
  return (
    <form
      className={`no-print ${styles.order}`}
      action={routePath('parts-list', locale)}
      onSubmit={(event) => {
        const quantity = Number(new FormData(event.currentTarget).get(names.quantity))
        if (!Number.isSafeInteger(quantity) || !appendItem(code, quantity)) return
        event.preventDefault()
        setKept(true)
      }}
    >
      <input type="hidden" name={names.code} value={code} />
      <label className={styles.quantity}>
        <span>{part.quantity}</span>
        <input
          type="number"
          name={names.quantity}
          min={1}
          max={999_999}
          defaultValue={1}
          required
          inputMode="numeric"
        />
      </label>
      <Button type="submit" icon="plus">
        {list.add({ code })}
      </Button>
      <p role="status">{isKept ? list.kept({ code }) : null}</p>
    </form>
  )
}
