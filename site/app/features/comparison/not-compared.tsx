import type { Answer } from '@vitrine/contract/client'
import { partListLimits } from '@vitrine/contract/part-list'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Link } from '#app/ui/elements/link.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { comparisonPath } from '#shared/comparison/comparison-path.ts'
import type { ComparisonView } from '#shared/comparison/comparison-path.ts'
import { searchPath } from '#shared/routes/search-action.ts'
import { comparisonTexts } from '#texts/comparison.js'
import styles from './comparison-screen.module.css'

/** Items that cannot be compared, each with the reason and the part numbers that it may mean. */
export function NotCompared({
  others,
  codes,
  view,
}: {
  others: Answer<'comparison-read'>['others']
  /** Codes of the columns. */
  codes: readonly string[]
  view: ComparisonView | undefined
}) {
  const locale = useLocale()
  const texts = useTexts(comparisonTexts)
  if (others.length === 0) return null
  const canAdd = codes.length < partListLimits.compared
  return (
    <div className={styles.notices}>
      <Notice tone="warning" title={texts.others}>
        <ul className={styles.others}>
          {others.map(({ code, state, candidates }, index) => (
            // a URL may repeat a code
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${code} ${index}`}>
              <strong>{code}</strong>:{' '}
              {state === 'exceeding'
                ? texts.state.exceeding({ count: partListLimits.compared })
                : texts.state[state]}{' '}
              {candidates.length > 0 && canAdd ? (
                candidates.map((candidate) => (
                  <Link
                    key={candidate}
                    rel="nofollow"
                    href={comparisonPath([...codes, candidate], locale, view)}
                    aria-label={texts.take({ code: candidate })}
                  >
                    {candidate}
                  </Link>
                ))
              ) : state === 'unknown' ? (
                <Link href={searchPath(code, locale)}>{texts.search}</Link>
              ) : null}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
