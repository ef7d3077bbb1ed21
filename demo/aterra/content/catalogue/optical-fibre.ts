import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, terminating } from './documents.ts'
import { labels, span, standard } from './highlights.ts'

const faces = ['LC/UPC', 'LC/APC', 'SC/UPC', 'SC/APC'] as const
const fibres = ['OS2', 'OM3', 'OM4'] as const

export const opticalFibre: Subcategory = {
  key: 'fibra-optica',
  category: 'redes-de-dados',
  title: t('Fibra óptica', 'Optical fiber', 'Fibra óptica'),
  summary: t(
    'Distribuidores, bandejas, extensões e adaptadores para a terminação no rack.',
    'Panels, splice trays, pigtails and adapters for termination in the rack.',
    'Distribuidores, bandejas, pigtails y adaptadores para la terminación en el rack.',
  ),
  attributes: [
    {
      key: 'units',
      label: t('Altura', 'Height', 'Altura'),
      type: 'number',
      unit: 'U',
      filter: true,
    },
    attribute.number('fibresUpTo', t('Fibras', 'Fibers', 'Fibras'), undefined, true),
    attribute.codes('face', t('Conector', 'Connector', 'Conector'), faces),
    attribute.codes('fibre', t('Fibra', 'Fiber', 'Fibra'), fibres),
    attribute.choice('form', t('Tipo', 'Type', 'Tipo'), {
      simplex: t('simplex', 'simplex', 'simplex'),
      duplex: t('duplex', 'duplex', 'dúplex'),
    }),
    attribute.number('metres', t('Comprimento', 'Length', 'Longitud'), 'm', true),
    {
      key: 'loss',
      label: t('Perda de inserção', 'Insertion loss', 'Pérdida de inserción'),
      type: 'number',
      unit: 'dB',
      decimals: 2,
      filter: false,
    },
    attribute.dimension('depth', t('Profundidade', 'Depth', 'Profundidad'), 'P', 0),
    attribute.dimension('length', t('Comprimento', 'Length', 'Longitud'), 'L', 0),
    attribute.width,
    attribute.height,
    attribute.colour('blue', 'green', 'aqua', 'black'),
  ],
}

/**
 * Panels: face of the adapters, maximum number of fibers, and height in units of 24 openings. A
 * duplex LC adapter has two fibers per opening, a simplex SC adapter one.
 */
const panels: Variant[] = (
  [
    ['LC/UPC', 24, 1],
    ['LC/UPC', 48, 1],
    ['LC/UPC', 72, 2],
    ['LC/UPC', 96, 2],
    ['SC/APC', 12, 1],
    ['SC/APC', 24, 1],
    ['SC/APC', 48, 2],
  ] as const
).flatMap(([face, fibresUpTo, units]) =>
  (face === 'SC/APC' ? (['OS2'] as const) : (['OS2', 'OM4'] as const)).map((fibre) => ({
    partNumber: `DF-${fibresUpTo}-${face.slice(0, 2)}-${fibre}`,
    values: { units, fibresUpTo, face, fibre, depth: 220, colour: 'black' },
  })),
)
const trays: Variant[] = (
  [
    [12, 140, 92, 10],
    [24, 160, 100, 12],
    [36, 180, 110, 14],
  ] as const
).map(([fibresUpTo, length, width, height]) => ({
  partNumber: `DE-${fibresUpTo}`,
  values: { fibresUpTo, length, width, height },
}))
const faceColour = (face: string, fibre: string) =>
  face.endsWith('APC') ? 'green' : fibre === 'OS2' ? 'blue' : 'aqua'
