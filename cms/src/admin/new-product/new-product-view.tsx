import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { panelBase } from '@vitrine/contract/panel'
import { readTitles } from '#src/admin/lists/read-list.ts'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { textsIn, localeOfPanel } from '#src/platform/labels.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { newProductPath } from '#src/platform/change-addresses.ts'
import { newProductTexts } from '#texts/new-product.js'
import { LazyProductPage } from './lazy-product-page.tsx'

/** Id of the product that the address names to be duplicated. */
const idIn = (given: unknown): number | null =>
  typeof given === 'string' && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null

/** Page that makes a product in all languages. */
export async function NewProductView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, user, i18n } = req
  const staff = staffOf(req)
  // a session that ended: the draft is there again after the log-in
  if (!staff) redirect(`${panelBase}/login?redirect=${encodeURIComponent(newProductPath)}`)
  if (!mayOpen('new-product', user)) notFound()
  const labels = textsIn(newProductTexts, i18n.language)
  const subcategories = await readTitles(payload, 'subcategories', localeOfPanel(i18n.language))
  return (
    <PanelView name="new-product" view={props}>
      {subcategories.length === 0 ? (
        <div className="ui-document">
          <h1>{labels.title}</h1>
          <p>
            <a href={panelBase}>{labels.noSubcategory}</a>
          </p>
        </div>
      ) : (
        <LazyProductPage
          account={staff.id}
          subcategories={subcategories.map(({ value, label }) => ({
            id: Number(value),
            title: label,
          }))}
          from={idIn(props.searchParams?.['from'])}
        />
      )}
    </PanelView>
  )
}
