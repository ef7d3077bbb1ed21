import { list, p, t } from '../text.ts'
import type { Product, Variant } from '../types.ts'
import { conformity } from './documents.ts'
import { labels, span, standard, studs } from './highlights.ts'
import { insulatedTerminals, insulations, sleeves, tongues } from './insulated-terminals.ts'
import type { Sleeve } from './insulated-terminals.ts'
import { insulated } from './tools.ts'

const rings = tongues(
  'TO',
  { red: [3, 4, 5, 6, 8], blue: [3, 4, 5, 6, 8, 10], yellow: [4, 5, 6, 8, 10, 12] },
  1.5,
)
const forks = tongues('TG', { red: [3, 4, 5, 6], blue: [3, 4, 5, 6], yellow: [4, 5, 6, 8] }, 1.45)
const pinSizes: Record<Sleeve, readonly (readonly [number, number])[]> = {
  red: [
    [1.9, 10],
    [1.9, 12],
  ],
  blue: [
    [1.9, 10],
    [1.9, 12],
  ],
  yellow: [
    [2.8, 10],
    [2.8, 14],
  ],
}
const pins: Variant[] = (Object.keys(sleeves) as Sleeve[]).flatMap((colour) =>
  insulations.flatMap(([insulation, suffix]) =>
    pinSizes[colour].map(([pin, reach]) => {
      const { code, wire, awg, barrel, outer } = sleeves[colour]
      return {
        partNumber: `TP-${code}-${reach}${suffix}`,
        values: {
          wire: [wire[0], wire[1]] as [number, number],
          awg,
          colour,
          pin,
          reach,
          width: outer,
          length: barrel + reach,
          insulation,
        },
      }
    }),
  ),
)
const tabs: Variant[] = (
  [
    ['red', 2.8, 'female'],
    ['red', 4.8, 'female'],
    ['red', 6.3, 'female'],
    ['blue', 4.8, 'female'],
    ['blue', 6.3, 'female'],
    ['yellow', 6.3, 'female'],
    ['red', 6.3, 'male'],
    ['blue', 6.3, 'male'],
    ['yellow', 6.3, 'male'],
  ] as const
).map(([colour, tab, gender]) => {
  const { code, wire, awg, barrel } = sleeves[colour]
  return {
    partNumber: `TE-${code}-${tab * 10}${gender === 'male' ? 'M' : 'F'}`,
    values: {
      wire: [wire[0], wire[1]],
      awg,
      colour,
      tab,
      gender,
      width: tab + 1.6,
      length: barrel + (gender === 'male' ? 12 : 11),
      insulation: 'nylon',
    },
  }
})

const crimp = list(
  t(
    'Decape no comprimento do barril mais 1 mm. Os fios devem aparecer rente à saída da luva.',
    'Strip to the barrel length plus 1 mm. The wires should just show at the end of the sleeve.',
    'Pele a la longitud del barril más 1 mm. Los hilos deben asomar al ras de la funda.',
  ),
  t(
    'Ponha o terminal na cavidade da sua cor e aperte até a catraca soltar.',
    'Place the terminal in the nest of its color and squeeze until the ratchet lets go.',
    'Coloque el terminal en la cavidad de su color y apriete hasta que suelte el trinquete.',
  ),
  t(
    'Puxe o fio com a mão: se mexer, corte e refaça. Terminal prensado não se prensa de novo.',
    'Pull the wire by hand: if it moves, cut off and start again. A crimped terminal is not crimped twice.',
    'Tire del hilo con la mano: si se mueve, corte y rehaga. Un terminal prensado no se prensa de nuevo.',
  ),
)
const material = {
  label: labels.material,
  value: t(
    'Cobre estanhado · luva de PVC ou poliamida',
    'Tinned copper · PVC or polyamide sleeve',
    'Cobre estañado · funda de PVC o poliamida',
  ),
}
const wires = (v: Variant[]) => ({ label: t('Fio', 'Wire', 'Hilo'), value: span(v, 'wire', 'mm²') })
const shared = { subcategory: insulatedTerminals.key, documents: [conformity], tools: insulated }

