import { t } from '../text.ts'
import type { Subcategory, Variant } from '../types.ts'
import * as attribute from './attributes.ts'
import { round } from './conductors.ts'

export const insulatedTerminals: Subcategory = {
  key: 'terminais-isolados',
  category: 'terminais-e-conectores',
  title: t(
    'Terminais pré-isolados e ilhós',
    'Pre-insulated terminals and ferrules',
    'Terminales preaislados y punteras',
  ),
  summary: t(
    'Para comandos, quadros e máquinas: a cor da luva diz a seção do fio.',
    'For control wiring, boards and machines: the color of the sleeve tells the wire size.',
    'Para mando, tableros y máquinas: el color de la funda indica la sección del hilo.',
  ),
  attributes: [
    attribute.range('wire', t('Fio', 'Wire', 'Hilo'), 'mm²'),
    {
      key: 'awg',
      label: t('AWG mais próximo', 'Nearest AWG', 'AWG más cercano'),
      type: 'text',
      filter: false,
    },
    attribute.colour('white', 'grey', 'red', 'black', 'blue', 'yellow'),
    attribute.stud,
    attribute.dimension('hole', t('Furo', 'Hole', 'Orificio'), 'd'),
    attribute.dimension('pin', t('Pino ou tubo', 'Pin or tube', 'Pin o tubo'), 'P'),
    attribute.dimension('reach', t('Comprimento do tubo', 'Tube length', 'Longitud del tubo'), 'l'),
    attribute.dimension('tab', t('Lingueta', 'Tab', 'Lengüeta'), 'T'),
    attribute.choice('gender', t('Lado', 'Side', 'Lado'), {
      female: t('fêmea', 'female', 'hembra'),
      male: t('macho', 'male', 'macho'),
    }),
    attribute.width,
    attribute.length,
    attribute.choice('insulation', t('Isolação', 'Insulation', 'Aislamiento'), {
      pvc: t('PVC, 75 °C', 'PVC, 75 °C', 'PVC, 75 °C'),
      nylon: t('poliamida, 105 °C', 'polyamide, 105 °C', 'poliamida, 105 °C'),
      pp: t('polipropileno, 105 °C', 'polypropylene, 105 °C', 'polipropileno, 105 °C'),
    }),
  ],
}

/** The three usual sleeve colors. `barrel`: length of the sleeve, `outer`: its diameter, mm. */
export const sleeves = {
  red: { code: '15', wire: [0.5, 1.5], awg: '22 – 16 AWG', barrel: 10, outer: 4.2 },
  blue: { code: '25', wire: [1.5, 2.5], awg: '16 – 14 AWG', barrel: 10.5, outer: 4.8 },
  yellow: { code: '60', wire: [4, 6], awg: '12 – 10 AWG', barrel: 13, outer: 6.6 },
} as const satisfies Record<
  string,
  { code: string; wire: readonly [number, number]; awg: string; barrel: number; outer: number }
>
export type Sleeve = keyof typeof sleeves
/** Insulations with the ending of their part numbers: none for PVC, the standard. */
export const insulations = [
  ['pvc', ''],
  ['nylon', 'PA'],
] as const
/** Clearance holes of small studs, ISO 273 fine series, mm. */
export const fineHole: Record<number, number> = {
  3: 3.2,
  4: 4.3,
  5: 5.3,
  6: 6.4,
  8: 8.4,
  10: 10.5,
  12: 13,
}

/**
 * Terminals whose tongue has a hole: the tongue is as wide as the stud's washer, and at least as
 * wide as the sleeve.
 */
export function tongues(
  family: string,
  studs: Record<Sleeve, number[]>,
  factor: number,
): Variant[] {
  return (Object.keys(studs) as Sleeve[]).flatMap((colour) => {
    const { code, wire, awg, barrel, outer } = sleeves[colour]
    return insulations.flatMap(([insulation, suffix]) =>
      studs[colour].map((m) => {
        const hole = fineHole[m] ?? m
        const width = round(Math.max(hole * factor + 1.4, outer + 1))
        return {
          partNumber: `${family}-${code}-${m}${suffix}`,
          values: {
            wire: [wire[0], wire[1]],
            awg,
            colour,
            stud: `M${m}`,
            hole,
            width,
            length: round(barrel + width + 2.5),
            insulation,
          },
        }
      }),
    )
  })
}
