/**
 * Paths of the screens in the languages that ship with Vitrine (R2), without a locale's prefix;
 * `:name` is a parameter.
 */
export const shippedPaths = {
  home: { pt: '/', en: '/', es: '/', de: '/' },
  institutional: {
    pt: '/institucional',
    en: '/about-us',
    es: '/institucional',
    de: '/unternehmen',
  },
  news: { pt: '/noticias', en: '/news', es: '/noticias', de: '/aktuelles' },
  products: { pt: '/produtos', en: '/products', es: '/productos', de: '/produkte' },
  'knowledge-base': {
    pt: '/base-de-conhecimento',
    en: '/knowledge-base',
    es: '/base-de-conocimientos',
    de: '/wissen',
  },
  solutions: { pt: '/solucoes', en: '/solutions', es: '/soluciones', de: '/loesungen' },
  contact: { pt: '/contato', en: '/contact', es: '/contacto', de: '/kontakt' },
  'work-with-us': {
    pt: '/trabalhe-conosco',
    en: '/trabalhe-conosco',
    es: '/trabalhe-conosco',
    de: '/karriere',
  },
  'privacy-policy': {
    pt: '/politicas-de-privacidade',
    en: '/privacy-policies',
    es: '/politicas-de-privacidad',
    de: '/datenschutz',
  },
  'terms-of-use': {
    pt: '/termos-de-uso',
    en: '/terms-of-use',
    es: '/terminos-de-uso',
    de: '/nutzungsbedingungen',
  },
  newsletter: { pt: '/newsletter', en: '/newsletter', es: '/boletin', de: '/newsletter' },
  'newsletter-confirmation': {
    pt: '/newsletter/confirmar',
    en: '/newsletter/confirm',
    es: '/boletin/confirmar',
    de: '/newsletter/bestaetigen',
  },
  'newsletter-leaving': {
    pt: '/newsletter/cancelar',
    en: '/newsletter/unsubscribe',
    es: '/boletin/cancelar',
    de: '/newsletter/abbestellen',
  },
  'data-request': { pt: '/seus-dados', en: '/your-data', es: '/sus-datos', de: '/ihre-daten' },
  'data-request-confirmation': {
    pt: '/seus-dados/confirmar',
    en: '/your-data/confirm',
    es: '/sus-datos/confirmar',
    de: '/ihre-daten/bestaetigen',
  },
  search: { pt: '/busca', en: '/search', es: '/buscar', de: '/suche' },
  'parts-list': { pt: '/lista', en: '/list', es: '/lista', de: '/liste' },
  comparison: { pt: '/comparar', en: '/compare', es: '/comparar', de: '/vergleichen' },
  tooling: { pt: '/ferramental', en: '/tooling', es: '/herramental', de: '/werkzeuge' },
  'cross-references': {
    pt: '/equivalencias',
    en: '/cross-reference',
    es: '/equivalencias',
    de: '/vergleichsliste',
  },
  certificates: {
    pt: '/certificados',
    en: '/certificates',
    es: '/certificados',
    de: '/zertifikate',
  },
  styleguide: { pt: '/styleguide', en: '/styleguide', es: '/styleguide', de: '/styleguide' },
  'restricted-area': {
    pt: '/area-restrita',
    en: '/restricted-area',
    es: '/area-restringida',
    de: '/kundenbereich',
  },
  register: {
    pt: '/area-restrita/cadastro',
    en: '/restricted-area/register',
    es: '/area-restringida/registro',
    de: '/kundenbereich/registrierung',
  },
  'forgot-password': {
    pt: '/area-restrita/esqueci-minha-senha',
    en: '/restricted-area/forgot-my-password',
    es: '/area-restringida/olvide-mi-contrasena',
    de: '/kundenbereich/passwort-vergessen',
  },
  'update-password': {
    pt: '/area-restrita/alterar-senha',
    en: '/restricted-area/update-password',
    es: '/area-restringida/cambiar-contrasena',
    de: '/kundenbereich/passwort-aendern',
  },
  'email-confirmation': {
    pt: '/area-restrita/confirmar-email',
    en: '/restricted-area/confirm-email',
    es: '/area-restringida/confirmar-correo',
    de: '/kundenbereich/email-bestaetigen',
  },
  'my-data': {
    pt: '/area-restrita/meus-dados',
    en: '/restricted-area/my-data',
    es: '/area-restringida/mis-datos',
    de: '/kundenbereich/meine-daten',
  },
  logout: {
    pt: '/area-restrita/logout',
    en: '/restricted-area/logout',
    es: '/area-restringida/logout',
    de: '/kundenbereich/abmelden',
  },
  'restricted-sections': {
    pt: '/area-restrita/secoes',
    en: '/restricted-area/sections',
    es: '/area-restringida/secciones',
    de: '/kundenbereich/rubriken',
  },
} as const

/** Screens with their own path, which a configuration can change. */
export type NamedScreen = keyof typeof shippedPaths
