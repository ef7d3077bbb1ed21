import { listLimits } from '@vitrine/contract/list-limits'
import { siteModules } from '@vitrine/configuration/modules'
import type { Client } from '@vitrine/contract/client'
import { isApiError } from '@vitrine/contract/errors'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useLead, useScreenData } from '#app/core/api/use-screen-data.ts'
import { Plants } from './plants.tsx'
import { Beside } from '#app/ui/frame/layout.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { receiptNumber } from '#app/features/forms/receipt-number.ts'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { companyTexts } from '#texts/company.js'
import { formsTexts } from '#texts/forms.js'
import { leadFormsTexts } from '#texts/lead-forms.js'
import { routePath } from '#shared/routes/table.ts'
import { PageHeader } from '#app/core/breadcrumbs/page-header.tsx'
import { breadcrumbsJson } from '#app/core/breadcrumbs/breadcrumbs-json.ts'
import { ContactForm } from './contact-form.tsx'
import { Departments } from './departments.tsx'
import { FurtherLinks } from './further-links.tsx'
import { ContactLinks } from './contact-links.tsx'

/** Contact: form, departments, plants. */
export async function load({ client, query }: LoadArguments<'contact'>) {
  const [departments, product, plants] = await Promise.all([
    client('departments-list'),
    productOf(client, query.product?.[0], query.part?.[0]),
    siteModules.includes('institutional') ? readPlants(client) : [],
  ])
  return {
    departments: departments.data,
    plants,
    product,
    searched: query.q?.[0]?.slice(0, listLimits.search),
    receipt: receiptNumber(query),
  }
}

/** Plants of the company; empty before its page is published. */
const readPlants = (client: Client) =>
  client('institutional-read').then(
    (page) => page.plants,
    (error: unknown) => {
      if (isApiError(error, 'not-found')) return []
      throw error
    },
  )

/**
 * Product or part number of the message's subject, with its title; undefined if the cms does not
 * know
 * it.
 */
async function productOf(
  client: Client,
  id: string | undefined,
  part: string | undefined,
): Promise<{ id: number; title: string; part: string | undefined } | undefined> {
  if (id === undefined || !/^\d{1,9}$/.test(id)) return undefined
  const read = async () => {
    const [line] =
      part === undefined ? [] : (await client('parts-read', { query: { items: part } })).lines
    if (line?.part?.product === Number(id))
      return { id: line.part.product, title: line.part.title, part: line.part.part_number }
    const found = await client('product-read', { params: { id } })
    return { id: found.id, title: found.title, part: undefined }
  }
  return read().catch((error: unknown) => {
    if (isApiError(error, 'not-found', 'invalid-input')) return undefined
    throw error
  })
}

export const loader = screenLoader('contact', load)

export const texts = [formsTexts, leadFormsTexts, companyTexts]

export const meta = screenMeta<typeof load>('contact', (_, context) => {
  const { contact } = companyTexts[context.locale]
  return {
    title: contact.title,
    description: contact.description,
    jsonLd:
      import.meta.env.SSR &&
      ((url) => [
        breadcrumbsJson(
          [{ label: contact.title, href: routePath('contact', context.locale) }],
          context,
          url,
        ),
      ]),
  }
})

export default function ContactScreen() {
  const { departments, plants, product, searched, receipt } = useScreenData<typeof load>()
  const locale = useLocale()
  const company = useTexts(companyTexts)
  const { contact } = company
  return (
    <div className="wrap">
      <PageHeader
        breadcrumbs={[{ label: contact.title, href: routePath('contact', locale) }]}
        title={contact.title}
        lead={useLead(contact.description)}
      />
      {/* messages are addressed to departments: without one, there is no form */}
      {departments.length > 0 ? (
        <Beside
          aside={
            <>
              <ContactLinks />
              <Departments departments={departments} />
            </>
          }
        >
          <ContactForm
            key={`${product?.id} ${searched}`}
            departments={departments}
            product={product}
            searched={searched}
            receipt={receipt}
          />
        </Beside>
      ) : (
        <ContactLinks />
      )}
      {plants.length > 0 ? (
        <Section title={company.plants} ruled>
          <Plants plants={plants} pictured={false} />
        </Section>
      ) : null}
      <FurtherLinks />
    </div>
  )
}
