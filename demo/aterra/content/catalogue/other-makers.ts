import { t } from '../text.ts'
import type { OtherMaker, Text, Variant } from '../types.ts'
import { products } from './index.ts'

type Reference = OtherMaker['references'][number]

/** Notes of entries that are not direct equivalents. */
const notes = {
  short: t(
    'Cano curto: confira o número de compressões e a altura livre.',
    'Short barrel: check the number of crimps and the clearance.',
    'Barril corto: compruebe el número de compresiones y la altura libre.',
  ),
  spacing: t(
    'Furos a 25,4 ou 44,5 mm: o outro fabricante oferece também 50 mm.',
    'Holes at 25.4 or 44.5 mm: the other maker also offers 50 mm.',
    'Orificios a 25,4 o 44,5 mm: el otro fabricante ofrece también 50 mm.',
  ),
  angle: t(
    'Pala dobrada em fábrica; a do outro fabricante é fundida e mais alta.',
    'Palm bent in our works; the other maker’s is cast and higher.',
    'Pala doblada en fábrica; la del otro fabricante es fundida y más alta.',
  ),
  layer: t(
    'Camada de cobre de 254 µm; a do outro fabricante tem 100 µm.',
    'Copper layer of 254 µm; the other maker’s has 100 µm.',
    'Capa de cobre de 254 µm; la del otro fabricante tiene 100 µm.',
  ),
  piercing: t(
    'Cabeça sem limitador de torque: aperte com torquímetro.',
    'Head without a torque limiter: tighten with a torque wrench.',
    'Cabeza sin limitador de par: apriete con llave dinamométrica.',
  ),
  mouth: t(
    'Boca alargada, para condutores extraflexíveis; o cano é um pouco mais longo.',
    'Flared mouth, for extra-flexible conductors; the barrel is a little longer.',
    'Boca ensanchada, para conductores extraflexibles; el barril es algo más largo.',
  ),
} satisfies Record<string, Text>

interface Rule {
  family: string
  /** Number of the other maker; undefined if it has no similar part. */
  number: (codes: string[], variant: Variant) => string | undefined
  grade: Reference['grade']
  note?: Text
}

/** Codes of a part number without its family: `['95', '12']` of `TC-95-12`. */
const codesOf = ({ partNumber }: Variant): string[] => partNumber.split('-').slice(1)

const padded = (text: string, length: number): string =>
  text.replace(/\D/g, '').padStart(length, '0')

/** Comparison day of an entry, spread over several weeks. */
const dayOf = (at: number): string =>
  new Date(Date.UTC(2026, 2, 2 + ((at * 11) % 230))).toISOString().slice(0, 10)

const variantsOf = (family: string): Variant[] =>
  products.find((product) => product.family === family)?.variants ?? []

/** Entries of a maker: one for each part number of the families to which its rules apply. */
function referencesOf(source: string, rules: readonly Rule[]): Reference[] {
  return rules
    .flatMap(({ family, number, grade, note }) =>
      variantsOf(family).flatMap((variant) => {
        const theirs = number(codesOf(variant), variant)
        return theirs === undefined
          ? []
          : [{ number: theirs, ours: variant.partNumber, grade, ...(note ? { note } : {}) }]
      }),
    )
    .map((reference, at) => ({ ...reference, source, checkedOn: dayOf(at) }))
}

const long = new Set(variantsOf('TC').map((variant) => codesOf(variant).join('-')))

/**
 * Other makers of connectors. Names and numbers are fictional; each number follows a rule, so that
 * it matches a part of the catalogue with the same section and stud.
 */
export const otherMakers: OtherMaker[] = [
  {
    name: 'Omvektra',
    aliases: 'OMV',
    references: referencesOf('Omvektra 2025', [
      { family: 'TC', number: ([s, m]) => `OM-${s}/${m}`, grade: 'direct' },
      {
        family: 'TK',
        number: ([s, m]) => (long.has(`${s}-${m}`) ? `OM-${s}/${m}` : undefined),
        grade: 'downgrade',
        note: notes.short,
      },
      { family: 'LC', number: ([s]) => `OMJ-${s}`, grade: 'direct' },
      { family: 'TF', number: ([s, m]) => `OMF-${s}/${m}`, grade: 'similar', note: notes.mouth },
    ]),
  },
  {
    name: 'Hubrenor',
    aliases: 'HBN, Hubrenor Terminais',
    references: referencesOf('Hubrenor 18', [
      { family: 'TC', number: ([s, m]) => `HC.${s}.${m}`, grade: 'direct' },
      { family: 'TD', number: ([s, m]) => `HC2.${s}.${m}`, grade: 'similar', note: notes.spacing },
      { family: 'CC', number: ([run, tap]) => `HD.${run}.${tap}`, grade: 'direct' },
    ]),
  },
  {
    name: 'Kontrelin',
    references: referencesOf('Kontrelin 2026/1', [
      {
        family: 'TN',
        number: ([s = '', m = '']) => `71${padded(s, 3)}${padded(m, 2)}`,
        grade: 'direct',
      },
      {
        family: 'TA',
        number: ([s = '', m = '']) => `72${padded(s, 3)}${padded(m, 2)}`,
        grade: 'similar',
        note: notes.angle,
      },
      {
        family: 'TB',
        number: ([s = '', m = '']) => `74${padded(s, 3)}${padded(m, 2)}`,
        grade: 'direct',
      },
    ]),
  },
  {
    name: 'Zelbrandt',
    aliases: 'ZB',
    references: referencesOf('Zelbrandt 9', [
      {
        family: 'HA',
        number: (codes) => `ZR ${codes.join('/')}`,
        grade: 'upgrade',
        note: notes.layer,
      },
      { family: 'GH', number: (codes) => `ZG ${codes.join('/')}`, grade: 'direct' },
      { family: 'PF', number: (codes) => `ZS ${codes.join('/')}`, grade: 'direct' },
      { family: 'GP', number: (codes) => `ZP ${codes.join('/')}`, grade: 'direct' },
      {
        family: 'CP',
        number: (codes) => `ZI ${codes.join('/')}`,
        grade: 'downgrade',
        note: notes.piercing,
      },
    ]),
  },
]
