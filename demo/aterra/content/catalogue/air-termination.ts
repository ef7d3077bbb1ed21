import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { round } from './conductors.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span, standard } from './highlights.ts'

export const airTermination: Subcategory = {
  key: 'captores-e-descidas',
  category: 'aterramento-e-spda',
  title: t('Captores e descidas', 'Air terminals and down conductors', 'Captadores y bajantes'),
  summary: t(
    'Da ponta que recebe o raio ao ponto de medição junto do solo.',
    'From the point that takes the lightning to the test joint near the ground.',
    'De la punta que recibe el rayo al punto de medición junto al suelo.',
  ),
  attributes: [
    attribute.choice('material', t('Material', 'Material', 'Material'), {
      chromed: t('latão cromado', 'chromed brass', 'latón cromado'),
      stainless: t('aço inoxidável', 'stainless steel', 'acero inoxidable'),
      galvanised: t(
        'aço galvanizado a fogo',
        'hot-dip galvanized steel',
        'acero galvanizado en caliente',
      ),
      aluminium: t('alumínio', 'aluminum', 'aluminio'),
      bronze: t('bronze', 'bronze', 'bronce'),
    }),
    attribute.height,
    attribute.diameter,
    { ...attribute.length, decimals: 0 },
    attribute.width,
    attribute.thickness,
    {
      key: 'section',
      label: t('Seção', 'Section', 'Sección'),
      type: 'number',
      unit: 'mm²',
      decimals: 0,
      filter: true,
    },
    attribute.cable,
    attribute.choice('base', t('Fixação', 'Fixing', 'Fijación'), {
      plug: t('bucha e parafuso', 'plug and screw', 'taco y tornillo'),
      adhesive: t('base adesiva', 'adhesive base', 'base adhesiva'),
      metal: t('telha metálica', 'metal roof sheet', 'chapa metálica'),
      flat: t('base chata', 'flat base', 'base plana'),
      bar: t('sobre barra', 'on bar', 'sobre barra'),
      wall: t('suporte de parede', 'wall bracket', 'soporte de pared'),
    }),
    attribute.number('descents', t('Descidas', 'Down conductors', 'Bajantes'), undefined),
    attribute.bolts,
    attribute.torque,
  ],
}

const franklin: Variant[] = (['chromed', 'stainless'] as const).flatMap((material) =>
  [250, 300, 350].flatMap((height) =>
    [1, 2].map((descents) => ({
      partNumber: `FR-${height}-${descents}${material === 'stainless' ? '-IX' : ''}`,
      values: { material, height, descents, diameter: 50, bolts: descents * 2, torque: 12 },
    })),
  ),
)
/**
 * Masts: height and diameter of the lower tube, mm. The bending moment of the wind grows with the
 * square of the height.
 */
