import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity } from './documents.ts'
import { labels, span, standard } from './highlights.ts'

export const covers: Subcategory = {
  key: 'coberturas',
  category: 'isolacao-e-acessorios',
  title: t('Coberturas isolantes', 'Insulating covers', 'Cubiertas aislantes'),
  summary: t(
    'Fecham grampos e cunhas em redes protegidas e isoladas.',
    'They enclose clamps and wedges on covered and insulated lines.',
    'Encierran grapas y cuñas en redes protegidas y aisladas.',
  ),
  attributes: [
    { ...attribute.length, decimals: 0 },
    attribute.width,
    attribute.height,
    attribute.range(
      'cableDiameter',
      t('Diâmetro do cabo', 'Cable diameter', 'Diámetro del cable'),
      'mm',
    ),
    attribute.range(
      'fits',
      t('Serve a conectores', 'Fits connectors', 'Sirve a conectores'),
      'mm²',
    ),
    attribute.number('voltage', t('Rede até', 'Line up to', 'Red hasta'), 'kV', true),
    attribute.colour('black', 'grey'),
  ],
}

const box = (
  family: string,
  rows: readonly (readonly [string, number, number, number, number, number, number, number])[],
): Variant[] =>
  rows.flatMap(([code, length, width, height, min, max, from, to]) =>
    (
      [
        [1, 'grey', ''],
        [25, 'black', '-P'],
      ] as const
    ).map(([voltage, colour, suffix]) => ({
      partNumber: `${family}-${code}${suffix}`,
      values: {
        length,
        width,
        height,
        cableDiameter: [min, max] as [number, number],
        fits: [from, to] as [number, number],
        voltage,
        colour,
      },
    })),
  )
const clampCovers = box('KP', [
  ['35', 110, 60, 50, 5, 13, 6, 35],
  ['95', 150, 80, 70, 8, 18, 25, 95],
  ['150', 185, 95, 85, 10, 22, 50, 150],
  ['240', 220, 110, 100, 14, 28, 95, 240],
])
const wedgeCovers = box('KW', [
  ['50', 140, 65, 55, 5, 14, 16, 50],
  ['95', 180, 75, 65, 8, 18, 35, 95],
  ['120', 205, 88, 76, 10, 22, 50, 120],
  ['240', 250, 105, 92, 14, 28, 120, 240],
])

const material = {
  label: labels.material,
  value: t(
    'Polietileno resistente a UV e a trilhamento',
    'UV- and track-resistant polyethylene',
    'Polietileno resistente a UV y a la erosión',
  ),
}
const shared = { subcategory: covers.key, documents: [conformity] }
const touch = p(
  'A cobertura evita o curto por galho e pássaro; não torna segura ao toque uma rede protegida. Trate-a como rede nua.',
  'The cover prevents faults by branches and birds; it does not make a covered line safe to touch. Treat it as a bare one.',
  'La cubierta evita cortocircuitos por ramas y aves; no hace segura al tacto una red protegida. Trátela como red desnuda.',
)
const facts = (v: Variant[]) => [
  { label: t('Conectores', 'Connectors', 'Conectores'), value: span(v, 'fits', 'mm²') },
  { label: labels.cable, value: span(v, 'cableDiameter', 'mm') },
  {
    label: t('Rede', 'Line', 'Red'),
    value: t('até 1 ou 25 kV', 'up to 1 or 25 kV', 'hasta 1 o 25 kV'),
  },
  material,
]

