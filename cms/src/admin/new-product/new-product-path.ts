import { panelBase } from '@vitrine/contract/panel'

/** Path of the page of a new product. */
export const newProductPath = `${panelBase}/new-product`
