import { inOtherLocales } from '@vitrine/contract/shapes/locale-fields'
import { contentScreens } from '@vitrine/configuration/content-screens'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { routePath } from '#shared/routes/table.ts'

/**
 * Fallback if the layout call failed and no cached response exists (R8): navigation from the route
 * table, and the first part of the host name as company name. No consent items and no editorial
 * texts.
 */
export function defaultLayout(origin: string, locale: Locale): Answer<'layout-read'> {
  const [name = ''] = new URL(origin).hostname.replace(/^www\./, '').split('.')
  return {
    contact: { address: '', phone: '', contact_whatsapp: '' },
    cookies: {
      cookies_notification: '0',
      cookies_notification_text: '',
      cookies_notification_controller: '0',
      cookies_notification_position: 'bottom',
      cookies_notification_version: '',
      cookies_complete: [],
    },
    emails: { contact: '', privacy: '' },
    open_data: { license: null, security: null },
    environment: { environment: 'production' },
    privacy: {
      privacy_policy_link: routePath('privacy-policy', locale),
      terms_of_use_link: routePath('terms-of-use', locale),
      terms_of_user: null,
      ...inOtherLocales('terms_of_user', () => null),
      privacy_policy: null,
      ...inOtherLocales('privacy_policy', () => null),
    },
    scripts: {
      scripts: '0',
      google_site_verification: '',
      google_tag_manager: '',
      google_analytics_id: '',
    },
    social_network: { youtube: '', linkedin: '', twitter: '', facebook: '', instagram: '' },
    others: {
      environment_under_maintenance: 0,
      ...inOtherLocales('cookies_notification_text', () => ''),
      company_name: name.charAt(0).toUpperCase() + name.slice(1),
      company_information: '',
      languages: [...localeCodes],
      screens: [...contentScreens],
      footer_menus: [],
      rewards: [],
      vendor: null,
      logo: null,
      share_image: null,
    },
    certificates: [],
  }
}
