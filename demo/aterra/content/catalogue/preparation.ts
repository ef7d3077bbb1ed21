import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { barrel, conductors, dies, round } from './conductors.ts'
import { conformity, crimping, torqueTable } from './documents.ts'
import { labels, span, standard } from './highlights.ts'

export const preparation: Subcategory = {
  key: 'preparacao',
  category: 'ferramentas-e-matrizes',
  title: t('Preparação e controle', 'Preparation and checking', 'Preparación y control'),
  summary: t(
    'Cortar, decapar, escovar, apertar e conferir: o que vem antes e depois da conexão.',
    'Cut, strip, brush, tighten and check: what comes before and after the connection.',
    'Cortar, pelar, cepillar, apretar y verificar: lo que va antes y después de la conexión.',
  ),
  attributes: [
    attribute.range(
      'cableDiameter',
      t('Diâmetro do cabo', 'Cable diameter', 'Diámetro del cable'),
      'mm',
    ),
    attribute.number('section', t('Cobre até', 'Copper up to', 'Cobre hasta'), 'mm²', true),
    attribute.range('torqueRange', t('Torque', 'Torque', 'Par de apriete'), 'N·m'),
    attribute.codes('drive', t('Encaixe', 'Drive', 'Cuadrante'), ['1/4"', '3/8"', '1/2"', '3/4"']),
    attribute.choice('bristle', t('Cerdas', 'Bristles', 'Cerdas'), {
      steel: t('aço', 'steel', 'acero'),
      stainless: t('aço inoxidável', 'stainless steel', 'acero inoxidable'),
      brass: t('latão', 'brass', 'latón'),
    }),
    { ...attribute.die, label: t('Matriz que confere', 'Die it checks', 'Matriz que verifica') },
    attribute.dimension('go', t('Passa', 'Go', 'Pasa'), 'P', 2),
    attribute.dimension('noGo', t('Não passa', 'No-go', 'No pasa'), 'N', 2),
    attribute.yesNo('insulated', t('Isolada 1.000 V', 'Insulated, 1,000 V', 'Aislada, 1.000 V')),
    { ...attribute.length, decimals: 0 },
    attribute.mass,
  ],
}

const strippers: Variant[] = (
  [
    ['28', 4.5, 28, 130, 110],
    ['40', 10, 40, 160, 210],
    ['60', 20, 60, 210, 420],
    ['MT', 10, 50, 240, 560],
  ] as const
).map(([code, min, max, length, weight]) => ({
  partNumber: `FD-${code}`,
  values: { cableDiameter: [min, max], insulated: false, length, weight },
}))
const cutters: Variant[] = (
  [
    [32, 240, 250, 620],
    [45, 300, 280, 800],
    [52, 400, 300, 950],
    [62, 500, 330, 1400],
    [80, 800, 580, 2300],
  ] as const
).map(([max, section, length, weight]) => ({
  partNumber: `FT-${max}`,
  values: { cableDiameter: [4, max], section, insulated: max === 32, length, weight },
}))
const brushes: Variant[] = (['steel', 'stainless', 'brass'] as const).flatMap((bristle) =>
  [200, 280].map((length) => ({
    partNumber: `FE-${length}-${{ steel: 'A', stainless: 'IX', brass: 'L' }[bristle]}`,
    values: { bristle, length, weight: length === 200 ? 120 : 190 },
  })),
)
const wrenches: Variant[] = (
  [
    [2, 10, '1/4"', 220, 420, false],
    [5, 25, '3/8"', 285, 720, false],
    [10, 60, '3/8"', 360, 950, false],
    [20, 100, '1/2"', 410, 1300, false],
    [20, 100, '1/2"', 430, 1500, true],
    [40, 200, '1/2"', 490, 1600, false],
    [100, 400, '3/4"', 720, 3900, false],
  ] as const
).map(([min, max, drive, length, weight, insulated]) => ({
  partNumber: `FZ-${max}${insulated ? '-I' : ''}`,
  values: { torqueRange: [min, max], drive, insulated, length, weight },
}))
/**
 * Gauges of dies: the crimped hexagon must enter the go side, 3 % over the flats of the closed die,
 * but not the no-go side, 1 % under.
 */
const gauges: Variant[] = dies.map((die) => {
  const largest = conductors.filter((c) => c.section <= die.upTo).at(-1)?.section ?? 10
  const across = barrel(largest).outer * 0.86
  return {
    partNumber: `FG-${die.index}`,
    values: {
      die: `${die.colour}-${die.index}`,
      section: largest,
      go: round(across * 1.03, 2),
      noGo: round(across * 0.99, 2),
      length: 90,
      weight: 60,
    },
  }
})

