import type { Answer } from '@vitrine/contract/client'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { Timeline } from '#app/ui/content/timeline.tsx'
import { useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'

/** Company history as a timeline to scale. */
export function History({ entries }: { entries: Answer<'institutional-read'>['history'] }) {
  const company = useTexts(companyTexts)
  const sorted = entries.toSorted((a, b) => a.year - b.year)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return null
  return (
    <Section title={company.history} ruled>
      <Timeline
        span={company.years({ count: last.year - first.year })}
        entries={sorted.map(({ year, title, text, main_image: image }) => ({
          year,
          title,
          text,
          picture: image ? (
            <Picture image={image} sizes="(min-width: 62rem) 22vw, 80vw" ratio="4/3" />
          ) : undefined,
        }))}
      />
    </Section>
  )
}
