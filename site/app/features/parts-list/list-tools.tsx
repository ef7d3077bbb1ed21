import { partListLimits } from '@vitrine/contract/part-list'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { Deferred } from '#app/core/deferred.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { comparisonPath } from '#shared/comparison/comparison-path.ts'
import { keepPath, listFileEndings, listPath } from '#shared/parts-list/list-path.ts'
import { printedItems } from '#shared/parts-list/list-rows.ts'
import type { ListRow } from '#shared/parts-list/list-rows.ts'
import { pageTexts } from '#texts/page.js'
import { partsListTexts } from '#texts/parts-list.js'
import styles from './parts-list-screen.module.css'

const loadButtons = () => import('./list-buttons.tsx').then(({ ListButtons }) => ListButtons)

/** Exports of a list: a comparison, files, print, a URL to share. */
export function ListTools({ rows }: { rows: readonly ListRow[] }) {
  const locale = useLocale()
  const { title, files, ...texts } = useTexts(partsListTexts)
  const { share } = useTexts(pageTexts).reading
  const layout = useLayoutData()
  const items = printedItems(rows)
  const parts = rows.flatMap(({ line }) => line.part?.part_number ?? [])
  const mine = keepPath(items, locale)
  const url = (layout?.origin ?? '') + listPath(items, locale)
  return (
    <div className={`${styles.tools} no-print`} role="group" aria-label={files}>
      {parts.length > 1 ? (
        <ButtonLink
          variant="secondary"
          size="small"
          href={comparisonPath(parts.slice(0, partListLimits.compared), locale)}
          rel="nofollow"
        >
          {parts.length > partListLimits.compared
            ? texts.compareFirst({ count: partListLimits.compared })
            : texts.compare}
        </ButtonLink>
      ) : null}
      {([...listFileEndings, 'zip'] as const).map((ending) => (
        <ButtonLink
          key={ending}
          variant="secondary"
          size="small"
          href={listPath(items, locale, ending)}
          rel="nofollow"
          // not for ZIP: if the archive is too large, the response is a page
          download={ending === 'zip' ? undefined : true}
        >
          {texts[ending]}
        </ButtonLink>
      ))}
      {mine === undefined ? null : (
        <ButtonLink variant="secondary" size="small" href={mine} rel="nofollow">
          {texts.keepMine}
        </ButtonLink>
      )}
      <Deferred load={loadButtons} props={{ url }} />
      <ButtonLink
        variant="quiet"
        size="small"
        icon="mail"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        label={share.mail}
      />
      <ButtonLink
        variant="quiet"
        size="small"
        icon="whatsapp"
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        label={share.whatsapp}
        rel="noreferrer"
      />
    </div>
  )
}
