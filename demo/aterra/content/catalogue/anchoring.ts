import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { round } from './conductors.ts'
import { conformity, crimping, torqueTable } from './documents.ts'
import { labels, span, tested } from './highlights.ts'
import { aluminium, steelCored } from './overhead.ts'
import { heavy, wrench } from './tools.ts'

export const anchoring: Subcategory = {
  key: 'ancoragem-e-suspensao',
  category: 'transmissao-e-distribuicao',
  title: t('Ancoragem e suspensão', 'Anchoring and suspension', 'Anclaje y suspensión'),
  summary: t(
    'Grampos que seguram o peso e a tração de cabos nus e multiplexados.',
    'Clamps that hold the weight and tension of bare and bundled conductors.',
    'Grapas que sostienen el peso y la tracción de cables desnudos y preensamblados.',
  ),
  attributes: [
    {
      ...attribute.range(
        'cableDiameter',
        t('Diâmetro do cabo', 'Conductor diameter', 'Diámetro del cable'),
        'mm',
      ),
      symbol: 'c',
    },
    attribute.range(
      'messenger',
      t('Seção do neutro', 'Messenger section', 'Sección del neutro'),
      'mm²',
    ),
    { key: 'size', label: t('Seção', 'Size', 'Calibre'), type: 'text', filter: false },
    attribute.choice('coupling', t('Engate', 'Coupling', 'Acople'), {
      pin: t('pino', 'pin', 'pasador'),
      socket: t('concha', 'socket', 'rótula'),
      eye: t('olhal', 'eye', 'ojo'),
      bail: t('alça de aço inox', 'stainless bail', 'asa de acero inoxidable'),
      hook: t('gancho', 'hook', 'gancho'),
    }),
    attribute.bolts,
    attribute.torque,
    attribute.length,
    attribute.outer,
    attribute.load,
    attribute.number('holding', t('Carga de retenção', 'Holding load', 'Carga de retención'), 'kN'),
  ],
}

/**
 * Suspension clamps: range of cable diameters, mm, and breaking load, kN. The holding force is a
 * quarter of the breaking load; the body is eight of the largest diameters long, at least 150 mm.
 */
const suspension: Variant[] = (
  [
    [5, 12, 40],
    [8, 16, 60],
    [12, 20, 70],
    [16, 24, 80],
    [20, 28, 100],
    [24, 34, 120],
  ] as const
).flatMap(([min, max, load]) =>
  (['pin', 'socket'] as const).map((coupling) => ({
    partNumber: `GS-${max}${coupling === 'socket' ? '-C' : ''}`,
    values: {
      cableDiameter: [min, max] as [number, number],
      coupling,
      bolts: 2,
      torque: max <= 16 ? 40 : 60,
      length: Math.max(150, round(max * 8, 0)),
      load,
      holding: round(load * 0.25),
    },
  })),
)
const strain: Variant[] = (
  [
    [5, 10, 2, 30],
    [7, 14, 2, 50],
    [10, 18, 3, 70],
    [14, 22, 4, 100],
    [18, 28, 5, 120],
  ] as const
).flatMap(([min, max, bolts, load]) =>
  (['pin', 'eye'] as const).map((coupling) => ({
    partNumber: `GT-${max}${coupling === 'eye' ? '-O' : ''}`,
    values: {
      cableDiameter: [min, max] as [number, number],
      coupling,
      bolts,
      torque: max <= 14 ? 40 : 60,
      length: round(60 + bolts * 34 + max * 2, 0),
      load,
      holding: round(load * 0.9),
    },
  })),
)
/**
 * Wedge anchors: range of sections, mm², and size. The wedge holds 90 % of the breaking load of the
 * aluminum-alloy messenger, about 0.29 kN per mm².
 */
