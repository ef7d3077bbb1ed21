import { createClient } from '@vitrine/contract/client'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { serverContext } from '#shared/page/server-context.ts'
import { logFailure } from '#app/core/errors/log-failure.ts'
import { legalTexts } from './legal-text.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { pageTexts } from '#texts/page.js'
import { defaultLayout } from './default-layout.ts'
import { defaultNavigation } from './default-navigation.ts'
import { menusOf } from './menus.ts'
import type { Brand } from '#shared/page/appearance.ts'
import type { LayoutData } from './layout-data.ts'

/** Loads the layout data on the server, with defaults if the call fails. */
export async function readLayout({ request, context }: LoaderFunctionArgs): Promise<LayoutData> {
  const { transport, origin, preview, form, appearance } = context.get(serverContext)
  const locale = localeOfPath(new URL(request.url).pathname)
  const client = createClient({ locale, transport })
  const layout = await client('layout-read').catch((error: unknown) => {
    logFailure('Os dados do leiaute não puderam ser lidos.', error)
    return defaultLayout(origin, locale)
  })
  // maintenance mode (R4); previews by employees stay available
  if (!preview && layout.others.environment_under_maintenance === 1)
    throw data({ code: 'unavailable' }, { status: 502 })
  const { navigation, privacy, others, ...rest } = layout
  const { footer_menus: _inMenus, ...shown } = others
  const legal = legalTexts(privacy, locale)
  return {
    layout: { ...rest, others: shown, privacy: legal },
    menus: menusOf(
      navigation ?? defaultNavigation(locale, pageTexts[locale].shell, legal),
      others,
      locale,
    ),
    brand: brandOf(appearance.brand, layout.others.company_name),
    origin,
    year: new Date().getFullYear(),
    preview,
    ...(form ? { form } : {}),
  }
}

/** Brand of the company; its name if the appearance has neither logo nor wordmark. */
function brandOf(brand: Brand, companyName: string): Brand {
  return brand.logo || brand.wordmark !== '' ? brand : { ...brand, wordmark: companyName }
}
