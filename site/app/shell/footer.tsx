import { siteModules } from '@vitrine/configuration/modules'
import { Logo } from '#app/ui/elements/logo.tsx'
import { SiteFooter } from '#app/ui/frame/site-footer/site-footer.tsx'
import { Picture } from '#app/ui/elements/picture.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { NewsletterSignup } from '#app/features/newsletter/newsletter-signup.tsx'
import { routePath } from '#shared/routes/table.ts'
import { useSamePageLinks } from './languages.ts'
import { socialLinks, whatsappLink } from '#app/core/layout-data/social-links.ts'

/** Footer (R2), with the layout data of the cms. */
export function Footer({ data: { layout, menus, brand, year } }: { data: LayoutData }) {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  const { contact, others } = layout
  const name = others.company_name
  return (
    <SiteFooter
      logo={<Logo brand={brand} inverted />}
      logoHref={routePath('home', locale)}
      logoLabel={`${name}: ${shell.home}`}
      address={contact.address === '' ? undefined : contact.address}
      phone={
        contact.phone === ''
          ? undefined
          : { label: contact.phone, href: `tel:${contact.phone.replaceAll(/[^+\d]/g, '')}` }
      }
      whatsapp={
        contact.contact_whatsapp === ''
          ? undefined
          : { label: shell.footer.whatsapp, href: whatsappLink(contact.contact_whatsapp) }
      }
      columns={menus.columns}
      legal={menus.legal.filter(({ place }) => place !== 'narrow')}
      certificates={layout.certificates}
      company={others.company_information}
      rewards={{ title: shell.footer.rewards, certificates: others.rewards }}
      social={{
        label: shell.footer.social,
        links: socialLinks(layout.social_network, contact.contact_whatsapp),
      }}
      newsletter={
        siteModules.includes('newsletter')
          ? { title: shell.newsletter.title, form: <NewsletterSignup /> }
          : undefined
      }
      languages={useSamePageLinks()}
      copyright={shell.footer.rights({ year, company: name })}
      vendor={
        others.vendor
          ? {
              label: `${shell.footer.vendor} ${others.vendor.title}`,
              href: others.vendor.url === '' ? undefined : others.vendor.url,
              logo: others.vendor.main_image ? (
                <Picture image={others.vendor.main_image} sizes="6rem" ratio="natural" />
              ) : (
                others.vendor.title
              ),
            }
          : undefined
      }
    />
  )
}
