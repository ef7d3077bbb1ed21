import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { defaultLocale } from '@vitrine/configuration/locales'
import { panelBase } from '@vitrine/contract/panel'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import { declaredFrom } from '#src/content/variants/declaration.ts'
import { mayOpen } from '#src/admin/panel/own-views.ts'
import { PanelView } from '#src/admin/panel/panel-view.tsx'
import { textsIn, localeOfPanel } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { variantsTexts } from '#texts/variants.js'
import { LazyProductForm } from './lazy-product-form.tsx'
import './new-product.css'

/** Page that creates a product in all languages. */
export async function NewProductView(props: AdminViewServerProps) {
  const { payload, user, i18n } = props.initPageResult.req
  if (!mayOpen('new-product', user)) notFound()
  const labels = textsIn(newProductTexts, i18n.language)
  const { docs } = await payload.find({
    collection: 'subcategories',
    locale: localeOfPanel(i18n.language),
    fallbackLocale: defaultLocale,
    depth: 0,
    draft: true,
    pagination: false,
    sort: 'title',
    select: { title: true, attributes: true },
    overrideAccess: true,
  })
  const partNumber = textsIn(variantsTexts, i18n.language).partNumber2
  return (
    <PanelView name="new-product" view={props}>
      <div className="ui-document">
        <header>
          <h1>{labels.title}</h1>
          <p>{labels.intro}</p>
        </header>
        {docs.length === 0 ? (
          <p>
            <a href={panelBase}>{labels.noSubcategory}</a>
          </p>
        ) : (
          <LazyProductForm
            subcategories={docs.map(({ id, title, attributes }) => ({
              id,
              title: title ?? String(id),
              columns: [
                partNumber,
                ...(attributes ?? [])
                  .filter(isColumn)
                  .map((attribute) => declaredFrom(attribute).label),
              ].join(' · '),
            }))}
          />
        )}
      </div>
    </PanelView>
  )
}
