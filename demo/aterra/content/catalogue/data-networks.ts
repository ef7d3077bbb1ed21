import { p, same, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, terminating, torqueTable } from './documents.ts'
import { labels, span } from './highlights.ts'

export const rackEarthing: Subcategory = {
  key: 'aterramento-de-racks',
  category: 'redes-de-dados',
  title: t('Aterramento de racks', 'Rack grounding', 'Puesta a tierra de racks'),
  summary: t(
    'Barras e cordões que ligam racks, leitos e equipamentos à malha da sala.',
    'Bars and jumpers that bond racks, ladders and equipment to the room grid.',
    'Barras y puentes que unen racks, bandejas y equipos a la malla de la sala.',
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
    { key: 'holes', label: t('Furos', 'Holes', 'Orificios'), type: 'number', filter: false },
    attribute.stud,
    {
      key: 'mounting',
      label: t('Montagem', 'Mounting', 'Montaje'),
      type: 'choice',
      filter: true,
      choices: [
        { value: 'horizontal', label: t('horizontal, 19"', 'horizontal, 19"', 'horizontal, 19"') },
        { value: 'vertical', label: t('vertical', 'vertical', 'vertical') },
        { value: 'cable', label: t('cordão', 'jumper', 'puente') },
      ],
    },
    attribute.cable,
    attribute.range(
      'pipe',
      t('Diâmetro do pedestal', 'Pedestal diameter', 'Diámetro del pedestal'),
      'mm',
    ),
    attribute.spacing,
    attribute.die,
    attribute.torque,
    attribute.yesNo('insulated', t('Isolado', 'Insulated', 'Aislado')),
  ],
}

/**
 * Bars: horizontal ones are 482 mm (19") long; vertical ones follow the useful height of the rack,
 * 44.45 mm per unit.
 */
const bars: Variant[] = [
  ...[12, 18, 24].map((holes) => ({
    partNumber: `BR-19-${holes}`,
    values: {
      section: 200,
      length: 482,
      holes,
      stud: 'M6',
      mounting: 'horizontal',
      insulated: true,
    },
  })),
  ...[24, 36, 42].map((units) => ({
    partNumber: `BR-V-${units}U`,
    values: {
      section: 75,
      length: Math.round(units * 44.45),
      holes: units,
      stud: 'M6',
      mounting: 'vertical',
      insulated: false,
    },
  })),
]
const jumpers: Variant[] = (
  [
    [6, 6],
    [10, 6],
    [16, 8],
  ] as const
).flatMap(([section, m]) =>
  [300, 500, 1000, 2000].map((length) => ({
    partNumber: `KR-${section}-${length}`,
    values: { section, length, holes: 2, stud: `M${m}`, mounting: 'cable', insulated: true },
  })),
)

export const patching: Subcategory = {
  key: 'terminacao-e-organizacao',
  category: 'redes-de-dados',
  title: t('Terminação e organização', 'Termination and management', 'Terminación y organización'),
  summary: t(
    'Painéis e organizadores de 19" com continuidade de terra.',
    '19" panels and managers with ground continuity.',
    'Paneles y organizadores de 19" con continuidad de tierra.',
  ),
  attributes: [
    {
      key: 'units',
      label: t('Altura', 'Height', 'Altura'),
      type: 'number',
      unit: 'U',
      filter: true,
    },
    { key: 'ports', label: t('Portas', 'Ports', 'Puertos'), type: 'number', filter: true },
    {
      key: 'category',
      label: t('Categoria', 'Category', 'Categoría'),
      type: 'choice',
      filter: true,
      choices: [
        { value: '6', label: same('Cat. 6') },
        { value: '6A', label: same('Cat. 6A') },
      ],
    },
    attribute.yesNo('shielded', t('Blindado', 'Shielded', 'Blindado')),
    attribute.dimension('depth', t('Profundidade', 'Depth', 'Profundidad'), 'P'),
    attribute.number('cordLength', t('Comprimento', 'Length', 'Longitud'), 'm', true),
    attribute.colour('white', 'black', 'blue', 'grey', 'red'),
    { key: 'finger', label: t('Anéis', 'Rings', 'Anillos'), type: 'number', filter: false },
  ],
}

