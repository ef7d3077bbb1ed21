import { useLocation } from 'react-router'
import { SocialLinks } from '#app/ui/frame/site-footer/social-bar.tsx'
import { HeaderMenu } from '#app/ui/frame/site-header/header-menu.tsx'
import { useTexts } from '#app/core/language.ts'
import { pageTexts } from '#texts/page.js'
import type { LayoutData } from '#app/core/layout-data/layout-data.ts'
import { useLanguages } from './languages.ts'
import { withCurrent } from '#app/core/layout-data/navigation.ts'
import { socialLinks } from '#app/core/layout-data/social-links.ts'
import styles from './menu.module.css'

const isNarrow = ({ place }: { place: string }): boolean => place !== 'wide'

/** Mobile menu (R2): navigation, languages, legal links, social links. */
export function Menu({ data: { layout, menus } }: { data: LayoutData }) {
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
      nav={withCurrent(menus.main.filter(isNarrow), pathname)}
      legal={menus.legal.filter(isNarrow)}
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
