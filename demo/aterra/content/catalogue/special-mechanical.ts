import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import { conductor, round } from './conductors.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span, standard, studs } from './highlights.ts'
import { mechanicalConnectors } from './mechanical-connectors.ts'
import { ferrule, tightened, wrench } from './tools.ts'

/**
 * Lugs with a cast palm and a saddle over the cable: smallest and largest section, mm², stud, and
 * torque, N·m. Two bolts from 70 mm² on.
 */
const lugs: Variant[] = (
  [
    [6, 25, 8, 16],
    [10, 35, 8, 20],
    [16, 50, 10, 25],
    [16, 50, 8, 25],
    [25, 70, 10, 25],
    [25, 70, 12, 25],
    [50, 95, 10, 31],
    [50, 95, 12, 31],
    [70, 120, 12, 31],
    [95, 150, 12, 43],
    [120, 185, 12, 43],
    [120, 185, 16, 43],
    [150, 240, 16, 55],
    [185, 300, 16, 55],
  ] as const
).map(([min, max, m, torque]) => ({
  partNumber: `TZ-${max}-${m}`,
  values: {
    run: [min, max],
    material: 'bronze',
    stud: `M${m}`,
    bolts: max < 70 ? 1 : 2,
    torque,
    length: round(conductor(max).diameter * 2.2 + m * 2.4 + 14),
    reusable: true,
  },
}))
/**
 * Split bolts with a spacer between the two metals, which makes the slot longer than that of a
 * copper split bolt: smallest and largest section, mm², and torque, N·m.
 */
const split: Variant[] = (
  [
    [6, 16, 12],
    [10, 25, 18],
    [10, 35, 25],
    [16, 50, 31],
    [16, 70, 43],
    [25, 95, 50],
    [35, 120, 56],
    [50, 150, 62],
  ] as const
).map(([min, max, torque]) => ({
  partNumber: `PA-${max}`,
  values: {
    run: [min, max],
    tap: [Math.min(min, 6), max],
    material: 'tinned-bronze',
    bolts: 1,
    torque,
    length: round(conductor(max).diameter * 2 + 26),
    reusable: true,
  },
}))
/**
 * Distribution blocks: current, A, smallest and largest section of the input, mm², outputs, their
 * largest section, and torque, N·m. A four-pole block consists of four single ones in one housing.
 */
const blocks: Variant[] = (
  [
    [80, 6, 16, 4, 10, 3],
    [125, 10, 35, 6, 16, 4],
    [160, 16, 70, 6, 16, 6],
    [250, 35, 120, 11, 35, 14],
    [400, 95, 185, 11, 35, 20],
    [500, 120, 240, 11, 50, 25],
  ] as const
).flatMap(([current, min, max, outputs, out, torque]) =>
  (
    [
      ['', 1],
      ['-4P', 4],
    ] as const
  )
    .filter(([, poles]) => poles === 1 || current <= 160)
    .map(([suffix, poles]) => ({
      partNumber: `BD-${current}${suffix}`,
      values: {
        run: [min, max] as [number, number],
        tap: [2.5, out] as [number, number],
        material: 'tinned-brass',
        outputs: outputs * poles,
        current,
        torque,
        length: poles === 4 ? round(100 + current * 0.4) : round(60 + current * 0.12),
        reusable: true,
      },
    })),
)

