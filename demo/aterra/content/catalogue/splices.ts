import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { barrel, conductors, die, packing, round } from './conductors.ts'
import { conformity, crimping } from './documents.ts'
import { labels, span } from './highlights.ts'
import { hexagonalFromSmall } from './tools.ts'

export const splices: Subcategory = {
  key: 'luvas-de-emenda',
  category: 'terminais-e-conectores',
  title: t('Luvas de emenda', 'Compression splices', 'Manguitos de empalme'),
  summary: t(
    'Luvas tubulares de cobre para emendar ou reduzir condutores por compressão.',
    'Tubular copper sleeves to join or reduce conductors by compression.',
    'Manguitos tubulares de cobre para empalmar o reducir conductores por compresión.',
  ),
  attributes: [
    attribute.conductor,
    {
      key: 'reduced',
      label: t('Condutor menor', 'Smaller conductor', 'Conductor menor'),
      type: 'number',
      unit: 'mm²',
      filter: true,
    },
    attribute.range('total', t('Soma das seções', 'Sum of sections', 'Suma de secciones'), 'mm²'),
    attribute.outer,
    attribute.bore,
    attribute.length,
    attribute.yesNo('stop', t('Batente central', 'Center stop', 'Tope central')),
    attribute.colour('red', 'blue', 'yellow'),
    attribute.choice('insulation', t('Isolação', 'Insulation', 'Aislamiento'), {
      pvc: t('PVC', 'PVC', 'PVC'),
      nylon: t('poliamida', 'polyamide', 'poliamida'),
      shrink: t(
        'termocontrátil com adesivo',
        'heat-shrink with adhesive',
        'termocontraíble con adhesivo',
      ),
    }),
    attribute.die,
    attribute.packing,
  ],
}

/**
 * Splices for two equal conductors: two barrels end to end, each as long as its bore requires, plus
 * the stop.
 */
const equal: Variant[] = conductors.map(({ section }) => {
  const { bore, outer } = barrel(section)
  return {
    partNumber: `LC-${section}`,
    values: {
      conductor: section,
      outer,
      bore,
      length: round(bore * 4.2 + 16),
      stop: section <= 400,
      die: die(section),
      packing: packing(section),
    },
  }
})

/**
 * Reducing splices by the sections of both sides, one to three sizes apart, mm². D and d in the
 * drawing are those of the larger side.
 */
const reducing: Variant[] = (
  [
    [25, 16],
    [35, 16],
    [35, 25],
    [50, 25],
    [50, 35],
    [70, 35],
    [70, 50],
    [95, 50],
    [95, 70],
    [120, 70],
    [120, 95],
    [150, 95],
    [185, 120],
    [240, 150],
  ] as const
).map(([large, small]) => {
  const [a, b] = [barrel(large), barrel(small)]
  return {
    partNumber: `LR-${large}-${small}`,
    values: {
      conductor: large,
      reduced: small,
      outer: a.outer,
      bore: a.bore,
      length: round(a.bore * 2.1 + b.bore * 2.1 + 18),
      stop: true,
      die: die(large),
      packing: packing(large),
    },
  }
})

const material = {
  label: labels.material,
  value: t('Cu ≥ 99,9 % · estanhado', 'Cu ≥ 99.9 % · tinned', 'Cu ≥ 99,9 % · estañado'),
}
const tests = { label: labels.tests, value: t('ABNT NBR 5370', 'ABNT NBR 5370', 'ABNT NBR 5370') }

export const spliceProducts: Product[] = [
  {
    key: 'luva-com-batente',
    family: 'LC',
    subcategory: splices.key,
    title: t(
      'Luva de emenda com batente',
      'Compression splice with center stop',
      'Manguito de empalme con tope',
    ),
    summary: t(
      'Une dois condutores de cobre da mesma seção. O batente garante inserção igual dos dois lados.',
      'Joins two copper conductors of one section. The stop makes both ends go in equally.',
      'Une dos conductores de cobre de igual sección. El tope garantiza la misma inserción por ambos lados.',
    ),
    description: [
      p(
        'As marcas roladas mostram onde prensar. Comece pelo centro e siga para as bocas, girando a ferramenta entre uma compressão e outra para que a luva não entorte.',
        'The rolled marks show where to crimp. Start at the center and work outward, turning the tool between crimps so that the sleeve stays straight.',
        'Las marcas laminadas indican dónde comprimir. Empiece por el centro y siga hacia las bocas, girando la herramienta entre compresiones para que el manguito no se tuerza.',
      ),
      p(
        'Não é conexão à tração plena: em linha aérea, use luva de tração. Reconstitua a isolação com tubo termocontrátil ou fita, na espessura da isolação original.',
        'It is not a full-tension joint: on overhead lines use a tension sleeve. Restore insulation with heat-shrink tube or tape, to the original thickness.',
        'No es una unión a plena tracción: en línea aérea use manguito de tracción. Restituya el aislamiento con tubo termocontraíble o cinta, al espesor original.',
      ),
    ],
    highlights: [
      { label: labels.conductor, value: span(equal, 'conductor', 'mm²') },
      { label: labels.length, value: span(equal, 'length', 'mm') },
      material,
      tests,
    ],
    pictures: [{ picture: 'lc' }],
    documents: [crimping, conformity],
    related: [
      'luva-de-reducao',
      'terminal-longo-um-furo',
      'luva-mecanica',
      'luva-paralela',
      'tubo-termocontratil',
    ],
    tools: hexagonalFromSmall,
    variants: equal,
  },
  {
    key: 'luva-de-reducao',
    family: 'LR',
    subcategory: splices.key,
    title: t('Luva de redução', 'Reducing splice', 'Manguito de reducción'),
    summary: t(
      'Emenda dois condutores de cobre de seções diferentes, sem enchimento nem dobra de fios.',
      'Joins two copper conductors of different sections, with no filler and no folded wires.',
      'Empalma dos conductores de cobre de secciones distintas, sin relleno ni hilos doblados.',
    ),
    description: [
      p(
        'Cada lado tem o seu diâmetro e a sua matriz. A redução é usinada de barra, com transição cônica. A proteção contra sobrecarga tem de valer para o condutor menor (ABNT NBR 5410).',
        'Each side has its own diameter and its own die. The body is machined from bar with a conical transition. Overload protection must suit the smaller conductor (ABNT NBR 5410).',
        'Cada lado tiene su diámetro y su matriz. El cuerpo se mecaniza de barra con transición cónica. La protección contra sobrecarga debe corresponder al conductor menor (ABNT NBR 5410).',
      ),
      p(
        'Prense cada lado com a matriz da sua seção, do centro para a boca. O índice da maior está gravado de um lado e o da menor do outro.',
        'Crimp each side with the die of its own section, from the center outward. The index of the larger is stamped on one side and that of the smaller on the other.',
        'Comprima cada lado con la matriz de su sección, del centro hacia la boca. El índice de la mayor está grabado de un lado y el de la menor del otro.',
      ),
    ],
    highlights: [
      { label: labels.conductor, value: span(reducing, 'conductor', 'mm²') },
      { label: t('Menor', 'Smaller', 'Menor'), value: span(reducing, 'reduced', 'mm²') },
      material,
      tests,
    ],
    pictures: [{ picture: 'lr' }],
    documents: [crimping, conformity],
    related: ['luva-com-batente', 'luva-mecanica', 'tubo-termocontratil'],
    tools: hexagonalFromSmall,
    variants: reducing,
  },
]
