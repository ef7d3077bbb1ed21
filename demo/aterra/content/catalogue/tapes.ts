import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import type { PartColour } from './attributes.ts'
import { conformity } from './documents.ts'
import { labels, span, standard } from './highlights.ts'

export const tapes: Subcategory = {
  key: 'fitas-e-pastas',
  category: 'isolacao-e-acessorios',
  title: t('Fitas e pastas', 'Tapes and compounds', 'Cintas y pastas'),
  summary: t(
    'Isolam, vedam e mantêm o oxigênio longe do contato.',
    'They insulate, seal and keep oxygen away from the contact.',
    'Aíslan, sellan y mantienen el oxígeno lejos del contacto.',
  ),
  attributes: [
    attribute.width,
    { ...attribute.thickness, decimals: 2 },
    attribute.number(
      'metres',
      t('Comprimento do rolo', 'Roll length', 'Longitud del rollo'),
      'm',
      true,
    ),
    attribute.colour(
      'black',
      'white',
      'grey',
      'red',
      'blue',
      'green',
      'yellow',
      'brown',
      'green-yellow',
    ),
    attribute.number('voltage', t('Tensão até', 'Voltage up to', 'Tensión hasta'), 'kV', true),
    attribute.number(
      'temperature',
      t('Temperatura até', 'Temperature up to', 'Temperatura hasta'),
      '°C',
    ),
    attribute.number('content', t('Conteúdo', 'Content', 'Contenido'), 'g', true),
    attribute.choice('use', t('Uso', 'Use', 'Uso'), {
      aluminium: t('alumínio', 'aluminum', 'aluminio'),
      copper: t('cobre e aterramento', 'copper and grounding', 'cobre y puesta a tierra'),
    }),
  ],
}

const colours: readonly (readonly [PartColour, string])[] = [
  ['black', 'PT'],
  ['white', 'BR'],
  ['grey', 'CZ'],
  ['red', 'VM'],
  ['blue', 'AZ'],
  ['green', 'VD'],
  ['yellow', 'AM'],
  ['brown', 'MR'],
  ['green-yellow', 'VA'],
]
const vinyl: Variant[] = colours.flatMap(([colour, code]) =>
  [10, 20].map((metres) => ({
    partNumber: `IP-${code}-${metres}`,
    values: {
      width: 19,
      thickness: colour === 'black' ? 0.18 : 0.15,
      metres,
      colour,
      voltage: 0.75,
      temperature: 90,
    },
  })),
)
const fusing: Variant[] = (
  [
    [19, 5],
    [19, 10],
    [25, 10],
    [38, 10],
  ] as const
).map(([width, metres]) => ({
  partNumber: `IA-${width}-${metres}`,
  values: { width, thickness: 0.76, metres, colour: 'black', voltage: 69, temperature: 90 },
}))
const pastes: Variant[] = (['aluminium', 'copper'] as const).flatMap((use) =>
  [100, 250, 500, 1000, 5000].map((content) => ({
    partNumber: `PC-${use === 'copper' ? 'C-' : ''}${content}`,
    values: { content, use, temperature: 150 },
  })),
)

const shared = { subcategory: tapes.key, documents: [conformity] }

