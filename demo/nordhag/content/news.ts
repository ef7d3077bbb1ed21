import type { NewsCategory, Post } from '../../company-shape.ts'
import { p, t } from './text.ts'
import type { Text } from './text.ts'

export const newsCategories: NewsCategory<Text>[] = [
  {
    key: 'products',
    title: t('Products', 'Produkte'),
    summary: t('New in the catalogue.', 'Neu im Katalog.'),
  },
  {
    key: 'company',
    title: t('Company', 'Unternehmen'),
    summary: t('From the works.', 'Aus den Werken.'),
  },
]

export const posts: Post<Text>[] = [
  {
    key: 'nax-canopen',
    category: 'products',
    date: '2026-10-06',
    title: t('NAX speaks CANopen', 'NAX spricht CANopen'),
    summary: t(
      'The proportional pump reports angle, pressure and temperature.',
      'Die Proportionalpumpe meldet Winkel, Druck und Temperatur.',
    ),
    text: [
      p(
        'From October on, the proportional axial piston pump is available with a bus connector. The controller stays the same, parameters can be copied from pump to pump.',
        'Ab Oktober gibt es die Proportional-Axialkolbenpumpe mit Busanschluss. Der Regler bleibt derselbe, Parameter lassen sich von Pumpe zu Pumpe kopieren.',
      ),
    ],
    picture: 'nax',
    products: ['nax-proportional-axial-piston-pump'],
  },
  {
    key: 'quiet-gears',
    category: 'products',
    date: '2026-06-18',
    title: t('Internal gear pump now to 63 cm³', 'Innenzahnradpumpe jetzt bis 63 cm³'),
    summary: t('A third size for larger presses.', 'Eine dritte Größe für größere Pressen.'),
    text: [
      p(
        'NGI-063 runs at 320 bar and fits the same flange as its smaller sisters.',
        'NGI-063 läuft mit 320 bar und passt an denselben Flansch wie ihre kleineren Schwestern.',
      ),
    ],
    picture: 'ngi',
    products: ['ngi-internal-gear-pump'],
  },
  {
    key: 'test-field',
    category: 'company',
    date: '2026-03-02',
    title: t('Test field returns its power', 'Prüffeld speist Leistung zurück'),
    summary: t(
      'Two thirds of the energy go back into the grid.',
      'Zwei Drittel der Energie gehen zurück ins Netz.',
    ),
    text: [
      p(
        'Where throttles used to heat the oil, motors now brake the pumps. The heat that remains warms the assembly hall.',
        'Wo früher Drosseln das Öl heizten, bremsen jetzt Motoren die Pumpen. Die restliche Wärme heizt die Montagehalle.',
      ),
    ],
    picture: 'bench',
  },
]
