import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { ReactNode } from 'react'
import { summaryMax, titleMax } from '#src/content/fields/text-limits.ts'
import { useTexts } from '#src/platform/language.ts'
import { FormField } from '#src/ui/form-fields.tsx'
import { fieldsTexts } from '#texts/fields.js'
import type { ProductDraft } from './product-draft.ts'
import type { ChangeDraft } from './use-product-draft.ts'

interface Props {
  draft: ProductDraft
  change: ChangeDraft
  faultOf: (field: string) => string | undefined
}

/** Titles and summaries in the languages of the site, side by side. */
export function TextFields({ draft, change, faultOf }: Props): ReactNode {
  const labels = useTexts(fieldsTexts)
  const set = (field: 'title' | 'description', code: Locale, text: string): void =>
    change((former) => ({ ...former, [field]: { ...former[field], [code]: text } }))
  return (
    <>
      {/* row by row, so that Tab goes from one language to the next */}
      <div className="new-product__texts">
        {localeCodes.map((code) => (
          <FormField
            key={code}
            label={`${labels.title} — ${locales[code].title}`}
            problem={faultOf(`title:${code}`)}
          >
            {(control) => (
              <input
                {...control}
                name={`title.${code}`}
                lang={locales[code].tag}
                maxLength={titleMax}
                data-empty={draft.title[code] ? undefined : ''}
                value={draft.title[code] ?? ''}
                onChange={({ target }) => set('title', code, target.value)}
              />
            )}
          </FormField>
        ))}
      </div>
      <div className="new-product__texts">
        {localeCodes.map((code) => (
          <FormField
            key={code}
            label={`${labels.summary} — ${locales[code].title}`}
            problem={faultOf(`description:${code}`)}
          >
            {(control) => (
              <textarea
                {...control}
                name={`summary.${code}`}
                lang={locales[code].tag}
                maxLength={summaryMax}
                rows={3}
                data-empty={draft.description[code] ? undefined : ''}
                value={draft.description[code] ?? ''}
                onChange={({ target }) => set('description', code, target.value)}
              />
            )}
          </FormField>
        ))}
      </div>
    </>
  )
}
