import { p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import { bonding } from './bonding.ts'
import { round } from './conductors.ts'
import { conformity, torqueTable } from './documents.ts'
import { labels, span, standard, studs } from './highlights.ts'

/**
 * Boxes: number of holes of the bar, and length and width of the box, mm, with 50 mm for bends on
 * each side of the bar.
 */
const boxes: Variant[] = (
  [
    [7, 210, 210],
    [9, 260, 210],
    [11, 310, 210],
    [15, 380, 320],
    [22, 500, 400],
  ] as const
).flatMap(([holes, length, width]) =>
  (['surface', 'flush'] as const).map((mounting) => ({
    partNumber: `QE-${holes}-${mounting === 'surface' ? 'S' : 'E'}`,
    values: {
      section: holes > 11 ? 300 : 200,
      length,
      width,
      height: holes > 11 ? 140 : 90,
      holes,
      stud: holes > 11 ? 'M10' : 'M8',
      insulated: true,
      mounting,
    },
  })),
)
/**
 * Braids: section, mm², and stud. A round braid of 0.20 mm wires fills half of its circle: D = √(8
 * S / π).
 */
const braids: Variant[] = (
  [
    [10, 6],
    [16, 8],
    [25, 8],
    [35, 10],
    [50, 10],
    [70, 12],
  ] as const
).flatMap(([section, m]) =>
  [200, 300, 500, 1000].map((length) => ({
    partNumber: `CR-${section}-${length}`,
    values: {
      section,
      length,
      diameter: round(Math.sqrt((8 * section) / Math.PI)),
      holes: 2,
      stud: `M${m}`,
      insulated: false,
    },
  })),
)
const pipes: Variant[] = (
  [
    [15, 22, 25, 6, 10],
    [20, 34, 25, 6, 10],
    [33, 50, 35, 8, 16],
    [48, 63, 35, 8, 16],
    [60, 90, 70, 8, 20],
    [88, 115, 70, 10, 25],
  ] as const
).flatMap(([min, max, cable, m, torque]) =>
  [1, 2].map((n) => ({
    partNumber: `AT-${max}${n === 2 ? '-2' : ''}`,
    values: {
      pipe: [min, max] as [number, number],
      cable: [n === 2 ? 10 : 6, cable] as [number, number],
      holes: n,
      stud: `M${m}`,
      torque,
      length: round(max * 1.3 + 24, 0),
      width: n === 2 ? 40 : 25,
    },
  })),
)

export const specialBondingProducts: Product[] = [
  {
    key: 'caixa-de-equipotencializacao',
    family: 'QE',
    subcategory: bonding.key,
    title: t(
      'Caixa de equipotencialização',
      'Equipotential bonding box',
      'Caja de equipotencialización',
    ),
    summary: t(
      'O BEP dentro de uma caixa com tampa lacrável: barra de cobre, isoladores e parafusos no lugar.',
      'The main grounding bar in a box with a sealable lid: copper bar, insulators and bolts in place.',
      'La barra principal en una caja con tapa precintable: barra de cobre, aisladores y tornillos en su lugar.',
    ),
    description: [
      p(
        'Na barra encontram-se o eletrodo, o PE, as tubulações, o SPDA e o aterramento das linhas de sinal. A caixa impede que alguém solte um deles sem saber.',
        'At the bar meet the ground electrode, PE, pipes, lightning protection and the ground of signal lines. The box keeps anyone from releasing one of them unawares.',
        'En la barra se encuentran el electrodo, el PE, las tuberías, el SPCR y la tierra de las líneas de señal. La caja evita que alguien suelte uno sin saberlo.',
      ),
      p(
        'Identifique cada condutor na etiqueta interna e guarde nela a data e o valor da última medição.',
        'Label each conductor on the inner card and keep there the date and value of the last measurement.',
        'Identifique cada conductor en la etiqueta interior y anote la fecha y el valor de la última medición.',
      ),
    ],
    highlights: [
      { label: labels.holes, value: span(boxes, 'holes', '') },
      { label: labels.stud, value: studs(boxes) },
      {
        label: t('Caixa', 'Box', 'Caja'),
        value: t(
          'aço pintado ou de embutir, IP40',
          'painted steel or flush, IP40',
          'acero pintado o empotrable, IP40',
        ),
      },
      standard('ABNT NBR 5410 · ABNT NBR 5419'),
    ],
    pictures: [{ picture: 'qe' }],
    documents: [torqueTable, conformity],
    related: [
      'barra-de-equipotencializacao',
      'abracadeira-para-tubo',
      'conector-de-medicao',
      'terminal-curto',
    ],
    tools: ['torquimetro'],
    variants: boxes,
  },
  {
    key: 'cordoalha-redonda',
    family: 'CR',
    subcategory: bonding.key,
    title: t(
      'Cordoalha redonda com terminais',
      'Round braid with terminals',
      'Trenza redonda con terminales',
    ),
    summary: t(
      'Dobra em qualquer direção: portas, braços de robô, geradores e peças que giram.',
      'Bends in every direction: doors, robot arms, generators and parts that turn.',
      'Se dobla en toda dirección: puertas, brazos de robot, generadores y piezas que giran.',
    ),
    description: [
      p(
        'A malha chata dobra em um só plano; a redonda acompanha a torção. Os terminais são prensados sem solda: a malha não endurece na raiz.',
        'A flat braid bends in one plane only; a round one follows twisting. The terminals are pressed without solder: the braid does not harden at the root.',
        'La trenza plana se dobla en un solo plano; la redonda acompaña la torsión. Los terminales se prensan sin soldadura: la trenza no se endurece en la raíz.',
      ),
      p(
        'Deixe folga de 20 % além do curso e verifique fios rompidos nas inspeções da máquina.',
        'Leave 20 % of slack beyond the travel and look for broken wires when the machine is inspected.',
        'Deje 20 % de holgura sobre el recorrido y verifique hilos rotos en las inspecciones de la máquina.',
      ),
    ],
    highlights: [
      { label: labels.section, value: span(braids, 'section', 'mm²') },
      { label: labels.length, value: span(braids, 'length', 'mm') },
      { label: labels.stud, value: studs(braids) },
      {
        label: labels.material,
        value: t(
          'Cobre estanhado, fios de 0,20 mm',
          'Tinned copper, 0.20 mm wires',
          'Cobre estañado, hilos de 0,20 mm',
        ),
      },
    ],
    pictures: [{ picture: 'cr' }],
    documents: [torqueTable, conformity],
    related: ['cordoalha-flexivel', 'barra-de-equipotencializacao', 'terminal-boca-larga'],
    tools: ['torquimetro'],
    variants: braids,
  },
  {
    key: 'abracadeira-para-tubo',
    family: 'AT',
    subcategory: bonding.key,
    title: t(
      'Abraçadeira de aterramento para tubo',
      'Grounding clamp for pipe',
      'Abrazadera de puesta a tierra para tubo',
    ),
    summary: t(
      'Liga tubulações metálicas de água, gás e incêndio ao BEP, sem soldar e sem furar.',
      'Bonds metal water, gas and fire pipes to the main bar, without welding or drilling.',
      'Une tuberías metálicas de agua, gas e incendio a la barra principal, sin soldar ni taladrar.',
    ),
    description: [
      p(
        'Bronze de duas metades com serrilha que atravessa a oxidação do tubo. Lixe a tinta na faixa da abraçadeira e proteja depois com fita.',
        'Two halves of bronze with serrations that go through the oxide of the pipe. Sand off the paint under the clamp and protect it afterwards with tape.',
        'Dos mitades de bronce con estrías que atraviesan el óxido del tubo. Lije la pintura bajo la abrazadera y protéjala después con cinta.',
      ),
      p(
        'Ponha a abraçadeira depois do medidor, do lado da edificação, e faça ponte sobre juntas isolantes só quando o projeto pedir. Os códigos com final **2** recebem dois cabos.',
        'Fit the clamp after the meter, on the building side, and bridge insulating joints only where the design asks for it. Part numbers ending in **2** take two cables.',
        'Coloque la abrazadera después del medidor, del lado del edificio, y puentee juntas aislantes solo si el proyecto lo pide. Los códigos terminados en **2** reciben dos cables.',
      ),
    ],
    highlights: [
      { label: labels.tube, value: span(pipes, 'pipe', 'mm') },
      { label: labels.cable, value: span(pipes, 'cable', 'mm²') },
      { label: labels.torque, value: span(pipes, 'torque', 'N·m') },
      { label: labels.material, value: t('Bronze', 'Bronze', 'Bronce') },
    ],
    pictures: [{ picture: 'at' }],
    documents: [torqueTable, conformity],
    related: ['grampo-para-eletrocalha', 'caixa-de-equipotencializacao', 'grampo-haste-cabo'],
    tools: ['torquimetro'],
    variants: pipes,
  },
]
