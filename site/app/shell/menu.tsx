import { useLocation } from 'react-router'
import { SocialLinks } from '#app/ui/frame/site-footer/social-bar.tsx'
import { HeaderMenu } from '#app/ui/frame/site-header/header-menu.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { useLanguages } from './languages.ts'
import { legalLinks, mainNavigation, localNavigation } from '#app/core/layout-data/navigation.ts'
import { socialLinks } from '#app/core/layout-data/social-links.ts'
import styles from './menu.module.css'

/** Mobile menu (R2): navigation, languages, legal links, social links. */
export function Menu({ data: { layout } }: { data: LayoutData }) {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  const { key, pathname } = useLocation()
  const languages = useLanguages(layout.others.languages)
  const social = socialLinks(layout.social_network, layout.contact.contact_whatsapp)
  return (
    <HeaderMenu
      // keyed by the location: a navigation closes it
      key={key}
      label={shell.menu.open}
      navLabel={shell.menu.title}
      nav={[
        ...mainNavigation(locale, shell.nav, pathname, layout.others.screens),
        ...localNavigation(locale, shell.nav, pathname, layout.others.screens),
      ]}
      legal={legalLinks(locale, shell.nav, layout.privacy)}
      languages={languages}
    >
      {social.length > 0 ? (
        <div className={styles.social}>
          <SocialLinks links={social} />
        </div>
      ) : null}
    </HeaderMenu>
  )
}
