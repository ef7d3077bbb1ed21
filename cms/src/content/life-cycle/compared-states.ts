import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { Attribute, Variant } from '@vitrine/contract/shapes/types'

/**
 * Part numbers of compared products. If those of one product have a life cycle, those of the other
 * products get the state “active”, which `withLife` omits.
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