const shared = { subcategory: preparation.key, documents: [conformity] }
const weights = (v: Variant[]) => ({
  label: t('Massa', 'Mass', 'Masa'),
  value: span(v, 'weight', 'g'),
})

export const preparationProducts: Product[] = [
  {
    ...shared,
    key: 'decapador-de-cabos',
    family: 'FD',
    documents: [crimping, conformity],
    title: t('Decapador de cabos', 'Cable stripper', 'Pelacables'),
    summary: t(
      'Corta a isolação em volta, ao longo e em espiral, sem tocar o condutor.',
      'Cuts insulation round, along and in spirals, without touching the conductor.',
      'Corta el aislamiento en círculo, a lo largo y en espiral, sin tocar el conductor.',
    ),
    description: [
      p(
        'A lâmina regula-se pela espessura da isolação, com um giro de 0,1 mm. Faça a prova numa ponta que vai fora: a marca no cobre é o começo da trinca.',
        'The blade is set to the thickness of the insulation, in turns of 0.1 mm. Try it on an end that will be cut off: a nick in copper is where a crack begins.',
        'La cuchilla se regula por el espesor del aislamiento, con giros de 0,1 mm. Pruebe en una punta que se descarta: la marca en el cobre es el comienzo de la grieta.',
      ),
      p(
        'O modelo **MT** retira também a camada semicondutora de cabos de média tensão e deixa o chanfro que o terminal pede.',
        'Model **MT** also removes the semiconducting screen of medium-voltage cables and leaves the chamfer a termination needs.',
        'El modelo **MT** retira también la capa semiconductora de cables de media tensión y deja el chaflán que pide la terminación.',
      ),
    ],
    highlights: [
      { label: labels.cable, value: span(strippers, 'cableDiameter', 'mm') },
      weights(strippers),
    ],
    pictures: [{ picture: 'fd' }],
    related: ['cortador-catraca', 'escova-de-fios', 'alicate-hexagonal'],
    variants: strippers,
  },
  {
    ...shared,
    key: 'cortador-catraca',
    family: 'FT',
    title: t('Cortador de cabos a catraca', 'Ratchet cable cutter', 'Cortacables de trinquete'),
    summary: t(
      'Corte reto e sem rebarba em cobre e alumínio, com uma mão.',
      'A straight, burr-free cut in copper and aluminum, with one hand.',
      'Corte recto y sin rebaba en cobre y aluminio, con una mano.',
    ),
    description: [
      p(
        'Corte torto deixa fios curtos que não chegam ao fundo do barril. As lâminas em gancho juntam os fios antes de cortar.',
        'A slanted cut leaves short wires that never reach the end of the barrel. Hooked blades gather the wires before they cut.',
        'Un corte torcido deja hilos cortos que no llegan al fondo del barril. Las cuchillas en gancho juntan los hilos antes de cortar.',
      ),
      p(
        'Não corte aço: cabos CAA, cordoalhas e eletrodutos quebram o fio da lâmina. Só o modelo indicado na tabela é isolado.',
        'Do not cut steel: ACSR, strand and conduit chip the blades. Only the model shown in the table is insulated.',
        'No corte acero: cables ACSR, cables de acero y conduit mellan las cuchillas. Solo el modelo indicado en la tabla es aislado.',
      ),
    ],
    highlights: [
      { label: labels.cable, value: span(cutters, 'cableDiameter', 'mm') },
      {
        label: t('Cobre até', 'Copper up to', 'Cobre hasta'),
        value: span(cutters, 'section', 'mm²'),
      },
      weights(cutters),
    ],
    pictures: [{ picture: 'ft' }],
    related: ['decapador-de-cabos', 'escova-de-fios', 'alicate-hexagonal'],
    variants: cutters,
  },
  {
    ...shared,
    key: 'escova-de-fios',
    family: 'FE',
    title: t(
      'Escova de fios de aço',
      'Conductor wire brush',
      'Cepillo de alambre para conductores',
    ),
    summary: t(
      'Em V: limpa o cabo em toda a volta com poucas passadas.',
      'V-shaped: cleans the conductor all round in a few strokes.',
      'En V: limpia el cable en toda la vuelta con pocas pasadas.',
    ),
    description: [
      p(
        'O óxido de alumínio não se vê e não conduz. Escove com a pasta já aplicada e conecte em seguida. Nunca use em alumínio a escova que passou por cobre.',
        'Aluminum oxide cannot be seen and does not conduct. Brush with compound already on and connect at once. Never use on aluminum a brush that has been on copper.',
        'El óxido de aluminio no se ve y no conduce. Cepille con la pasta ya aplicada y conecte enseguida. Nunca use en aluminio un cepillo que pasó por cobre.',
      ),
      p(
        'Cerdas de aço para alumínio, inoxidável para alumínio em ambiente salino, latão para cobre estanhado.',
        'Steel bristles for aluminum, stainless for aluminum near the sea, brass for tinned copper.',
        'Cerdas de acero para aluminio, inoxidable para aluminio en ambiente salino, latón para cobre estañado.',
      ),
    ],
    highlights: [
      {
        label: t('Cerdas', 'Bristles', 'Cerdas'),
        value: t('aço · inox · latão', 'steel · stainless · brass', 'acero · inoxidable · latón'),
      },
      { label: labels.length, value: span(brushes, 'length', 'mm') },
    ],
    pictures: [{ picture: 'fe' }],
    related: ['pasta-antioxido', 'decapador-de-cabos', 'grampo-paralelo'],
    variants: brushes,
  },
  {
    ...shared,
    key: 'torquimetro',
    family: 'FZ',
    documents: [torqueTable, conformity],
    title: t('Torquímetro de estalo', 'Click torque wrench', 'Llave dinamométrica de disparo'),
    summary: t(
      'De 2 a 400 N·m, com certificado de calibração. Há versão isolada a 1.000 V.',
      'From 2 to 400 N·m, with a calibration certificate. One version is insulated to 1,000 V.',
      'De 2 a 400 N·m, con certificado de calibración. Hay versión aislada a 1.000 V.',
    ),
    description: [
      p(
        'O estalo é o fim: pare nele. Um segundo estalo soma ao torque. Aperte em duas etapas e em cruz onde houver mais de dois parafusos.',
        'The click is the end: stop there. A second click adds to the torque. Tighten in two steps, and crosswise where there are more than two bolts.',
        'El disparo es el fin: deténgase ahí. Un segundo disparo suma al par. Apriete en dos etapas y en cruz donde haya más de dos tornillos.',
      ),
      p(
        'Guarde com a escala no mínimo, para não cansar a mola. Mande calibrar a cada ano ou 5.000 apertos (ISO 6789).',
        'Store with the scale at its lowest, so as not to tire the spring. Calibrate every year or 5,000 cycles (ISO 6789).',
        'Guárdela con la escala al mínimo, para no fatigar el resorte. Calibre cada año o 5.000 aprietes (ISO 6789).',
      ),
    ],
    highlights: [
      { label: labels.torque, value: span(wrenches, 'torqueRange', 'N·m') },
      {
        label: t('Encaixe', 'Drive', 'Cuadrante'),
        value: t('1/4" – 3/4"', '1/4" – 3/4"', '1/4" – 3/4"'),
      },
      standard('ISO 6789'),
    ],
    pictures: [{ picture: 'fz' }],
    related: ['conector-parafuso-fendido', 'grampo-paralelo', 'barra-de-equipotencializacao'],
    variants: wrenches,
  },
  {
    ...shared,
    key: 'calibre-de-compressao',
    family: 'FG',
    documents: [crimping, conformity],
    title: t('Calibre passa–não passa', 'Go/no-go crimp gauge', 'Calibre pasa–no pasa'),
    summary: t(
      'Diz em um segundo se a compressão fechou. Um calibre para cada índice de matriz.',
      'Tells in a second whether a crimp has closed. One gauge for each die index.',
      'Dice en un segundo si la compresión cerró. Un calibre para cada índice de matriz.',
    ),
    description: [
      p(
        'O hexágono deve entrar no lado P e não entrar no lado N. Se não entra em P, a matriz não fechou ou está gasta; se entra em N, a matriz é de índice menor ou o barril não é o indicado.',
        'The hexagon must enter side P and not enter side N. If it does not enter P, the die did not close or is worn; if it enters N, the die is of a lower index or the barrel is not the right one.',
        'El hexágono debe entrar en el lado P y no entrar en el lado N. Si no entra en P, la matriz no cerró o está gastada; si entra en N, la matriz es de índice menor o el barril no es el indicado.',
      ),
      p(
        'Meça no meio da face, nas três direções, e anote na ficha da ferramenta.',
        'Measure at the middle of the flats, in all three directions, and note it on the card of the tool.',
        'Mida en el centro de la cara, en las tres direcciones, y anótelo en la ficha de la herramienta.',
      ),
    ],
    highlights: [
      { label: labels.die, value: t('índices 10 – 28', 'indexes 10 – 28', 'índices 10 – 28') },
      {
        label: t('Tolerância', 'Tolerance', 'Tolerancia'),
        value: t('− 1 % · + 3 %', '− 1 % · + 3 %', '− 1 % · + 3 %'),
      },
    ],
    pictures: [{ picture: 'fg' }],
    related: ['matriz-hexagonal', 'alicate-hexagonal', 'prensa-manual-12t'],
    variants: gauges,
  },
]
