import { defaultLocale, isLocale, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { callAddress } from '#src/admin/panel/call.ts'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { LazyUploadEntry } from '#src/admin/sheets/lazy-upload-entry.tsx'
import { fieldName, readKinds } from '#src/admin/translations/read-desk.ts'
import { deskLocales } from '#src/translation/desk-locales.ts'
import { termColumns } from '#src/translation/terms/plan-import.ts'
import { readDeviations } from '#src/translation/terms/read-deviations.ts'
import { countTerms } from '#src/translation/terms/read-terms.ts'
import { textsIn } from '#src/platform/labels.ts'
import { ExportLinks } from '#src/admin/sheets/export-links.tsx'
import { Segments, Tabs } from '#src/ui/choices.tsx'
import type { LinkChoice } from '#src/ui/choices.tsx'
import { Pager } from '#src/ui/page-parts.tsx'
import { termsTexts } from '#texts/terms.js'
import { DeviationList } from './deviation-list.tsx'
import './terms.css'

const pageSize = 50

const kinds = ['forbidden', 'missing'] as const
type Kind = (typeof kinds)[number]

/** State of the page, as its address holds it. */
interface TermsQuery {
  tab: 'deviations' | 'sheet'
  to: Locale | undefined
  kind: Kind | undefined
  page: number
}

function readTermsQuery(params: Record<string, string | string[] | undefined>): TermsQuery {
  const { tab, to, kind, page } = params
  return {
    tab: tab === 'sheet' ? 'sheet' : 'deviations',
    to: typeof to === 'string' && isLocale(to) ? to : undefined,
    kind: kinds.find((each) => each === kind),
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

function pathOf({ tab, to, kind, page }: TermsQuery): string {
  const params = new URLSearchParams(
    Object.entries({
      tab: tab === 'deviations' ? '' : tab,
      to: to ?? '',
      kind: kind ?? '',
      page: page === 1 ? '' : String(page),
    }).filter(([, value]) => value !== ''),
  ).toString()
  return ownViewPath('glossary') + (params === '' ? '' : `?${params}`)
}

interface PartProps {
  req: PayloadRequest
  query: TermsQuery
  language: string
}

/** Languages that an account may see: a translator its own, an editor all. */
function shownLocales(req: PayloadRequest): Locale[] {
  const own = deskLocales(req)
  return [
    ...own.filter((each) => each !== defaultLocale),
    ...own.filter((each) => each === defaultLocale),
  ]
}

/** Published deviations by language and kind, paged. */
async function Deviations({ req, query, language }: PartProps) {
  const labels = textsIn(termsTexts, language)
  const own = shownLocales(req)
  const textKinds = readKinds(req)
  const names = new Map(textKinds.map(({ slug, name }) => [slug, name]))
  const { to, kind, page } = query
  const found = await readDeviations(req.payload, {
    locales: to && own.includes(to) ? [to] : own,
    collections: textKinds.map(({ slug }) => slug),
    kind,
    page,
    size: pageSize,
  })
  const choice = (change: Partial<TermsQuery>, text: string, count?: number): LinkChoice => {
    const next = { ...query, page: 1, ...change }
    return { text, href: pathOf(next), count, isCurrent: next.to === to && next.kind === kind }
  }
  const all = own.reduce((sum, locale) => sum + (found.counts.get(locale) ?? 0), 0)
  return (
    <>
      <div className="terms__choices">
        <Segments
          label={labels.page.language}
          choices={[
            choice({ to: undefined }, labels.page.every, all),
            ...own.map((locale) =>
              choice({ to: locale }, locales[locale].title, found.counts.get(locale) ?? 0),
            ),
          ]}
        />
        <Segments
          label={labels.page.kind}
          choices={[
            choice({ kind: undefined }, labels.page.everyKind),
            ...kinds.map((each) => choice({ kind: each }, labels.page.kinds[each])),
          ]}
        />
      </div>
      {found.items.length === 0 ? (
        <p className="terms__empty">{labels.page.none}</p>
      ) : (
        <DeviationList
          language={language}
          rows={found.items.map((item) => ({
            ...item,
            kindName: names.get(item.collection) ?? item.collection,
            fieldName: fieldName(req, item.collection, item.path.split('/')[0] ?? item.path),
          }))}
        />
      )}
      <Pager
        before={
          page > 1
            ? { text: labels.page.before, href: pathOf({ ...query, page: page - 1 }) }
            : undefined
        }
        after={
          page * pageSize < found.total
            ? { text: labels.page.after, href: pathOf({ ...query, page: page + 1 }) }
            : undefined
        }
      >
        {found.total > pageSize ? (
          <span>
            {labels.page.position({
              from: (page - 1) * pageSize + 1,
              to: Math.min(page * pageSize, found.total),
              total: found.total,
            })}
          </span>
        ) : null}
        {found.isCut ? <span>{labels.page.cut}</span> : null}
      </Pager>
    </>
  )
}

/** Export of the glossary, and the import for those who may change it. */
function Sheet({ req, language }: Omit<PartProps, 'query'>) {
  const labels = textsIn(termsTexts, language)
  const exported = (format: string): string => callAddress('terms.export', { query: { format } })
  const columns = termColumns(req.i18n.language).map(({ label }) => label)
  return (
    <div className="ui-document">
      {mayOpen('imports', req.user) ? (
        <>
          <div>
            <p>{labels.sheet.intro}</p>
            <p>{labels.sheet.columnsHint({ columns: columns.join(' · ') })}</p>
          </div>
          <LazyUploadEntry />
        </>
      ) : null}
      <ExportLinks
        title={labels.sheet.export}
        hint={labels.sheet.exportHint}
        addressOf={exported}
      />
    </div>
  )
}

/** Glossary: published texts that deviate from it, and its spreadsheet. */
export async function TermsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!mayOpen('glossary', req.user)) notFound()
  const { language } = req.i18n
  const labels = textsIn(termsTexts, language)
  const query = readTermsQuery(props.searchParams ?? {})
  const counts = await countTerms(req.payload)
  const list = `${panelBase}/collections/terms`
  return (
    <PanelView name="glossary" view={props}>
      <main className="terms">
        <header className="ui-head">
          <h1>{labels.pageTitle}</h1>
          <a className="ui-button" href={list}>
            {labels.page.terms} <span className="ui-mono">{counts.approved}</span>
          </a>
          {counts.proposed > 0 ? (
            <a className="ui-button" href={`${list}?where[state][equals]=proposed`}>
              {labels.page.proposed} <span className="ui-mono">{counts.proposed}</span>
            </a>
          ) : null}
          <a className="ui-button" href={ownViewPath('translations')}>
            {labels.page.desk}
          </a>
        </header>
        <Tabs
          label={labels.page.tabsName}
          choices={(['deviations', 'sheet'] as const).map((tab) => ({
            text: labels.page[tab],
            href: pathOf({ tab, to: undefined, kind: undefined, page: 1 }),
            isCurrent: tab === query.tab,
          }))}
        />
        {query.tab === 'sheet' ? (
          <Sheet req={req} language={language} />
        ) : (
          <Deviations req={req} query={query} language={language} />
        )}
      </main>
    </PanelView>
  )
}
