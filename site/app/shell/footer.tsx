import { Logo } from '#app/design/logo/logo.tsx'
import { SiteFooter } from '#app/design/site-footer/site-footer.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import type { LayoutData } from '#app/layouts/load-layout.ts'

/** The footer (spec §2 "Footer"): its links and texts are the cms's. */
export function Footer({ data: { layout, year } }: { data: LayoutData }) {
  const locale = useLocale()
  const { shell } = useMessages()
  const { contact, others, certificates, social_network: social } = layout
  return (
    <SiteFooter
      lang={locale}
      logo={<Logo name={others.company_name.split(' ')[0]?.toLowerCase() ?? ''} inverted />}
      labels={shell.footer}
      contact={{ address: contact.address, phone: contact.phone, whatsapp: contact.contact_whatsapp }}
      menus={others.footer_menus}
      certificates={certificates}
      rewards={others.rewards}
      social={Object.entries(social).flatMap(([network, url]) => (url === '' ? [] : [{ network, url }]))}
      information={others.company_information}
      copyright={shell.footer.rights(year, others.company_name)}
      vendor={others.vendor}
    />
  )
}
