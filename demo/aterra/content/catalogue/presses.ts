import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, crimping } from './documents.ts'
import { labels, span } from './highlights.ts'

export const presses: Subcategory = {
  key: 'prensas-hidraulicas',
  category: 'ferramentas-e-matrizes',
  title: t('Prensas hidráulicas', 'Hydraulic presses', 'Prensas hidráulicas'),
  summary: t(
    'De 6 a 45 t, manuais, a bateria e com bomba separada.',
    'From 6 to 45 t, by hand, by battery and with a separate pump.',
    'De 6 a 45 t, manuales, a batería y con bomba separada.',
  ),
  attributes: [
    attribute.number('tonnes', t('Força', 'Force', 'Fuerza'), 't', true),
    attribute.range(
      'sections',
      t('Seções de cobre', 'Copper sections', 'Secciones de cobre'),
      'mm²',
    ),
    attribute.choice('head', t('Cabeça', 'Head', 'Cabezal'), {
      c: t('aberta, em C', 'open, C', 'abierto, en C'),
      h: t('fechada, com trava', 'closed, latched', 'cerrado, con traba'),
    }),
    attribute.dimension('opening', t('Abertura', 'Opening', 'Apertura'), 'A', 0),
    attribute.choice('supply', t('Acionamento', 'Drive', 'Accionamiento'), {
      hand: t('manual', 'hand', 'manual'),
      foot: t('pedal', 'foot', 'pedal'),
      battery: t('bateria 18 V', '18 V battery', 'batería 18 V'),
      v127: t('127 V, 60 Hz', '127 V, 60 Hz', '127 V, 60 Hz'),
      v220: t('220 V, 60 Hz', '220 V, 60 Hz', '220 V, 60 Hz'),
      hose: t('por mangueira', 'by hose', 'por manguera'),
    }),
    attribute.number('pressure', t('Pressão', 'Pressure', 'Presión'), 'bar'),
    attribute.number('oil', t('Óleo', 'Oil', 'Aceite'), 'L'),
    { ...attribute.length, decimals: 0 },
    {
      key: 'kilograms',
      label: t('Massa', 'Mass', 'Masa'),
      type: 'number',
      unit: 'kg',
      decimals: 1,
      filter: false,
    },
  ],
}

const hand: Variant[] = (
  [
    ['6-C', 6, 150, 'c', 25, 380, 2900],
    ['12-C', 12, 400, 'c', 42, 480, 5600],
    ['12-H', 12, 400, 'h', 40, 470, 5200],
  ] as const
).map(([code, tonnes, max, head, opening, length, weight]) => ({
  partNumber: `FP-${code}`,
  values: {
    tonnes,
    sections: [10, max],
    head,
    opening,
    supply: 'hand',
    pressure: 700,
    length,
    kilograms: weight / 1000,
  },
}))
const battery: Variant[] = (
  [
    ['6-C', 6, 150, 'c', 25, 370, 3100],
    ['6-H', 6, 150, 'h', 25, 360, 2900],
    ['12-C', 12, 400, 'c', 42, 420, 6200],
    ['12-H', 12, 400, 'h', 40, 410, 5900],
  ] as const
).map(([code, tonnes, max, head, opening, length, weight]) => ({
  partNumber: `FB-${code}`,
  values: {
    tonnes,
    sections: [10, max],
    head,
    opening,
    supply: 'battery',
    pressure: 700,
    length,
    kilograms: weight / 1000,
  },
}))
const heads: Variant[] = (
  [
    ['12', 12, 400, 'c', 42, 260, 4100],
    ['45', 45, 630, 'h', 60, 330, 14500],
    ['45-C', 45, 630, 'c', 55, 360, 17800],
  ] as const
).map(([code, tonnes, max, head, opening, length, weight]) => ({
  partNumber: `FC-${code}`,
  values: {
    tonnes,
    sections: [16, max],
    head,
    opening,
    supply: 'hose',
    pressure: 700,
    length,
    kilograms: weight / 1000,
  },
}))
const pumps: Variant[] = (
  [
    ['M', 'hand', 0.9, 6800],
    ['P', 'foot', 1, 8900],
    ['B', 'battery', 1.2, 11500],
    ['E1', 'v127', 4, 22000],
    ['E2', 'v220', 4, 22000],
    ['E2-10', 'v220', 10, 34000],
  ] as const
).map(([code, supply, oil, weight]) => ({
  partNumber: `FU-${code}`,
  values: { supply, pressure: 700, oil, kilograms: weight / 1000 },
}))

