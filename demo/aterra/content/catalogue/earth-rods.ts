import { p, h, same, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, driving, torqueTable } from './documents.ts'
import { labels, span } from './highlights.ts'

export const earthRods: Subcategory = {
  key: 'hastes-e-acessorios',
  category: 'aterramento-e-spda',
  title: t('Hastes e acessórios', 'Ground rods and accessories', 'Jabalinas y accesorios'),
  summary: t(
    'Hastes de aço cobreado, luvas de emenda e grampos haste–cabo.',
    'Copper-bonded steel rods, couplers and rod-to-cable clamps.',
    'Jabalinas de acero cobreado, manguitos y grapas jabalina–cable.',
  ),
  attributes: [
    {
      key: 'nominal',
      label: t('Medida nominal', 'Nominal size', 'Medida nominal'),
      type: 'choice',
      filter: true,
      choices: ['1/2"', '5/8"', '3/4"'].map((value) => ({ value, label: same(value) })),
    },
    attribute.dimension('diameter', t('Diâmetro', 'Diameter', 'Diámetro'), 'D'),
    {
      ...attribute.dimension(
        'reach',
        t('Comprimento da haste', 'Rod length', 'Longitud de la jabalina'),
        'L',
        0,
      ),
      filter: true,
    },
    attribute.dimension('length', t('Comprimento', 'Length', 'Longitud'), 'L', 0),
    {
      key: 'layer',
      label: t('Camada de cobre', 'Copper layer', 'Capa de cobre'),
      type: 'number',
      unit: 'µm',
      filter: true,
    },
    attribute.yesNo('thread', t('Rosca', 'Thread', 'Rosca')),
    { key: 'cable', label: t('Cabo', 'Cable', 'Cable'), type: 'range', unit: 'mm²', filter: true },
    attribute.choice('lid', t('Tampa', 'Lid', 'Tapa'), {
      pvc: t('PVC', 'PVC', 'PVC'),
      iron: t('ferro fundido', 'cast iron', 'hierro fundido'),
    }),
    attribute.torque,
  ],
}

/**
 * Diameters of the coppered rods by nominal size, mm; those of 5/8" and 3/4" are below the nominal
 * size.
 */
const diameters = { '1/2"': 12.8, '5/8"': 14.3, '3/4"': 17.3 } as const
type Nominal = keyof typeof diameters
const code: Record<Nominal, string> = { '1/2"': '12', '5/8"': '58', '3/4"': '34' }
const nominals = Object.keys(diameters) as Nominal[]

const plain: Variant[] = nominals.flatMap((nominal) =>
  [1200, 1500, 2400, 3000].map((length) => ({
    partNumber: `HA-${code[nominal]}-${length / 100}`,
    values: { nominal, diameter: diameters[nominal], reach: length, layer: 254, thread: false },
  })),
)
const threaded: Variant[] = (['5/8"', '3/4"'] as const).flatMap((nominal) =>
  [1500, 2400, 3000].map((length) => ({
    partNumber: `HR-${code[nominal]}-${length / 100}`,
    values: { nominal, diameter: diameters[nominal], reach: length, layer: 254, thread: true },
  })),
)
const couplers: Variant[] = (['5/8"', '3/4"'] as const).flatMap((nominal) => [
  {
    partNumber: `LH-${code[nominal]}`,
    values: {
      nominal,
      diameter: nominal === '5/8"' ? 22 : 26,
      length: nominal === '5/8"' ? 62 : 70,
      thread: true,
    },
  },
  {
    partNumber: `LH-${code[nominal]}-P`,
    values: { nominal, diameter: nominal === '5/8"' ? 24 : 28, length: 45, thread: true },
  },
])
const clamps: Variant[] = nominals.flatMap((nominal) =>
  (
    [
      [10, 35, 20],
      [25, 70, 25],
      [50, 120, 31],
    ] as const
  ).map(([min, max, torque]) => ({
    partNumber: `GH-${code[nominal]}-${max}`,
    values: { nominal, diameter: diameters[nominal], cable: [min, max], torque },
  })),
)

const layer = { label: labels.layer, value: t('254 µm', '254 µm', '254 µm') }
const rodTests = {
  label: labels.standard,
  value: t('ABNT NBR 13571', 'ABNT NBR 13571', 'ABNT NBR 13571'),
}