export const coverProducts: Product[] = [
  {
    ...shared,
    key: 'cobertura-para-grampo',
    family: 'KP',
    title: t(
      'Cobertura para grampo paralelo',
      'Cover for parallel-groove clamp',
      'Cubierta para grapa paralela',
    ),
    summary: t(
      'Duas metades com dobradiça e trava. Fecha com a mão ou com o bastão.',
      'Two hinged halves with a latch. Closes by hand or with the stick.',
      'Dos mitades con bisagra y traba. Se cierra a mano o con la pértiga.',
    ),
    description: [
      p(
        'Bocas em pétala se ajustam ao diâmetro do cabo; o furo embaixo deixa sair a água da condensação. Monte sempre com o furo para baixo.',
        'Petal mouths fit the cable diameter; the hole below lets condensation out. Always mount with the hole downwards.',
        'Bocas en pétalos se ajustan al diámetro del cable; el orificio inferior deja salir la condensación. Monte siempre con el orificio hacia abajo.',
      ),
      touch,
    ],
    highlights: facts(clampCovers),
    pictures: [{ picture: 'kp' }],
    related: ['grampo-paralelo', 'grampo-paralelo-bimetalico', 'cobertura-para-cunha'],
    variants: clampCovers,
  },
  {
    ...shared,
    key: 'cobertura-para-cunha',
    family: 'KW',
    title: t(
      'Cobertura para conector cunha',
      'Cover for wedge connector',
      'Cubierta para conector de cuña',
    ),
    summary: t(
      'Acompanha a forma do C e deixa o principal e o ramal saírem dos dois lados.',
      'Follows the shape of the C and lets run and tap leave on both sides.',
      'Acompaña la forma de la C y deja salir principal y derivación por ambos lados.',
    ),
    description: [
      p(
        'Escolha pelo código do conector. Feche as bocas que não usar com as tampas que vêm na embalagem.',
        'Choose by the part number of the connector. Close unused mouths with the plugs in the pack.',
        'Elija por el código del conector. Cierre las bocas sin uso con los tapones incluidos.',
      ),
      touch,
    ],
    highlights: facts(wedgeCovers),
    pictures: [{ picture: 'kw' }],
    related: ['conector-cunha', 'conector-cunha-estribo', 'cobertura-para-grampo'],
    variants: wedgeCovers,
  },
]

export const fixing: Subcategory = {
  key: 'fixacao',
  category: 'isolacao-e-acessorios',
  title: t('Fixação', 'Fixing', 'Fijación'),
  summary: t(
    'Amarrar, entrar no quadro e aliviar o esforço do cabo.',
    'To tie, to enter the board and to take the strain off the cable.',
    'Amarrar, entrar al tablero y aliviar el esfuerzo del cable.',
  ),
  attributes: [
    { ...attribute.length, decimals: 0, filter: true },
    attribute.width,
    attribute.number('bundle', t('Feixe até', 'Bundle up to', 'Mazo hasta'), 'mm'),
    attribute.number(
      'tension',
      t('Tração mínima', 'Minimum tensile strength', 'Tracción mínima'),
      'N',
    ),
    attribute.codes('threadSize', t('Rosca', 'Thread', 'Rosca'), [
      'M12',
      'M16',
      'M20',
      'M25',
      'M32',
      'M40',
      'M50',
      'M63',
    ]),
    {
      ...attribute.range(
        'cableDiameter',
        t('Diâmetro do cabo', 'Cable diameter', 'Diámetro del cable'),
        'mm',
      ),
      symbol: 'c',
    },
    attribute.dimension(
      'threadLength',
      t('Trecho roscado', 'Thread length', 'Longitud roscada'),
      'r',
      0,
    ),
    attribute.choice('material', t('Material', 'Material', 'Material'), {
      polyamide: t('poliamida 6.6', 'polyamide 6.6', 'poliamida 6.6'),
      brass: t('latão niquelado', 'nickel-plated brass', 'latón niquelado'),
    }),
    attribute.codes(
      'degree',
      t('Grau de proteção', 'Degree of protection', 'Grado de protección'),
      ['IP68'],
    ),
    attribute.colour('black', 'natural', 'grey'),
    attribute.torque,
  ],
}

/** Tensile strength of cable ties by width (mm), N, of the usual classes. */
const strength: Record<string, number> = { '2.5': 80, '3.6': 180, '4.8': 220, '7.6': 540, '9': 780 }
/**
 * Ties: length and width, mm. The circumference of the largest bundle is the length less 25 mm for
 * the head.
 */
const ties: Variant[] = (
  [
    [100, 2.5],
    [150, 2.5],
    [150, 3.6],
    [200, 3.6],
    [200, 4.8],
    [250, 4.8],
    [300, 4.8],
    [370, 4.8],
    [370, 7.6],
    [540, 7.6],
    [760, 9],
  ] as const
).flatMap(([length, width]) =>
  (
    [
      ['natural', 'N'],
      ['black', 'P'],
    ] as const
  ).map(([colour, letter]) => ({
    partNumber: `NB-${length}-${width * 10}${letter}`,
    values: {
      length,
      width,
      bundle: Math.round((length - 25) / Math.PI),
      tension: strength[String(width)] ?? 80,
      material: 'polyamide',
      colour,
    },
  })),
)
const glands: Variant[] = (
  [
    ['12', 3, 6.5, 2, 8],
    ['16', 4, 8, 3, 8],
    ['20', 6, 12, 5, 9],
    ['25', 9, 16, 7, 11],
    ['32', 13, 20, 10, 11],
    ['40', 18, 26, 14, 13],
    ['50', 25, 35, 20, 13],
    ['63', 34, 45, 26, 14],
  ] as const
).flatMap(([m, min, max, torque, threadLength]) =>
  (['polyamide', 'brass'] as const).map((material) => ({
    partNumber: `PR-${m}-${material === 'brass' ? 'L' : 'N'}`,
    values: {
      threadSize: `M${m}`,
      cableDiameter: [min, max] as [number, number],
      threadLength,
      material,
      degree: 'IP68',
      torque: material === 'brass' ? torque * 1.5 : torque,
      ...(material === 'brass' ? {} : { colour: 'grey' }),
    },
  })),
)
const fixed = { subcategory: fixing.key, documents: [conformity] }

