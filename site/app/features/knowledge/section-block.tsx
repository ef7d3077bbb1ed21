import type { Answer } from '@vitrine/contract/client'
import { DimensionLine } from '#app/ui/elements/dimension-line.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { knowledgeTexts } from '#texts/knowledge.js'
import { PublicationRows } from './publication-rows.tsx'
import { routePath } from '#shared/routes/table.ts'
import styles from './knowledge-base-screen.module.css'

/** Section of the knowledge base: name on the left, publications on the right. */
export function SectionBlock({
  section,
}: {
  section: Answer<'knowledge-base-read'>['data'][number]
}) {
  const locale = useLocale()
  const knowledge = useTexts(knowledgeTexts)
  return (
    <section className={styles.section} aria-labelledby={section.slug}>
      <div className={styles.head}>
        <h2 id={section.slug}>
          <Link href={routePath('knowledge-section', locale, { section: section.slug })}>
            {section.title}
          </Link>
        </h2>
        {section.description === '' ? null : (
          <p className={styles.description}>{section.description}</p>
        )}
        <div className={styles.figure}>
          <DimensionLine figure={knowledge.count({ count: section.publications.length })} />
        </div>
      </div>
      {section.publications.length > 0 ? (
        <PublicationRows publications={section.publications} headingLevel={3} />
      ) : (
        <p>{knowledge.empty.title}.</p>
      )}
    </section>
  )
}
