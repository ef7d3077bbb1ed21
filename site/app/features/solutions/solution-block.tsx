import type { ApplicationCard, SolutionCard } from '@vitrine/contract/shapes/types'
import { Icon } from '#app/ui/elements/icon.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { Label } from '#app/ui/elements/tag.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { solutionsTexts } from '#texts/solutions.js'
import { applicationPath } from '#shared/routes/detail-paths.ts'
import { routePath } from '#shared/routes/table.ts'
import styles from './solution-block.module.css'

interface SolutionBlockProps {
  solution: SolutionCard
  applications: readonly ApplicationCard[]
  /** True to load the picture with high priority. */
  priority: boolean
}

/** Solution with picture, description, and links to its applications. */
export function SolutionBlock({ solution, applications, priority }: SolutionBlockProps) {
  const locale = useLocale()
  const solutions = useTexts(solutionsTexts)
  return (
    <article className={styles.block}>
      <div className={styles.picture}>
        <Picture
          image={solution.main_image === null ? null : { ...solution.main_image, alt: '' }}
          sizes="(min-width: 62rem) 42vw, 100vw"
          ratio="10/7"
          priority={priority}
        />
      </div>
      <div className={styles.words}>
        <Label tone="accent">{solutions.count({ count: solution.application_count })}</Label>
        <h2 className={styles.title}>
          <Link
            className={styles.link}
            href={routePath('solution', locale, { solution: solution.slug })}
          >
            {solution.title}
          </Link>
        </h2>
        <p className={styles.description}>{solution.description}</p>
        {applications.length === 0 ? null : (
          <ul className={styles.applications}>
            {applications.map((application) => (
              <li key={application.id}>
                <Link className={styles.application} href={applicationPath(application, locale)}>
                  <span>{application.title}</span>
                  <Icon name="arrow-right" size="small" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
