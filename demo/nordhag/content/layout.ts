import type { Layout } from '../../company-shape.ts'
import { h, p, same, t } from './text.ts'
import type { Text } from './text.ts'

export const layout: Layout<Text> = {
  footerMenus: [
    {
      title: t('Company', 'Unternehmen'),
      routes: ['institutional', 'solutions', 'news', 'contact'],
    },
    { title: t('Products', 'Produkte'), routes: ['products', 'knowledge-base', 'search'] },
  ],
  contact: {
    address: t(
      'Am Schleusenhafen 4 · 19999 Brandwerder · Germany',
      'Am Schleusenhafen 4 · 19999 Brandwerder',
    ),
    phone: '+49 3999 000-0',
    contact_whatsapp: '',
    email: 'info@nordhag.example',
  },
  social_network: {
    youtube: '',
    linkedin: 'https://www.linkedin.com/company/nordhag.example',
    twitter: '',
    facebook: '',
    instagram: '',
  },
  companyLine: t(
    'Nordhag Hydraulik GmbH · Brandwerder · a fictional company, for demonstration',
    'Nordhag Hydraulik GmbH · Brandwerder · erfundenes Unternehmen zur Vorführung',
  ),
  certificates: [],
  rewards: [],
  cookies: {
    cookies_notification: true,
    text: t(
      'Necessary cookies keep the site working. We measure visits only if you allow it.',
      'Notwendige Cookies halten die Website am Laufen. Besuche messen wir nur, wenn Sie es erlauben.',
    ),
    cookies_notification_controller: true,
    cookies_notification_position: 'bottom',
    cookies_notification_version: '1',
    cookies_complete: [
      {
        category: 'necessary',
        categoryLabel: t('Necessary', 'Notwendig'),
        items: [
          {
            slug: 'preferences',
            title: t('Language and notices', 'Sprache und Hinweise'),
            description: t(
              'Keeps your language and this choice. Expires in 1 year.',
              'Merkt sich Ihre Sprache und diese Auswahl. Läuft nach 1 Jahr ab.',
            ),
            optional: false,
            activated: true,
          },
        ],
      },
      {
        category: 'analytics',
        categoryLabel: t('Measurement', 'Messung'),
        items: [
          {
            slug: 'google-analytics',
            title: same('Google Analytics'),
            description: t(
              'Counts visits without naming visitors. Expires in 13 months.',
              'Zählt Besuche, ohne Besucher zu benennen. Läuft nach 13 Monaten ab.',
            ),
            optional: true,
            activated: false,
          },
        ],
      },
    ],
  },
  privacyPolicy: [
    h('Controller', 'Verantwortlicher'),
    p(
      'Nordhag Hydraulik GmbH, Am Schleusenhafen 4, 19999 Brandwerder, datenschutz@nordhag.example.',
      'Nordhag Hydraulik GmbH, Am Schleusenhafen 4, 19999 Brandwerder, datenschutz@nordhag.example.',
    ),
    h('What we process', 'Was wir verarbeiten'),
    p(
      'What you write to us, to answer it (Art. 6(1)(b) GDPR); your e-mail address for the newsletter, with your consent (Art. 6(1)(a)).',
      'Was Sie uns schreiben, um zu antworten (Art. 6 Abs. 1 lit. b DSGVO); Ihre E-Mail-Adresse für den Newsletter mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a).',
    ),
    h('Your rights', 'Ihre Rechte'),
    p(
      'Access, rectification, erasure, restriction, portability and objection; complaints go to the supervisory authority.',
      'Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch; Beschwerden richten Sie an die Aufsichtsbehörde.',
    ),
  ],
  termsOfUse: [
    h('Use', 'Nutzung'),
    p(
      'Dimensions and curves are those of the edition of the day. The data sheet of the order is binding.',
      'Maße und Kennlinien sind die der Tagesfassung. Verbindlich ist das Datenblatt der Bestellung.',
    ),
    h('Liability', 'Haftung'),
    p(
      'Whoever builds a system designs it: check pressure peaks, suction and cooling for your case.',
      'Wer eine Anlage baut, legt sie aus: Prüfen Sie Druckspitzen, Saugverhalten und Kühlung für Ihren Fall.',
    ),
  ],
  seo: [
    {
      route: 'home',
      title: t(
        'Nordhag Hydraulik | Pumps, power units, valves',
        'Nordhag Hydraulik | Pumpen, Aggregate, Ventile',
      ),
      description: t(
        'Axial piston, gear and vane pumps with measured curves, power units and valves to ISO dimensions.',
        'Axialkolben-, Zahnrad- und Flügelzellenpumpen mit gemessenen Kennlinien, Aggregate und Ventile nach ISO-Maßen.',
      ),
    },
    {
      route: 'institutional',
      title: t('About Nordhag', 'Über Nordhag'),
      description: t(
        '240 people, two works, one test field.',
        '240 Menschen, zwei Werke, ein Prüffeld.',
      ),
    },
    {
      route: 'products',
      title: t('Products', 'Produkte'),
      description: t(
        'All pumps, power units and valves with part numbers, curves and data sheets.',
        'Alle Pumpen, Aggregate und Ventile mit Artikelnummern, Kennlinien und Datenblättern.',
      ),
    },
    {
      route: 'solutions',
      title: t('Solutions', 'Lösungen'),
      description: t(
        'Presses, cranes, machine tools: circuits that work.',
        'Pressen, Krane, Werkzeugmaschinen: Kreisläufe, die arbeiten.',
      ),
    },
    {
      route: 'news',
      title: t('News', 'Aktuelles'),
      description: t('From the works and the test field.', 'Aus den Werken und vom Prüffeld.'),
    },
    {
      route: 'knowledge-base',
      title: t('Knowledge', 'Wissen'),
      description: t(
        'Choose, start, measure: short guides.',
        'Auswählen, anfahren, messen: kurze Leitfäden.',
      ),
    },
    {
      route: 'contact',
      title: t('Contact', 'Kontakt'),
      description: t(
        'Sales, application engineering, spare parts.',
        'Vertrieb, Anwendungstechnik, Ersatzteile.',
      ),
    },
    {
      route: 'search',
      title: t('Search', 'Suche'),
      description: t(
        'Search part numbers, pumps and guides.',
        'Suche nach Artikelnummern, Pumpen und Leitfäden.',
      ),
    },
    {
      route: 'privacy-policy',
      title: t('Privacy policy', 'Datenschutz'),
      description: t(
        'How Nordhag treats personal data.',
        'Wie Nordhag personenbezogene Daten behandelt.',
      ),
    },
    {
      route: 'terms-of-use',
      title: t('Terms of use', 'Nutzungsbedingungen'),
      description: t('What applies to this site.', 'Was für diese Website gilt.'),
    },
  ],
}
