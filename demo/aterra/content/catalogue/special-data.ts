import { p, same, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import type { PartColour } from './attributes.ts'
import { barrel, die } from './conductors.ts'
import { patching, rackEarthing } from './data-networks.ts'
import { conformity, crimping, terminating, torqueTable } from './documents.ts'
import { labels, span, standard } from './highlights.ts'
import { hexagonalFromSmall } from './tools.ts'

const pedestals: Variant[] = (
  [
    [19, 22, 16, 35],
    [24, 27, 16, 35],
    [30, 34, 16, 35],
    [30, 34, 35, 70],
    [38, 42, 16, 35],
    [38, 42, 35, 70],
  ] as const
).map(([min, max, from, to]) => ({
  partNumber: `GR-${max}-${to}`,
  values: {
    pipe: [min, max],
    cable: [from, to],
    holes: 2,
    stud: 'M8',
    length: max + 30,
    torque: 12,
  },
}))
/**
 * Lugs: section, mm², and hole spacings, mm. Telecommunications spacings are 15.9 (5/8") and 19
 * (3/4") for M6 studs, 25.4 (1") for M8 studs.
 */
const lugs: Variant[] = (
  [
    [6, ['15.9']],
    [10, ['15.9', '19']],
    [16, ['15.9', '19', '25.4']],
    [25, ['15.9', '25.4']],
    [35, ['15.9', '25.4']],
    [50, ['25.4']],
    [70, ['25.4']],
    [95, ['25.4']],
  ] as const
).flatMap(([section, spacings]) =>
  spacings.map((spacing) => {
    const m = spacing === '25.4' ? 8 : 6
    const { bore, outer } = barrel(section)
    return {
      partNumber: `TR-${section}-${m}-${Math.floor(Number(spacing))}`,
      values: {
        section,
        stud: `M${m}`,
        holes: 2,
        spacing: Number(spacing),
        length: Math.round(bore * 2.1 + 10 + outer * 0.55 + m * 1.9 + Number(spacing)),
        die: die(section),
        insulated: false,
      },
    }
  }),
)
const jackColours: readonly (readonly [PartColour, string])[] = [
  ['white', 'BR'],
  ['black', 'PT'],
  ['blue', 'AZ'],
  ['red', 'VM'],
]
const jacks: Variant[] = (['6', '6A'] as const).flatMap((category) => [
  ...jackColours.map(([colour, code]) => ({
    partNumber: `JK-${category}-${code}`,
    values: { category, shielded: false, ports: 1, colour, depth: 31 },
  })),
  { partNumber: `JK-${category}-B`, values: { category, shielded: true, ports: 1, depth: 36 } },
])
const cords: Variant[] = (['6', '6A'] as const).flatMap((category) =>
  (
    [
      ['grey', 'CZ'],
      ['blue', 'AZ'],
    ] as const
  ).flatMap(([colour, code]) =>
    [0.5, 1, 1.5, 2, 3, 5, 10].map((cordLength) => ({
      partNumber: `PT-${category}-${code}-${String(cordLength * 10).padStart(3, '0')}`,
      values: { category, shielded: category === '6A', cordLength, colour },
    })),
  ),
)

export const specialDataProducts: Product[] = [
  {
    key: 'grampo-piso-elevado',
    family: 'GR',
    subcategory: rackEarthing.key,
    title: t(
      'Grampo para pedestal de piso elevado',
      'Clamp for raised-floor pedestal',
      'Grapa para pedestal de piso elevado',
    ),
    summary: t(
      'Une a malha de referência aos pedestais do piso, sem soltar as placas.',
      'Bonds the reference grid to the floor pedestals, without lifting the panels.',
      'Une la malla de referencia a los pedestales del piso, sin soltar las placas.',
    ),
    description: [
      p(
        'O U abraça o pedestal e o cabo passa inteiro no canal superior, em uma ou duas direções: a malha não é cortada em cada nó.',
        'The U clasps the pedestal and the cable runs whole through the upper groove, one way or both: the grid is not cut at each node.',
        'La U abraza el pedestal y el cable pasa entero por el canal superior, en una o dos direcciones: la malla no se corta en cada nodo.',
      ),
      p(
        'Ligue um pedestal sim, um não, nos dois sentidos, e cada rack ao nó mais próximo, com o condutor mais curto que couber.',
        'Bond every second pedestal both ways, and each rack to the nearest node, with the shortest conductor that fits.',
        'Una un pedestal de por medio en ambos sentidos, y cada rack al nodo más cercano, con el conductor más corto posible.',
      ),
    ],
    highlights: [
      { label: t('Pedestal', 'Pedestal', 'Pedestal'), value: span(pedestals, 'pipe', 'mm') },
      { label: labels.cable, value: span(pedestals, 'cable', 'mm²') },
      { label: labels.torque, value: span(pedestals, 'torque', 'N·m') },
      standard('ISO/IEC 30129'),
    ],
    pictures: [{ picture: 'gr' }],
    documents: [torqueTable, conformity],
    related: ['barra-de-rack', 'cordao-de-rack', 'cordoalha-flexivel'],
    tools: ['torquimetro'],
    variants: pedestals,
  },
  {
    key: 'terminal-de-rack',
    family: 'TR',
    subcategory: rackEarthing.key,
    title: t(
      'Terminal de dois furos para telecomunicações',
      'Two-hole terminal for telecommunications',
      'Terminal de dos orificios para telecomunicaciones',
    ),
    summary: t(
      'Furação de 15,9, 19 e 25,4 mm, das barras TMGB e TGB. Não gira e não afrouxa.',
      'Drilled at 15.9, 19 and 25.4 mm, as TMGB and TGB bars are. Neither turns nor loosens.',
      'Perforación de 15,9, 19 y 25,4 mm, de las barras TMGB y TGB. No gira ni se afloja.',
    ),
    description: [
      p(
        'Barril longo com janela de inspeção: vê-se que o condutor chegou ao fundo. O índice e a cor da matriz estão gravados.',
        'Long barrel with an inspection window: one sees that the conductor is fully home. Die index and color are stamped on it.',
        'Barril largo con ventana de inspección: se ve que el conductor llegó al fondo. El índice y color de la matriz están grabados.',
      ),
      p(
        'Em superfície pintada, use arruela dentada sob cada parafuso ou raspe a tinta na área da palma.',
        'On painted surfaces use a toothed washer under each bolt, or scrape the paint off below the palm.',
        'En superficie pintada, use arandela dentada bajo cada tornillo o raspe la pintura en el área de la paleta.',
      ),
    ],
    highlights: [
      { label: labels.section, value: span(lugs, 'section', 'mm²') },
      {
        label: t('Entre furos', 'Hole spacing', 'Entre orificios'),
        value: t('15,9 · 19 · 25,4 mm', '15.9 · 19 · 25.4 mm', '15,9 · 19 · 25,4 mm'),
      },
      standard('ANSI/TIA-607'),
    ],
    pictures: [{ picture: 'tr' }],
    documents: [crimping, torqueTable, conformity],
    related: ['cordao-de-rack', 'barra-de-rack', 'terminal-longo-dois-furos'],
    tools: hexagonalFromSmall,
    variants: lugs,
  },
  {
    key: 'conector-keystone',
    family: 'JK',
    subcategory: patching.key,
    title: t('Conector keystone', 'Keystone jack', 'Conector keystone'),
    summary: t(
      'RJ45 fêmea, categorias 6 e 6A, com e sem blindagem. Crimpa com a própria tampa.',
      'RJ45 jack, categories 6 and 6A, shielded or not. Terminates with its own cap.',
      'RJ45 hembra, categorías 6 y 6A, con y sin blindaje. Se conecta con su propia tapa.',
    ),
    description: [
      p(
        'A tampa marca as cores das normas T568A e T568B. Destrance o par só até o contato: cada milímetro a mais custa margem na certificação.',
        'The cap shows the colors of T568A and T568B. Untwist the pair only up to the contact: each millimeter more costs margin in certification.',
        'La tapa marca los colores de T568A y T568B. Destrence el par solo hasta el contacto: cada milímetro de más cuesta margen en la certificación.',
      ),
      p(
        'Nos blindados (final **B**), a malha fecha em toda a volta do cabo pela abraçadeira metálica.',
        'On shielded ones (ending in **B**) the screen is closed all round the cable by the metal clamp.',
        'En los blindados (final **B**), la malla cierra en toda la vuelta del cable por la abrazadera metálica.',
      ),
    ],
    highlights: [
      { label: t('Categoria', 'Category', 'Categoría'), value: same('6 · 6A') },
      {
        label: labels.colours,
        value: t(
          'branco · preto · azul · vermelho',
          'white · black · blue · red',
          'blanco · negro · azul · rojo',
        ),
      },
      standard('IEC 60603-7 · ABNT NBR 14565'),
    ],
    pictures: [{ picture: 'jk' }],
    documents: [terminating, conformity],
    related: ['painel-de-conexao', 'cordao-de-conexao', 'organizador-de-cabos'],
    variants: jacks,
  },
  {
    key: 'cordao-de-conexao',
    family: 'PT',
    subcategory: patching.key,
    title: t('Cordão de conexão', 'Patch cord', 'Cordón de conexión'),
    summary: t(
      'Categorias 6 e 6A, de 0,5 a 10 m, ensaiado um a um na fábrica.',
      'Categories 6 and 6A, from 0.5 to 10 m, each tested at the plant.',
      'Categorías 6 y 6A, de 0,5 a 10 m, ensayado uno a uno en fábrica.',
    ),
    description: [
      p(
        'A capa LSZH faz pouca fumaça e sem halogênio. A trava do plugue tem proteção: o cordão sai do feixe sem prender.',
        'The LSZH jacket gives little smoke and no halogen. The plug latch is guarded: the cord comes out of the bundle without catching.',
        'La cubierta LSZH produce poco humo y sin halógenos. La traba del plug está protegida: el cordón sale del mazo sin engancharse.',
      ),
      p(
        'Na categoria 6A o cordão é blindado: use-o com painel e keystone blindados e com a barra do rack aterrada.',
        'In category 6A the cord is shielded: use it with shielded panel and jacks and with the rack bar grounded.',
        'En categoría 6A el cordón es blindado: úselo con panel y keystone blindados y con la barra del rack a tierra.',
      ),
    ],
    highlights: [
      { label: t('Categoria', 'Category', 'Categoría'), value: same('6 · 6A') },
      { label: labels.length, value: span(cords, 'cordLength', 'm') },
      { label: t('Capa', 'Jacket', 'Cubierta'), value: same('LSZH') },
      standard('ABNT NBR 14565'),
    ],
    pictures: [{ picture: 'pt' }],
    documents: [conformity],
    related: ['conector-keystone', 'painel-de-conexao', 'organizador-de-cabos'],
    variants: cords,
  },
]
