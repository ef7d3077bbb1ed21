import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { barrel, conductor, round } from './conductors.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span } from './highlights.ts'
import { wrench } from './tools.ts'

export const mechanicalConnectors: Subcategory = {
  key: 'conectores-mecanicos',
  category: 'terminais-e-conectores',
  title: t('Conectores mecânicos', 'Mechanical connectors', 'Conectores mecánicos'),
  summary: t(
    'Conexões que se fazem com chave, sem alicate nem matriz.',
    'Connections made with a wrench, without crimping tool or die.',
    'Conexiones que se hacen con llave, sin prensa ni matriz.',
  ),
  attributes: [
    attribute.run,
    attribute.tap,
    {
      key: 'material',
      label: t('Material', 'Material', 'Material'),
      type: 'choice',
      filter: true,
      choices: [
        { value: 'bronze', label: t('bronze', 'bronze', 'bronce') },
        { value: 'tinned-brass', label: t('latão estanhado', 'tinned brass', 'latón estañado') },
        {
          value: 'tinned-bronze',
          label: t('bronze estanhado', 'tinned bronze', 'bronce estañado'),
        },
        {
          value: 'tinned-aluminium',
          label: t('alumínio estanhado', 'tinned aluminum', 'aluminio estañado'),
        },
      ],
    },
    attribute.stud,
    attribute.number('outputs', t('Saídas', 'Outputs', 'Salidas'), undefined, true),
    attribute.current,
    attribute.bolts,
    attribute.torque,
    attribute.length,
    attribute.yesNo('reusable', t('Reutilizável', 'Reusable', 'Reutilizable')),
  ],
}

/** Split bolts: smallest and largest section of the run, mm², and torque, N·m. */
const split: Variant[] = (
  [
    [2.5, 10, 10],
    [4, 16, 12],
    [6, 25, 18],
    [10, 35, 25],
    [16, 50, 31],
    [16, 70, 43],
    [25, 95, 50],
    [35, 120, 56],
    [35, 150, 62],
    [70, 240, 70],
  ] as const
).map(([min, max, torque]) => ({
  partNumber: `PF-${max}`,
  values: {
    run: [min, max],
    tap: [1.5, max],
    material: 'bronze',
    bolts: 1,
    torque,
    length: round(conductor(max).diameter * 2 + 20),
    reusable: true,
  },
}))

/**
 * Bodies with shear bolts: smallest and largest section, mm², bolts per side, and torque, N·m. The
 * bolts shear at their torque, so that no torque wrench is needed.
 */
const ranges = [
  [16, 50, 1, 12],
  [25, 95, 1, 20],
  [50, 150, 2, 25],
  [95, 240, 2, 35],
  [120, 300, 2, 40],
  [185, 400, 3, 50],
  [300, 630, 3, 60],
] as const
const shear = (code: string, sides: 1 | 2): Variant[] =>
  ranges.map(([min, max, bolts, torque]) => ({
    partNumber: `${code}-${min}-${max}`,
    values: {
      run: [min, max],
      ...(sides === 2 ? { tap: [min, max] as [number, number] } : {}),
      material: sides === 2 ? 'tinned-aluminium' : 'tinned-brass',
      bolts: bolts * sides,
      torque,
      length: round(
        bolts * sides * (18 + barrel(max).bore * 0.4) +
          barrel(max).outer * (sides === 1 ? 1.9 : 0.6),
      ),
      reusable: false,
    },
  }))
const terminals = shear('TM', 1)
const sleeves = shear('LM', 2)

