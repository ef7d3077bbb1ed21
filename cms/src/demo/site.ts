import type { Locale } from '@vitrine/configuration/locales'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { Text } from '@vitrine/demo'
import { isMenuScreen } from '#src/content/navigation/kinds.ts'
import type { Loading } from './loading.ts'

/** Path of a screen; undefined for an unknown screen. */
const pathOf = (screen: string, locale: Locale): string | undefined => {
  const path = (screenPaths[locale] as Record<string, string>)[screen]
  return path === undefined ? undefined : `${locales[locale].prefix}${path}`.replace(/(.)\/$/, '$1')
}

export async function loadLayout(loading: Loading): Promise<void> {
  const { appearance, layout } = loading.company
  await loading.saveGlobal('appearance', () => appearance.look)
  const titleOf = (route: string, locale: string): string | undefined =>
    route === 'institutional'
      ? appearance.about[locale]
      : (layout.seo.find((row) => row.route === route)?.title[locale] ?? route)
  const { email, salesAbroad, ...contact } = layout.contact
  await loading.saveGlobal('layout', (locale) => ({
    contact: {
      ...contact,
      address: contact.address[locale],
      sales_abroad: salesAbroad?.[locale] ?? '',
    },
    emails: { contact: email, privacy: appearance.privacyEmail },
    certificates: {
      groups: layout.certificates.map((group) => ({
        title: group.title[locale],
        certificates: group.certificates.map((row) => ({
          title: row.title[locale],
          main_image: loading.picture(row.picture),
          ...(row.record ? { record: loading.id('certificates', row.record) } : {}),
        })),
      })),
    },
    footer: {
      rewards: layout.rewards.map((row) => ({
        title: row.title[locale],
        main_image: loading.picture(row.picture),
      })),
      vendor: { title: 'Vitrine', url: '' },
    },
    cookies: {
      ...layout.cookies,
      cookies_notification_text: layout.cookies.text[locale],
      text: undefined,
      cookies_complete: layout.cookies.cookies_complete.map((category) => ({
        category: category.category,
        categoryLabel: category.categoryLabel[locale],
        items: category.items.map((item) => ({
          ...item,
          title: item.title[locale],
          description: item.description[locale],
        })),
      })),
    },
    privacy: {
      privacy_policy: loading.text(layout.privacyPolicy, locale),
      terms_of_user: loading.text(layout.termsOfUse, locale),
    },
    others: {
      company_information: layout.companyLine[locale],
      ...sharePicture(loading),
    },
    environment: { environment: 'production' },
  }))
  await loading.saveGlobal('navigation', (locale) => ({
    _status: 'published',
    footer: layout.footerMenus.map((menu) => ({
      label: menu.title[locale],
      links: menu.routes
        .filter(isMenuScreen)
        .map((kind) => ({ kind, label: titleOf(kind, locale) })),
    })),
    social: Object.entries(layout.social_network)
      .filter(([, address]) => address !== '')
      .map(([network, address]) => ({ network, address })),
  }))
  for (const row of layout.seo) {
    for (const locale of localeCodes) {
      const path = pathOf(row.route, locale)
      if (path !== undefined)
        await loading.saveOnce('seo-texts', path, {
          path,
          title: row.title[loading.languages.textsFor(locale)],
          description: row.description[loading.languages.textsFor(locale)],
          ...(row.lead ? { lead: row.lead[loading.languages.textsFor(locale)] } : {}),
        })
    }
  }
}

const sharePicture = (loading: Loading) => ({
  share_image: loading.picture(loading.company.home.hero.picture),
})

export async function loadHome(loading: Loading): Promise<void> {
  const { home, institutional, layout } = loading.company
  await loading.saveGlobal('home', (locale) => ({
    _status: 'published',
    hero: {
      label: home.label[locale],
      title: home.headline[locale],
      text: home.lead[locale],
      main_image: loading.picture(home.hero.picture),
      marks: home.hero.marks.map(({ x, y, to, label: words }) => ({
        x,
        y,
        to_x: to?.x,
        to_y: to?.y,
        label: words[locale],
      })),
      search_placeholder: home.searchPlaceholder[locale],
      examples: home.searches.map((text) => ({ text: text[locale] })),
    },
    products: home.mostViewed.products.map((key) => loading.id('products', key)),
    applications: home.mostViewed.applications.map((key) => loading.id('applications', key)),
    publications: home.mostViewed.publications.map((key) => loading.id('publications', key)),
  }))
  for (const lang of localeCodes)
    for (const { title, text, actionLabel, url } of home.popups.filter(
      (popup) => popup.lang === loading.languages.textsFor(lang),
    ))
      await loading.saveOnce('popups', lang, {
        lang,
        title,
        text,
        action_label: actionLabel,
        action_url: `${locales[lang].prefix}${url}`,
        _status: 'published',
      })
  await loading.saveGlobal('institutional', (locale) => ({
    _status: 'published',
    title: institutional.title[locale],
    text: loading.text(institutional.text, locale),
    description: layout.seo.find((row) => row.route === 'institutional')?.description[locale],
    main_image: loading.picture(institutional.picture),
    ...(institutional.video
      ? {
          video: {
            code: institutional.video.code,
            title: institutional.video.title[locale],
            poster: loading.picture(institutional.video.poster),
          },
        }
      : {}),
    history: institutional.history.map((row) => ({
      year: row.year,
      title: row.title[locale],
      text: row.text[locale],
    })),
    values: institutional.values.map((row) => ({
      title: row.title[locale],
      text: row.text[locale],
    })),
    plants: institutional.plants.map((row) => ({
      title: row.name[locale],
      text: row.makes[locale],
      address: row.address,
      main_image: loading.picture(row.picture),
    })),
  }))
}

export async function loadForms(loading: Loading): Promise<void> {
  const { forms } = loading.company
  const choice = (row: { key: string; title: Text }, position: number) => (locale: string) => ({
    slug: row.key,
    title: row.title[locale],
    position,
  })
  for (const [position, row] of forms.departments.entries())
    await loading.save('departments', row.key, (locale) => ({
      ...choice(row, position)(locale),
      email: row.email,
    }))
  for (const [position, row] of forms.interests.entries())
    await loading.save('interests', row.key, choice(row, position))
  for (const [position, row] of forms.educationLevels.entries())
    await loading.save('education-levels', row.key, choice(row, position))
  for (const { type, levels } of forms.trainingLevels) {
    for (const [position, row] of levels.entries()) {
      const key = `${type}-${row.key}`
      await loading.save('training-levels', key, (locale) => ({
        ...choice({ ...row, key }, position)(locale),
        type,
      }))
    }
  }
}
