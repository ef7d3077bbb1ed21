import type { Answer } from '@vitrine/contract/client'
import { Section } from '#app/ui/frame/section.tsx'
import { useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'
import styles from './institutional-screen.module.css'

export function Values({ values }: { values: Answer<'institutional-read'>['values'] }) {
  const company = useTexts(companyTexts)
  if (values.length === 0) return null
  return (
    <Section title={company.values} ruled>
      <ul className={styles.values}>
        {values.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
