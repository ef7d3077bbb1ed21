import { useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { Button } from '#app/ui/elements/button.tsx'
import { Dialog } from '#app/ui/controls/dialog.tsx'
import { Facets } from '#app/ui/controls/facets.tsx'
import type { FacetsProps } from '#app/ui/controls/facets.tsx'
import { browserClient } from '#app/core/api/client-of.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { filtersTexts } from '#texts/filters.js'
import { apiListQuery } from '#app/features/listing/list-query.ts'
import type { ListQuery } from '#app/features/listing/list-query.ts'
import { filtersOfForm } from './filter-form.ts'

interface FilterSheetProps {
  list: ListQuery
  /** Category and subcategory of the list. */
  scope: { category?: string; subcategory?: string }
  partNumbers: number
  form: FacetsProps
  open: boolean
  onClose: () => void
}

/**
 * Filters on a phone: each choice updates the count, and all are applied at once. Loaded when
 * opened; keyed by each opening, so that it starts with the filters of the URL.
 */
export function FilterSheet({ list, scope, partNumbers, form, open, onClose }: FilterSheetProps) {
  const locale = useLocale()
  const texts = useTexts(filtersTexts)
  const [counted, setCounted] = useState({ facets: form.facets, partNumbers })
  const last = useRef<AbortController>(undefined)
  const id = useId()

  async function count(event: FormEvent<HTMLFormElement>) {
    last.current?.abort()
    const { signal } = (last.current = new AbortController())
    const query = apiListQuery({
      ...list,
      page: 1,
      filter: filtersOfForm(new FormData(event.currentTarget), locale),
    })
    // without a count, the filters can still be applied
    const answer = await browserClient(locale, signal)('products-list', {
      query: { ...query, ...scope, perPage: 1 },
    }).catch(() => undefined)
    if (answer && !signal.aborted)
      setCounted({ facets: answer.facets, partNumbers: answer.part_number_count })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      variant="sheet"
      actions={
        <Button type="submit" form={id} wide>
          <span aria-live="polite">{texts.show({ count: counted.partNumbers })}</span>
        </Button>
      }
    >
      <Facets
        {...form}
        id={id}
        facets={counted.facets}
        submitLabel={undefined}
        onChange={(event) => void count(event)}
      />
    </Dialog>
  )
}
