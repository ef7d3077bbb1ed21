import { panelBase } from '@vitrine/contract/panel'

/** Path of the page of spreadsheets below `panelBase`. */
export const importsView = '/imports'

/** Address of the page of spreadsheets, or of an import. */
export const importsPath = (id?: number): string =>
  `${panelBase}${importsView}${id === undefined ? '' : `?import=${id}`}`