const wedges: Variant[] = (
  [
    [16, 25, 0.8],
    [25, 35, 1],
    [50, 54.6, 1.3],
    [54.6, 70, 1.5],
    [70, 95, 1.8],
  ] as const
).map(([min, max, size]) => ({
  partNumber: `GC-${Math.floor(max)}`,
  values: {
    messenger: [min, max],
    coupling: 'bail',
    length: round(120 + size * 60, 0),
    load: round(max * 0.31),
    holding: round(min * 0.29 * 0.9),
  },
}))
const services: Variant[] = (
  [
    [4, 10, 2],
    [10, 16, 2],
    [16, 25, 4],
  ] as const
).map(([min, max, cores]) => ({
  partNumber: `GC-R${cores}-${max}`,
  values: {
    messenger: [min, max],
    coupling: 'bail',
    length: round(90 + max * 1.6 + cores * 6, 0),
    load: cores === 4 ? 6 : 3,
    holding: cores === 4 ? 4.5 : 2,
  },
}))
const bundled = [...wedges, ...services]
const bundledSuspension: Variant[] = (
  [
    [16, 25, 6],
    [25, 54.6, 9],
    [50, 70, 12],
    [54.6, 95, 15],
  ] as const
).flatMap(([min, max, load]) =>
  (['hook', 'eye'] as const).map((coupling) => ({
    partNumber: `SU-${Math.floor(max)}${coupling === 'eye' ? '-O' : ''}`,
    values: {
      messenger: [min, max] as [number, number],
      coupling,
      length: round(80 + max * 0.4, 0),
      load,
      holding: round(load * 0.2),
    },
  })),
)
/**
 * Compression anchors: aluminum tubes with 1.6 times the section of their conductor, eight of their
 * diameters plus 160 mm long.
 */
const compressed: Variant[] = [
  ...steelCored.slice(5).map((c) => ({ ...c, letters: 'CAA' })),
  ...aluminium.slice(6).map((c) => ({ ...c, letters: 'CA' })),
].map((c) => {
  const bore = c.diameter * 1.05 + 0.6
  const outer = round(Math.sqrt(bore ** 2 + (4 * c.area * 1.6) / Math.PI))
  return {
    partNumber: `GZ-${c.letters}-${c.code}`,
    values: {
      cableDiameter: [round(c.diameter * 0.99), round(c.diameter * 1.01)],
      size: `${c.size} · ${c.name}`,
      coupling: 'eye',
      bolts: 4,
      torque: 48,
      outer,
      length: round(outer * 8 + 160, 0),
      load: Math.ceil(c.breaking * 1.05),
      holding: round(c.breaking * 0.95),
    },
  }
})

const loads = (v: Variant[]) => ({ label: labels.load, value: span(v, 'load', 'kN') })
const diameters = (v: Variant[]) => ({
  label: labels.diameter,
  value: span(v, 'cableDiameter', 'mm'),
})
const messenger = (v: Variant[]) => ({
  label: t('Neutro', 'Messenger', 'Neutro'),
  value: span(v, 'messenger', 'mm²'),
})
const alloy = {
  label: labels.material,
  value: t(
    'Liga de alumínio · ferragem galvanizada a fogo',
    'Aluminum alloy · hot-dip galvanized fittings',
    'Aleación de aluminio · herrajes galvanizados en caliente',
  ),
}
const polymer = {
  label: labels.material,
  value: t(
    'Polímero com negro de fumo, resistente a UV',
    'UV-resistant polymer with carbon black',
    'Polímero con negro de humo, resistente a UV',
  ),
}
const shared = { subcategory: anchoring.key, documents: [torqueTable, conformity], tools: wrench }

