import { readItems, writeItems } from '@vitrine/contract/part-list'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { Deferred } from '#app/core/deferred.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { ButtonLink } from '#app/ui/elements/button.tsx'
import { EmptyState } from '#app/ui/frame/empty-state.tsx'
import { Notice } from '#app/ui/frame/notice.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { listRows } from '#shared/parts-list/list-rows.ts'
import { routePath } from '#shared/routes/table.ts'
import { partsListTexts } from '#texts/parts-list.js'
import { ListTable } from './list-table.tsx'
import { ListTools } from './list-tools.tsx'
import { useReadLines } from './read-lines.ts'
import { RemovedLine } from './removed-line.tsx'
import { formerLine, forms } from './lazy-parts.ts'
import styles from './parts-list-screen.module.css'

/** Parts list of the URL: part numbers with quantities. */
export async function load({ client, query, locale }: LoadArguments<'parts-list'>) {
  const items = writeItems(readItems(query.items?.[0] ?? ''))
  const [read, departments] =
    items === ''
      ? [{ lines: [], products: [] }, []]
      : await Promise.all([
          client('parts-read', { query: { items } }),
          client('departments-list').then(({ data }) => data),
        ])
  await forms.ready(locale)
  if (read.lines.some(({ former }) => former)) await formerLine.ready(locale)
  return { items, read, departments, leftOut: query.leftOut ?? [], receipt: receiptNumber(query) }
}

export const loader = screenLoader('parts-list', load)

export const texts = [partsListTexts]

export const meta = screenMeta<typeof load>('parts-list', (_, { locale }) => ({
  title: partsListTexts[locale].title,
  description: partsListTexts[locale].description,
}))

const loadKeeper = () => import('./list-keeper.tsx').then(({ ListKeeper }) => ListKeeper)

export default function PartsListScreen() {
  const { items, read: answer, departments, leftOut, receipt } = useScreenData<typeof load>()
  const read = useReadLines()
  const locale = useLocale()
  const texts = useTexts(partsListTexts)
  const rows = listRows(answer)
  const open = rows.filter(
    ({ line, doubt }) => line.part === null || (doubt !== null && doubt !== 'unstated'),
  ).length
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: texts.crumb, href: routePath('parts-list', locale) }]}
        title={texts.title}
        lead={useLead(texts.lead)}
      />
      <div className={styles.notices}>
        {receipt === undefined ? <Deferred load={loadKeeper} props={{ items }} /> : null}
        <RemovedLine />
        <LeftOut given={leftOut} read={read.leftOut} />
      </div>
      {rows.length > 0 ? (
        <Section title={texts.table.caption} headless>
          <div className={styles.head}>
            <p className={styles.count}>
              {texts.count({ lines: rows.length })}
              {open > 0 ? <strong> · {texts.check({ count: open })}</strong> : null}
            </p>
            <ListTools rows={rows} />
          </div>
          <ListTable key={items} rows={rows} sourceOf={read.sourceOf} />
        </Section>
      ) : receipt !== undefined ? null : (
        <EmptyState title={texts.empty.title} text={texts.empty.text}>
          <ButtonLink variant="secondary" href={routePath('products', locale)}>
            {texts.empty.products}
          </ButtonLink>
        </EmptyState>
      )}
      <forms.Section
        departments={departments}
        items={items}
        lines={rows.length}
        receipt={receipt}
      />
    </div>
  )
}

/** Number of lines of a pasted text that are not in the list, as an address states it. */
const countOf = (given: readonly string[]): number | undefined =>
  given.length === 1 && /^\d{1,3}$/.test(given[0] ?? '') ? Number(given[0]) : undefined

/**
 * Lines that are not in the list: those pasted in this tab, else their number, or the excess of an
 * address.
 */
function LeftOut({ given, read }: { given: readonly string[]; read: readonly string[] }) {
  const texts = useTexts(partsListTexts)
  const count = countOf(given)
  const lines = count === undefined ? given : read
  if (given.length === 0) return null
  return (
    <Notice
      title={
        count === undefined || lines.length > 0 ? texts.leftOut : texts.leftOutCount({ count })
      }
    >
      {lines.length > 0 ? (
        <ul className={styles.leftOut}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Notice>
  )
}
