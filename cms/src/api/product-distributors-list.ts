import type { Handler } from './handler.ts'
import { listProductDistributors } from './catalogue/distributors.ts'

export const productDistributorsList: Handler<'product-distributors-list'> = (
  reading,
  { params },
) => listProductDistributors(reading, params.id)