export const earthRodProducts: Product[] = [
  {
    key: 'haste-cobreada',
    family: 'HA',
    subcategory: earthRods.key,
    title: t(
      'Haste de aterramento cobreada, alta camada',
      'Copper-bonded ground rod, heavy layer',
      'Jabalina cobreada, capa gruesa',
    ),
    summary: t(
      'Núcleo de aço-carbono, 254 µm de cobre depositado. Crava sem descascar e dura no solo.',
      'Carbon-steel core, 254 µm of plated copper. Drives without peeling and lasts in the soil.',
      'Núcleo de acero al carbono, 254 µm de cobre depositado. Se hinca sin descascararse y dura en el suelo.',
    ),
    description: [
      p(
        'A ABNT NBR 13571 pede 254 µm de cobre nas hastes de alta camada. Abaixo disso, a haste parece igual na loja e some em poucos anos em solo agressivo.',
        'ABNT NBR 13571 asks for 254 µm of copper on heavy-layer rods. With less, a rod looks the same in the shop and is gone within years in aggressive soil.',
        'ABNT NBR 13571 exige 254 µm de cobre en las jabalinas de capa gruesa. Con menos, la jabalina parece igual en la tienda y desaparece en pocos años en suelo agresivo.',
      ),
      h('Identificação', 'Marking', 'Identificación'),
      p(
        'Cada haste traz gravados o fabricante, o código e o lote, do lado oposto à ponta, para que o inspetor os leia com a haste cravada.',
        'Each rod bears maker, part number and lot stamped at the end opposite the point, so that an inspector can read them once it is driven.',
        'Cada jabalina lleva grabados fabricante, código y lote en el extremo opuesto a la punta, para leerlos con la jabalina hincada.',
      ),
    ],
    highlights: [
      {
        label: t('Medida nominal', 'Nominal size', 'Medida nominal'),
        value: same('1/2" · 5/8" · 3/4"'),
      },
      { label: labels.length, value: t('1,2 – 3,0 m', '1.2 – 3.0 m', '1,2 – 3,0 m') },
      layer,
      rodTests,
    ],
    pictures: [{ picture: 'ha' }],
    documents: [driving, conformity],
    related: ['haste-prolongavel', 'grampo-haste-cabo', 'molde-cabo-haste'],
    variants: plain,
  },
  {
    key: 'haste-prolongavel',
    family: 'HR',
    subcategory: earthRods.key,
    title: t(
      'Haste prolongável com rosca',
      'Extendable threaded ground rod',
      'Jabalina prolongable con rosca',
    ),
    summary: t(
      'Rosca laminada nas duas pontas. Emenda até a camada de solo que conduz.',
      'Rolled thread at both ends. Extends down to the soil layer that conducts.',
      'Rosca laminada en ambos extremos. Se prolonga hasta la capa de suelo que conduce.',
    ),
    description: [
      p(
        'Em solo de duas camadas com a inferior mais condutora, uma haste funda vale mais que várias rasas. Meça a resistividade (ABNT NBR 7117) antes de decidir o comprimento.',
        'In two-layer soil whose lower layer conducts better, one deep rod is worth more than several short ones. Measure resistivity (ABNT NBR 7117) before deciding the length.',
        'En suelo de dos capas con la inferior más conductora, una jabalina profunda vale más que varias cortas. Mida la resistividad (ABNT NBR 7117) antes de decidir la longitud.',
      ),
      p(
        'Crave com a cabeça de cravação, emende quando sobrar 150 mm fora do solo e meça a cada trecho: pare quando a resistência deixar de cair.',
        'Drive with the driving head, couple when 150 mm remain above ground and measure at each length: stop when the resistance no longer falls.',
        'Hinque con la cabeza de hincado, acople cuando queden 150 mm fuera del suelo y mida en cada tramo: deténgase cuando la resistencia deje de bajar.',
      ),
    ],
    highlights: [
      { label: t('Medida nominal', 'Nominal size', 'Medida nominal'), value: same('5/8" · 3/4"') },
      { label: labels.length, value: t('1,5 – 3,0 m', '1.5 – 3.0 m', '1,5 – 3,0 m') },
      layer,
      rodTests,
    ],
    pictures: [{ picture: 'hr' }],
    documents: [driving, conformity],
    related: ['luva-para-haste', 'haste-cobreada', 'caixa-de-inspecao'],
    variants: threaded,
  },
  {
    key: 'luva-para-haste',
    family: 'LH',
    subcategory: earthRods.key,
    title: t(
      'Luva de emenda e cabeça de cravação',
      'Rod coupler and driving head',
      'Manguito y cabeza de hincado',
    ),
    summary: t(
      'Une hastes prolongáveis e protege a rosca das pancadas.',
      'Joins extendable rods and keeps blows off the thread.',
      'Une jabalinas prolongables y protege la rosca de los golpes.',
    ),
    description: [
      p(
        'A luva cobre toda a rosca: o aço não fica exposto. Os códigos com final **P** são cabeças de cravação, de aço, reutilizáveis.',
        'The coupler covers the whole thread: no steel is left bare. Part numbers ending in **P** are driving heads, of steel, reusable.',
        'El manguito cubre toda la rosca: el acero no queda expuesto. Los códigos terminados en **P** son cabezas de hincado, de acero, reutilizables.',
      ),
      p(
        'Rosqueie as duas hastes até se tocarem no meio da luva: a pancada passa de haste a haste e não pela rosca.',
        'Screw both rods in until they meet at the middle of the coupler: the blow goes from rod to rod and not through the thread.',
        'Enrosque ambas jabalinas hasta que se toquen en el medio del manguito: el golpe pasa de jabalina a jabalina y no por la rosca.',
      ),
    ],
    highlights: [
      { label: t('Medida nominal', 'Nominal size', 'Medida nominal'), value: same('5/8" · 3/4"') },
      { label: labels.material, value: t('Bronze · aço', 'Bronze · steel', 'Bronce · acero') },
      { label: labels.length, value: span(couplers, 'length', 'mm') },
    ],
    pictures: [{ picture: 'lh' }],
    documents: [driving, conformity],
    related: ['haste-prolongavel', 'haste-cobreada', 'grampo-haste-cabo'],
    variants: couplers,
  },
  {
    key: 'grampo-haste-cabo',
    family: 'GH',
    subcategory: earthRods.key,
    title: t('Grampo haste–cabo', 'Rod-to-cable clamp', 'Grapa jabalina–cable'),
    summary: t(
      'Bronze, um parafuso. Prende o cabo à haste em caixa de inspeção, onde se mede e se abre.',
      'Bronze, one bolt. Holds cable to rod in an inspection pit, where it can be opened to measure.',
      'Bronce, un tornillo. Sujeta el cable a la jabalina en cámara de inspección, donde se mide y se abre.',
    ),
    description: [
      p(
        'Conexão enterrada sem acesso deve ser soldada ou comprimida. Deixe o grampo para a caixa de inspeção e confira o aperto a cada inspeção do SPDA (ABNT NBR 5419-3).',
        'A buried connection out of reach should be welded or compressed. Keep the clamp for the pit and check its torque at each inspection of the lightning protection (ABNT NBR 5419-3).',
        'La conexión enterrada sin acceso debe ser soldada o comprimida. Deje la grapa para la cámara y verifique el apriete en cada inspección del SPCR (ABNT NBR 5419-3).',
      ),
      p(
        'Limpe haste e cabo até o metal. O parafuso aperta o cabo contra a haste por toda a sapata, sem esmagar os fios.',
        'Clean rod and cable down to the metal. The bolt presses the cable against the rod over the whole saddle, without crushing the wires.',
        'Limpie jabalina y cable hasta el metal. El tornillo aprieta el cable contra la jabalina en toda la zapata, sin aplastar los hilos.',
      ),
    ],
    highlights: [
      { label: t('Haste', 'Rod', 'Jabalina'), value: same('1/2" – 3/4"') },
      { label: t('Cabo', 'Cable', 'Cable'), value: span(clamps, 'cable', 'mm²') },
      { label: labels.torque, value: span(clamps, 'torque', 'N·m') },
    ],
    pictures: [{ picture: 'gh' }],
    documents: [driving, torqueTable, conformity],
    related: [
      'haste-cobreada',
      'molde-cabo-haste',
      'conector-parafuso-fendido',
      'caixa-de-inspecao',
    ],
    tools: ['torquimetro'],
    variants: clamps,
  },
]