export const tapeProducts: Product[] = [
  {
    ...shared,
    key: 'fita-isolante',
    family: 'IP',
    title: t('Fita isolante de PVC', 'PVC insulating tape', 'Cinta aislante de PVC'),
    summary: t(
      'Antichama, até 750 V. Nove cores para identificar fases, neutro e proteção.',
      'Flame-retardant, up to 750 V. Nine colors to mark phases, neutral and protection.',
      'Antillama, hasta 750 V. Nueve colores para identificar fases, neutro y protección.',
    ),
    description: [
      p(
        'Estique até reduzir a largura a três quartos e sobreponha meia fita. Termine sem esticar, para a ponta não soltar.',
        'Stretch until the width falls to three quarters and lap by half. Finish without stretching, so that the end does not lift.',
        'Estire hasta reducir el ancho a tres cuartos y solape media cinta. Termine sin estirar, para que la punta no se suelte.',
      ),
      p(
        'Azul-claro é do neutro e verde-amarelo da proteção (ABNT NBR 5410): não use essas cores em fase.',
        'In Brazil light blue belongs to the neutral and green-yellow to protection (ABNT NBR 5410): do not use them on phases.',
        'En Brasil, celeste es del neutro y verde-amarillo de la protección (ABNT NBR 5410): no los use en fases.',
      ),
    ],
    highlights: [
      { label: labels.colours, value: t('nove', 'nine', 'nueve') },
      {
        label: t('Rolo', 'Roll', 'Rollo'),
        value: t('19 mm × 10 ou 20 m', '19 mm × 10 or 20 m', '19 mm × 10 o 20 m'),
      },
      standard('ABNT NBR NM 60454-3-1'),
    ],
    pictures: [{ picture: 'ip' }],
    related: ['fita-de-autofusao', 'tubo-termocontratil', 'conector-parafuso-fendido'],
    variants: vinyl,
  },
  {
    ...shared,
    key: 'fita-de-autofusao',
    family: 'IA',
    title: t('Fita de autofusão', 'Self-amalgamating tape', 'Cinta autofundente'),
    summary: t(
      'Borracha EPR que se funde em corpo único. Isola e veda emendas até 69 kV.',
      'EPR rubber that fuses into one body. Insulates and seals splices up to 69 kV.',
      'Goma EPR que se funde en un solo cuerpo. Aísla y sella empalmes hasta 69 kV.',
    ),
    description: [
      p(
        'Estique até reduzir a largura à metade: é o esticamento que faz as camadas se fundirem. Construa a espessura da isolação original e mais a metade.',
        'Stretch to half its width: it is the stretching that makes the layers fuse. Build up to the thickness of the original insulation and half as much again.',
        'Estire hasta reducir el ancho a la mitad: el estiramiento funde las capas. Construya el espesor del aislamiento original y la mitad más.',
      ),
      p(
        'Não resiste ao sol nem ao atrito: cubra com duas camadas de fita de PVC.',
        'It stands neither sun nor wear: cover with two layers of PVC tape.',
        'No resiste el sol ni el roce: cúbrala con dos capas de cinta de PVC.',
      ),
    ],
    highlights: [
      { label: labels.width, value: span(fusing, 'width', 'mm') },
      {
        label: t('Tensão', 'Voltage', 'Tensión'),
        value: t('até 69 kV', 'up to 69 kV', 'hasta 69 kV'),
      },
      {
        label: labels.material,
        value: t(
          'Borracha de etileno-propileno',
          'Ethylene-propylene rubber',
          'Goma de etileno-propileno',
        ),
      },
    ],
    pictures: [{ picture: 'ia' }],
    related: ['fita-isolante', 'tubo-termocontratil', 'luva-com-batente'],
    variants: fusing,
  },
  {
    ...shared,
    key: 'pasta-antioxido',
    family: 'PC',
    title: t('Pasta antióxido', 'Joint compound', 'Pasta antióxido'),
    summary: t(
      'Rompe e isola o óxido do alumínio e do cobre. Não escorre a 150 °C e não seca.',
      'Breaks and shuts out the oxide of aluminum and copper. Does not run at 150 °C nor dry out.',
      'Rompe y aísla el óxido del aluminio y del cobre. No escurre a 150 °C ni se seca.',
    ),
    description: [
      p(
        'Partículas de zinco, na pasta para alumínio, furam o óxido quando o conector aperta; o veículo não deixa o ar voltar. A pasta para cobre leva partículas de cobre.',
        'Zinc particles, in the compound for aluminum, pierce the oxide as the connector closes; the carrier keeps air out. The compound for copper has copper particles.',
        'Partículas de cinc, en la pasta para aluminio, perforan el óxido al apretar el conector; el vehículo no deja volver el aire. La pasta para cobre lleva partículas de cobre.',
      ),
      p(
        'Uma película basta. Excesso em palmas aparafusadas reduz o atrito e não melhora o contato. Não serve de isolante.',
        'A film is enough. Too much of it on bolted palms lowers friction and does not improve the contact. It does not insulate.',
        'Basta una película. El exceso en paletas atornilladas reduce la fricción y no mejora el contacto. No sirve de aislante.',
      ),
    ],
    highlights: [
      {
        label: t('Conteúdo', 'Content', 'Contenido'),
        value: t('100 g – 5 kg', '100 g – 5 kg', '100 g – 5 kg'),
      },
      {
        label: t('Para', 'For', 'Para'),
        value: t('alumínio ou cobre', 'aluminum or copper', 'aluminio o cobre'),
      },
      {
        label: t('Temperatura', 'Temperature', 'Temperatura'),
        value: t('até 150 °C', 'up to 150 °C', 'hasta 150 °C'),
      },
    ],
    pictures: [{ picture: 'pc' }],
    related: ['escova-de-fios', 'grampo-paralelo', 'terminal-bimetalico', 'placa-bimetalica'],
    variants: pastes,
  },
]
