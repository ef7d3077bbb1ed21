import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, heatShrinking } from './documents.ts'
import { labels, span } from './highlights.ts'

export const heatShrink: Subcategory = {
  key: 'termocontrateis',
  category: 'isolacao-e-acessorios',
  title: t('Termocontráteis', 'Heat-shrink', 'Termocontraíbles'),
  summary: t(
    'Refazem a isolação de terminais e luvas e vedam contra umidade.',
    'Restore the insulation of terminals and splices, and seal out moisture.',
    'Restituyen el aislamiento de terminales y manguitos y sellan contra la humedad.',
  ),
  attributes: [
    attribute.dimension(
      'supplied',
      t('Diâmetro fornecido', 'Supplied diameter', 'Diámetro suministrado'),
      'D',
    ),
    attribute.dimension(
      'recovered',
      t('Diâmetro contraído', 'Recovered diameter', 'Diámetro contraído'),
      'd',
    ),
    attribute.codes('ratio', t('Contração', 'Shrink ratio', 'Contracción'), ['2:1', '3:1', '4:1']),
    attribute.dimension('wall', t('Parede contraída', 'Recovered wall', 'Pared contraída'), 'e'),
    { ...attribute.length, decimals: 0 },
    attribute.yesNo('adhesive', t('Com adesivo', 'With adhesive', 'Con adhesivo')),
    attribute.number('fingers', t('Dedos', 'Fingers', 'Dedos'), undefined, true),
    attribute.range(
      'fingerDiameter',
      t('Diâmetro do dedo', 'Finger diameter', 'Diámetro del dedo'),
      'mm',
      false,
    ),
    attribute.number('voltage', t('Tensão até', 'Voltage up to', 'Tensión hasta'), 'kV'),
    attribute.colour('black', 'red', 'blue', 'green-yellow'),
  ],
}

const thick: Variant[] = (
  [
    [9, 3, 1.4],
    [12, 4, 1.6],
    [19, 6, 2.2],
    [24, 8, 2.5],
    [33, 8, 3],
    [40, 12, 3],
    [55, 16, 3.3],
    [75, 22, 3.5],
    [95, 29, 3.8],
    [115, 34, 4],
    [130, 36, 4.2],
  ] as const
).map(([supplied, recovered, wall]) => ({
  partNumber: `RT-${supplied}-CA`,
  values: {
    supplied,
    recovered,
    ratio: supplied / recovered >= 4 ? '4:1' : '3:1',
    wall,
    length: 1000,
    adhesive: true,
    voltage: 1,
    colour: 'black',
  },
}))
const thinColours = [
  ['black', 'P'],
  ['red', 'V'],
  ['blue', 'A'],
  ['green-yellow', 'VA'],
] as const
const thin: Variant[] = (
  [
    ['16', 1.6, 0.8, 0.4],
    ['24', 2.4, 1.2, 0.5],
    ['32', 3.2, 1.6, 0.5],
    ['48', 4.8, 2.4, 0.5],
    ['64', 6.4, 3.2, 0.6],
    ['95', 9.5, 4.8, 0.6],
    ['127', 12.7, 6.4, 0.6],
    ['190', 19, 9.5, 0.8],
    ['254', 25.4, 12.7, 0.9],
    ['381', 38.1, 19, 1],
    ['508', 50.8, 25.4, 1.1],
  ] as const
).flatMap(([code, supplied, recovered, wall]) =>
  thinColours
    .filter(([colour]) => colour !== 'green-yellow' || supplied > 4)
    .map(([colour, letter]) => ({
      partNumber: `RT-${code}-${letter}`,
      values: {
        supplied,
        recovered,
        ratio: '2:1',
        wall,
        length: 1000,
        adhesive: false,
        voltage: 0.6,
        colour,
      },
    })),
)
const tubes = [...thick, ...thin]
const caps: Variant[] = (
  [
    [14, 5, 45],
    [20, 8, 60],
    [25, 9, 75],
    [35, 15, 90],
    [55, 25, 120],
    [75, 32, 140],
    [100, 45, 160],
    [120, 57, 165],
  ] as const
).map(([supplied, recovered, length]) => ({
  partNumber: `RC-${supplied}`,
  values: { supplied, recovered, wall: 2.8, length, adhesive: true, voltage: 1, colour: 'black' },
}))
const breakouts: Variant[] = (
  [
    [2, 32, 14, 14, 5, 90],
    [3, 38, 13, 17, 4, 100],
    [3, 60, 25, 27, 9, 165],
    [3, 80, 36, 35, 14, 190],
    [3, 110, 45, 48, 17, 220],
    [4, 38, 16, 15, 4, 100],
    [4, 60, 25, 24, 8, 165],
    [4, 80, 36, 30, 12, 190],
    [4, 100, 45, 40, 16, 220],
    [5, 65, 28, 22, 8, 170],
  ] as const
).map(([fingers, supplied, recovered, large, small, length]) => ({
  partNumber: `RL-${fingers}-${supplied}`,
  values: {
    fingers,
    supplied,
    recovered,
    fingerDiameter: [small, large] as [number, number],
    wall: 3,
    length,
    adhesive: true,
    voltage: 1,
    colour: 'black',
  },
}))

