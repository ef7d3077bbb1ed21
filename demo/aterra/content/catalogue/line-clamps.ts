import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conductor, round } from './conductors.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span } from './highlights.ts'
import { tightened } from './tools.ts'

export const lineClamps: Subcategory = {
  key: 'grampos-e-derivacoes',
  category: 'transmissao-e-distribuicao',
  title: t('Grampos e derivações', 'Clamps and taps', 'Grapas y derivaciones'),
  summary: t(
    'Derivações para redes aéreas nuas e isoladas, até 35 kV.',
    'Taps for bare and insulated overhead lines, up to 35 kV.',
    'Derivaciones para redes aéreas desnudas y aisladas, hasta 35 kV.',
  ),
  attributes: [
    attribute.run,
    attribute.tap,
    {
      key: 'metals',
      label: t('Metais', 'Metals', 'Metales'),
      type: 'choice',
      filter: true,
      choices: [
        {
          value: 'al-al',
          label: t('alumínio – alumínio', 'aluminum – aluminum', 'aluminio – aluminio'),
        },
        { value: 'cu-cu', label: t('cobre – cobre', 'copper – copper', 'cobre – cobre') },
        { value: 'al-cu', label: t('alumínio – cobre', 'aluminum – copper', 'aluminio – cobre') },
      ],
    },
    {
      key: 'voltage',
      label: t('Tensão da rede até', 'Line voltage up to', 'Tensión de red hasta'),
      type: 'number',
      unit: 'kV',
      filter: true,
    },
    attribute.dimension(
      'bail',
      t('Diâmetro do estribo', 'Bail diameter', 'Diámetro del estribo'),
      'B',
    ),
    attribute.length,
    attribute.height,
    attribute.bolts,
    attribute.torque,
    attribute.yesNo(
      'live',
      t('Instala em linha viva', 'Live-line installation', 'Instalación en línea viva'),
    ),
    { key: 'weight', label: t('Massa', 'Mass', 'Masa'), type: 'number', unit: 'g', filter: false },
  ],
}

/** Clamps: smallest and largest section, mm², number of bolts, and torque, N·m. */
const grooves = [
  [6, 25, 1, 23],
  [10, 35, 1, 23],
  [16, 50, 1, 23],
  [16, 70, 2, 23],
  [25, 95, 2, 45],
  [35, 120, 2, 45],
  [50, 150, 2, 45],
  [70, 185, 3, 45],
  [95, 240, 3, 79],
] as const
/**
 * Size of a clamp, mm: its length has space for the bolts, its height for both grooves and the
 * walls.
 */
const size = (max: number, bolts: number) => ({
  length: round(12 + bolts * (conductor(max).diameter * 0.8 + 16), 0),
  height: round(conductor(max).diameter * 2 + 28, 0),
})
const mass = (max: number, bolts: number) =>
  round(conductor(max).diameter ** 2 * (0.9 + 0.35 * bolts) + 55 * bolts, 0)
const parallel: Variant[] = grooves.map(([min, max, bolts, torque]) => ({
  partNumber: `GP-${max}`,
  values: {
    run: [min, max],
    tap: [min, max],
    metals: 'al-al',
    voltage: 35,
    ...size(max, bolts),
    bolts,
    torque,
    live: false,
    weight: mass(max, bolts),
  },
}))
/**
 * Largest section of the copper groove of each clamp, mm²: one size below that of the aluminum
 * groove.
 */
const copperGroove = [16, 25, 35, 50, 70, 95, 120, 150] as const
const bimetallic: Variant[] = grooves.slice(0, 8).map(([min, max, bolts, torque], i) => ({
  partNumber: `GB-${max}`,
  values: {
    run: [min, max],
    tap: [Math.min(min, 16), copperGroove[i] ?? max],
    metals: 'al-cu',
    voltage: 35,
    ...size(max, bolts),
    bolts,
    torque,
    live: false,
    weight: round(mass(max, bolts) * 1.12, 0),
  },
}))

/** Wedge connectors: sections of run and tap, mm². A wedge fits one sum of diameters. */
const wedgePairs = [
  [35, 16],
  [35, 25],
  [35, 35],
  [50, 25],
  [50, 35],
  [50, 50],
  [70, 25],
  [70, 50],
  [70, 70],
  [95, 35],
  [95, 70],
  [95, 95],
  [120, 50],
  [120, 70],
  [120, 120],
  [185, 70],
  [185, 120],
  [185, 185],
] as const
/**
 * Size of a wedge connector's C, mm: the length follows the wedge, the height both cables and two
 * walls.
 */
