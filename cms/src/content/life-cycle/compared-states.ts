import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'

/**
 * Part numbers of products that are compared: where those of one product state their life cycle, those of a
 * product that does not are active (`withLife` leaves out what is usual).
 */
export function withComparedStates<
  P extends { attributes: Attribute[]; variants: readonly Variant[] },
>(products: readonly P[]): P[] {
  const isState = ({ key }: Attribute): boolean => key === lifeKeys.state
  const state = products.flatMap(({ attributes }) => attributes).find(isState)
  return products.map((product) =>
    state === undefined || product.attributes.some(isState)
      ? product
      : {
          ...product,
          attributes: [...product.attributes, state],
          variants: product.variants.map((variant) => ({
            ...variant,
            values: { ...variant.values, [lifeKeys.state]: 'active' },
          })),
        },
  )
}
