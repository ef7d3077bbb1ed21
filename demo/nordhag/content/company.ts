import type { Appearance, Forms, Home, Institutional, StaffMember } from '../../company-shape.ts'
import { h, list, p, same, t } from './text.ts'
import type { Text } from './text.ts'

/** Look of the company: logo of a rotor with vanes beside its name, cool gray, deep blue. */
export const appearance: Appearance<Text> = {
  look: {
    name: 'Nordhag Hydraulik',
    wordmark: 'nordhag',
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="3"><circle cx="16" cy="16" r="13.5"/><circle cx="16" cy="16" r="3.6"/><path d="M16 2.5v8M27.7 22.7l-6.9-4M4.3 22.7l6.9-4"/></svg>',
    colors: { background: '#eff3f7', surface: '#ffffff', text: '#12222e', accent: '#1b5f93' },
    type: 'plain',
    corners: 'soft',
  },
  about: t('About Nordhag', 'Über Nordhag'),
  privacyEmail: 'datenschutz@nordhag.example',
}

export const staff: StaffMember[] = [
  { email: 'admin@nordhag.example', name: 'Greta Lindholt', role: 'administrator' },
  { email: 'redaktion@nordhag.example', name: 'Jonas Feddersen', role: 'editor' },
  {
    email: 'translation@nordhag.example',
    name: 'Mira Tammen',
    role: 'translator',
    translates: true,
  },
  { email: 'service@nordhag.example', name: 'Ole Brandis', role: 'attendant' },
]

export const home: Home<Text> = {
  label: t('Hydraulic pumps since 1961', 'Hydraulikpumpen seit 1961'),
  headline: t('Pressure that stays.', 'Druck, der bleibt.'),
  lead: t(
    'Pumps, power units and valves from Brandwerder: with measured curves, ready dimensions and spare parts for thirty years.',
    'Pumpen, Aggregate und Ventile aus Brandwerder: mit gemessenen Kennlinien, festen Maßen und Ersatzteilen für dreißig Jahre.',
  ),
  searchPlaceholder: t('Part number, pump or standard', 'Artikelnummer, Pumpe oder Norm'),
  searches: [
    same('NAV-045-S'),
    t('gear pump 11 cm³', 'Zahnradpumpe 11 cm³'),
    t('splined shaft', 'Zahnwelle'),
  ],
  hero: { picture: 'hero', marks: [] },
  popups: [],
  mostViewed: {
    products: [
      'nav-variable-axial-piston-pump',
      'nge-gear-pump',
      'npu-tank-unit',
      'ndv-solenoid-valve',
      'nvv-variable-vane-pump',
      'nht-hand-pump-with-tank',
    ],
    applications: ['press-drive', 'truck-crane', 'central-supply'],
    publications: ['choosing-a-pump', 'reading-curves', 'first-start'],
  },
}

export const institutional: Institutional<Text> = {
  title: t('A pump maker on the water', 'Ein Pumpenbauer am Wasser'),
  picture: 'bench',
  text: [
    p(
      'Nordhag Hydraulik builds pumps in Brandwerder, between the lock and the railway. 240 people cast, grind, assemble and test; each pump runs on the test bench before it leaves the house, and its curve goes with it.',
      'Nordhag Hydraulik baut Pumpen in Brandwerder, zwischen Schleuse und Bahn. 240 Menschen gießen, schleifen, montieren und prüfen; jede Pumpe läuft auf dem Prüfstand, bevor sie das Haus verlässt, und ihre Kennlinie geht mit.',
    ),
    h('What we stand by', 'Worauf wir bestehen'),
    list(
      t(
        'Figures in the catalogue are measured, not estimated.',
        'Werte im Katalog sind gemessen, nicht geschätzt.',
      ),
      t(
        'A pump of 1985 still gets its seal kit.',
        'Eine Pumpe von 1985 bekommt noch ihren Dichtsatz.',
      ),
      t(
        'Dimensions follow ISO, so that a replacement fits.',
        'Maße folgen ISO, damit ein Ersatz passt.',
      ),
    ),
  ],
  history: [
    {
      year: 1961,
      title: t('A workshop for ship winches', 'Eine Werkstatt für Schiffswinden'),
      text: t(
        'Hinnerk Nordhag repairs pumps of harbour cranes.',
        'Hinnerk Nordhag repariert Pumpen von Hafenkränen.',
      ),
    },
    {
      year: 1974,
      title: t('The first gear pump', 'Die erste Zahnradpumpe'),
      text: t(
        'NGE goes into series and has stayed there.',
        'Die NGE geht in Serie und ist dort geblieben.',
      ),
    },
    {
      year: 1992,
      title: t('Axial pistons', 'Axialkolben'),
      text: t(
        'A hall for grinding and the test field.',
        'Eine Halle für das Schleifen und das Prüffeld.',
      ),
    },
    {
      year: 2011,
      title: t('Electric adjustment', 'Elektrische Verstellung'),
      text: t('NAX reports its swash angle.', 'Die NAX meldet ihren Schwenkwinkel.'),
    },
    {
      year: 2024,
      title: t('The test field returns its power', 'Das Prüffeld speist zurück'),
      text: t(
        'Two thirds of the energy go back into the grid.',
        'Zwei Drittel der Energie gehen zurück ins Netz.',
      ),
    },
  ],
  values: [
    {
      title: t('Measured', 'Gemessen'),
      text: t('No curve without a test bench.', 'Keine Kennlinie ohne Prüfstand.'),
    },
    {
      title: t('Repairable', 'Reparierbar'),
      text: t('Spare parts for thirty years.', 'Ersatzteile für dreißig Jahre.'),
    },
    { title: t('Quiet', 'Leise'), text: t('Noise is lost power.', 'Lärm ist verlorene Leistung.') },
  ],
  plants: [
    {
      key: 'brandwerder',
      name: t('Brandwerder', 'Brandwerder'),
      address: 'Am Schleusenhafen 4, 19999 Brandwerder',
      makes: t('Pumps, test field', 'Pumpen, Prüffeld'),
      picture: 'bench',
    },
    {
      key: 'ostermoor',
      name: t('Ostermoor', 'Ostermoor'),
      address: 'Gewerbering 18, 19998 Ostermoor',
      makes: t('Power units, valves', 'Aggregate, Ventile'),
      picture: 'station',
    },
  ],
}

export const forms: Forms<Text> = {
  departments: [
    { key: 'sales', title: t('Sales', 'Vertrieb'), email: 'vertrieb@nordhag.example' },
    {
      key: 'application',
      title: t('Application engineering', 'Anwendungstechnik'),
      email: 'technik@nordhag.example',
    },
    {
      key: 'spare-parts',
      title: t('Spare parts and repair', 'Ersatzteile und Reparatur'),
      email: 'service@nordhag.example',
    },
  ],
  interests: [
    { key: 'mobile', title: t('Mobile machines', 'Mobile Maschinen') },
    { key: 'industry', title: t('Industry', 'Industrie') },
  ],
  educationLevels: [],
  trainingLevels: [],
}