export function wedgeBody(run: number, tap: number) {
  const sum = conductor(run).diameter + conductor(tap).diameter
  return { length: round(sum * 1.4 + 14, 0), height: round(sum * 1.3 + 14, 0) }
}
const wedge: Variant[] = wedgePairs.map(([run, tap]) => ({
  partNumber: `CN-${run}-${tap}`,
  values: {
    run: [run, run],
    tap: [tap, tap],
    metals: 'al-al',
    voltage: 35,
    ...wedgeBody(run, tap),
    live: true,
    weight: round((conductor(run).diameter + conductor(tap).diameter) ** 2 * 0.24 + 20, 0),
  },
}))
const piercing: Variant[] = (
  [
    [10, 25, 1.5, 10, 9],
    [16, 35, 2.5, 10, 9],
    [16, 70, 1.5, 10, 11],
    [16, 95, 4, 35, 14],
    [25, 95, 25, 95, 18],
    [35, 150, 4, 35, 18],
    [50, 150, 50, 150, 23],
    [70, 240, 16, 95, 25],
  ] as const
).map(([a, b, c, d, torque]) => ({
  partNumber: `CP-${b}-${d}`,
  values: {
    run: [a, b],
    tap: [c, d],
    metals: 'al-cu',
    voltage: 1,
    length: round(30 + conductor(b).diameter * (b > 120 ? 1.8 : 0.9), 0),
    height: round((conductor(b).diameter + conductor(d).diameter) * 1.5 + 20, 0),
    bolts: b > 120 ? 2 : 1,
    torque,
    live: true,
    weight: round(60 + b * 0.9 + d * 0.7, 0),
  },
}))

