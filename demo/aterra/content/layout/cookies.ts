import { t } from '../text.ts'
import type { CookieCategory, Layout } from '../types.ts'

const categories: CookieCategory[] = [
  {
    category: 'necessary',
    categoryLabel: t('Necessários', 'Necessary', 'Necesarias'),
    items: [
      {
        slug: 'session',
        title: t('Sessão', 'Session', 'Sesión'),
        description: t(
          'Mantém você conectado à área restrita. Expira em 30 dias.',
          'Keeps you signed in to the restricted area. Expires in 30 days.',
          'Mantiene su sesión en el área restringida. Expira en 30 días.',
        ),
        optional: false,
        activated: true,
      },
      {
        slug: 'preferences',
        title: t('Idioma e avisos', 'Language and notices', 'Idioma y avisos'),
        description: t(
          'Guarda o idioma, esta escolha e os avisos já fechados. Expira em 1 ano.',
          'Keeps your language, this choice and the notices you closed. Expires in 1 year.',
          'Guarda el idioma, esta elección y los avisos cerrados. Expira en 1 año.',
        ),
        optional: false,
        activated: true,
      },
    ],
  },
  {
    category: 'analytics',
    categoryLabel: t('Medição', 'Measurement', 'Medición'),
    items: [
      {
        slug: 'google-analytics',
        title: t('Google Analytics', 'Google Analytics', 'Google Analytics'),
        description: t(
          'Conta visitas e páginas vistas, para melhorar o catálogo. Só carrega se você permitir.',
          'Counts visits and pages, to improve the catalog. Loads only if you allow it.',
          'Cuenta visitas y páginas, para mejorar el catálogo. Solo se carga si usted lo permite.',
        ),
        optional: true,
        activated: false,
      },
    ],
  },
  {
    category: 'marketing',
    categoryLabel: t('Divulgação', 'Marketing', 'Publicidad'),
    items: [
      {
        slug: 'google-ads',
        title: t('Google Ads', 'Google Ads', 'Google Ads'),
        description: t(
          'Mede se um anúncio nosso trouxe você até aqui. Só carrega se você permitir.',
          'Tells whether one of our ads brought you here. Loads only if you allow it.',
          'Indica si un anuncio nuestro le trajo aquí. Solo se carga si usted lo permite.',
        ),
        optional: true,
        activated: false,
      },
    ],
  },
]

export const cookies: Layout['cookies'] = {
  cookies_notification: true,
  text: t(
    'Usamos cookies necessários para o site funcionar. Com a sua permissão, também medimos visitas e divulgação. Recusar é tão simples quanto aceitar.',
    'We use the cookies the site needs to work. With your permission we also measure visits and marketing. Refusing is as simple as accepting.',
    'Usamos las cookies necesarias para que el sitio funcione. Con su permiso, también medimos visitas y publicidad. Rechazar es tan simple como aceptar.',
  ),
  cookies_notification_controller: true,
  cookies_notification_position: 'bottom',
  cookies_notification_version: '2026-11',
  cookies_complete: categories,
}
