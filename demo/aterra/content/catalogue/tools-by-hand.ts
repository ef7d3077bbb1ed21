import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, crimping } from './documents.ts'
import { labels, span, standard } from './highlights.ts'

export const pliers: Subcategory = {
  key: 'alicates',
  category: 'ferramentas-e-matrizes',
  title: t('Alicates de compressão', 'Crimping pliers', 'Pinzas de compresión'),
  summary: t(
    'De mão, com catraca: só abrem depois da compressão completa.',
    'Hand tools with a ratchet: they open only after a full crimp.',
    'De mano, con trinquete: solo abren tras la compresión completa.',
  ),
  attributes: [
    attribute.range('sections', t('Seções', 'Sections', 'Secciones'), 'mm²'),
    attribute.choice('shape', t('Forma da compressão', 'Crimp shape', 'Forma de compresión'), {
      hexagonal: t('hexagonal', 'hexagonal', 'hexagonal'),
      oval: t('oval', 'oval', 'oval'),
      square: t('quadrada', 'square', 'cuadrada'),
      trapezoidal: t('trapezoidal', 'trapezoidal', 'trapezoidal'),
    }),
    attribute.codes('dieRange', t('Matrizes', 'Dies', 'Matrices'), [
      '10 – 12',
      '10 – 14',
      '10 – 17',
    ]),
    attribute.yesNo('ratchet', t('Catraca', 'Ratchet', 'Trinquete')),
    { ...attribute.length, decimals: 0 },
    attribute.mass,
  ],
}

/**
 * Hexagonal pliers: largest section, mm², range of dies, length, mm, and mass, g. The hand applies
 * 300 N, which longer arms multiply for larger sections.
 */
const hexagonal: Variant[] = (
  [
    [25, '10 – 12', 280, 620],
    [50, '10 – 14', 400, 1250],
    [120, '10 – 17', 620, 2900],
  ] as const
).map(([max, dieRange, length, weight]) => ({
  partNumber: `FH-${max}`,
  values: { sections: [4, max], shape: 'hexagonal', dieRange, ratchet: max <= 50, length, weight },
}))
const insulatedPliers: Variant[] = (
  [
    ['25', 0.5, 2.5, 215, 480],
    ['60', 0.5, 6, 220, 520],
    ['60C', 1.5, 6, 235, 560],
    ['100', 6, 10, 245, 640],
  ] as const
).map(([code, min, max, length, weight]) => ({
  partNumber: `FI-${code}`,
  values: { sections: [min, max], shape: 'oval', ratchet: true, length, weight },
}))
const ferrulePliers: Variant[] = (
  [
    ['6Q', 0.25, 6, 'square', 175, 380],
    ['6X', 0.25, 6, 'hexagonal', 175, 390],
    ['10Q', 0.25, 10, 'square', 180, 400],
    ['16X', 6, 16, 'hexagonal', 190, 430],
    ['35', 10, 35, 'trapezoidal', 240, 610],
    ['50', 16, 50, 'trapezoidal', 260, 680],
  ] as const
).map(([code, min, max, shape, length, weight]) => ({
  partNumber: `FL-${code}`,
  values: { sections: [min, max], shape, ratchet: true, length, weight },
}))

const care = p(
  'A catraca solta antes só pela alavanca de emergência: peça interrompida vai para o refugo. Confira a ferramenta com o calibre uma vez por mês ou a cada 5.000 compressões.',
  'The ratchet lets go early only by its release lever: an unfinished crimp is scrap. Check the tool with the gauge once a month or every 5,000 crimps.',
  'El trinquete solo suelta antes por la palanca de emergencia: una pieza interrumpida se descarta. Verifique la herramienta con el calibre una vez al mes o cada 5.000 compresiones.',
)
const shared = { subcategory: pliers.key, documents: [crimping, conformity] }
const sections = (v: Variant[]) => ({
  label: t('Seções', 'Sections', 'Secciones'),
  value: span(v, 'sections', 'mm²'),
})
const weights = (v: Variant[]) => ({
  label: t('Massa', 'Mass', 'Masa'),
  value: span(v, 'weight', 'g'),
})