const forces = (v: Variant[]) => ({ label: labels.force, value: span(v, 'tonnes', 't') })
const weights = (v: Variant[]) => ({
  label: t('Massa', 'Mass', 'Masa'),
  value: span(v, 'kilograms', 'kg'),
})
const pressure = {
  label: t('Pressão', 'Pressure', 'Presión'),
  value: t('700 bar', '700 bar', '700 bar'),
}
const safety = p(
  'A válvula abre sozinha na pressão final: é o estalo que diz que a compressão está completa. Nunca ajuste a válvula em campo; a ferramenta é aferida na fábrica uma vez por ano.',
  'The valve opens by itself at final pressure: its click says that the crimp is complete. Never adjust the valve in the field; the tool is checked at the plant once a year.',
  'La válvula abre sola en la presión final: su chasquido indica que la compresión está completa. Nunca ajuste la válvula en campo; la herramienta se verifica en fábrica una vez al año.',
)
const dead = p(
  'Não é ferramenta isolada: desligue, bloqueie e comprove a ausência de tensão antes de prensar.',
  'It is not an insulated tool: disconnect, lock out and prove dead before crimping.',
  'No es herramienta aislada: desconecte, bloquee y compruebe la ausencia de tensión antes de prensar.',
)
const shared = { subcategory: presses.key, documents: [crimping, conformity] }

