import { p, t } from '../text.ts'
import type { Product, Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { barrel, clearanceHole, dieForOuter, round } from './conductors.ts'
import { conformity, crimping, torqueTable } from './documents.ts'
import { labels, span, studs } from './highlights.ts'
import { hexagonal } from './tools.ts'

export const bimetallicConnectors: Subcategory = {
  key: 'conectores-bimetalicos',
  category: 'transmissao-e-distribuicao',
  title: t('Conectores bimetálicos', 'Bimetallic connectors', 'Conectores bimetálicos'),
  summary: t(
    'Alumínio de um lado, cobre do outro, unidos por fricção: a corrosão galvânica não tem por onde entrar.',
    'Aluminum one side, copper the other, friction-welded: galvanic corrosion finds no way in.',
    'Aluminio de un lado, cobre del otro, unidos por fricción: la corrosión galvánica no encuentra por dónde entrar.',
  ),
  attributes: [
    {
      ...attribute.conductor,
      label: t('Condutor de alumínio', 'Aluminum conductor', 'Conductor de aluminio'),
    },
    {
      key: 'copper',
      label: t('Condutor de cobre', 'Copper conductor', 'Conductor de cobre'),
      type: 'number',
      unit: 'mm²',
      filter: true,
    },
    attribute.stud,
    attribute.dimension('pin', t('Diâmetro do pino', 'Pin diameter', 'Diámetro del pin'), 'P'),
    attribute.outer,
    attribute.bore,
    attribute.width,
    attribute.length,
    attribute.spacing,
    attribute.thickness,
    attribute.number('holes', t('Furos', 'Holes', 'Orificios'), undefined),
    attribute.die,
    attribute.yesNo(
      'grease',
      t('Com pasta inibidora', 'With inhibitor paste', 'Con pasta inhibidora'),
      false,
    ),
  ],
}

/**
 * Dimensions, mm, of an aluminum barrel for a section, mm². Aluminum conducts less than copper: the
 * barrel has a thicker wall and needs the die of a larger copper barrel.
 */
export function aluminium(section: number) {
  const { bore } = barrel(section)
  return {
    bore,
    outer: round(Math.sqrt(bore ** 2 + (4 * (section * 1.75 + 20)) / Math.PI)),
    barrelLength: bore * 2.6 + 18,
  }
}
const sections = [16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400] as const

const terminals: Variant[] = sections.flatMap((section) =>
  (section <= 35 ? [8, 10] : section <= 120 ? [10, 12] : [12, 16]).map((m) => {
    const { bore, outer, barrelLength } = aluminium(section)
    const palm = Math.max(outer * 1.35, (clearanceHole[m] ?? m) * 1.75 + 1)
    return {
      partNumber: `TB-${section}-${m}`,
      values: {
        conductor: section,
        stud: `M${m}`,
        outer,
        bore,
        width: round(palm),
        length: round(barrelLength + outer * 0.6 + palm),
        die: dieForOuter(outer),
        grease: true,
      },
    }
  }),
)
/**
 * Pins: section of the aluminum conductor, and of the copper pin for the same current, mm². The pin
 * replaces the conductor in a meter or breaker.
 */
const pins: Variant[] = (
  [
    [16, 10],
    [25, 16],
    [35, 25],
    [50, 35],
    [70, 50],
    [95, 70],
    [120, 70],
    [150, 95],
    [185, 120],
    [240, 150],
  ] as const
).map(([al, cu]) => {
  const { bore, outer, barrelLength } = aluminium(al)
  return {
    partNumber: `PB-${al}-${cu}`,
    values: {
      conductor: al,
      copper: cu,
      pin: round(2 * Math.sqrt(cu / Math.PI)),
      outer,
      bore,
      length: round(barrelLength + 34),
      die: dieForOuter(outer),
      grease: true,
    },
  }
})
const sleeves: Variant[] = (
  [
    [16, 10],
    [25, 16],
    [35, 25],
    [50, 35],
    [70, 50],
    [95, 70],
    [120, 70],
    [120, 95],
    [150, 95],
    [185, 120],
    [240, 150],
    [300, 185],
  ] as const
).map(([al, cu]) => {
  const { bore, outer, barrelLength } = aluminium(al)
  return {
    partNumber: `LB-${al}-${cu}`,
    values: {
      conductor: al,
      copper: cu,
      outer,
      bore,
      length: round(barrelLength + barrel(cu).bore * 2.1 + 16),
      die: dieForOuter(outer),
      grease: true,
    },
  }
})

export const weld = {
  label: t('União', 'Joint', 'Unión'),
  value: t('Al–Cu por fricção', 'Al–Cu friction weld', 'Al–Cu por fricción'),
}
export const tests = {
  label: labels.tests,
  value: t('IEC 61238-1-3 classe A', 'IEC 61238-1-3 class A', 'IEC 61238-1-3 clase A'),
}
export const aluminiumSpan = (v: Variant[]) => ({
  label: t('Alumínio', 'Aluminum', 'Aluminio'),
  value: span(v, 'conductor', 'mm²'),
})
export const why = p(
  'O barril de alumínio vem cheio de pasta inibidora e tampado. Escove o condutor, insira até o fundo e prense na mesma hora: o óxido de alumínio se refaz em minutos e não conduz.',
  'The aluminum barrel comes filled with inhibitor paste and capped. Brush the conductor, insert fully and crimp at once: aluminum oxide reforms within minutes and does not conduct.',
  'El barril de aluminio viene lleno de pasta inhibidora y tapado. Cepille el conductor, inserte a fondo y comprima de inmediato: el óxido de aluminio se rehace en minutos y no conduce.',
)

export const bimetallicConnectorProducts: Product[] = [
  {
    key: 'terminal-bimetalico',
    family: 'TB',
    subcategory: bimetallicConnectors.key,
    title: t(
      'Terminal bimetálico Al–Cu por fricção',
      'Friction-welded Al–Cu terminal',
      'Terminal bimetálico Al–Cu por fricción',
    ),
    summary: t(
      'Leva o cabo de alumínio ao barramento de cobre em transformadores, cubículos e quadros gerais.',
      'Takes aluminum cable to a copper bar in transformers, switchgear and main boards.',
      'Lleva el cable de aluminio a la barra de cobre en transformadores, celdas y tableros generales.',
    ),
    description: [
      p(
        'A fricção une os dois metais em toda a seção. Cada lote tem amostras dobradas até romper: o alumínio cede, a solda não.',
        'Friction joins the two metals over the full section. Samples of every lot are bent to failure: the aluminum gives, the weld does not.',
        'La fricción une los dos metales en toda la sección. De cada lote se doblan muestras hasta la rotura: cede el aluminio, no la soldadura.',
      ),
      why,
    ],
    highlights: [
      aluminiumSpan(terminals),
      { label: labels.stud, value: studs(terminals) },
      weld,
      tests,
    ],
    pictures: [{ picture: 'tb' }],
    documents: [crimping, torqueTable, conformity],
    video: 'Fr1c-WeLd_8',
    related: [
      'pino-bimetalico',
      'luva-bimetalica',
      'terminal-longo-dois-furos',
      'terminal-bimetalico-dois-furos',
    ],
    tools: [...hexagonal, 'escova-de-fios'],
    variants: terminals,
  },
  {
    key: 'pino-bimetalico',
    family: 'PB',
    subcategory: bimetallicConnectors.key,
    title: t('Pino bimetálico', 'Bimetallic pin', 'Pin bimetálico'),
    summary: t(
      'Adapta o cabo de alumínio ao borne de um medidor, disjuntor ou conector feito para cobre.',
      'Fits aluminum cable to a meter, breaker or connector clamp made for copper.',
      'Adapta el cable de aluminio al borne de un medidor, interruptor o conector hecho para cobre.',
    ),
    description: [
      p(
        'O pino maciço de cobre não cede sob o parafuso do borne como cede o alumínio. A seção indicada do pino é a do condutor de cobre equivalente no borne.',
        'The solid copper pin does not creep under the clamp screw as aluminum does. The pin section is that of the copper conductor the clamp would take.',
        'El pin macizo de cobre no cede bajo el tornillo del borne como el aluminio. La sección indicada es la del conductor de cobre que recibiría el borne.',
      ),
      why,
    ],
    highlights: [
      aluminiumSpan(pins),
      { label: t('Pino', 'Pin', 'Pin'), value: span(pins, 'pin', 'mm') },
      weld,
      tests,
    ],
    pictures: [{ picture: 'pb' }],
    documents: [crimping, conformity],
    related: ['terminal-bimetalico', 'luva-bimetalica', 'pasta-antioxido'],
    tools: [...hexagonal, 'escova-de-fios'],
    variants: pins,
  },
  {
    key: 'luva-bimetalica',
    family: 'LB',
    subcategory: bimetallicConnectors.key,
    title: t('Luva bimetálica Al–Cu', 'Bimetallic Al–Cu splice', 'Manguito bimetálico Al–Cu'),
    summary: t(
      'Emenda rede de alumínio com ramal de cobre, sem contato direto entre os dois metais.',
      'Joins an aluminum line to a copper branch, with no bare contact between the metals.',
      'Empalma red de aluminio con derivación de cobre, sin contacto directo entre ambos metales.',
    ),
    description: [
      p(
        'Monte com o lado do cobre abaixo do lado do alumínio: a água que escorre do cobre leva sais que atacam o alumínio.',
        'Mount with the copper side below the aluminum: water that runs off copper carries salts that attack aluminum.',
        'Monte con el lado del cobre por debajo del aluminio: el agua que escurre del cobre lleva sales que atacan el aluminio.',
      ),
      why,
    ],
    highlights: [
      aluminiumSpan(sleeves),
      { label: t('Cobre', 'Copper', 'Cobre'), value: span(sleeves, 'copper', 'mm²') },
      weld,
      tests,
    ],
    pictures: [{ picture: 'lb' }],
    documents: [crimping, conformity],
    related: ['terminal-bimetalico', 'grampo-paralelo-bimetalico', 'pasta-antioxido'],
    tools: [...hexagonal, 'escova-de-fios'],
    variants: sleeves,
  },
]
