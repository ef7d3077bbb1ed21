import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { referenceFileColumns } from '#src/content/cross-references/declaration.ts'
import { ExportLinks } from '#src/admin/sheets/export-links.tsx'
import { callAddress } from '#src/admin/panel/call.ts'
import { mayOpen, ownViewPath } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { LazyUploadEntry } from '#src/admin/sheets/lazy-upload-entry.tsx'
import { rows, sql } from '#src/platform/database/query.ts'
import { textsIn } from '#src/platform/labels.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'

/** Page of the cross-references of all makers: entry point to their import, and export. */
export async function ReferencesView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, user, i18n } = req
  if (!mayOpen('cross-references', user)) notFound()
  const { importing: labels } = textsIn(crossReferencesTexts, i18n.language)
  const [figures] = await rows<{ count: number }>(
    payload,
    sql`select count(*)::int as count from search_cross_references`,
  )
  const exported = (format: string) => callAddress('cross-references.export', { query: { format } })
  return (
    <PanelView name="cross-references" view={props}>
      <div className="ui-document">
        <header>
          <h1>{labels.title}</h1>
          <p>{labels.intro}</p>
          <p>
            {labels.columns({
              columns: referenceFileColumns(i18n.language)
                .map(({ label }) => label)
                .join(' · '),
            })}
          </p>
        </header>
        {mayOpen('imports', user) ? <LazyUploadEntry /> : null}
        <ExportLinks
          title={labels.export}
          hint={labels.exportHint({ count: figures?.count ?? 0 })}
          addressOf={exported}
        />
        <p className="ui-document__links">
          <a href={`${panelBase}/collections/other-makers`}>{labels.makersLink}</a>
          <a href={ownViewPath('searches')}>{labels.searchesLink}</a>
        </p>
      </div>
    </PanelView>
  )
}