export const fixingProducts: Product[] = [
  {
    ...fixed,
    key: 'abracadeira-de-nylon',
    family: 'NB',
    title: t('Abraçadeira de nylon', 'Cable tie', 'Amarra plástica'),
    summary: t(
      'Poliamida 6.6, natural para dentro e preta para o sol.',
      'Polyamide 6.6, natural for indoors and black for sunlight.',
      'Poliamida 6.6, natural para interior y negra para el sol.',
    ),
    description: [
      p(
        'Em cabos de dados, aperte só até o feixe não correr: apertada demais, a amarra muda a impedância do par. Em potência, use fita larga e espaçada.',
        'On data cables tighten only until the bundle does not slide: too tight, a tie changes the impedance of the pair. On power cables use a wide tie at wider spacing.',
        'En cables de datos, apriete solo hasta que el mazo no corra: demasiado apretada, la amarra cambia la impedancia del par. En potencia, use amarra ancha y espaciada.',
      ),
      p(
        'A poliamida quebra se aplicada seca e fria: guarde no saco fechado e corte a sobra rente, sem ponta.',
        'Polyamide snaps if fitted dry and cold: keep it in its closed bag, and cut the tail flush.',
        'La poliamida se quiebra si se aplica seca y fría: guárdela en la bolsa cerrada y corte el sobrante al ras.',
      ),
    ],
    highlights: [
      { label: labels.length, value: span(ties, 'length', 'mm') },
      { label: labels.width, value: span(ties, 'width', 'mm') },
      { label: t('Tração', 'Tensile strength', 'Tracción'), value: span(ties, 'tension', 'N') },
      standard('IEC 62275'),
    ],
    pictures: [{ picture: 'nb' }],
    related: ['organizador-de-cabos', 'suspensao-multiplexado', 'prensa-cabo'],
    variants: ties,
  },
  {
    ...fixed,
    key: 'prensa-cabo',
    family: 'PR',
    title: t('Prensa-cabo', 'Cable gland', 'Prensaestopas'),
    summary: t(
      'Rosca métrica, vedação IP68 e alívio de tração, em poliamida ou latão niquelado.',
      'Metric thread, IP68 seal and strain relief, in polyamide or nickel-plated brass.',
      'Rosca métrica, sello IP68 y alivio de tracción, en poliamida o latón niquelado.',
    ),
    description: [
      p(
        'O grau de proteção vale para cabo redondo dentro da faixa e aperto no torque indicado. Em caixa de furo liso, use a contraporca e a arruela de vedação.',
        'The degree of protection holds for a round cable within the range, tightened to the stated torque. In a plain hole use the locknut and sealing washer.',
        'El grado de protección vale para cable redondo dentro del rango y apretado al par indicado. En orificio liso, use la contratuerca y la arandela de sello.',
      ),
      p(
        'O de latão dá continuidade à blindagem da caixa metálica: ligue a caixa à terra.',
        'The brass one gives continuity to the screen of a metal box: connect the box to ground.',
        'El de latón da continuidad al blindaje de la caja metálica: conecte la caja a tierra.',
      ),
    ],
    highlights: [
      { label: t('Rosca', 'Thread', 'Rosca'), value: t('M12 – M63', 'M12 – M63', 'M12 – M63') },
      { label: labels.cable, value: span(glands, 'cableDiameter', 'mm') },
      { label: t('Proteção', 'Protection', 'Protección'), value: t('IP68', 'IP68', 'IP68') },
      standard('IEC 62444'),
    ],
    pictures: [{ picture: 'pr' }],
    related: ['caixa-de-equipotencializacao', 'abracadeira-de-nylon', 'bloco-de-distribuicao'],
    variants: glands,
  },
]
