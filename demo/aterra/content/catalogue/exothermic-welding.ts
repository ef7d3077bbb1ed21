import { p, h, list, t } from '../text.ts'
import type { Product, Subcategory, Text, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { conformity, welding } from './documents.ts'
import { labels, span } from './highlights.ts'

const connections: Record<string, Text> = {
  CL: t('cabo–cabo, linear', 'cable–cable, in line', 'cable–cable, lineal'),
  CT: t('cabo–cabo, em T', 'cable–cable, T', 'cable–cable, en T'),
  CX: t('cabo–cabo, em cruz', 'cable–cable, cross', 'cable–cable, en cruz'),
  HT: t('cabo–haste, topo', 'cable–rod, top', 'cable–jabalina, tope'),
  HP: t('cabo–haste, passante', 'cable–rod, through', 'cable–jabalina, pasante'),
  SH: t('cabo–superfície horizontal', 'cable–horizontal surface', 'cable–superficie horizontal'),
  SV: t('cabo–superfície vertical', 'cable–vertical surface', 'cable–superficie vertical'),
  HX: t('haste–haste, topo', 'rod–rod, butt', 'jabalina–jabalina, tope'),
}

export const exothermicWelding: Subcategory = {
  key: 'solda-exotermica',
  category: 'aterramento-e-spda',
  title: t('Solda exotérmica', 'Exothermic welding', 'Soldadura exotérmica'),
  summary: t(
    'Moldes de grafite e cartuchos para conexões permanentes de malhas de aterramento.',
    'Graphite molds and cartridges for permanent ground-grid connections.',
    'Moldes de grafito y cartuchos para conexiones permanentes de mallas de tierra.',
  ),
  attributes: [
    {
      key: 'connection',
      label: t('Conexão', 'Connection', 'Conexión'),
      type: 'choice',
      filter: true,
      choices: Object.entries(connections).map(([value, label]) => ({ value, label })),
    },
    attribute.conductor,
    {
      key: 'rod',
      label: t('Haste', 'Rod', 'Jabalina'),
      type: 'choice',
      filter: true,
      choices: ['1/2"', '5/8"', '3/4"'].map((value) => ({ value, label: t(value, value, value) })),
    },
    {
      key: 'cartridge',
      label: t('Cartucho', 'Cartridge', 'Cartucho'),
      type: 'text',
      filter: false,
    },
    {
      key: 'charge',
      label: t('Carga', 'Charge', 'Carga'),
      type: 'number',
      unit: 'g',
      filter: false,
    },
    {
      key: 'uses',
      label: t('Soldas por molde', 'Welds per mold', 'Soldaduras por molde'),
      type: 'number',
      filter: false,
    },
    attribute.dimension('mould', t('Largura do molde', 'Mold width', 'Ancho del molde'), 'B', 0),
    attribute.packing,
  ],
}

const charges = [32, 45, 65, 90, 115, 150, 200, 250] as const
/** Smallest cartridge that fills the joint. */
export function cartridge(grams: number) {
  const charge = charges.find((c) => c >= grams) ?? 250
  return { cartridge: `CS-${charge}`, charge }
}

/** Width of the graphite mold, mm; it has two blocks, each with a handle clamp. */
export const mouldFor = (section: number): number => (section <= 70 ? 76 : 102)

const sections = [16, 25, 35, 50, 70, 95, 120, 150, 185, 240] as const
/**
 * Weld metal per mm² of cable, g: a T needs a quarter more than a straight joint, a cross half
 * more.
 */
const cables: Variant[] = (
  [
    ['CL', 0.62],
    ['CT', 0.78],
    ['CX', 0.94],
  ] as const
).flatMap(([connection, factor]) =>
  sections.map((conductor) => ({
    partNumber: `MX-${connection}-${conductor}`,
    values: {
      connection,
      conductor,
      ...cartridge(22 + conductor * factor),
      mould: mouldFor(conductor),
      uses: 50,
    },
  })),
)
const rodCode: Record<string, string> = { '1/2"': '12', '5/8"': '58', '3/4"': '34' }
const rods: Variant[] = (['HT', 'HP'] as const).flatMap((connection) =>
  (['5/8"', '3/4"'] as const).flatMap((rod) =>
    ([35, 50, 70, 95, 120] as const).map((conductor) => ({
      partNumber: `MH-${connection}-${rodCode[rod]}-${conductor}`,
      values: {
        connection,
        conductor,
        rod,
        ...cartridge((rod === '5/8"' ? 62 : 80) + conductor * (connection === 'HT' ? 0.3 : 0.6)),
        mould: mouldFor(conductor),
        uses: 50,
      },
    })),
  ),
)
const powder: Variant[] = charges.map((charge) => ({
  partNumber: `CS-${charge}`,
  values: { cartridge: `CS-${charge}`, charge, packing: charge <= 115 ? 20 : 10 },
}))

export const permanent = {
  label: labels.standard,
  value: t('IEEE 837 · ABNT NBR 15751', 'IEEE 837 · ABNT NBR 15751', 'IEEE 837 · ABNT NBR 15751'),
}
export const procedure = [
  h('Procedimento', 'Procedure', 'Procedimiento'),
  list(
    t(
      'Seque o molde e os condutores com maçarico: umidade vira vapor e deixa a solda porosa.',
      'Dry mold and conductors with a torch: moisture turns to steam and leaves the weld porous.',
      'Seque el molde y los conductores con soplete: la humedad se vuelve vapor y deja la soldadura porosa.',
    ),
    t(
      'Feche o molde, ponha o disco de aço, despeje o pó e, por cima, o pó de ignição.',
      'Close the mold, lay the steel disc, pour the powder and, on top, the starting powder.',
      'Cierre el molde, ponga el disco de acero, vierta el polvo y, encima, el polvo de ignición.',
    ),
    t(
      'Acenda pela lateral da tampa, de luvas e óculos. Espere solidificar antes de abrir e limpe a escória com o molde quente.',
      'Light from the side of the lid, with gloves and goggles. Let it solidify before opening and clean the slag while the mold is hot.',
      'Encienda por el costado de la tapa, con guantes y gafas. Espere a que solidifique antes de abrir y limpie la escoria con el molde caliente.',
    ),
  ),
]

export const exothermicWeldingProducts: Product[] = [
  {
    key: 'molde-cabo-cabo',
    family: 'MX',
    subcategory: exothermicWelding.key,
    title: t('Molde cabo–cabo', 'Cable-to-cable mold', 'Molde cable–cable'),
    summary: t(
      'Solda cabos de cobre em linha, em T ou em cruz. A malha vira uma peça só.',
      'Welds copper cables in line, in T or in cross. The grid becomes one piece.',
      'Suelda cables de cobre en línea, en T o en cruz. La malla se vuelve una sola pieza.',
    ),
    description: [
      p(
        'A solda não afrouxa e não tem superfície de contato que oxide. Enterrada em concreto ou solo, dispensa inspeção de aperto.',
        'A weld does not loosen and has no contact surface to oxidize. Buried in soil or concrete it needs no torque check.',
        'La soldadura no se afloja ni tiene superficie de contacto que se oxide. Enterrada en concreto o suelo, no requiere verificación de apriete.',
      ),
      ...procedure,
    ],
    highlights: [
      { label: labels.conductor, value: span(cables, 'conductor', 'mm²') },
      {
        label: t('Conexões', 'Connections', 'Conexiones'),
        value: t('linear · T · cruz', 'in line · T · cross', 'lineal · T · cruz'),
      },
      {
        label: t('Vida do molde', 'Mold life', 'Vida del molde'),
        value: t('cerca de 50 soldas', 'about 50 welds', 'unas 50 soldaduras'),
      },
      permanent,
    ],
    pictures: [{ picture: 'mx' }],
    documents: [welding, conformity],
    related: ['cartucho-de-solda', 'molde-cabo-haste', 'alicate-para-molde'],
    tools: ['alicate-para-molde'],
    variants: cables,
  },
  {
    key: 'molde-cabo-haste',
    family: 'MH',
    subcategory: exothermicWelding.key,
    title: t('Molde cabo–haste', 'Cable-to-rod mold', 'Molde cable–jabalina'),
    summary: t(
      'Solda o cabo da malha ao topo da haste ou ao longo dela, de passagem.',
      'Welds the grid cable to the top of the rod or through, alongside it.',
      'Suelda el cable de la malla al tope de la jabalina o de paso, a lo largo de ella.',
    ),
    description: [
      p(
        'No topo, a solda envolve a ponta da haste e o cabo termina nela. Passante, o cabo segue inteiro e a malha não perde continuidade.',
        'At the top, the weld wraps the rod end and the cable stops there. Through, the cable runs on uncut and the grid keeps its continuity.',
        'En el tope, la soldadura envuelve la punta de la jabalina y el cable termina en ella. Pasante, el cable sigue entero y la malla conserva su continuidad.',
      ),
      ...procedure,
    ],
    highlights: [
      { label: labels.conductor, value: span(rods, 'conductor', 'mm²') },
      {
        label: t('Haste', 'Rod', 'Jabalina'),
        value: t('5/8" · 3/4"', '5/8" · 3/4"', '5/8" · 3/4"'),
      },
      { label: t('Carga', 'Charge', 'Carga'), value: span(rods, 'charge', 'g') },
      permanent,
    ],
    pictures: [{ picture: 'mh' }],
    documents: [welding, conformity],
    related: ['cartucho-de-solda', 'haste-cobreada', 'molde-cabo-cabo'],
    tools: ['alicate-para-molde'],
    variants: rods,
  },
  {
    key: 'cartucho-de-solda',
    family: 'CS',
    subcategory: exothermicWelding.key,
    title: t(
      'Cartucho de solda exotérmica',
      'Exothermic welding cartridge',
      'Cartucho de soldadura exotérmica',
    ),
    summary: t(
      'Pó e ignição na dose da conexão, em copo selado contra umidade, com o disco de aço.',
      'Powder and starter in the dose of the joint, in a cup sealed against moisture, with the steel disc.',
      'Polvo e ignición en la dosis de la conexión, en vaso sellado contra la humedad, con el disco de acero.',
    ),
    description: [
      p(
        'O número do código é a carga em gramas. Não some dois cartuchos menores para fazer um maior sem confirmar na tabela do molde.',
        'The number in the code is the charge in grams. Do not add two small cartridges to make a large one unless the mold table says so.',
        'El número del código es la carga en gramos. No sume dos cartuchos menores para hacer uno mayor sin confirmarlo en la tabla del molde.',
      ),
      p(
        'O pó não é explosivo e só acende acima de 900 °C, pela ignição que acompanha. Pó úmido se descarta: seco de novo, já não dá a mesma solda.',
        'The powder is not explosive and lights only above 900 °C, by the starter supplied. Discard damp powder: dried again it does not give the same weld.',
        'El polvo no es explosivo y enciende solo por encima de 900 °C, con la ignición incluida. El polvo húmedo se descarta: secado de nuevo no da la misma soldadura.',
      ),
    ],
    highlights: [
      { label: t('Carga', 'Charge', 'Carga'), value: span(powder, 'charge', 'g') },
      {
        label: t('Reação', 'Reaction', 'Reacción'),
        value: t(
          'óxido de cobre + alumínio',
          'copper oxide + aluminum',
          'óxido de cobre + aluminio',
        ),
      },
      {
        label: t('Guarda', 'Storage', 'Almacenaje'),
        value: t('lugar seco, copo fechado', 'dry, cup closed', 'lugar seco, vaso cerrado'),
      },
    ],
    pictures: [{ picture: 'cx' }],
    documents: [welding, conformity],
    related: ['molde-cabo-cabo', 'molde-cabo-haste', 'molde-cabo-superficie'],
    variants: powder,
  },
]
