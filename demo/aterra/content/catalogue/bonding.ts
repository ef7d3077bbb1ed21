import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span, studs } from './highlights.ts'

export const bonding: Subcategory = {
  key: 'equipotencializacao',
  category: 'aterramento-e-spda',
  title: t('Equipotencialização', 'Equipotential bonding', 'Equipotencialización'),
  summary: t(
    'Barras, cordoalhas e grampos que levam massas e estruturas ao mesmo potencial.',
    'Bars, braids and clamps that bring frames and structures to one potential.',
    'Barras, trenzas y grapas que llevan masas y estructuras al mismo potencial.',
  ),
  attributes: [
    {
      key: 'section',
      label: t('Seção', 'Section', 'Sección'),
      type: 'number',
      unit: 'mm²',
      filter: true,
    },
    { ...attribute.length, decimals: 0, filter: true },
    attribute.width,
    attribute.dimension('thickness', t('Espessura', 'Thickness', 'Espesor'), 'e'),
    { key: 'holes', label: t('Furos', 'Holes', 'Orificios'), type: 'number', filter: true },
    attribute.stud,
    { key: 'cable', label: t('Cabo', 'Cable', 'Cable'), type: 'range', unit: 'mm²', filter: false },
    attribute.yesNo('insulated', t('Com isoladores', 'With insulators', 'Con aisladores')),
    attribute.diameter,
    attribute.height,
    attribute.range('pipe', t('Diâmetro do tubo', 'Pipe diameter', 'Diámetro del tubo'), 'mm'),
    attribute.torque,
    attribute.choice('mounting', t('Montagem', 'Mounting', 'Montaje'), {
      surface: t('de sobrepor', 'surface', 'de superficie'),
      flush: t('de embutir', 'flush', 'empotrable'),
    }),
  ],
}

/**
 * Bars: width and thickness, mm. Holes every 25 mm in one or two rows, at least 50 mm from the
 * ends, and one hole for the insulator at each end.
 */
const bars: Variant[] = (
  [
    [40, 5],
    [50, 6],
  ] as const
).flatMap(([width, thickness]) =>
  [200, 250, 300, 400, 500, 600].map((length) => {
    const rows = width === 50 ? 2 : 1
    return {
      partNumber: `BE-${width}-${length}`,
      values: {
        section: width * thickness,
        length,
        width,
        thickness,
        holes: (Math.floor((length - 100) / 25) + 1) * rows + 2,
        stud: 'M10',
        insulated: true,
      },
    }
  }),
)
/**
 * Braids: section, mm², width and thickness, mm, and stud. Made of 0.15 mm wires, flattened on the
 * mandrel.
 */
const braids: Variant[] = (
  [
    [16, 15, 2, 8],
    [25, 20, 2.4, 8],
    [35, 25, 2.8, 10],
    [50, 30, 3.2, 10],
  ] as const
).flatMap(([section, width, thickness, m]) =>
  [200, 300, 500].map((length) => ({
    partNumber: `CF-${section}-${length}`,
    values: { section, length, width, thickness, holes: 2, stud: `M${m}`, insulated: false },
  })),
)
const trayClamps: Variant[] = (
  [
    [6, 25, 6, 34],
    [16, 50, 8, 34],
    [35, 70, 8, 40],
    [6, 25, 8, 40],
    [50, 95, 10, 46],
    [70, 120, 10, 50],
  ] as const
).map(([min, max, m, length]) => ({
  partNumber: `GE-${max}-${m}`,
  values: { cable: [min, max], stud: `M${m}`, length, width: length, holes: 1 },
}))