/** Pairs of fiber and face: only single-mode fiber has angled faces. */
const pairs = fibres.flatMap((fibre) =>
  faces
    .filter((face) => fibre === 'OS2' || face.endsWith('UPC'))
    .map((face) => ({
      fibre,
      face,
      code: face.replace('/', '').replace('UPC', 'U').replace('APC', 'A'),
    })),
)
const pigtails: Variant[] = pairs.flatMap(({ fibre, face, code }) =>
  [1.5, 2].map((metres) => ({
    partNumber: `PL-${code}-${fibre}-${metres * 10}`,
    values: {
      face,
      fibre,
      metres,
      loss: face.endsWith('APC') ? 0.25 : 0.3,
      colour: faceColour(face, fibre),
    },
  })),
)
const adapters: Variant[] = pairs
  .filter(({ fibre }) => fibre !== 'OM3')
  .flatMap(({ fibre, face, code }) =>
    (['simplex', 'duplex'] as const).map((form) => ({
      partNumber: `AD-${code}-${fibre}-${form === 'simplex' ? 'S' : 'D'}`,
      values: { face, fibre, form, loss: 0.2, colour: faceColour(face, fibre) },
    })),
  )

const clean = p(
  'Limpe a face com a caneta própria antes de cada encaixe, também a do cordão novo, e olhe-a no microscópio: um grão de pó de 9 µm cobre o núcleo inteiro da fibra monomodo.',
  'Clean the face with its pen before each mating, even on a new cord, and look at it under the scope: a 9 µm grain of dust covers the whole core of single-mode fiber.',
  'Limpie la cara con su lápiz antes de cada conexión, también la del cordón nuevo, y mírela en el microscopio: un grano de polvo de 9 µm cubre todo el núcleo de la fibra monomodo.',
)
const shared = { subcategory: opticalFibre.key, documents: [terminating, conformity] }