export const pressProducts: Product[] = [
  {
    ...shared,
    key: 'prensa-manual-12t',
    family: 'FP',
    title: t(
      'Prensa hidráulica manual de 12 t',
      '12 t hand hydraulic press',
      'Prensa hidráulica manual de 12 t',
    ),
    summary: t(
      'Matrizes tipo U, cabeça que gira 180°. Duas velocidades: aproxima rápido e aperta forte.',
      'U-type dies, head that turns 180°. Two speeds: closes fast, squeezes hard.',
      'Matrices tipo U, cabezal que gira 180°. Dos velocidades: acerca rápido y aprieta fuerte.',
    ),
    description: [
      p(
        'A cabeça aberta entra de lado em condutor contínuo; a fechada pesa menos. Há também a versão de 6 t para seções até 150 mm².',
        'The open head goes sideways on to a continuous conductor; the closed one weighs less. There is also a 6 t version for sections up to 150 mm².',
        'El cabezal abierto entra de lado en conductor continuo; el cerrado pesa menos. Hay también una versión de 6 t para secciones hasta 150 mm².',
      ),
      safety,
      dead,
    ],
    highlights: [
      forces(hand),
      { label: labels.conductor, value: span(hand, 'sections', 'mm²') },
      pressure,
      weights(hand),
    ],
    pictures: [{ picture: 'fp' }],
    related: ['matriz-hexagonal', 'matriz-oval', 'prensa-a-bateria', 'calibre-de-compressao'],
    variants: hand,
  },
  {
    ...shared,
    key: 'prensa-a-bateria',
    family: 'FB',
    title: t('Prensa a bateria', 'Battery press', 'Prensa a batería'),
    summary: t(
      'Uma mão, seis segundos por compressão. As mesmas matrizes da prensa manual.',
      'One hand, six seconds a crimp. The same dies as the hand press.',
      'Una mano, seis segundos por compresión. Las mismas matrices de la prensa manual.',
    ),
    description: [
      p(
        'O motor para e o pistão volta sozinho ao chegar à pressão. Se a bateria acabar no meio, a válvula manual solta a peça: refaça-a inteira com outra bateria.',
        'The motor stops and the ram returns by itself at full pressure. If the battery runs out halfway, the hand valve frees the part: crimp it again in full with another battery.',
        'El motor se detiene y el pistón vuelve solo al llegar a la presión. Si la batería se agota a mitad, la válvula manual suelta la pieza: rehágala entera con otra batería.',
      ),
      safety,
      dead,
    ],
    highlights: [
      forces(battery),
      { label: labels.conductor, value: span(battery, 'sections', 'mm²') },
      {
        label: t('Bateria', 'Battery', 'Batería'),
        value: t(
          '18 V · duas, com carregador',
          '18 V · two, with charger',
          '18 V · dos, con cargador',
        ),
      },
      weights(battery),
    ],
    pictures: [{ picture: 'fb' }],
    related: ['matriz-hexagonal', 'matriz-oval', 'prensa-manual-12t'],
    variants: battery,
  },
  {
    ...shared,
    key: 'cabeca-hidraulica-45t',
    family: 'FC',
    title: t('Cabeça hidráulica de 45 t', '45 t hydraulic head', 'Cabezal hidráulico de 45 t'),
    summary: t(
      'Para grandes seções e linhas de transmissão. Trabalha no alto, com a bomba no chão.',
      'For large sections and transmission lines. Works aloft, with the pump on the ground.',
      'Para grandes secciones y líneas de transmisión. Trabaja en altura, con la bomba en el suelo.',
    ),
    description: [
      p(
        'Retorno por mola e engate rápido sem vazamento. A alça gira para o gancho do guindaste ou do talabarte. A cabeça de 12 t usa as matrizes U; a de 45 t, as de código 45.',
        'Spring return and leak-free quick coupling. The handle turns for the hook of crane or lanyard. The 12 t head takes U dies; the 45 t heads take those of code 45.',
        'Retorno por resorte y acople rápido sin fugas. El asa gira para el gancho de grúa o cuerda. El cabezal de 12 t usa matrices U; los de 45 t, las de código 45.',
      ),
      safety,
      dead,
    ],
    highlights: [
      forces(heads),
      { label: labels.conductor, value: span(heads, 'sections', 'mm²') },
      pressure,
      weights(heads),
    ],
    pictures: [{ picture: 'fc' }],
    related: [
      'bomba-hidraulica',
      'matriz-hexagonal',
      'ancoragem-por-compressao',
      'terminal-quatro-furos',
    ],
    variants: heads,
  },
  {
    ...shared,
    key: 'bomba-hidraulica',
    family: 'FU',
    documents: [conformity],
    title: t(
      'Bomba hidráulica de 700 bar',
      '700 bar hydraulic pump',
      'Bomba hidráulica de 700 bar',
    ),
    summary: t(
      'Manual, de pedal, a bateria ou elétrica, com manômetro e mangueira de 2 m.',
      'By hand, foot, battery or mains, with gauge and 2 m hose.',
      'Manual, de pedal, a batería o eléctrica, con manómetro y manguera de 2 m.',
    ),
    description: [
      p(
        'Escolha o volume de óleo pela cabeça e pelo comprimento da mangueira: cada metro a mais pede mais óleo e mais tempo de retorno.',
        'Choose the oil volume by the head and the length of hose: each meter more takes more oil and a longer return.',
        'Elija el volumen de aceite por el cabezal y el largo de la manguera: cada metro de más pide más aceite y más tiempo de retorno.',
      ),
      p(
        'Mangueira não condutora sob pedido, para trabalho perto de partes vivas. Não dobre com raio menor que 120 mm e troque-a se houver bolha ou corte.',
        'Non-conductive hose on request, for work near live parts. Do not bend below a 120 mm radius, and replace it at the first blister or cut.',
        'Manguera no conductora a pedido, para trabajo cerca de partes vivas. No la doble con radio menor de 120 mm y cámbiela ante ampollas o cortes.',
      ),
      safety,
    ],
    highlights: [
      pressure,
      { label: t('Óleo', 'Oil', 'Aceite'), value: span(pumps, 'oil', 'L') },
      weights(pumps),
    ],
    pictures: [{ picture: 'fu' }],
    related: ['cabeca-hidraulica-45t', 'matriz-hexagonal', 'prensa-manual-12t'],
    variants: pumps,
  },
]
