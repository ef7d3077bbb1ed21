import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { barrel, conductors, dies, round } from './conductors.ts'
import { conformity, crimping } from './documents.ts'
import { labels, span } from './highlights.ts'

export const dieSets: Subcategory = {
  key: 'matrizes',
  category: 'ferramentas-e-matrizes',
  title: t('Matrizes', 'Dies', 'Matrices'),
  summary: t(
    'O índice da matriz é o índice do conector. A cor se confere de longe, o número de perto.',
    'The index of the die is the index of the connector. Color checks from afar, number from near.',
    'El índice de la matriz es el del conector. El color se verifica de lejos, el número de cerca.',
  ),
  attributes: [
    {
      ...attribute.die,
      choices: [...(attribute.die.choices ?? []), ...(attribute.ovalDie.choices ?? [])],
    },
    attribute.range(
      'sections',
      t('Seções de cobre', 'Copper sections', 'Secciones de cobre'),
      'mm²',
    ),
    attribute.codes('press', t('Prensa', 'Press', 'Prensa'), ['12 t', '45 t']),
    attribute.dimension('across', t('Entre faces', 'Across flats', 'Entre caras'), 's'),
    attribute.width,
    attribute.dimension(
      'crimp',
      t('Largura da compressão', 'Crimp width', 'Ancho de compresión'),
      'b',
      0,
    ),
  ],
}

/**
 * Dies with the width across flats of the closed hexagon: 0.86 of the largest barrel for the die.
 */
const indexes = dies.map((die, i) => {
  const previous = dies[i - 1]?.upTo ?? 0
  const own = conductors.filter((c) => c.section > previous && c.section <= die.upTo)
  const largest = own.at(-1)?.section ?? 10
  return {
    value: `${die.colour}-${die.index}`,
    index: die.index,
    section: [own[0]?.section ?? 6, largest] as [number, number],
    across: round(barrel(largest).outer * 0.86),
  }
})
const small: Variant[] = indexes
  .filter((d) => d.section[1] <= 400)
  .map((d) => ({
    partNumber: `DU-${d.index}`,
    values: {
      die: d.value,
      sections: d.section,
      press: '12 t',
      across: d.across,
      width: 38,
      crimp: d.section[1] <= 50 ? 9 : 14,
    },
  }))
const large: Variant[] = indexes
  .filter((d) => d.section[1] >= 95)
  .map((d) => ({
    partNumber: `DU-45-${d.index}`,
    values: {
      die: d.value,
      sections: d.section,
      press: '45 t',
      across: d.across,
      width: 70,
      crimp: 28,
    },
  }))
const hexagonal = [...small, ...large]

const limits = [16, 35, 70, 120, 185, 300]
const oval: Variant[] = (['12 t', '45 t'] as const).flatMap((press) =>
  attribute.ovalIndexes.flatMap((index, i) =>
    press === '45 t' && index < 26
      ? []
      : [
          {
            partNumber: `DO-${press === '45 t' ? '45-' : ''}${index}`,
            values: {
              die: `oval-${index}`,
              sections: [limits[i - 1] ?? 6, limits[i] ?? 300] as [number, number],
              press,
              across: index,
              width: press === '45 t' ? 70 : 38,
              crimp: press === '45 t' ? 28 : 14,
            },
          },
        ],
  ),
)

const shared = { subcategory: dieSets.key, documents: [crimping, conformity] }
const steel = {
  label: labels.material,
  value: t('Aço-ferramenta temperado', 'Hardened tool steel', 'Acero de herramienta templado'),
}
const wear = p(
  'Matriz gasta prensa menos do que parece. Confira a compressão com o calibre e descarte o par quando o lado passa não entrar mais, mesmo que só uma metade esteja gasta.',
  'A worn die crimps less than it seems. Check the crimp with the gauge and scrap the pair once the go side no longer enters, even if one half only is worn.',
  'Una matriz gastada comprime menos de lo que parece. Verifique con el calibre y descarte el par cuando el lado pasa ya no entre, aunque solo una mitad esté gastada.',
)

export const dieSetProducts: Product[] = [
  {
    ...shared,
    key: 'matriz-hexagonal',
    family: 'DU',
    title: t('Matriz hexagonal', 'Hexagonal die', 'Matriz hexagonal'),
    summary: t(
      'Para terminais e luvas de compressão. Índice e cor iguais aos gravados no conector.',
      'For compression terminals and splices. Index and color as stamped on the connector.',
      'Para terminales y manguitos de compresión. Índice y color iguales a los grabados en el conector.',
    ),
    description: [
      p(
        'Vendida em par. Grava o próprio índice no hexágono: o inspetor lê na peça pronta com que matriz ela foi feita.',
        'Sold in pairs. It embosses its own index on the hexagon: an inspector reads on the finished joint which die made it.',
        'Se vende por par. Graba su índice en el hexágono: el inspector lee en la pieza terminada con qué matriz se hizo.',
      ),
      wear,
      p(
        'Os códigos **DU-45** servem às cabeças de 45 t; os demais, às prensas de 12 t e às cabeças do mesmo perfil.',
        'Part numbers **DU-45** are for 45 t heads; the others are for 12 t presses and heads of the same profile.',
        'Los códigos **DU-45** son para cabezales de 45 t; los demás, para prensas de 12 t y cabezales del mismo perfil.',
      ),
    ],
    highlights: [
      { label: t('Índices', 'Indexes', 'Índices'), value: t('10 – 28', '10 – 28', '10 – 28') },
      { label: labels.conductor, value: span(hexagonal, 'sections', 'mm²') },
      { label: t('Prensa', 'Press', 'Prensa'), value: t('12 ou 45 t', '12 or 45 t', '12 o 45 t') },
      steel,
    ],
    pictures: [{ picture: 'du' }],
    related: [
      'prensa-manual-12t',
      'prensa-a-bateria',
      'cabeca-hidraulica-45t',
      'calibre-de-compressao',
    ],
    variants: hexagonal,
  },
  {
    ...shared,
    key: 'matriz-oval',
    family: 'DO',
    title: t('Matriz oval', 'Oval die', 'Matriz oval'),
    summary: t(
      'Para conectores C, H e T: fecha dois condutores lado a lado sem abrir o corpo.',
      'For C, H and T connectors: closes two conductors side by side without opening the body.',
      'Para conectores C, H y T: cierra dos conductores lado a lado sin abrir el cuerpo.',
    ),
    description: [
      p(
        'O número é a altura fechada em milímetros. Uma matriz um número acima deixa o ramal frouxo; um número abaixo corta os fios da borda.',
        'The number is the closed height in millimeters. A die one number too large leaves the tap loose; one too small cuts the outer wires.',
        'El número es la altura cerrada en milímetros. Una matriz un número mayor deja floja la derivación; una menor corta los hilos del borde.',
      ),
      wear,
    ],
    highlights: [
      { label: t('Índices', 'Indexes', 'Índices'), value: span(oval, 'across', '') },
      { label: labels.conductor, value: span(oval, 'sections', 'mm²') },
      { label: t('Prensa', 'Press', 'Prensa'), value: t('12 ou 45 t', '12 or 45 t', '12 o 45 t') },
      steel,
    ],
    pictures: [{ picture: 'do' }],
    related: ['conector-c', 'conector-h', 'conector-t', 'prensa-manual-12t'],
    variants: oval,
  },
]
