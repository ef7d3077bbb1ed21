import { panelBase } from '@vitrine/contract/panel'

/** Path of the history below `panelBase`. */
export const historyView = '/history'

/** Address of the history of a document or a part number. */
export const historyOf = (filters: Record<string, string>): string =>
  `${panelBase}${historyView}?${new URLSearchParams(filters)}`

/** Path of the grid over many products below `panelBase`. */
export const gridView = '/grid'

/** Address of the grid over the products that the parameters of their list, `ids` or `work` select. */
export function gridOf(selection: URLSearchParams | Record<string, string>): string {
  const query = new URLSearchParams(selection)
  return `${panelBase}${gridView}${query.size === 0 ? '' : `?${query}`}`
}

/** Path of the page of spreadsheets below `panelBase`. */
export const importsView = '/imports'

/** Address of the page of spreadsheets, or of an import. */
export const importsPath = (id?: number): string =>
  `${panelBase}${importsView}${id === undefined ? '' : `?import=${id}`}`

/** Path of the page of a new product below `panelBase`. */
export const newProductView = '/new-product'

export const newProductPath = `${panelBase}${newProductView}`

/** Address of the page that makes a document of a collection; products have one of their own. */
export const createPathOf = (collection: string): string =>
  collection === 'products' ? newProductPath : `${panelBase}/collections/${collection}/create`

/** Path of the page of releases below `panelBase`. */
export const releasesView = '/releases'

/** Address of the page of releases, or of a release. */
export const releasesPath = (id?: number): string =>
  `${panelBase}${releasesView}${id === undefined ? '' : `?release=${id}`}`

/** Path of the page of the structure below `panelBase`. */
export const structureView = '/structure'

/** Address of the page on which products move, or attributes of a subcategory change. */
export const structurePath = (subject: Record<string, string>): string =>
  `${panelBase}${structureView}?${new URLSearchParams(subject)}`

/** Path of the page of limits below `panelBase`. */
export const limitsView = '/limits'

/** Address of the page of the limits of a subcategory, or of one of its attributes. */
export const limitsPath = (subcategory: number | string, attribute?: string): string =>
  `${panelBase}${limitsView}?${new URLSearchParams({
    subcategory: String(subcategory),
    ...(attribute === undefined ? {} : { attribute }),
  })}`

/** Path of the page of webhooks below `panelBase`. */
export const webhooksView = '/webhooks'

/** Address of the page of webhooks, or of one. */
export const webhooksPath = (id?: number): string =>
  `${panelBase}${webhooksView}${id === undefined ? '' : `?webhook=${id}`}`
