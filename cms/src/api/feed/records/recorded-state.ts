import type { LifeCycle } from '@vitrine/contract/shapes/types'

/** State of a record; `successor`: in any language, since it may be public in some only. */
export const recordedState = (life: LifeCycle, successor: string | null) => ({
  value: life.state.value,
  since: life.since,
  until: life.until,
  last_order: life.last_order,
  last_delivery: life.last_delivery,
  successor,
})

/** Product of the successor, or that is the successor. */
export const successorProduct = ({ successor }: LifeCycle) =>
  successor && { slug: successor.product.slug, title: successor.product.title }