export const lineClampProducts: Product[] = [
  {
    key: 'grampo-paralelo',
    family: 'GP',
    subcategory: lineClamps.key,
    title: t(
      'Grampo paralelo de alumínio',
      'Aluminum parallel-groove clamp',
      'Grapa paralela de aluminio',
    ),
    summary: t(
      'Liga dois cabos de alumínio lado a lado em derivações e jampes sem tração.',
      'Joins two aluminum conductors side by side in taps and jumpers without tension.',
      'Une dos cables de aluminio lado a lado en derivaciones y puentes sin tracción.',
    ),
    description: [
      p(
        'Canais serrilhados quebram o óxido ao apertar. As arruelas de pressão guardam a força depois que o alumínio acomoda. Reaperte após 24 h se a rede trabalhar perto do limite térmico.',
        'Serrated grooves break the oxide as the clamp closes. Spring washers keep the force once the aluminum settles. Retighten after 24 h where the line runs near its thermal limit.',
        'Los canales estriados rompen el óxido al apretar. Las arandelas de presión conservan la fuerza cuando el aluminio se acomoda. Reapriete a las 24 h si la red trabaja cerca del límite térmico.',
      ),
      p(
        'Não suporta tração: em vão, use emenda ou alça. Ponha dois grampos em série, a 150 mm um do outro, onde a derivação leva a corrente plena.',
        'It carries no tension: in a span use a splice or dead end. Fit two clamps in series, 150 mm apart, where the tap carries full current.',
        'No soporta tracción: en vano, use empalme o retención. Coloque dos grapas en serie, a 150 mm entre sí, donde la derivación lleva la corriente plena.',
      ),
    ],
    highlights: [
      { label: labels.run, value: span(parallel, 'run', 'mm²') },
      { label: labels.torque, value: span(parallel, 'torque', 'N·m') },
      {
        label: labels.material,
        value: t(
          'Liga de alumínio · ferragem galvanizada a fogo',
          'Aluminum alloy · hot-dip galvanized bolts',
          'Aleación de aluminio · tornillería galvanizada en caliente',
        ),
      },
      { label: labels.tests, value: t('ABNT NBR 11788', 'ABNT NBR 11788', 'ABNT NBR 11788') },
    ],
    pictures: [{ picture: 'gp' }],
    documents: [torqueTable, conformity],
    related: ['grampo-paralelo-bimetalico', 'conector-cunha', 'cobertura-para-grampo'],
    tools: tightened,
    variants: parallel,
  },
  {
    key: 'grampo-paralelo-bimetalico',
    family: 'GB',
    subcategory: lineClamps.key,
    title: t(
      'Grampo paralelo bimetálico',
      'Bimetallic parallel-groove clamp',
      'Grapa paralela bimetálica',
    ),
    summary: t(
      'Deriva cobre de rede de alumínio: um canal de cada metal, sem contato direto.',
      'Taps copper from an aluminum line: one groove of each metal, no direct contact.',
      'Deriva cobre de red de aluminio: un canal de cada metal, sin contacto directo.',
    ),
    description: [
      p(
        'O canal do ramal tem inserto de cobre laminado ao corpo. Instale sempre com o cobre embaixo, para que a chuva não leve sais de cobre sobre o alumínio.',
        'The tap groove has a copper insert bonded to the body. Always mount with the copper below, so that rain does not wash copper salts over the aluminum.',
        'El canal de la derivación tiene un inserto de cobre laminado al cuerpo. Monte siempre con el cobre abajo, para que la lluvia no arrastre sales de cobre sobre el aluminio.',
      ),
      p(
        'Escove só o canal e o cabo de alumínio; o inserto de cobre vem estanhado e não se lixa. Aplique pasta antióxido nos dois canais.',
        'Brush only the aluminum groove and conductor; the copper insert is tinned and is not to be sanded. Put joint compound in both grooves.',
        'Cepille solo el canal y el cable de aluminio; el inserto de cobre viene estañado y no se lija. Aplique pasta antióxido en ambos canales.',
      ),
    ],
    highlights: [
      { label: labels.run, value: span(bimetallic, 'run', 'mm²') },
      { label: labels.tap, value: span(bimetallic, 'tap', 'mm²') },
      { label: labels.torque, value: span(bimetallic, 'torque', 'N·m') },
    ],
    pictures: [{ picture: 'gb' }],
    documents: [torqueTable, conformity],
    related: [
      'grampo-paralelo',
      'luva-bimetalica',
      'conector-parafuso-fendido',
      'cobertura-para-grampo',
    ],
    tools: tightened,
    variants: bimetallic,
  },
  {
    key: 'conector-cunha',
    family: 'CN',
    subcategory: lineClamps.key,
    title: t(
      'Conector cunha para derivação',
      'Wedge tap connector',
      'Conector de cuña para derivación',
    ),
    summary: t(
      'A cunha trava os dois cabos sob mola. Pressão constante, também em linha viva.',
      'The wedge locks both conductors under a spring. Constant pressure, also on live lines.',
      'La cuña traba ambos cables bajo resorte. Presión constante, también en línea viva.',
    ),
    description: [
      p(
        'O corpo em C cede como mola e acompanha a dilatação dos cabos. Cada código serve a um par de condutores: confira a soma dos diâmetros antes de pedir.',
        'The C body yields like a spring and follows the conductors as they expand. Each part number suits one pair: check the sum of diameters before ordering.',
        'El cuerpo en C cede como resorte y acompaña la dilatación de los cables. Cada código sirve a un par de conductores: verifique la suma de diámetros antes de pedir.',
      ),
      p(
        'Escove os cabos com pasta, encaixe o C, ponha a cunha e aperte com o alicate até a trava aparecer. Não se usa de novo: a mola já cedeu.',
        'Brush the conductors with compound, place the C, set the wedge and close with the pliers until the lock shows. It is not used twice: the spring has yielded.',
        'Cepille los cables con pasta, coloque la C, ponga la cuña y cierre con la pinza hasta que asome la traba. No se reutiliza: el resorte ya cedió.',
      ),
    ],
    highlights: [
      { label: labels.run, value: span(wedge, 'run', 'mm²') },
      { label: labels.tap, value: span(wedge, 'tap', 'mm²') },
      {
        label: t('Instalação', 'Installation', 'Instalación'),
        value: t(
          'alicate de aperto · linha viva',
          'wedge pliers · live line',
          'pinza de apriete · línea viva',
        ),
      },
    ],
    pictures: [{ picture: 'cd' }],
    documents: [conformity],
    video: 'cUnh4_T4p-7',
    related: [
      'grampo-paralelo',
      'conector-perfurante',
      'conector-cunha-estribo',
      'cobertura-para-cunha',
    ],
    tools: ['escova-de-fios'],
    variants: wedge,
  },
  {
    key: 'conector-perfurante',
    family: 'CP',
    subcategory: lineClamps.key,
    title: t('Conector perfurante', 'Insulation-piercing connector', 'Conector de perforación'),
    summary: t(
      'Deriva ramais de redes multiplexadas sem decapar o cabo, com a rede ligada.',
      'Taps services from bundled conductors without stripping, with the line energised.',
      'Deriva acometidas de redes trenzadas sin pelar el cable, con la red energizada.',
    ),
    description: [
      p(
        'Os dentes atravessam a isolação e a cabeça do parafuso se rompe no torque certo. O capuz fecha a ponta do ramal. Em rede energizada, só com procedimento, EPI e pessoa autorizada conforme a NR-10.',
        'The teeth pierce the insulation and the bolt head shears at the right torque. The cap closes the tap end. On energized lines, only with a procedure, protective equipment and staff authorized as NR-10 requires.',
        'Los dientes atraviesan el aislamiento y la cabeza del tornillo se corta en el par correcto. La tapa cierra la punta de la derivación. En red energizada, solo con procedimiento, EPP y personal autorizado según la NR-10.',
      ),
      p(
        'Aperte só pela cabeça fusível; a de baixo serve para retirar. Retirado, o ponto perfurado se veda com fita de autofusão e o conector se descarta.',
        'Tighten by the shear head only; the lower one is for removal. Once removed, seal the pierced spot with self-amalgamating tape and discard the connector.',
        'Apriete solo por la cabeza fusible; la inferior sirve para retirar. Retirado, selle el punto perforado con cinta autofundente y descarte el conector.',
      ),
    ],
    highlights: [
      { label: labels.run, value: span(piercing, 'run', 'mm²') },
      { label: labels.tap, value: span(piercing, 'tap', 'mm²') },
      { label: t('Rede', 'Line', 'Red'), value: t('até 1 kV', 'up to 1 kV', 'hasta 1 kV') },
    ],
    pictures: [{ picture: 'cp' }],
    documents: [torqueTable, conformity],
    related: ['conector-cunha', 'pino-bimetalico', 'alca-cunha', 'suspensao-multiplexado'],
    variants: piercing,
  },
]