export const mechanicalConnectorProducts: Product[] = [
  {
    key: 'conector-parafuso-fendido',
    family: 'PF',
    subcategory: mechanicalConnectors.key,
    title: t('Conector parafuso fendido', 'Split-bolt connector', 'Conector perno partido'),
    summary: t(
      'Deriva cobre de cobre com uma só porca. Para aterramento, padrões de entrada e quadros.',
      'Taps copper from copper with a single nut. For grounding, service entrances and boards.',
      'Deriva cobre de cobre con una sola tuerca. Para puesta a tierra, acometidas y tableros.',
    ),
    description: [
      p(
        'Corpo de liga de cobre de alta resistência, rosca laminada, sapata que gira livre e não corta o fio. O ramal pode ser bem mais fino que o principal.',
        'High-strength copper-alloy body, rolled thread, free-turning saddle that does not cut the wire. The tap may be much thinner than the run.',
        'Cuerpo de aleación de cobre de alta resistencia, rosca laminada, zapata giratoria que no corta el hilo. La derivación puede ser mucho más fina que el principal.',
      ),
      p(
        'Somente cobre com cobre. Alumínio em contato com bronze corrói: use o grampo paralelo bimetálico.',
        'Copper to copper only. Aluminum in contact with bronze corrodes: use the bimetallic parallel-groove clamp.',
        'Solo cobre con cobre. El aluminio en contacto con bronce se corroe: use la grapa paralela bimetálica.',
      ),
    ],
    highlights: [
      { label: labels.run, value: span(split, 'run', 'mm²') },
      { label: labels.torque, value: span(split, 'torque', 'N·m') },
      { label: labels.tests, value: t('ABNT NBR 5370', 'ABNT NBR 5370', 'ABNT NBR 5370') },
    ],
    pictures: [{ picture: 'pf' }],
    documents: [torqueTable, conformity],
    related: [
      'grampo-paralelo-bimetalico',
      'grampo-haste-cabo',
      'terminal-mecanico',
      'parafuso-fendido-bimetalico',
    ],
    tools: wrench,
    variants: split,
  },
  {
    key: 'terminal-mecanico',
    family: 'TM',
    subcategory: mechanicalConnectors.key,
    title: t(
      'Terminal mecânico com parafuso fusível',
      'Mechanical terminal with shear bolts',
      'Terminal mecánico con tornillo fusible',
    ),
    summary: t(
      'Um corpo serve a várias seções. A cabeça do parafuso se rompe no torque certo.',
      'One body serves several sections. The bolt head shears at the right torque.',
      'Un cuerpo sirve a varias secciones. La cabeza del tornillo se rompe en el par correcto.',
    ),
    description: [
      p(
        'Aperte alternando os parafusos, até a cabeça cisalhar. O que sobra fica rente ao barril e recebe o tubo termocontrátil sem ponta viva. Instalado, não se reutiliza.',
        'Tighten the bolts in turn until the heads shear. What remains is flush with the barrel and takes heat-shrink tube with no sharp edge. Once installed it is not reused.',
        'Apriete alternando los tornillos hasta que la cabeza se corte. Lo que queda está al ras del barril y recibe el tubo termocontraíble sin aristas. Instalado, no se reutiliza.',
      ),
      p(
        'Serve a condutores redondos e setoriais de cobre. Para alumínio, use a luva ou o terminal bimetálico: latão e alumínio formam par galvânico.',
        'It takes round and sector-shaped copper conductors. For aluminum use a bimetallic terminal: brass and aluminum make a galvanic pair.',
        'Sirve para conductores redondos y sectoriales de cobre. Para aluminio, use el terminal bimetálico: latón y aluminio forman par galvánico.',
      ),
    ],
    highlights: [
      { label: labels.conductor, value: span(terminals, 'run', 'mm²') },
      { label: labels.torque, value: span(terminals, 'torque', 'N·m') },
      { label: labels.tests, value: t('IEC 61238-1-3', 'IEC 61238-1-3', 'IEC 61238-1-3') },
    ],
    pictures: [{ picture: 'tm' }],
    documents: [torqueTable, conformity],
    related: ['luva-mecanica', 'terminal-longo-um-furo', 'tubo-termocontratil'],
    tools: ['escova-de-fios', 'decapador-de-cabos'],
    variants: terminals,
  },
  {
    key: 'luva-mecanica',
    family: 'LM',
    subcategory: mechanicalConnectors.key,
    title: t(
      'Luva mecânica com parafusos fusíveis',
      'Mechanical splice with shear bolts',
      'Manguito mecánico con tornillos fusibles',
    ),
    summary: t(
      'Emenda cabos de potência de cobre ou alumínio sem prensa, dentro da vala ou da caixa.',
      'Joins copper or aluminum power cables without a press, in the trench or the pit.',
      'Empalma cables de potencia de cobre o aluminio sin prensa, en la zanja o en la cámara.',
    ),
    description: [
      p(
        'O alumínio estanhado aceita cobre de um lado e alumínio do outro. A parede cega no centro impede a migração de umidade. Escove e engraxe o condutor de alumínio antes de inserir.',
        'Tinned aluminum takes copper on one side and aluminum on the other. The solid center wall stops moisture migration. Brush and grease the aluminum conductor before inserting.',
        'El aluminio estañado admite cobre de un lado y aluminio del otro. La pared central ciega impide la migración de humedad. Cepille y engrase el conductor de aluminio antes de insertar.',
      ),
      p(
        'Centralize o condutor com os anéis que acompanham quando ele for o menor da faixa: o parafuso deve apertar no eixo. Cubra com tubo termocontrátil de parede grossa.',
        'Center the conductor with the rings supplied when it is the smallest of the range: the bolt must press on its axis. Cover with thick-walled heat-shrink tube.',
        'Centre el conductor con los anillos incluidos cuando sea el menor del rango: el tornillo debe apretar en su eje. Cubra con tubo termocontraíble de pared gruesa.',
      ),
    ],
    highlights: [
      { label: labels.run, value: span(sleeves, 'run', 'mm²') },
      { label: labels.bolts, value: span(sleeves, 'bolts', '') },
      { label: labels.torque, value: span(sleeves, 'torque', 'N·m') },
      { label: labels.tests, value: t('IEC 61238-1-3', 'IEC 61238-1-3', 'IEC 61238-1-3') },
    ],
    pictures: [{ picture: 'lm' }],
    documents: [torqueTable, conformity],
    related: ['terminal-mecanico', 'luva-com-batente', 'luva-bimetalica'],
    tools: ['escova-de-fios', 'decapador-de-cabos'],
    variants: sleeves,
  },
]