export const anchoringProducts: Product[] = [
  {
    ...shared,
    key: 'grampo-de-suspensao',
    family: 'GS',
    title: t('Grampo de suspensão', 'Suspension clamp', 'Grapa de suspensión'),
    summary: t(
      'Sustenta o cabo no alinhamento e balança com ele. Com pino ou concha.',
      'Carries the conductor on straight runs and swings with it. With pin or socket.',
      'Sostiene el cable en alineación y oscila con él. Con pasador o rótula.',
    ),
    description: [
      p(
        'A canoa tem raio largo nas duas bocas: o cabo sai em curva e não em quina. Use armadura preformada sob o grampo onde o vento faz vibrar.',
        'The body has a wide radius at both mouths: the conductor leaves in a curve, not over an edge. Fit armour rods under the clamp where wind makes it vibrate.',
        'El cuerpo tiene un radio amplio en ambas bocas: el cable sale en curva y no sobre una arista. Use varillas de armar bajo la grapa donde el viento hace vibrar.',
      ),
      p(
        'Some o diâmetro das varetas ao do cabo para escolher o código. O grampo deixa o cabo deslizar acima da carga de retenção: não serve de ancoragem.',
        'Add the rods to the conductor diameter to choose the part number. The clamp lets the conductor slip above its holding load: it is not a dead end.',
        'Sume el diámetro de las varillas al del cable para elegir el código. La grapa deja deslizar el cable sobre la carga de retención: no es anclaje.',
      ),
    ],
    highlights: [
      diameters(suspension),
      loads(suspension),
      { label: labels.torque, value: span(suspension, 'torque', 'N·m') },
      alloy,
    ],
    pictures: [{ picture: 'gs' }],
    related: ['vareta-preformada', 'olhal-bola', 'grampo-de-ancoragem'],
    variants: suspension,
  },
  {
    ...shared,
    key: 'grampo-de-ancoragem',
    family: 'GT',
    title: t('Grampo de ancoragem passante', 'Bolted strain clamp', 'Grapa de anclaje pasante'),
    summary: t(
      'Ancora sem cortar o cabo, que segue inteiro para o jampe.',
      'Dead-ends without cutting the conductor, which runs on whole into the jumper.',
      'Ancla sin cortar el cable, que sigue entero hacia el puente.',
    ),
    description: [
      p(
        'O cabo dobra sobre o corpo curvo e os estribos em U o prendem; metade da força vem do atrito na curva. Aperte do lado da tração para o jampe.',
        'The conductor bends over the curved body and U-bolts hold it; half the grip comes from friction in the bend. Tighten from the tension side towards the jumper.',
        'El cable se dobla sobre el cuerpo curvo y los estribos en U lo sujetan; la mitad de la fuerza viene del roce en la curva. Apriete desde el lado de tracción hacia el puente.',
      ),
      p(
        'Ensaie a retenção com o cabo que vai usar quando ele tiver fios de liga ou diâmetro próximo do limite da faixa.',
        'Test the holding load with your own conductor where it has alloy wires or a diameter near the end of the range.',
        'Ensaye la retención con su cable cuando tenga hilos de aleación o un diámetro cercano al límite del rango.',
      ),
    ],
    highlights: [
      diameters(strain),
      loads(strain),
      { label: labels.holding, value: span(strain, 'holding', 'kN') },
      alloy,
    ],
    pictures: [{ picture: 'gt' }],
    related: ['alca-preformada', 'manilha', 'ancoragem-por-compressao'],
    variants: strain,
  },
  {
    ...shared,
    documents: [conformity],
    key: 'alca-cunha',
    family: 'GC',
    tools: [],
    title: t(
      'Grampo de ancoragem com cunha para cabo multiplexado',
      'Wedge dead-end clamp for bundled cable',
      'Pinza de anclaje con cuña para cable preensamblado',
    ),
    summary: t(
      'Prende o neutro mensageiro sem ferir a isolação. Instala com a mão, sem peças soltas.',
      'Holds the messenger without harming its insulation. Goes on by hand, no loose parts.',
      'Sujeta el neutro portante sin dañar el aislamiento. Se instala a mano, sin piezas sueltas.',
    ),
    description: [
      p(
        'As cunhas correm dentro do corpo e apertam mais quando o cabo puxa. A alça de inox abre de um lado, passa na ferragem e volta a encaixar.',
        'The wedges slide in the body and grip harder as the cable pulls. The stainless bail opens at one side, goes through the fitting and snaps back.',
        'Las cuñas corren dentro del cuerpo y aprietan más cuando el cable tira. El asa de inoxidable se abre de un lado, pasa por el herraje y vuelve a encajar.',
      ),
      p(
        'Os códigos com **R** são para ramais de ligação, com dois ou quatro condutores.',
        'Part numbers with **R** are for service drops of two or four conductors.',
        'Los códigos con **R** son para acometidas de dos o cuatro conductores.',
      ),
    ],
    highlights: [
      messenger(bundled),
      { label: labels.holding, value: span(bundled, 'holding', 'kN') },
      polymer,
      tested('EN 50483-3'),
    ],
    pictures: [{ picture: 'gc' }],
    related: ['suspensao-multiplexado', 'conector-perfurante', 'parafuso-maquina'],
    variants: bundled,
  },
  {
    ...shared,
    documents: [conformity],
    key: 'suspensao-multiplexado',
    family: 'SU',
    tools: [],
    title: t(
      'Conjunto de suspensão para cabo multiplexado',
      'Suspension set for bundled cable',
      'Conjunto de suspensión para cable preensamblado',
    ),
    summary: t(
      'Sustenta o neutro nos postes de alinhamento e dobra no ponto fraco antes do poste.',
      'Carries the messenger on straight poles and gives at its weak link before the pole does.',
      'Sostiene el neutro en postes de alineación y cede en el punto débil antes que el poste.',
    ),
    description: [
      p(
        'O fusível mecânico rompe se uma árvore cair sobre a rede: o cabo desce inteiro, sem arrancar a ferragem nem quebrar o poste.',
        'The mechanical fuse breaks if a tree falls on the line: the cable comes down whole, without pulling off the hardware or breaking the pole.',
        'El fusible mecánico rompe si un árbol cae sobre la red: el cable baja entero, sin arrancar el herraje ni quebrar el poste.',
      ),
      p(
        'Para ângulos de até 30°. Acima disso, ancore os dois lados.',
        'For angles up to 30°. Beyond that, dead-end both sides.',
        'Para ángulos de hasta 30°. Por encima, ancle ambos lados.',
      ),
    ],
    highlights: [
      messenger(bundledSuspension),
      loads(bundledSuspension),
      polymer,
      tested('EN 50483-3'),
    ],
    pictures: [{ picture: 'su' }],
    related: ['alca-cunha', 'conector-perfurante', 'abracadeira-de-nylon'],
    variants: bundledSuspension,
  },
  {
    ...shared,
    documents: [crimping, torqueTable, conformity],
    key: 'ancoragem-por-compressao',
    family: 'GZ',
    tools: [...heavy, 'torquimetro'],
    title: t(
      'Grampo de ancoragem por compressão',
      'Compression dead end',
      'Grapa de anclaje por compresión',
    ),
    summary: t(
      'Ancora e conduz: olhal de aço para a cadeia, palma de quatro furos para o jampe.',
      'Anchors and conducts: a steel eye for the string, a four-hole pad for the jumper.',
      'Ancla y conduce: ojo de acero para la cadena, paleta de cuatro orificios para el puente.',
    ),
    description: [
      p(
        'No cabo com alma de aço, prense antes o tubo de aço sobre a alma e depois o de alumínio sobre tudo. Injete pasta pelo furo e tampe-o.',
        'On steel-cored conductor crimp the steel tube on the core first, then the aluminum tube over all. Inject compound through the hole and plug it.',
        'En cable con alma de acero, comprima antes el tubo de acero sobre el alma y luego el de aluminio sobre todo. Inyecte pasta por el orificio y tápelo.',
      ),
      p(
        'O tubo cresce com a compressão: comece junto ao olhal e siga para a boca, com a matriz girada entre uma e outra.',
        'The tube grows as it is crimped: start next to the eye and work to the mouth, turning the die between crimps.',
        'El tubo se alarga al comprimir: empiece junto al ojo y siga hacia la boca, girando la matriz entre compresiones.',
      ),
    ],
    highlights: [
      diameters(compressed),
      { label: labels.holding, value: span(compressed, 'holding', 'kN') },
      {
        label: t('Jampe', 'Jumper', 'Puente'),
        value: t('4 furos a 44,5 mm', '4 holes at 44.5 mm', '4 orificios a 44,5 mm'),
      },
      alloy,
    ],
    pictures: [{ picture: 'gz' }],
    related: [
      'olhal-bola',
      'terminal-de-equipamento-reto',
      'cabeca-hidraulica-45t',
      'pasta-antioxido',
    ],
    variants: compressed,
  },
]