export const bondingProducts: Product[] = [
  {
    key: 'barra-de-equipotencializacao',
    family: 'BE',
    subcategory: bonding.key,
    title: t(
      'Barra de equipotencialização',
      'Equipotential bonding bar',
      'Barra de equipotencialización',
    ),
    summary: t(
      'BEP ou BEL de cobre, sobre isoladores, pronta para parafusar. Cada condutor com o seu furo.',
      'Main or local grounding bar, copper, on insulators, ready to bolt. Each conductor has its own hole.',
      'Barra principal o local de cobre, sobre aisladores, lista para atornillar. Cada conductor con su orificio.',
    ),
    description: [
      p(
        'A ABNT NBR 5410 pede um barramento de equipotencialização principal (BEP) junto da entrada. Nele se encontram o eletrodo de aterramento, o condutor PE, as tubulações metálicas e o SPDA.',
        'ABNT NBR 5410 asks for a main equipotential bar near the service entrance. There the ground electrode, the PE conductor, metal pipes and the lightning protection meet.',
        'ABNT NBR 5410 exige una barra de equipotencialización principal junto a la acometida. En ella se encuentran el electrodo de tierra, el conductor PE, las tuberías metálicas y el SPCR.',
      ),
      p(
        'Deixe um em cada quatro furos livre para ampliações e identifique cada condutor com anilha.',
        'Leave one hole in four free for later and label each conductor.',
        'Deje libre uno de cada cuatro orificios para ampliaciones e identifique cada conductor.',
      ),
    ],
    highlights: [
      { label: labels.length, value: span(bars, 'length', 'mm') },
      {
        label: t('Seção', 'Section', 'Sección'),
        value: t('200 ou 300 mm²', '200 or 300 mm²', '200 o 300 mm²'),
      },
      { label: labels.stud, value: studs(bars) },
      {
        label: labels.standard,
        value: t(
          'ABNT NBR 5410 · ABNT NBR 5419',
          'ABNT NBR 5410 · ABNT NBR 5419',
          'ABNT NBR 5410 · ABNT NBR 5419',
        ),
      },
    ],
    pictures: [{ picture: 'be' }],
    documents: [torqueTable, conformity],
    related: [
      'cordoalha-flexivel',
      'terminal-longo-dois-furos',
      'barra-de-rack',
      'caixa-de-equipotencializacao',
    ],
    tools: ['torquimetro'],
    variants: bars,
  },
  {
    key: 'cordoalha-flexivel',
    family: 'CF',
    subcategory: bonding.key,
    title: t(
      'Cordoalha flexível de aterramento',
      'Flexible grounding braid',
      'Trenza flexible de puesta a tierra',
    ),
    summary: t(
      'Liga portas, motores e calhas que se movem ou vibram. Cobre estanhado, terminais prensados.',
      'Bonds doors, motors and trays that move or vibrate. Tinned copper, crimped terminals.',
      'Une puertas, motores y bandejas que se mueven o vibran. Cobre estañado, terminales prensados.',
    ),
    description: [
      p(
        'A fita larga e curta tem menos indutância que o cabo redondo da mesma seção: em surto e em alta frequência, é ela que segura o potencial.',
        'A wide, short strap has less inductance than a round cable of the same section: under surge and at high frequency it is what holds the potential.',
        'La cinta ancha y corta tiene menos inductancia que el cable redondo de igual sección: ante sobretensiones y en alta frecuencia, es la que sostiene el potencial.',
      ),
      p(
        'Os terminais são prensados na própria malha e furados; não há solda que endureça a dobra. Escolha o comprimento com a porta toda aberta e mais 20 %.',
        'The terminals are pressed on the braid itself and drilled; no solder stiffens the bend. Choose the length with the door fully open, plus 20 %.',
        'Los terminales se prensan en la propia trenza y se perforan; no hay soldadura que endurezca el doblez. Elija el largo con la puerta abierta del todo, más 20 %.',
      ),
    ],
    highlights: [
      { label: t('Seção', 'Section', 'Sección'), value: span(braids, 'section', 'mm²') },
      { label: labels.length, value: span(braids, 'length', 'mm') },
      { label: labels.stud, value: studs(braids) },
    ],
    pictures: [{ picture: 'cf' }],
    documents: [torqueTable, conformity],
    related: [
      'barra-de-equipotencializacao',
      'grampo-para-eletrocalha',
      'cordao-de-rack',
      'cordoalha-redonda',
    ],
    variants: braids,
  },
  {
    key: 'grampo-para-eletrocalha',
    family: 'GE',
    subcategory: bonding.key,
    title: t(
      'Grampo de aterramento para eletrocalha',
      'Grounding clamp for cable tray',
      'Grapa de puesta a tierra para bandeja',
    ),
    summary: t(
      'Prende o cabo de terra à eletrocalha aramada ou perfurada, sem furar.',
      'Holds the ground cable to wire-mesh or perforated tray, without drilling.',
      'Sujeta el cable de tierra a la bandeja de alambre o perforada, sin taladrar.',
    ),
    description: [
      p(
        'Um grampo a cada lance de calha e em cada mudança de direção mantém a continuidade mesmo quando a emenda da calha afrouxa.',
        'One clamp per tray length and at each change of direction keeps continuity even when a tray joint comes loose.',
        'Una grapa por tramo y en cada cambio de dirección mantiene la continuidad aunque se afloje la unión de la bandeja.',
      ),
      p(
        'O dente inferior atravessa a pintura ou o zinco ao apertar. Confira depois a continuidade entre calhas com o miliohmímetro e refaça o zinco riscado.',
        'The lower tooth goes through paint or zinc as it tightens. Check continuity between trays afterwards with a milliohmmeter, and touch up scratched zinc.',
        'El diente inferior atraviesa la pintura o el cinc al apretar. Verifique después la continuidad entre bandejas con miliohmímetro y retoque el cinc rayado.',
      ),
    ],
    highlights: [
      { label: t('Cabo', 'Cable', 'Cable'), value: span(trayClamps, 'cable', 'mm²') },
      { label: labels.stud, value: studs(trayClamps) },
      { label: labels.material, value: t('Bronze', 'Bronze', 'Bronce') },
    ],
    pictures: [{ picture: 'ge' }],
    documents: [torqueTable, conformity],
    related: ['cordoalha-flexivel', 'cordao-de-rack', 'abracadeira-para-tubo'],
    tools: ['torquimetro'],
    variants: trayClamps,
  },
]
