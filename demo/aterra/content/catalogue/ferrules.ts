import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import type { PartColour } from './attributes.ts'
import { conformity } from './documents.ts'
import { round } from './conductors.ts'
import { labels, span, standard } from './highlights.ts'
import { insulatedTerminals } from './insulated-terminals.ts'
import { ferrule } from './tools.ts'

/** Sections, nearest AWG and collar colors of DIN 46228-4, with the tube lengths in stock. */
const single: readonly (readonly [number, string, PartColour, readonly number[]])[] = [
  [0.5, '20 AWG', 'white', [6, 8, 10]],
  [0.75, '18 AWG', 'grey', [6, 8, 10, 12]],
  [1, '18 AWG', 'red', [6, 8, 10, 12]],
  [1.5, '16 AWG', 'black', [8, 10, 12, 18]],
  [2.5, '14 AWG', 'blue', [8, 12, 18]],
  [4, '12 AWG', 'grey', [10, 12, 18]],
  [6, '10 AWG', 'yellow', [12, 18]],
  [10, '8 AWG', 'red', [12, 18]],
  [16, '6 AWG', 'blue', [12, 18]],
  [25, '3 AWG', 'yellow', [16, 22]],
  [35, '2 AWG', 'red', [16, 25]],
  [50, '1/0 AWG', 'blue', [20, 25]],
]
const twin: readonly (readonly [number, string, PartColour, readonly number[]])[] = [
  [0.5, '20 AWG', 'white', [8]],
  [0.75, '18 AWG', 'grey', [8, 10]],
  [1, '18 AWG', 'red', [8, 10]],
  [1.5, '16 AWG', 'black', [8, 12]],
  [2.5, '14 AWG', 'blue', [10, 13]],
  [4, '12 AWG', 'grey', [12]],
  [6, '10 AWG', 'yellow', [14]],
  [10, '8 AWG', 'red', [14]],
  [16, '6 AWG', 'blue', [14]],
]

/**
 * Ferrules of a family. The bore of the tube fits the bunched flexible wires, about 1.35 √section
 * for one wire; the collar is wider than the tube.
 */
function tube(family: string, rows: typeof single, wires: 1 | 2): Variant[] {
  return rows.flatMap(([section, awg, colour, lengths]) =>
    lengths.map((reach) => {
      const pin = round(1.35 * Math.sqrt(section * wires) + 0.35)
      return {
        // Code of the section: tenths of mm² in three digits, so 025 is 2.5 mm² and 250 is 25 mm².
        partNumber: `${family}-${String(Math.round(section * 10)).padStart(3, '0')}-${reach}`,
        values: {
          wire: [section, section],
          awg,
          colour,
          pin,
          reach,
          width: round(pin * (wires === 2 ? 2.1 : 1.5) + 1),
          length: round(reach + 5 + pin * 0.6),
          insulation: 'pp',
        },
      }
    }),
  )
}
const singles = tube('TL', single, 1)
const twins = tube('TW', twin, 2)

const shared = { subcategory: insulatedTerminals.key, documents: [conformity], tools: ferrule }
const material = {
  label: labels.material,
  value: t(
    'Cobre estanhado · gola de polipropileno',
    'Tinned copper · polypropylene collar',
    'Cobre estañado · collar de polipropileno',
  ),
}

export const ferruleProducts: Product[] = [
  {
    ...shared,
    key: 'terminal-ilhos',
    family: 'TL',
    title: t('Terminal ilhós isolado', 'Insulated ferrule', 'Puntera hueca aislada'),
    summary: t(
      'Junta os fios do cabo flexível em uma ponta só, para bornes de parafuso e de mola.',
      'Gathers the wires of flexible cable into one end, for screw and spring clamps.',
      'Reúne los hilos del cable flexible en una sola punta, para bornes de tornillo y de resorte.',
    ),
    description: [
      p(
        'Sem ilhós, o parafuso do borne espalha e corta os fios finos. Com ele, toda a seção fica presa e o cabo pode ser solto e religado.',
        'Without a ferrule the clamp screw spreads and cuts the fine wires. With one the whole section is held, and the wire can be taken out and put back.',
        'Sin puntera, el tornillo del borne abre y corta los hilos finos. Con ella, toda la sección queda sujeta y el cable puede soltarse y reconectarse.',
      ),
      p(
        'Escolha o tubo pelo fundo do borne: o metal deve passar da peça de aperto. Prensagem quadrada para bornes de mola, hexagonal para bornes redondos.',
        'Choose the tube by the depth of the clamp: the metal must reach past the clamping piece. Square crimps suit spring clamps, hexagonal ones round clamps.',
        'Elija el tubo por la profundidad del borne: el metal debe pasar la pieza de apriete. Prensado cuadrado para bornes de resorte, hexagonal para bornes redondos.',
      ),
    ],
    highlights: [
      { label: t('Fio', 'Wire', 'Hilo'), value: span(singles, 'wire', 'mm²') },
      { label: t('Tubo', 'Tube', 'Tubo'), value: span(singles, 'reach', 'mm') },
      material,
      standard('DIN 46228-4'),
    ],
    pictures: [{ picture: 'tl' }],
    related: ['terminal-ilhos-duplo', 'terminal-isolado-pino', 'alicate-para-ilhos'],
    variants: singles,
  },
  {
    ...shared,
    key: 'terminal-ilhos-duplo',
    family: 'TW',
    title: t('Terminal ilhós duplo', 'Twin ferrule', 'Puntera hueca doble'),
    summary: t(
      'Dois fios da mesma seção em um borne só: o encadeamento de comandos sem ponte.',
      'Two wires of one section in a single clamp: looping control wiring without a bridge.',
      'Dos hilos de igual sección en un solo borne: encadenar mando sin puente.',
    ),
    description: [
      p(
        'Dois fios soltos sob o mesmo parafuso nunca ficam igualmente apertados. O ilhós duplo os reúne em um tubo e o borne aperta uma peça só.',
        'Two loose wires under one screw are never equally tight. The twin ferrule joins them in one tube, and the clamp holds a single piece.',
        'Dos hilos sueltos bajo un tornillo nunca quedan igual de apretados. La puntera doble los reúne en un tubo y el borne aprieta una sola pieza.',
      ),
      p(
        'Use a cavidade do alicate para a soma das seções: dois fios de 2,5 mm² pedem a cavidade de 5 mm² ou a seguinte.',
        'Use the plier nest for the sum of sections: two 2.5 mm² wires need the 5 mm² nest or the next one up.',
        'Use la cavidad de la pinza para la suma de secciones: dos hilos de 2,5 mm² piden la cavidad de 5 mm² o la siguiente.',
      ),
    ],
    highlights: [
      {
        label: t('Fio', 'Wire', 'Hilo'),
        value: t('2 × 0,5 – 2 × 16 mm²', '2 × 0.5 – 2 × 16 mm²', '2 × 0,5 – 2 × 16 mm²'),
      },
      { label: t('Tubo', 'Tube', 'Tubo'), value: span(twins, 'reach', 'mm') },
      material,
    ],
    pictures: [{ picture: 'tw' }],
    related: ['terminal-ilhos', 'bloco-de-distribuicao', 'alicate-para-ilhos'],
    variants: twins,
  },
]