const heat = p(
  'Aqueça com chama suave, azulada na base, em movimento, do centro para as pontas. Está pronto quando a superfície fica lisa e o adesivo aparece nas bordas. Deixe esfriar antes de mover o cabo.',
  'Heat with a soft flame, kept moving, from the center to the ends. It is done when the surface is smooth and adhesive shows at the edges. Let it cool before moving the cable.',
  'Caliente con llama suave, en movimiento, del centro hacia las puntas. Está listo cuando la superficie queda lisa y el adhesivo asoma en los bordes. Deje enfriar antes de mover el cable.',
)
const material = {
  label: labels.material,
  value: t('Poliolefina reticulada', 'Cross-linked polyolefin', 'Poliolefina reticulada'),
}
const supplied = (v: Variant[]) => ({
  label: t('Diâmetro fornecido', 'Supplied diameter', 'Diámetro suministrado'),
  value: span(v, 'supplied', 'mm'),
})
const shared = { subcategory: heatShrink.key, documents: [heatShrinking, conformity] }

export const heatShrinkProducts: Product[] = [
  {
    ...shared,
    key: 'tubo-termocontratil',
    family: 'RT',
    title: t('Tubo termocontrátil', 'Heat-shrink tube', 'Tubo termocontraíble'),
    summary: t(
      'De parede grossa com adesivo, para enterrar e submergir; de parede fina, para quadros.',
      'Thick-walled with adhesive, for burial and immersion; thin-walled, for boards.',
      'De pared gruesa con adhesivo, para enterrar y sumergir; de pared fina, para tableros.',
    ),
    description: [
      p(
        'Escolha o tubo que entra sobre o conector e contrai abaixo da isolação do cabo: o diâmetro fornecido 10 % acima do maior, o contraído 10 % abaixo do menor.',
        'Choose the tube that slides over the connector and shrinks below the cable insulation: supplied diameter 10 % above the largest, recovered diameter 10 % below the smallest.',
        'Elija el tubo que entra sobre el conector y contrae por debajo del aislamiento: diámetro suministrado 10 % sobre el mayor, contraído 10 % bajo el menor.',
      ),
      p(
        'Cubra 50 mm da isolação de cada lado, limpa e lixada de leve, para o adesivo colar.',
        'Cover 50 mm of insulation on each side, clean and lightly sanded, so that the adhesive bonds.',
        'Cubra 50 mm de aislamiento a cada lado, limpio y levemente lijado, para que el adhesivo pegue.',
      ),
      heat,
    ],
    highlights: [
      supplied(tubes),
      {
        label: t('Contração', 'Shrink ratio', 'Contracción'),
        value: t('2:1 · 3:1 · 4:1', '2:1 · 3:1 · 4:1', '2:1 · 3:1 · 4:1'),
      },
      material,
    ],
    pictures: [{ picture: 'rt' }],
    related: ['luva-com-batente', 'luva-mecanica', 'capuz-termocontratil', 'fita-de-autofusao'],
    variants: tubes,
  },
  {
    ...shared,
    key: 'capuz-termocontratil',
    family: 'RC',
    title: t('Capuz termocontrátil', 'Heat-shrink end cap', 'Capuchón termocontraíble'),
    summary: t(
      'Fecha a ponta do cabo na bobina, na vala e no ramal de espera.',
      'Closes the cable end on the reel, in the trench and on spare branches.',
      'Cierra la punta del cable en la bobina, en la zanja y en la derivación de espera.',
    ),
    description: [
      p(
        'A água que entra por uma ponta aberta corre entre os fios por dezenas de metros e só aparece no ensaio. O adesivo em espiral veda sobre PVC, XLPE e chumbo.',
        'Water that enters an open end runs between the wires for tens of meters and shows only in the test. The spiral of adhesive seals on PVC, XLPE and lead.',
        'El agua que entra por una punta abierta corre entre los hilos decenas de metros y solo aparece en el ensayo. El adhesivo en espiral sella sobre PVC, XLPE y plomo.',
      ),
      heat,
    ],
    highlights: [
      supplied(caps),
      { label: labels.length, value: span(caps, 'length', 'mm') },
      material,
    ],
    pictures: [{ picture: 'rc' }],
    related: ['tubo-termocontratil', 'luva-paralela', 'luva-de-derivacao'],
    variants: caps,
  },
  {
    ...shared,
    key: 'luva-de-derivacao',
    family: 'RL',
    title: t(
      'Luva de derivação termocontrátil',
      'Heat-shrink breakout',
      'Derivador termocontraíble',
    ),
    summary: t(
      'Veda a raiz do cabo multipolar onde as veias se separam.',
      'Seals the crotch of a multicore cable where its cores part.',
      'Sella la raíz del cable multipolar donde se separan las fases.',
    ),
    description: [
      p(
        'Empurre até o fundo da raiz antes de aquecer. Contraia primeiro o tronco, depois os dedos. O número de dedos é o de veias, com a de neutro ou terra contada.',
        'Push it down into the crotch before heating. Shrink the trunk first, then the fingers. The number of fingers is that of the cores, neutral or ground included.',
        'Empuje hasta el fondo de la raíz antes de calentar. Contraiga primero el tronco, luego los dedos. El número de dedos es el de conductores, neutro o tierra incluidos.',
      ),
      heat,
    ],
    highlights: [
      { label: t('Dedos', 'Fingers', 'Dedos'), value: span(breakouts, 'fingers', '') },
      supplied(breakouts),
      material,
    ],
    pictures: [{ picture: 'rl' }],
    related: ['tubo-termocontratil', 'capuz-termocontratil', 'terminal-longo-um-furo'],
    variants: breakouts,
  },
]