const masts: Variant[] = (
  [
    [1500, 38],
    [2000, 38],
    [3000, 38],
    [3000, 50],
    [4000, 50],
    [5000, 50],
    [6000, 60],
  ] as const
).flatMap(([height, diameter]) =>
  (['flat', 'wall'] as const).map((base) => ({
    partNumber: `MS-${height / 100}-${diameter}${base === 'wall' ? '-P' : ''}`,
    values: { material: 'galvanised', height, diameter, base, bolts: base === 'flat' ? 4 : 6 },
  })),
)
const bars: Variant[] = (
  [
    [22.2, 3.2],
    [25.4, 3.2],
    [19.1, 6.4],
    [25.4, 6.4],
    [31.8, 6.4],
  ] as const
).flatMap(([width, thickness]) =>
  [3000, 6000].map((length) => ({
    partNumber: `BA-${Math.floor(width)}-${Math.floor(thickness)}-${length / 1000}`,
    values: {
      material: 'aluminium',
      width,
      thickness,
      length,
      section: round(width * thickness, 0),
    },
  })),
)
const supports: Variant[] = (
  [
    [16, 35],
    [35, 70],
    [70, 95],
  ] as const
).flatMap(([min, max]) =>
  (['plug', 'adhesive', 'metal'] as const).map((base, i) => ({
    partNumber: `SD-${max}-${['B', 'A', 'T'][i]}`,
    values: {
      material: base === 'adhesive' ? 'aluminium' : 'stainless',
      cable: [min, max] as [number, number],
      base,
      height: base === 'adhesive' ? 20 : 35,
    },
  })),
)
const test: Variant[] = (
  [
    [16, 50, 20],
    [35, 70, 25],
    [50, 95, 31],
    [70, 120, 31],
  ] as const
).flatMap(([min, max, torque]) =>
  [2, 4].map((bolts) => ({
    partNumber: `CV-${max}-${bolts}`,
    values: {
      material: 'bronze',
      cable: [min, max] as [number, number],
      bolts,
      torque,
      length: 40 + bolts * 10,
      width: 30 + Math.round(max / 10),
    },
  })),
)
const points: Variant[] = [250, 300, 500, 600, 1000].flatMap((height) =>
  (['flat', 'bar'] as const).map((base) => ({
    partNumber: `CA-${height}${base === 'bar' ? '-B' : ''}`,
    values: {
      material: 'aluminium',
      height,
      diameter: height > 600 ? 16 : 10,
      base,
      bolts: 2,
      torque: 8,
    },
  })),
)

const spda = standard('ABNT NBR 5419-3')
const shared = { subcategory: airTermination.key, documents: [conformity] }
const inspection = p(
  'Inspecione após a montagem, depois de qualquer descarga conhecida e no intervalo que a ABNT NBR 5419-3 pede para a edificação.',
  'Inspect after erection, after any known strike and at the interval that ABNT NBR 5419-3 asks for the building.',
  'Inspeccione tras el montaje, después de toda descarga conocida y en el intervalo que la ABNT NBR 5419-3 exige para el edificio.',
)