export const specialMechanicalProducts: Product[] = [
  {
    key: 'terminal-de-aperto-bronze',
    family: 'TZ',
    subcategory: mechanicalConnectors.key,
    title: t(
      'Terminal de aperto de bronze',
      'Bronze clamp terminal',
      'Terminal de apriete de bronce',
    ),
    summary: t(
      'Liga cabo de cobre a barra ou carcaça só com chave. Abre e fecha quantas vezes for preciso.',
      'Joins copper cable to a bar or frame with a wrench only. Opens and closes as often as needed.',
      'Une cable de cobre a barra o carcasa solo con llave. Se abre y se cierra cuantas veces haga falta.',
    ),
    description: [
      p(
        'O cabo deita em canal em V e a sapata o prende por toda a largura. Serve a aterramento de máquinas, transformadores e estruturas, onde a manutenção solta o cabo.',
        'The cable lies in a V groove and the saddle holds it over the full width. For grounding of machines, transformers and structures, where maintenance takes the cable off.',
        'El cable se apoya en un canal en V y la zapata lo sujeta en todo el ancho. Para puesta a tierra de máquinas, transformadores y estructuras, donde el mantenimiento suelta el cable.',
      ),
      p(
        'Somente cobre. Para cabo de alumínio, use terminal bimetálico.',
        'Copper only. For aluminum cable use a bimetallic terminal.',
        'Solo cobre. Para cable de aluminio, use terminal bimetálico.',
      ),
    ],
    highlights: [
      { label: labels.cable, value: span(lugs, 'run', 'mm²') },
      { label: labels.stud, value: studs(lugs) },
      { label: labels.torque, value: span(lugs, 'torque', 'N·m') },
      { label: labels.material, value: t('Bronze fundido', 'Cast bronze', 'Bronce fundido') },
    ],
    pictures: [{ picture: 'tz' }],
    documents: [torqueTable, conformity],
    related: ['conector-parafuso-fendido', 'terminal-mecanico', 'terminal-longo-um-furo'],
    tools: wrench,
    variants: lugs,
  },
  {
    key: 'parafuso-fendido-bimetalico',
    family: 'PA',
    subcategory: mechanicalConnectors.key,
    title: t(
      'Conector parafuso fendido bimetálico',
      'Bimetallic split-bolt connector',
      'Conector perno partido bimetálico',
    ),
    summary: t(
      'Com separador entre os cabos: liga alumínio a cobre em padrões de entrada e ramais.',
      'With a spacer between the cables: joins aluminum to copper in service entrances and branches.',
      'Con separador entre los cables: une aluminio a cobre en acometidas y derivaciones.',
    ),
    description: [
      p(
        'O corpo estanhado e o separador mantêm os dois metais sem contato direto. Ponha o alumínio acima e o cobre abaixo do separador.',
        'The tinned body and the spacer keep the two metals out of direct contact. Place aluminum above and copper below the spacer.',
        'El cuerpo estañado y el separador mantienen ambos metales sin contacto directo. Ponga el aluminio arriba y el cobre abajo del separador.',
      ),
      p(
        'Escove o alumínio e aplique pasta antióxido antes de fechar. Reaperte depois de 24 h: o alumínio acomoda.',
        'Brush the aluminum and apply joint compound before closing. Retighten after 24 h: aluminum settles.',
        'Cepille el aluminio y aplique pasta antióxido antes de cerrar. Reapriete a las 24 h: el aluminio se acomoda.',
      ),
    ],
    highlights: [
      { label: labels.run, value: span(split, 'run', 'mm²') },
      { label: labels.torque, value: span(split, 'torque', 'N·m') },
      { label: labels.material, value: t('Bronze estanhado', 'Tinned bronze', 'Bronce estañado') },
    ],
    pictures: [{ picture: 'pa' }],
    documents: [torqueTable, conformity],
    related: ['conector-parafuso-fendido', 'grampo-paralelo-bimetalico', 'pasta-antioxido'],
    tools: tightened,
    variants: split,
  },
  {
    key: 'bloco-de-distribuicao',
    family: 'BD',
    subcategory: mechanicalConnectors.key,
    title: t('Bloco de distribuição', 'Distribution block', 'Bloque de distribución'),
    summary: t(
      'Uma entrada, várias saídas, no trilho de 35 mm. Tampa transparente e selável.',
      'One input, several outputs, on 35 mm rail. Clear cover that can be sealed.',
      'Una entrada, varias salidas, en riel de 35 mm. Tapa transparente y precintable.',
    ),
    description: [
      p(
        'Cada saída tem o seu parafuso. O corpo de poliamida não propaga chama e a tampa não deixa o dedo tocar o latão (IP20).',
        'Each output has its own screw. The polyamide body does not spread flame, and the cover keeps fingers off the brass (IP20).',
        'Cada salida tiene su tornillo. El cuerpo de poliamida no propaga la llama y la tapa impide tocar el latón (IP20).',
      ),
      p(
        'Cabo flexível entra com ilhós. A proteção a montante deve valer para a menor saída, ou a saída deve ter a sua (ABNT NBR 5410).',
        'Flexible wire goes in with a ferrule. Protection upstream must suit the smallest output, or the output must have its own (ABNT NBR 5410).',
        'El cable flexible entra con puntera. La protección aguas arriba debe corresponder a la salida menor, o la salida debe tener la suya (ABNT NBR 5410).',
      ),
    ],
    highlights: [
      { label: labels.current, value: span(blocks, 'current', 'A') },
      { label: t('Entrada', 'Input', 'Entrada'), value: span(blocks, 'run', 'mm²') },
      { label: t('Saídas', 'Outputs', 'Salidas'), value: span(blocks, 'tap', 'mm²') },
      standard('IEC 60947-7-1'),
    ],
    pictures: [{ picture: 'bd' }],
    documents: [torqueTable, conformity],
    related: ['terminal-ilhos', 'terminal-curto', 'barra-de-equipotencializacao'],
    tools: [...wrench, ...ferrule],
    variants: blocks,
  },
]