export const opticalFibreProducts: Product[] = [
  {
    ...shared,
    key: 'distribuidor-optico',
    family: 'DF',
    title: t(
      'Distribuidor interno óptico',
      'Optical distribution panel',
      'Distribuidor interno óptico',
    ),
    summary: t(
      'Gaveta de 19" com adaptadores, bandejas de emenda e entradas vedadas.',
      '19" drawer with adapters, splice trays and sealed entries.',
      'Cajón de 19" con adaptadores, bandejas de empalme y entradas selladas.',
    ),
    description: [
      p(
        'A gaveta corre sem puxar as fibras: a reserva fica em voltas de raio fixo. O elemento metálico do cabo prende-se ao borne de terra da caixa.',
        'The drawer slides without pulling the fibers: the slack lies in loops of fixed radius. The metal strength member is clamped to the ground stud of the case.',
        'El cajón se desliza sin tirar de las fibras: la reserva queda en vueltas de radio fijo. El elemento metálico del cable se sujeta al borne de tierra de la caja.',
      ),
      clean,
    ],
    highlights: [
      { label: t('Fibras', 'Fibers', 'Fibras'), value: span(panels, 'fibresUpTo', '') },
      { label: t('Altura', 'Height', 'Altura'), value: span(panels, 'units', 'U') },
      {
        label: t('Conector', 'Connector', 'Conector'),
        value: t('LC ou SC', 'LC or SC', 'LC o SC'),
      },
      standard('ABNT NBR 14565'),
    ],
    pictures: [{ picture: 'df' }],
    related: ['bandeja-de-emenda', 'pigtail-optico', 'adaptador-optico', 'organizador-de-cabos'],
    variants: panels,
  },
  {
    ...shared,
    key: 'bandeja-de-emenda',
    family: 'DE',
    title: t('Bandeja de emenda óptica', 'Fiber splice tray', 'Bandeja de empalme óptico'),
    summary: t(
      'Guarda protetores de emenda e voltas de reserva, com tampa transparente.',
      'Holds splice protectors and slack loops, under a clear lid.',
      'Guarda protectores de empalme y vueltas de reserva, con tapa transparente.',
    ),
    description: [
      p(
        'O raio mínimo está nas paredes da bandeja: a fibra não tem como dobrar mais. Empilham-se até quatro em um distribuidor de 1 U.',
        'The walls of the tray set the minimum radius: the fiber cannot bend any tighter. Up to four stack in a 1 U panel.',
        'El radio mínimo está en las paredes de la bandeja: la fibra no puede doblarse más. Se apilan hasta cuatro en un distribuidor de 1 U.',
      ),
      p(
        'Numere os protetores pela ordem das cores das fibras e feche a tampa antes de correr a gaveta.',
        'Number the protectors in the order of the fiber colors, and close the lid before sliding the drawer.',
        'Numere los protectores por el orden de colores de las fibras y cierre la tapa antes de deslizar el cajón.',
      ),
    ],
    highlights: [
      { label: t('Emendas', 'Splices', 'Empalmes'), value: span(trays, 'fibresUpTo', '') },
      { label: labels.length, value: span(trays, 'length', 'mm') },
      { label: labels.material, value: t('ABS antichama', 'Flame-retardant ABS', 'ABS antillama') },
    ],
    pictures: [{ picture: 'de' }],
    related: ['distribuidor-optico', 'pigtail-optico', 'adaptador-optico'],
    variants: trays,
  },
  {
    ...shared,
    key: 'pigtail-optico',
    family: 'PL',
    title: t('Extensão óptica (pigtail)', 'Fiber pigtail', 'Pigtail óptico'),
    summary: t(
      'Fibra de 0,9 mm com conector polido em uma ponta, para fusão na outra.',
      '0.9 mm fiber with a polished connector at one end, for fusion at the other.',
      'Fibra de 0,9 mm con conector pulido en un extremo, para fusión en el otro.',
    ),
    description: [
      p(
        'Cada conector é polido e medido na fábrica; o valor vem na etiqueta. APC (verde) só com APC: a face tem 8° e a plana a risca.',
        'Each connector is polished and measured at the plant; the value is on the label. APC (green) mates with APC only: its face is at 8° and a flat one scratches it.',
        'Cada conector se pule y mide en fábrica; el valor viene en la etiqueta. APC (verde) solo con APC: la cara tiene 8° y una plana la raya.',
      ),
      clean,
    ],
    highlights: [
      {
        label: t('Fibra', 'Fiber', 'Fibra'),
        value: t('OS2 · OM3 · OM4', 'OS2 · OM3 · OM4', 'OS2 · OM3 · OM4'),
      },
      {
        label: t('Conector', 'Connector', 'Conector'),
        value: t('LC e SC, UPC e APC', 'LC and SC, UPC and APC', 'LC y SC, UPC y APC'),
      },
      {
        label: t('Perda de inserção', 'Insertion loss', 'Pérdida de inserción'),
        value: t('≤ 0,3 dB', '≤ 0.3 dB', '≤ 0,3 dB'),
      },
    ],
    pictures: [{ picture: 'pl' }],
    related: ['bandeja-de-emenda', 'distribuidor-optico', 'adaptador-optico'],
    variants: pigtails,
  },
  {
    ...shared,
    key: 'adaptador-optico',
    family: 'AD',
    title: t('Adaptador óptico', 'Fiber adapter', 'Adaptador óptico'),
    summary: t(
      'Alinha duas faces por uma luva de zircônia. LC e SC, simplex e duplex.',
      'Aligns two faces in a zirconia sleeve. LC and SC, simplex and duplex.',
      'Alinea dos caras por un manguito de zirconia. LC y SC, simplex y dúplex.',
    ),
    description: [
      p(
        'A cor diz o que entra: azul, monomodo plano; verde, monomodo em ângulo; azul-água, multimodo. Deixe a tampa até ligar.',
        'Color tells what goes in: blue, flat single-mode; green, angled single-mode; aqua, multimode. Leave the cap on until it is used.',
        'El color dice qué entra: azul, monomodo plano; verde, monomodo en ángulo; aguamarina, multimodo. Deje la tapa hasta conectar.',
      ),
      clean,
    ],
    highlights: [
      {
        label: t('Conector', 'Connector', 'Conector'),
        value: t('LC e SC', 'LC and SC', 'LC y SC'),
      },
      { label: t('Luva', 'Sleeve', 'Manguito'), value: t('zircônia', 'zirconia', 'zirconia') },
      {
        label: t('Perda de inserção', 'Insertion loss', 'Pérdida de inserción'),
        value: t('≤ 0,2 dB', '≤ 0.2 dB', '≤ 0,2 dB'),
      },
    ],
    pictures: [{ picture: 'ad' }],
    related: ['distribuidor-optico', 'pigtail-optico', 'bandeja-de-emenda'],
    variants: adapters,
  },
]
