/**
 * Paths of the screens in the languages that ship with Vitrine (R2), without a locale's prefix;
 * `:name` is a parameter.
 */
export const shippedPaths = {
  home: { pt: '/', en: '/', es: '/' },
  institutional: { pt: '/institucional', en: '/about-us', es: '/institucional' },
  news: { pt: '/noticias', en: '/news', es: '/noticias' },
  products: { pt: '/produtos', en: '/products', es: '/productos' },
  'knowledge-base': {
    pt: '/base-de-conhecimento',
    en: '/knowledge-base',
    es: '/base-de-conocimientos',
  },
  solutions: { pt: '/solucoes', en: '/solutions', es: '/soluciones' },
  contact: { pt: '/contato', en: '/contact', es: '/contacto' },
  'work-with-us': { pt: '/trabalhe-conosco', en: '/trabalhe-conosco', es: '/trabalhe-conosco' },
  'privacy-policy': {
    pt: '/politicas-de-privacidade',
    en: '/privacy-policies',
    es: '/politicas-de-privacidad',
  },
  'terms-of-use': { pt: '/termos-de-uso', en: '/terms-of-use', es: '/terminos-de-uso' },
  newsletter: { pt: '/newsletter', en: '/newsletter', es: '/boletin' },
  'newsletter-confirmation': {
    pt: '/newsletter/confirmar',
    en: '/newsletter/confirm',
    es: '/boletin/confirmar',
  },
  'newsletter-leaving': {
    pt: '/newsletter/cancelar',
    en: '/newsletter/unsubscribe',
    es: '/boletin/cancelar',
  },
  'data-request': { pt: '/seus-dados', en: '/your-data', es: '/sus-datos' },
  'data-request-confirmation': {
    pt: '/seus-dados/confirmar',
    en: '/your-data/confirm',
    es: '/sus-datos/confirmar',
  },
  search: { pt: '/busca', en: '/search', es: '/buscar' },
  styleguide: { pt: '/styleguide', en: '/styleguide', es: '/styleguide' },
  'restricted-area': { pt: '/area-restrita', en: '/restricted-area', es: '/area-restringida' },
  register: {
    pt: '/area-restrita/cadastro',
    en: '/restricted-area/register',
    es: '/area-restringida/registro',
  },
  'forgot-password': {
    pt: '/area-restrita/esqueci-minha-senha',
    en: '/restricted-area/forgot-my-password',
    es: '/area-restringida/olvide-mi-contrasena',
  },
  'update-password': {
    pt: '/area-restrita/alterar-senha',
    en: '/restricted-area/update-password',
    es: '/area-restringida/cambiar-contrasena',
  },
  'email-confirmation': {
    pt: '/area-restrita/confirmar-email',
    en: '/restricted-area/confirm-email',
    es: '/area-restringida/confirmar-correo',
  },
  'my-data': {
    pt: '/area-restrita/meus-dados',
    en: '/restricted-area/my-data',
    es: '/area-restringida/mis-datos',
  },
  logout: {
    pt: '/area-restrita/logout',
    en: '/restricted-area/logout',
    es: '/area-restringida/logout',
  },
  'restricted-sections': {
    pt: '/area-restrita/secoes',
    en: '/restricted-area/sections',
    es: '/area-restringida/secciones',
  },
} as const

/** Screens with a path of their own; a configuration can name others for them. */
export type NamedScreen = keyof typeof shippedPaths
