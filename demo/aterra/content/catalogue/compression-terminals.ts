import { p, h, list, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { barrel, clearanceHole, conductor, die, round, type Section } from './conductors.ts'
import { conformity, crimping, torqueTable } from './documents.ts'
import { labels, span, studs } from './highlights.ts'
import { hexagonalFromSmall } from './tools.ts'

export const compressionTerminals: Subcategory = {
  key: 'terminais-de-compressao',
  category: 'terminais-e-conectores',
  title: t('Terminais de compressão', 'Compression terminals', 'Terminales de compresión'),
  summary: t(
    'Terminais tubulares de cobre para prensar com matriz hexagonal, de 6 a 630 mm².',
    'Tubular copper terminals to crimp with hexagonal dies, from 6 to 630 mm².',
    'Terminales tubulares de cobre para comprimir con matriz hexagonal, de 6 a 630 mm².',
  ),
  attributes: [
    attribute.conductor,
    attribute.nearest,
    attribute.stud,
    attribute.outer,
    attribute.bore,
    attribute.barrel,
    attribute.width,
    attribute.length,
    attribute.spacing,
    attribute.height,
    attribute.dimension('mouth', t('Boca', 'Mouth', 'Boca'), 'B'),
    attribute.die,
  ],
}

/**
 * Terminal for a section, mm², and a stud. The palm is larger than the washer of the stud; the
 * length is barrel + neck + palm. `reach`: length of the barrel in bores, which distinguishes long
 * terminals from short ones.
 */
export function terminal(
  family: string,
  section: Section,
  m: number,
  reach: number,
  spacing?: number,
): Variant {
  const { bore, outer } = barrel(section)
  const hole = clearanceHole[m] ?? m
  const width = round(Math.max(outer * 1.4, hole * 1.75 + 1))
  const length = round(bore * reach + 10 + outer * 0.55 + width + (spacing ?? 0))
  return {
    partNumber: `${family}-${section}-${m}${spacing === 44.5 ? 'N' : ''}`,
    values: {
      conductor: section,
      nearest: conductor(section).nearest,
      stud: `M${m}`,
      outer,
      bore,
      barrel: round(bore * reach),
      width,
      length,
      ...(spacing ? { spacing } : {}),
      die: die(section),
    },
  }
}

/** Every stud of every section, in the order of the table. */
export function each(
  studsBySection: Partial<Record<Section, number[]>>,
  make: (section: Section, m: number) => Variant,
): Variant[] {
  return Object.entries(studsBySection).flatMap(([section, all]) =>
    all.map((m) => make(Number(section) as Section, m)),
  )
}

const long = each(
  {
    10: [6, 8],
    16: [6, 8, 10],
    25: [6, 8, 10],
    35: [6, 8, 10, 12],
    50: [8, 10, 12],
    70: [8, 10, 12],
    95: [10, 12, 16],
    120: [10, 12, 16],
    150: [10, 12, 16],
    185: [10, 12, 16],
    240: [12, 16, 20],
    300: [12, 16, 20],
    400: [12, 16, 20],
    500: [16, 20],
    630: [16, 20],
  },
  (section, m) => terminal('TC', section, m, 2.1),
)
const twoHoles = each(
  {
    16: [8],
    25: [8],
    35: [10, 12],
    50: [10, 12],
    70: [10, 12],
    95: [10, 12],
    120: [10, 12],
    150: [12],
    185: [12],
    240: [12],
    300: [12],
    400: [12],
    500: [12],
    630: [12],
  },
  (section, m) => terminal('TD', section, m, 2.4, m === 12 ? 44.5 : 25.4),
)
const bare = each(
  {
    16: [6, 8],
    25: [8, 10],
    35: [8, 10],
    50: [8, 10],
    70: [10, 12],
    95: [10, 12],
    120: [10, 12],
    150: [12, 16],
    185: [12, 16],
    240: [12, 16],
  },
  (section, m) => terminal('TN', section, m, 2.1),
)
const short = each(
  {
    6: [5, 6, 8],
    10: [5, 6, 8],
    16: [6, 8, 10],
    25: [6, 8, 10],
    35: [6, 8, 10],
    50: [8, 10, 12],
    70: [8, 10, 12],
    95: [8, 10, 12],
    120: [10, 12],
  },
  (section, m) => terminal('TK', section, m, 1.15),
)

export const tinned = {
  label: labels.material,
  value: t('Cu ≥ 99,9 % · estanhado', 'Cu ≥ 99.9 % · tinned', 'Cu ≥ 99,9 % · estañado'),
}
export const tests = {
  label: labels.tests,
  value: t(
    'ABNT NBR 5370 · IEC 61238-1-3',
    'ABNT NBR 5370 · IEC 61238-1-3',
    'ABNT NBR 5370 · IEC 61238-1-3',
  ),
}
export const how = [
  h('Como aplicar', 'How to apply', 'Cómo aplicar'),
  list(
    t(
      'Decape o condutor no comprimento do barril mais 3 mm, sem ferir os fios.',
      'Strip the conductor to the barrel length plus 3 mm, without nicking the wires.',
      'Pele el conductor a la longitud del barril más 3 mm, sin dañar los hilos.',
    ),
    t(
      'Insira até ver o cobre na janela de inspeção, quando houver.',
      'Insert until copper shows in the inspection hole, where there is one.',
      'Inserte hasta ver el cobre en el orificio de inspección, si lo hay.',
    ),
    t(
      'Prense da palma para a boca, com a matriz da cor e do índice gravados.',
      'Crimp from palm to mouth with the die of the color and index stamped on the part.',
      'Comprima desde la paleta hacia la boca, con la matriz del color e índice grabados.',
    ),
  ),
]
export const documents = [crimping, torqueTable, conformity]

export const compressionTerminalProducts: Product[] = [
  {
    key: 'terminal-longo-um-furo',
    family: 'TC',
    subcategory: compressionTerminals.key,
    title: t(
      'Terminal de compressão longo, um furo',
      'Long-barrel compression terminal, one hole',
      'Terminal de compresión largo, un orificio',
    ),
    summary: t(
      'Cobre eletrolítico estanhado, para condutores de cobre classe 2 em painéis, subestações e geradores.',
      'Tinned electrolytic copper, for class 2 copper conductors in switchboards, substations and generators.',
      'Cobre electrolítico estañado, para conductores de cobre clase 2 en tableros, subestaciones y generadores.',
    ),
    description: [
      p(
        'O barril longo recebe mais de uma compressão e sustenta o condutor onde há vibração. A chanfra da boca guia os fios; a janela mostra se o condutor chegou ao fundo. Para cabo flexível, classe 5, use a família TF, de boca larga.',
        'The long barrel takes more than one crimp and holds the conductor where there is vibration. The chamfered mouth guides the wires; the inspection hole shows that the conductor is fully home. For flexible class 5 cable use the TF family, with its wide mouth.',
        'El barril largo admite más de una compresión y sostiene el conductor donde hay vibración. El chaflán de la boca guía los hilos; el orificio muestra si el conductor llegó al fondo. Para cable flexible, clase 5, use la familia TF, de boca ancha.',
      ),
      p(
        'A palma é prensada do próprio tubo, sem solda e sem emenda. O estanho protege contra a oxidação e permite ligar a barramentos de cobre nu, estanhado ou prateado.',
        'The palm is pressed from the tube itself: no weld, no joint. Tin protects against oxidation and suits bare, tinned or silver-plated copper bars.',
        'La paleta se prensa del propio tubo, sin soldadura ni unión. El estaño protege de la oxidación y admite barras de cobre desnudo, estañado o plateado.',
      ),
      ...how,
    ],
    highlights: [
      { label: labels.conductor, value: span(long, 'conductor', 'mm²') },
      { label: labels.stud, value: studs(long) },
      tinned,
      tests,
    ],
    pictures: [{ picture: 'tc' }],
    documents,
    video: 'aT7_Cx50m2Q',
    related: [
      'terminal-longo-dois-furos',
      'terminal-curto',
      'luva-com-batente',
      'terminal-angular',
    ],
    tools: hexagonalFromSmall,
    variants: long,
  },
  {
    key: 'terminal-longo-dois-furos',
    family: 'TD',
    subcategory: compressionTerminals.key,
    title: t(
      'Terminal de compressão longo, dois furos',
      'Long-barrel compression terminal, two holes',
      'Terminal de compresión largo, dos orificios',
    ),
    summary: t(
      'Dois parafusos impedem o giro da palma. Para barramentos, malhas de aterramento e bornes de transformadores.',
      'Two bolts keep the palm from turning. For busbars, ground grids and transformer bushings.',
      'Dos tornillos impiden el giro de la paleta. Para barras, mallas de tierra y bornes de transformadores.',
    ),
    description: [
      p(
        'Os códigos com final **N** têm furos a 44,5 mm, a furação NEMA usual em subestações. Os demais têm furos a 25,4 mm.',
        'Part numbers ending in **N** have holes 44.5 mm apart, the NEMA drilling usual in substations. The others have 25.4 mm.',
        'Los códigos terminados en **N** tienen orificios a 44,5 mm, la perforación NEMA usual en subestaciones. Los demás tienen 25,4 mm.',
      ),
      ...how,
    ],
    highlights: [
      { label: labels.conductor, value: span(twoHoles, 'conductor', 'mm²') },
      {
        label: t('Entre furos', 'Hole spacing', 'Entre orificios'),
        value: t('25,4 ou 44,5 mm', '25.4 or 44.5 mm', '25,4 o 44,5 mm'),
      },
      tinned,
      tests,
    ],
    pictures: [{ picture: 'td' }],
    documents,
    related: [
      'terminal-longo-um-furo',
      'barra-de-equipotencializacao',
      'terminal-bimetalico',
      'terminal-quatro-furos',
    ],
    tools: hexagonalFromSmall,
    variants: twoHoles,
  },
  {
    key: 'terminal-cobre-nu',
    family: 'TN',
    subcategory: compressionTerminals.key,
    title: t(
      'Terminal de cobre nu para alta temperatura',
      'Bare copper terminal for high temperature',
      'Terminal de cobre desnudo para alta temperatura',
    ),
    summary: t(
      'Sem estanho, para fornos, resistências e ligações que trabalham quentes, em ambiente seco.',
      'Without tin, for furnaces, heaters and connections that run hot, in dry air.',
      'Sin estaño, para hornos, resistencias y conexiones que trabajan calientes, en ambiente seco.',
    ),
    description: [
      p(
        'O estanho funde a 232 °C e amolece antes disso. Onde a conexão trabalha quente, o cobre nu decapado mantém o contato. Use arruela de pressão cônica e reaperte após o primeiro ciclo térmico.',
        'Tin melts at 232 °C and softens well before. Where the connection runs hot, clean bare copper keeps its contact. Use a conical spring washer and retighten after the first thermal cycle.',
        'El estaño funde a 232 °C y se ablanda antes. Donde la conexión trabaja caliente, el cobre desnudo decapado mantiene el contacto. Use arandela elástica cónica y reapriete tras el primer ciclo térmico.',
      ),
      ...how,
    ],
    highlights: [
      { label: labels.conductor, value: span(bare, 'conductor', 'mm²') },
      { label: labels.stud, value: studs(bare) },
      {
        label: labels.material,
        value: t('Cu ≥ 99,9 % · nu', 'Cu ≥ 99.9 % · bare', 'Cu ≥ 99,9 % · desnudo'),
      },
      tests,
    ],
    pictures: [{ picture: 'tn' }],
    documents,
    related: ['terminal-longo-um-furo', 'terminal-curto', 'conector-parafuso-fendido'],
    tools: hexagonalFromSmall,
    variants: bare,
  },
  {
    key: 'terminal-curto',
    family: 'TK',
    subcategory: compressionTerminals.key,
    title: t(
      'Terminal curto para painéis',
      'Short-barrel terminal for switchboards',
      'Terminal corto para tableros',
    ),
    summary: t(
      'Barril curto, uma compressão. Cabe em disjuntores, contatores e bornes de painel.',
      'Short barrel, one crimp. Fits circuit breakers, contactors and panel studs.',
      'Barril corto, una compresión. Cabe en interruptores, contactores y bornes de tablero.',
    ),
    description: [
      p(
        'Para montagem em série: a mesma matriz serve ao terminal longo da mesma seção, então a bancada não troca de ferramenta.',
        'For series assembly: the die is that of the long terminal of the same section, so the bench keeps its tool.',
        'Para montaje en serie: la matriz es la del terminal largo de la misma sección; el banco no cambia de herramienta.',
      ),
      ...how,
    ],
    highlights: [
      { label: labels.conductor, value: span(short, 'conductor', 'mm²') },
      { label: labels.stud, value: studs(short) },
      tinned,
      tests,
    ],
    pictures: [{ picture: 'tk' }],
    documents,
    related: ['terminal-longo-um-furo', 'terminal-mecanico', 'barra-de-rack'],
    tools: hexagonalFromSmall,
    variants: short,
  },
]
