import { t } from '../text.ts'
import type { ProductDocument, Text } from '../types.ts'

/** The three documents that exist as files, one per locale. `files/make.py` prints them. */
const files = (name: string): Text => ({ br: `${name}-br.pdf`, en: `${name}-en.pdf`, es: `${name}-es.pdf` })

export const crimping: ProductDocument = {
  file: files('instrucao-compressao'),
  title: t('Instrução de compressão', 'Crimping instruction', 'Instrucción de compresión'),
  kind: 'manual',
}
export const torqueTable: ProductDocument = {
  file: files('tabela-torque'),
  title: t('Tabela de torques de aperto', 'Tightening torque table', 'Tabla de pares de apriete'),
  kind: 'data-sheet',
}
export const conformity: ProductDocument = {
  file: files('declaracao-conformidade'),
  title: t('Declaração do fabricante', "Manufacturer's declaration", 'Declaración del fabricante'),
  kind: 'declaration',
}