const panels: Variant[] = (['6', '6A'] as const).flatMap((category) => [
  {
    partNumber: `PP-24-${category}`,
    values: { units: 1, ports: 24, category, shielded: false, depth: 96 },
  },
  {
    partNumber: `PP-24-${category}-B`,
    values: { units: 1, ports: 24, category, shielded: true, depth: 108 },
  },
  {
    partNumber: `PP-48-${category}`,
    values: { units: 2, ports: 48, category, shielded: false, depth: 96 },
  },
])
const managers: Variant[] = (
  [
    [1, 5, 62],
    [1, 5, 85],
    [2, 5, 62],
    [2, 5, 85],
    [1, 8, 62],
    [2, 8, 85],
  ] as const
).map(([units, finger, depth]) => ({
  partNumber: `OC-${units}U-${finger}-${depth}`,
  values: { units, finger, depth },
}))

export const dataNetworkProducts: Product[] = [
  {
    key: 'barra-de-rack',
    family: 'BR',
    subcategory: rackEarthing.key,
    title: t(
      'Barra de aterramento para rack',
      'Rack grounding bar',
      'Barra de puesta a tierra para rack',
    ),
    summary: t(
      'Cobre em 19" ou na altura do rack. Um furo roscado para cada equipamento.',
      'Copper, 19" wide or as tall as the rack. One tapped hole for each unit.',
      'Cobre en 19" o a la altura del rack. Un orificio roscado para cada equipo.',
    ),
    description: [
      p(
        'Ligar um equipamento no outro, em cascata, deixa todos sem terra quando o primeiro sai para manutenção. Na barra, cada um tem o seu condutor.',
        'Daisy-chaining equipment leaves all of it unearthed when the first unit goes out for service. On the bar each has its own conductor.',
        'Conectar los equipos en cascada deja a todos sin tierra cuando el primero sale a mantenimiento. En la barra, cada uno tiene su conductor.',
      ),
      p(
        'Ligue a barra à malha da sala por um condutor só, o mais curto que couber, e numere os furos: cada equipamento no seu.',
        'Bond the bar to the room grid by one conductor, the shortest that fits, and number the holes: each unit to its own.',
        'Una la barra a la malla de la sala por un solo conductor, el más corto posible, y numere los orificios: cada equipo en el suyo.',
      ),
    ],
    highlights: [
      { label: labels.length, value: span(bars, 'length', 'mm') },
      { label: labels.holes, value: span(bars, 'holes', '') },
      { label: labels.stud, value: same('M6') },
      { label: labels.standard, value: t('ISO/IEC 30129', 'ISO/IEC 30129', 'ISO/IEC 30129') },
    ],
    pictures: [{ picture: 'br' }],
    documents: [torqueTable, conformity],
    related: [
      'cordao-de-rack',
      'barra-de-equipotencializacao',
      'painel-de-conexao',
      'terminal-de-rack',
    ],
    tools: ['torquimetro'],
    variants: bars,
  },
  {
    key: 'cordao-de-rack',
    family: 'KR',
    subcategory: rackEarthing.key,
    title: t(
      'Cordão de aterramento verde-amarelo',
      'Green-and-yellow grounding jumper',
      'Puente de puesta a tierra verde-amarillo',
    ),
    summary: t(
      'Condutor flexível com terminal prensado nas duas pontas, ensaiado peça a peça.',
      'Flexible conductor with a crimped terminal at each end, tested piece by piece.',
      'Conductor flexible con terminal prensado en ambos extremos, ensayado pieza a pieza.',
    ),
    description: [
      p(
        'Chega pronto: comprimento, seção e furo certos, com a continuidade medida na fábrica. Inclui arruela dentada para romper a tinta do rack.',
        'It arrives ready: right length, section and hole, continuity measured at the plant. A toothed washer to break the rack paint is included.',
        'Llega listo: longitud, sección y orificio correctos, con la continuidad medida en fábrica. Incluye arandela dentada para romper la pintura del rack.',
      ),
      p(
        'Verde-amarelo é só da proteção (ABNT NBR 5410): não o aproveite para outro fim. Prenda-o solto, sem laço, para não somar indutância.',
        'Green-yellow is for protection only (ABNT NBR 5410): do not put the jumper to another use. Run it loose, without a coil, so as not to add inductance.',
        'Verde-amarillo es solo de protección (ABNT NBR 5410): no lo aproveche para otro fin. Tiéndalo suelto, sin bucle, para no sumar inductancia.',
      ),
    ],
    highlights: [
      { label: t('Seção', 'Section', 'Sección'), value: span(jumpers, 'section', 'mm²') },
      { label: labels.length, value: span(jumpers, 'length', 'mm') },
      {
        label: t('Isolação', 'Insulation', 'Aislamiento'),
        value: t('verde-amarela, 750 V', 'green-yellow, 750 V', 'verde-amarilla, 750 V'),
      },
    ],
    pictures: [{ picture: 'kr' }],
    documents: [conformity],
    related: ['barra-de-rack', 'cordoalha-flexivel', 'terminal-de-rack'],
    variants: jumpers,
  },
  {
    key: 'painel-de-conexao',
    family: 'PP',
    subcategory: patching.key,
    title: t(
      'Painel de conexão descarregado',
      'Unloaded patch panel',
      'Panel de conexión sin carga',
    ),
    summary: t(
      'Recebe conectores keystone, 24 ou 48 portas. A versão blindada leva terra por contato.',
      'Takes keystone jacks, 24 or 48 ports. The shielded version grounds them by contact.',
      'Recibe conectores keystone, 24 o 48 puertos. La versión blindada pone a tierra por contacto.',
    ),
    description: [
      p(
        'Os códigos com final **B** têm chapa niquelada e borne M6: o corpo metálico do keystone encosta na chapa e a blindagem chega à barra do rack por um só cordão.',
        'Part numbers ending in **B** have a nickel-plated sheet and an M6 stud: the metal keystone touches the sheet and the shield reaches the rack bar through one jumper.',
        'Los códigos terminados en **B** tienen chapa niquelada y borne M6: el keystone metálico toca la chapa y el blindaje llega a la barra del rack por un solo puente.',
      ),
      p(
        'A barra traseira sustenta os cabos um a um e tira o peso do keystone. Etiquetas de porta trocáveis e numeração de fábrica de 1 a 24 ou 48.',
        'The rear bar holds the cables one by one and takes their weight off the jacks. Changeable port labels and printed numbers, 1 to 24 or 48.',
        'La barra trasera sostiene los cables uno a uno y quita su peso del keystone. Etiquetas de puerto cambiables y numeración de fábrica de 1 a 24 o 48.',
      ),
    ],
    highlights: [
      { label: t('Portas', 'Ports', 'Puertos'), value: t('24 ou 48', '24 or 48', '24 o 48') },
      { label: t('Categoria', 'Category', 'Categoría'), value: same('6 · 6A') },
      { label: t('Altura', 'Height', 'Altura'), value: span(panels, 'units', 'U') },
    ],
    pictures: [{ picture: 'pp' }],
    documents: [terminating, conformity],
    related: ['organizador-de-cabos', 'barra-de-rack', 'conector-keystone', 'cordao-de-conexao'],
    variants: panels,
  },
  {
    key: 'organizador-de-cabos',
    family: 'OC',
    subcategory: patching.key,
    title: t(
      'Organizador horizontal de cabos',
      'Horizontal cable manager',
      'Organizador horizontal de cables',
    ),
    summary: t(
      'Anéis abertos que guiam os cordões sem apertar. Entra e sai cabo sem soltar os outros.',
      'Open rings that guide cords without squeezing. A cable comes out without freeing the rest.',
      'Anillos abiertos que guían los cordones sin apretar. Entra y sale un cable sin soltar los otros.',
    ),
    description: [
      p(
        'Um organizador de 1 U para cada painel de 24 portas mantém o raio de curvatura dos cabos e deixa as etiquetas à vista.',
        'One 1 U manager for each 24-port panel keeps the bend radius of the cables and leaves the labels in view.',
        'Un organizador de 1 U por cada panel de 24 puertos mantiene el radio de curvatura y deja las etiquetas a la vista.',
      ),
      p(
        'Os anéis têm borda redonda, que não marca a capa. A profundidade de 85 mm é para cordões de categoria 6A, mais grossos.',
        'The rings have rounded edges that do not mark the jacket. The 85 mm depth is for category 6A cords, which are thicker.',
        'Los anillos tienen borde redondo, que no marca la cubierta. La profundidad de 85 mm es para cordones de categoría 6A, más gruesos.',
      ),
    ],
    highlights: [
      { label: t('Altura', 'Height', 'Altura'), value: span(managers, 'units', 'U') },
      { label: t('Profundidade', 'Depth', 'Profundidad'), value: span(managers, 'depth', 'mm') },
      { label: t('Anéis', 'Rings', 'Anillos'), value: t('5 ou 8', '5 or 8', '5 u 8') },
    ],
    pictures: [{ picture: 'oc' }],
    documents: [conformity],
    related: ['painel-de-conexao', 'cordao-de-rack', 'cordao-de-conexao'],
    variants: managers,
  },
]
