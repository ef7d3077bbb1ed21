import type { ProductDocument } from '../../company-shape.ts'
import { t } from './text.ts'
import type { Text } from './text.ts'

const files = (name: string): Text => t(`${name}-en.pdf`, `${name}-de.pdf`)

export const commissioning: ProductDocument<Text> = {
  file: files('commissioning'),
  title: t('Commissioning of pumps', 'Inbetriebnahme von Pumpen'),
  kind: 'manual',
}
export const incorporation: ProductDocument<Text> = {
  file: files('incorporation'),
  title: t('Declaration of incorporation', 'Einbauerklärung'),
  kind: 'declaration',
}
export const fluids: ProductDocument<Text> = {
  file: files('fluids'),
  title: t('Fluids and cleanliness', 'Druckflüssigkeiten und Reinheit'),
  kind: 'data-sheet',
}