export const insulatedTerminalProducts: Product[] = [
  {
    ...shared,
    key: 'terminal-isolado-olhal',
    family: 'TO',
    title: t(
      'Terminal pré-isolado olhal',
      'Pre-insulated ring terminal',
      'Terminal preaislado de ojal',
    ),
    summary: t(
      'Não sai do parafuso, mesmo frouxo. Para aterramento, motores e tudo o que vibra.',
      'Stays on the screw even when loose. For grounding, motors and all that vibrates.',
      'No se sale del tornillo, aunque esté flojo. Para puesta a tierra, motores y todo lo que vibra.',
    ),
    description: [
      p(
        'Barril de costura brasada: não abre na prensagem. A luva em funil guia os fios e, presa ao isolante do cabo, alivia o esforço na emenda.',
        'Brazed-seam barrel: it does not open when crimped. The funnel sleeve guides the wires and, gripping the wire insulation, takes the strain off the crimp.',
        'Barril de costura soldada: no se abre al prensar. La funda en embudo guía los hilos y, sujeta al aislante, alivia el esfuerzo en la unión.',
      ),
      crimp,
    ],
    highlights: [
      wires(rings),
      { label: labels.stud, value: studs(rings) },
      material,
      standard('IEC 60352-2'),
    ],
    pictures: [{ picture: 'to' }],
    related: ['terminal-isolado-garfo', 'terminal-isolado-pino', 'alicate-para-isolados'],
    variants: rings,
  },
  {
    ...shared,
    key: 'terminal-isolado-garfo',
    family: 'TG',
    title: t(
      'Terminal pré-isolado garfo',
      'Pre-insulated fork terminal',
      'Terminal preaislado de horquilla',
    ),
    summary: t(
      'Entra e sai do borne sem tirar o parafuso. Para réguas, contatores e relés.',
      'Goes in and out without removing the screw. For strips, contactors and relays.',
      'Entra y sale del borne sin quitar el tornillo. Para regletas, contactores y relés.',
    ),
    description: [
      p(
        'As pontas da forquilha são levemente levantadas e seguram o terminal enquanto o parafuso está aberto. Onde há vibração ou condutor de proteção, prefira o olhal.',
        'The tips of the fork are slightly raised and hold the terminal while the screw is open. Where there is vibration, or on protective conductors, prefer the ring.',
        'Las puntas de la horquilla están levemente levantadas y sostienen el terminal con el tornillo abierto. Donde hay vibración o conductor de protección, prefiera el ojal.',
      ),
      crimp,
    ],
    highlights: [
      wires(forks),
      { label: labels.stud, value: studs(forks) },
      material,
      standard('IEC 60352-2'),
    ],
    pictures: [{ picture: 'tg' }],
    related: ['terminal-isolado-olhal', 'terminal-isolado-pino', 'alicate-para-isolados'],
    variants: forks,
  },
  {
    ...shared,
    key: 'terminal-isolado-pino',
    family: 'TP',
    title: t(
      'Terminal pré-isolado pino',
      'Pre-insulated pin terminal',
      'Terminal preaislado de pin',
    ),
    summary: t(
      'Pino maciço para bornes de gaiola e de parafuso em medidores, disjuntores e termostatos.',
      'Solid pin for cage and screw clamps in meters, breakers and thermostats.',
      'Pin macizo para bornes de jaula y de tornillo en medidores, interruptores y termostatos.',
    ),
    description: [
      p(
        'O pino redondo entra onde o cabo flexível se abriria. Confira o diâmetro do borne: pino fino em borne largo aperta em uma linha só.',
        'The round pin enters where flexible wire would splay. Check the clamp diameter: a thin pin in a wide clamp is held along one line only.',
        'El pin redondo entra donde el cable flexible se abriría. Verifique el diámetro del borne: un pin fino en un borne ancho aprieta en una sola línea.',
      ),
      crimp,
    ],
    highlights: [
      wires(pins),
      { label: t('Pino', 'Pin', 'Pin'), value: span(pins, 'pin', 'mm') },
      {
        label: t('Comprimento do pino', 'Pin length', 'Longitud del pin'),
        value: span(pins, 'reach', 'mm'),
      },
      material,
    ],
    pictures: [{ picture: 'tp' }],
    related: ['terminal-ilhos', 'terminal-isolado-olhal', 'alicate-para-isolados'],
    variants: pins,
  },
  {
    ...shared,
    key: 'terminal-isolado-encaixe',
    family: 'TE',
    title: t(
      'Terminal de encaixe isolado',
      'Insulated push-on terminal',
      'Terminal de enchufe aislado',
    ),
    summary: t(
      'Fêmea e macho para linguetas de 2,8, 4,8 e 6,3 mm, com o contato todo coberto.',
      'Female and male for 2.8, 4.8 and 6.3 mm tabs, contact fully covered.',
      'Hembra y macho para lengüetas de 2,8, 4,8 y 6,3 mm, con el contacto cubierto.',
    ),
    description: [
      p(
        'Latão estanhado com mola na ranhura: encaixa com a mão, não solta com a vibração da máquina. O corpo de poliamida cobre até a entrada da lingueta.',
        'Tinned brass with a spring in the slot: pushed on by hand, it does not shake loose. The polyamide body covers up to the tab entry.',
        'Latón estañado con resorte en la ranura: se enchufa a mano y no se suelta con la vibración. El cuerpo de poliamida cubre hasta la entrada de la lengüeta.',
      ),
      crimp,
    ],
    highlights: [
      wires(tabs),
      {
        label: t('Lingueta', 'Tab', 'Lengüeta'),
        value: t('2,8 · 4,8 · 6,3 mm', '2.8 · 4.8 · 6.3 mm', '2,8 · 4,8 · 6,3 mm'),
      },
      {
        label: labels.insulation,
        value: t('poliamida, total', 'polyamide, full', 'poliamida, total'),
      },
      standard('IEC 61210'),
    ],
    pictures: [{ picture: 'te' }],
    related: ['terminal-isolado-olhal', 'terminal-isolado-garfo', 'luva-isolada'],
    variants: tabs,
  },
]