export const plierProducts: Product[] = [
  {
    ...shared,
    key: 'alicate-hexagonal',
    family: 'FH',
    title: t(
      'Alicate de compressão hexagonal',
      'Hexagonal crimping tool',
      'Pinza de compresión hexagonal',
    ),
    summary: t(
      'Matrizes giratórias na própria cabeça: escolhe-se a seção com o polegar.',
      'Rotating dies in the head itself: the section is set with the thumb.',
      'Matrices giratorias en la propia cabeza: la sección se elige con el pulgar.',
    ),
    description: [
      p(
        'Para terminais e luvas de cobre até 120 mm², na bancada ou no poste. O índice da matriz é o gravado na peça; a marca fica impressa em relevo no hexágono.',
        'For copper terminals and splices up to 120 mm², at the bench or on the pole. The die index is that stamped on the part; it is left embossed on the hexagon.',
        'Para terminales y manguitos de cobre hasta 120 mm², en banco o en poste. El índice de matriz es el grabado en la pieza; queda marcado en relieve en el hexágono.',
      ),
      p(
        'O modelo de 120 mm² não tem catraca: a compressão termina quando as matrizes se tocam.',
        'The 120 mm² model has no ratchet: the crimp is complete when the dies touch.',
        'El modelo de 120 mm² no tiene trinquete: la compresión termina cuando las matrices se tocan.',
      ),
      care,
    ],
    highlights: [
      sections(hexagonal),
      { label: labels.die, value: t('índices 10 – 17', 'indexes 10 – 17', 'índices 10 – 17') },
      weights(hexagonal),
    ],
    pictures: [{ picture: 'fh' }],
    related: [
      'terminal-longo-um-furo',
      'terminal-curto',
      'luva-com-batente',
      'calibre-de-compressao',
    ],
    variants: hexagonal,
  },
  {
    ...shared,
    key: 'alicate-para-isolados',
    family: 'FI',
    documents: [conformity],
    title: t(
      'Alicate para terminais pré-isolados',
      'Crimper for pre-insulated terminals',
      'Pinza para terminales preaislados',
    ),
    summary: t(
      'Três cavidades com ponto vermelho, azul e amarelo. Prensa o metal e a luva de uma vez.',
      'Three nests with red, blue and yellow dots. Crimps metal and sleeve in one stroke.',
      'Tres cavidades con punto rojo, azul y amarillo. Prensa metal y funda a la vez.',
    ),
    description: [
      p(
        'A cavidade tem dois níveis: o de trás fecha o barril sobre os fios, o da frente prende a luva na isolação. Ponha o terminal do lado certo: a seta aponta a língua.',
        'The nest has two levels: the rear one closes the barrel on the wires, the front one grips the insulation. Put the terminal in the right way: the arrow points to the tongue.',
        'La cavidad tiene dos niveles: el trasero cierra el barril sobre los hilos, el delantero sujeta el aislante. Coloque el terminal del lado correcto: la flecha indica la lengüeta.',
      ),
      care,
    ],
    highlights: [sections(insulatedPliers), weights(insulatedPliers), standard('IEC 60352-2')],
    pictures: [{ picture: 'fi' }],
    related: ['terminal-isolado-olhal', 'terminal-isolado-garfo', 'luva-isolada'],
    variants: insulatedPliers,
  },
  {
    ...shared,
    key: 'alicate-para-ilhos',
    family: 'FL',
    documents: [conformity],
    title: t('Alicate para ilhós', 'Ferrule crimper', 'Pinza para punteras'),
    summary: t(
      'Ajusta-se sozinho à seção. Compressão quadrada, hexagonal ou trapezoidal.',
      'Adjusts itself to the section. Square, hexagonal or trapezoidal crimp.',
      'Se ajusta sola a la sección. Compresión cuadrada, hexagonal o trapezoidal.',
    ),
    description: [
      p(
        'Quatro êmbolos apertam por igual: não há lado certo para entrar com o ilhós. Para o ilhós duplo, conte a soma das duas seções.',
        'Four plungers squeeze evenly: the ferrule may enter either way. For twin ferrules count the sum of both sections.',
        'Cuatro émbolos aprietan por igual: no hay lado correcto para la puntera. Para la puntera doble, cuente la suma de ambas secciones.',
      ),
      care,
    ],
    highlights: [
      sections(ferrulePliers),
      {
        label: t('Forma', 'Shape', 'Forma'),
        value: t(
          'quadrada · hexagonal · trapezoidal',
          'square · hexagonal · trapezoidal',
          'cuadrada · hexagonal · trapezoidal',
        ),
      },
      standard('DIN 46228-4'),
    ],
    pictures: [{ picture: 'fl' }],
    related: ['terminal-ilhos', 'terminal-ilhos-duplo', 'decapador-de-cabos'],
    variants: ferrulePliers,
  },
]