export const airTerminationProducts: Product[] = [
  {
    ...shared,
    key: 'captor-franklin',
    family: 'FR',
    title: t('Captor Franklin', 'Franklin air terminal', 'Captador Franklin'),
    summary: t(
      'Quatro pontas sobre mastro, com uma ou duas descidas. Posição definida pelo volume de proteção.',
      'Four points on a mast, with one or two down conductors. Placed by the volume of protection.',
      'Cuatro puntas sobre mástil, con una o dos bajantes. Posición definida por el volumen de protección.',
    ),
    description: [
      p(
        'O número de pontas não aumenta a área protegida: o que conta é a altura do captor e o método do projeto (ângulo, esfera rolante ou malha).',
        'The number of points does not enlarge the protected area: what counts is the height of the terminal and the design method (angle, rolling sphere or mesh).',
        'El número de puntas no aumenta el área protegida: cuenta la altura del captador y el método del proyecto (ángulo, esfera rodante o malla).',
      ),
      inspection,
    ],
    highlights: [
      { label: t('Altura', 'Height', 'Altura'), value: span(franklin, 'height', 'mm') },
      {
        label: labels.material,
        value: t(
          'Latão cromado ou aço inox',
          'Chromed brass or stainless steel',
          'Latón cromado o acero inoxidable',
        ),
      },
      spda,
    ],
    pictures: [{ picture: 'fr' }],
    related: ['mastro-para-captor', 'terminal-aereo', 'suporte-de-descida'],
    variants: franklin,
  },
  {
    ...shared,
    key: 'mastro-para-captor',
    family: 'MS',
    documents: [torqueTable, conformity],
    title: t('Mastro galvanizado', 'Galvanized mast', 'Mástil galvanizado'),
    summary: t(
      'Tubo em dois diâmetros com base e contraventos, de 1,5 a 6 m.',
      'Tube in two diameters with base and stays, from 1.5 to 6 m.',
      'Tubo en dos diámetros con base y vientos, de 1,5 a 6 m.',
    ),
    description: [
      p(
        'A base leva quatro chumbadores e aletas. A partir de 3 m, use contraventos a dois terços da altura. Vede os furos da laje antes de apertar.',
        'The base takes four anchors and has gussets. From 3 m up, fit stays at two thirds of the height. Seal the holes in the slab before tightening.',
        'La base lleva cuatro anclajes y cartelas. Desde 3 m, use vientos a dos tercios de la altura. Selle los orificios de la losa antes de apretar.',
      ),
      p(
        'O mastro de aço pode servir de descida se for contínuo e ligado nas duas pontas; o cabo por fora só é preciso onde o projeto pedir.',
        'A steel mast may serve as down conductor if it is continuous and bonded at both ends; a cable outside is needed only where the design asks for it.',
        'El mástil de acero puede servir de bajante si es continuo y está unido en ambos extremos; el cable exterior solo hace falta si el proyecto lo pide.',
      ),
    ],
    highlights: [
      { label: t('Altura', 'Height', 'Altura'), value: t('1,5 – 6 m', '1.5 – 6 m', '1,5 – 6 m') },
      { label: labels.diameter, value: span(masts, 'diameter', 'mm') },
      {
        label: labels.finish,
        value: t('Galvanizado a fogo', 'Hot-dip galvanized', 'Galvanizado en caliente'),
      },
    ],
    pictures: [{ picture: 'ms' }],
    related: ['captor-franklin', 'suporte-de-descida', 'terminal-aereo'],
    variants: masts,
  },
  {
    ...shared,
    key: 'terminal-aereo',
    family: 'CA',
    documents: [torqueTable, conformity],
    title: t('Terminal aéreo', 'Air rod', 'Punta captadora'),
    summary: t(
      'Haste de alumínio para quinas, platibandas e malha do telhado.',
      'Aluminum rod for corners, parapets and the mesh on the roof.',
      'Varilla de aluminio para esquinas, parapetos y la malla del techo.',
    ),
    description: [
      p(
        'Levanta o ponto de impacto acima da superfície e protege a barra da malha. A base aceita barra chata ou cabo, no sentido que vier.',
        'It lifts the point of strike above the surface and spares the bar of the mesh. The base takes flat bar or cable, whichever way it runs.',
        'Eleva el punto de impacto sobre la superficie y protege la barra de la malla. La base admite barra plana o cable, en el sentido que venga.',
      ),
      inspection,
    ],
    highlights: [
      { label: t('Altura', 'Height', 'Altura'), value: span(points, 'height', 'mm') },
      { label: labels.diameter, value: span(points, 'diameter', 'mm') },
      { label: labels.material, value: t('Alumínio', 'Aluminum', 'Aluminio') },
      spda,
    ],
    pictures: [{ picture: 'ca' }],
    related: ['barra-chata-aluminio', 'captor-franklin', 'suporte-de-descida'],
    variants: points,
  },
  {
    ...shared,
    key: 'barra-chata-aluminio',
    family: 'BA',
    title: t('Barra chata de alumínio', 'Aluminum flat bar', 'Pletina de aluminio'),
    summary: t(
      'Captação e descida em barras de 3 ou 6 m, furadas nas pontas.',
      'Air termination and down conductor in bars of 3 or 6 m, drilled at the ends.',
      'Captación y bajante en pletinas de 3 o 6 m, perforadas en los extremos.',
    ),
    description: [
      p(
        'A barra larga dobra no plano da parede, some na fachada e não cede com o calor como o cabo. Emende com dois parafusos de aço inox ou rebites e deixe folga de dilatação a cada 20 m.',
        'The flat bar follows the wall, disappears on the façade and does not sag in the heat as cable does. Join with two stainless bolts or rivets and leave expansion slack every 20 m.',
        'La pletina sigue la pared, desaparece en la fachada y no se comba con el calor como el cable. Una con dos tornillos de inoxidable o remaches y deje holgura de dilatación cada 20 m.',
      ),
      p(
        'Alumínio não se enterra nem se embute em concreto: faça a transição para cobre ou aço acima do solo, com conector bimetálico.',
        'Aluminum is neither buried nor cast in concrete: change to copper or steel above ground, with a bimetallic connector.',
        'El aluminio no se entierra ni se embute en hormigón: pase a cobre o acero sobre el suelo, con conector bimetálico.',
      ),
    ],
    highlights: [
      { label: labels.section, value: span(bars, 'section', 'mm²') },
      { label: labels.width, value: span(bars, 'width', 'mm') },
      { label: labels.length, value: t('3 ou 6 m', '3 or 6 m', '3 o 6 m') },
      spda,
    ],
    pictures: [{ picture: 'ba' }],
    related: ['terminal-aereo', 'suporte-de-descida', 'grampo-paralelo-bimetalico'],
    variants: bars,
  },
  {
    ...shared,
    key: 'suporte-de-descida',
    family: 'SD',
    title: t('Suporte de descida', 'Down-conductor support', 'Soporte de bajante'),
    summary: t(
      'Segura cabo ou barra afastados da parede, sobre alvenaria, telha ou manta.',
      'Holds cable or bar off the wall, on masonry, roof sheet or membrane.',
      'Sostiene cable o pletina separados de la pared, sobre mampostería, chapa o membrana.',
    ),
    description: [
      p(
        'Um suporte a cada metro na vertical e a cada 80 cm na horizontal deixa o condutor reto. O de base adesiva não fura a impermeabilização.',
        'One support every meter on vertical runs and every 80 cm on horizontal ones keeps the conductor straight. The adhesive base does not pierce the waterproofing.',
        'Un soporte cada metro en vertical y cada 80 cm en horizontal mantiene recto el conductor. El de base adhesiva no perfora la impermeabilización.',
      ),
      inspection,
    ],
    highlights: [
      { label: labels.cable, value: span(supports, 'cable', 'mm²') },
      {
        label: t('Fixação', 'Fixing', 'Fijación'),
        value: t(
          'bucha · adesivo · telha',
          'plug · adhesive · roof sheet',
          'taco · adhesivo · chapa',
        ),
      },
      {
        label: labels.material,
        value: t(
          'Aço inox ou alumínio',
          'Stainless steel or aluminum',
          'Acero inoxidable o aluminio',
        ),
      },
    ],
    pictures: [{ picture: 'sd' }],
    related: ['barra-chata-aluminio', 'conector-de-medicao', 'captor-franklin'],
    variants: supports,
  },
  {
    ...shared,
    key: 'conector-de-medicao',
    family: 'CV',
    documents: [torqueTable, conformity],
    title: t('Conector de medição', 'Test joint', 'Conector de medición'),
    summary: t(
      'Abre a descida para medir o aterramento e fecha de novo sem mexer nos cabos.',
      'Opens the down conductor to measure the ground, and closes again without moving the cables.',
      'Abre la bajante para medir la puesta a tierra y vuelve a cerrar sin mover los cables.',
    ),
    description: [
      p(
        'A ponte central sai com uma chave; os cabos ficam presos cada um do seu lado. Instale a 1,5 m do piso, dentro de caixa ou tubo de proteção.',
        'The center link comes out with one wrench; the cables stay clamped each on its side. Fit it 1.5 m above the floor, in a box or guard tube.',
        'El puente central sale con una llave; los cables quedan sujetos cada uno de su lado. Instálelo a 1,5 m del piso, en caja o tubo de protección.',
      ),
      p(
        'Não abra com tempo de trovoada, e confira antes se não há corrente na descida.',
        'Do not open it in thundery weather, and check first that no current flows in the conductor.',
        'No lo abra con tormenta y verifique antes que no haya corriente en la bajante.',
      ),
    ],
    highlights: [
      { label: labels.cable, value: span(test, 'cable', 'mm²') },
      { label: labels.torque, value: span(test, 'torque', 'N·m') },
      { label: labels.material, value: t('Bronze', 'Bronze', 'Bronce') },
      spda,
    ],
    pictures: [{ picture: 'cv' }],
    tools: ['torquimetro'],
    related: ['caixa-de-inspecao', 'suporte-de-descida', 'caixa-de-equipotencializacao'],
    variants: test,
  },
]
