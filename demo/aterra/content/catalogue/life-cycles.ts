import { t } from '../text.ts'
import type { LifeCycle, Product, Text } from '../types.ts'

const noDemand = t(
  'Pouca procura; o substituto atende o mesmo cabo e o mesmo parafuso',
  'Little demand; the successor takes the same cable and the same bolt',
  'Poca demanda; el sustituto admite el mismo cable y el mismo tornillo',
)
const toCategory6a = t(
  'A categoria 6 dá lugar à 6A, que serve às mesmas portas',
  'Category 6 gives way to 6A, which fits the same ports',
  'La categoría 6 da paso a la 6A, que sirve en los mismos puertos',
)
const longRolls = t(
  'Os rolos de 10 m passam a sair só nas cores mais pedidas',
  'Rolls of 10 m are now made in the most wanted colors only',
  'Los rollos de 10 m salen ahora solo en los colores más pedidos',
)

const ended = (
  [since, lastOrder, lastDelivery]: [string, string, string],
  reason: Text,
  successor?: string,
): LifeCycle => ({
  state: 'discontinued',
  since,
  lastOrder,
  lastDelivery,
  reason,
  ...(successor === undefined ? {} : { successor }),
})
const ending = (
  [since, lastOrder, lastDelivery]: [string, string, string],
  reason: Text,
  successor: string,
): LifeCycle => ({
  state: 'not-for-new-projects',
  since,
  lastOrder,
  lastDelivery,
  reason,
  successor,
})
const fresh = (since: string, until: string): LifeCycle => ({ state: 'new', since, until })

/** Life cycles of part numbers that differ from their product's. */
const ofParts: Record<string, LifeCycle> = {
  'TC-10-8': ended(['2026-03-02', '2026-03-31', '2026-06-30'], noDemand, 'TK-10-8'),
  'TC-16-10': ended(['2026-03-02', '2026-03-31', '2026-06-30'], noDemand, 'TK-16-10'),
  'TC-630-16': ending(
    ['2026-08-03', '2027-06-30', '2027-12-17'],
    t(
      'Para 630 mm² o parafuso M20 aperta com a pressão certa',
      'For 630 mm² the M20 bolt gives the right contact pressure',
      'Para 630 mm² el tornillo M20 da la presión correcta',
    ),
    'TC-630-20',
  ),
  'JK-6-VM': ended(['2026-05-04', '2026-05-29', '2026-08-31'], toCategory6a, 'JK-6A-VM'),
  'JK-6-AZ': ended(['2026-05-04', '2026-05-29', '2026-08-31'], toCategory6a, 'JK-6A-AZ'),
  'JK-6-PT': ending(['2026-05-04', '2027-05-31', '2027-08-31'], toCategory6a, 'JK-6A-PT'),
  'PP-24-6': ending(['2026-05-04', '2027-05-31', '2027-08-31'], toCategory6a, 'PP-24-6A'),
  'PP-48-6': ending(['2026-05-04', '2027-05-31', '2027-08-31'], toCategory6a, 'PP-48-6A'),
  'PP-24-6-B': ended(['2026-05-04', '2026-05-29', '2026-08-31'], toCategory6a, 'PP-24-6A-B'),
  'PT-6-AZ-005': ended(['2026-05-04', '2026-05-29', '2026-08-31'], toCategory6a, 'PT-6A-AZ-005'),
  'PT-6-AZ-010': ended(['2026-05-04', '2026-05-29', '2026-08-31'], toCategory6a, 'PT-6A-AZ-010'),
  'PT-6-CZ-100': ending(['2026-05-04', '2027-05-31', '2027-08-31'], toCategory6a, 'PT-6A-CZ-100'),
  'IP-MR-10': ended(['2026-01-12', '2026-02-27', '2026-04-30'], longRolls, 'IP-MR-20'),
  'IP-VA-10': ended(['2026-01-12', '2026-02-27', '2026-04-30'], longRolls, 'IP-VA-20'),
  'GL-50-BZ': ended(
    ['2025-10-06', '2025-12-19', '2026-03-31'],
    t(
      'O corpo de bronze para 50 mm² não é mais fundido',
      'The bronze body for 50 mm² is no longer cast',
      'El cuerpo de bronce para 50 mm² ya no se funde',
    ),
  ),
  'NB-370-76P': fresh('2026-09-01', '2027-08-31'),
  'NB-760-90P': fresh('2026-09-01', '2027-08-31'),
  'AM-76-L': fresh('2026-10-05', '2027-09-30'),
  'QE-22-E': fresh('2026-10-05', '2027-09-30'),
  'TB-400-16': { state: 'active', since: '2025-02-03' },
}

/** Life cycles of whole products, by key; a successor is another product's key. */
const ofProducts: Record<string, Omit<LifeCycle, 'successor'> & { successor?: string }> = {
  'ancoragem-por-compressao': ended(
    ['2026-06-01', '2026-07-31', '2026-10-30'],
    t(
      'A alça preformada ancora o mesmo cabo à mão, sem prensa',
      'The preformed dead-end anchors the same conductor by hand, without a press',
      'La retención preformada ancla el mismo cable a mano, sin prensa',
    ),
    'alca-preformada',
  ),
  'grampo-haste-cabo': ending(
    ['2026-07-06', '2027-12-17', '2028-03-31'],
    t(
      'O conector cunha faz a mesma ligação sem reaperto',
      'The wedge connector makes the same joint without retightening',
      'El conector de cuña hace la misma unión sin reapriete',
    ),
    'conector-cunha-haste',
  ),
  'grampo-piso-elevado': fresh('2026-10-05', '2027-09-30'),
}

/** Adds the life cycle of a product and of its part numbers. */
export function withLifeCycle(product: Product): Product {
  const own = ofProducts[product.key]
  return {
    ...product,
    ...(own ? { lifeCycle: own } : {}),
    variants: product.variants.map((variant) => {
      const life = ofParts[variant.partNumber]
      return life ? { ...variant, lifeCycle: life } : variant
    }),
  }
}
