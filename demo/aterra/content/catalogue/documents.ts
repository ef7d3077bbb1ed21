import { t } from '../text.ts'
import type { ProductDocument, Text } from '../types.ts'

/**
 * Day of the first revision of every document and drawing, printed on them and shown beside them.
 */
export const firstRevisionDate = '2026-11-03'

/** Files of a document, one per locale. `files/make.ts` prints them. */
const files = (name: string): Text => ({
  br: `${name}-br.pdf`,
  en: `${name}-en.pdf`,
  es: `${name}-es.pdf`,
})

export const crimping: ProductDocument = {
  file: files('instrucao-compressao'),
  title: t('Instrução de compressão', 'Crimping instruction', 'Instrucción de compresión'),
  kind: 'manual',
  revision: 'A',
}
export const torqueTable: ProductDocument = {
  file: files('tabela-torque'),
  title: t('Tabela de torques de aperto', 'Tightening torque table', 'Tabla de pares de apriete'),
  kind: 'data-sheet',
  revision: 'A',
}
export const conformity: ProductDocument = {
  file: files('declaracao-conformidade'),
  title: t('Declaração do fabricante', "Manufacturer's declaration", 'Declaración del fabricante'),
  kind: 'declaration',
  revision: 'A',
}
export const heatShrinking: ProductDocument = {
  file: files('instrucao-termocontratil'),
  title: t(
    'Aplicação de termocontráteis',
    'Applying heat-shrink',
    'Aplicación de termocontraíbles',
  ),
  kind: 'manual',
  revision: 'A',
}
export const welding: ProductDocument = {
  file: files('instrucao-solda-exotermica'),
  title: t('Solda exotérmica', 'Exothermic welding', 'Soldadura exotérmica'),
  kind: 'manual',
  revision: 'A',
}
export const driving: ProductDocument = {
  file: files('instrucao-cravacao-haste'),
  title: t('Cravação de hastes de aterramento', 'Driving ground rods', 'Hincado de jabalinas'),
  kind: 'manual',
  revision: 'A',
}
export const applying: ProductDocument = {
  file: files('instrucao-preformados'),
  title: t('Aplicação de preformados', 'Applying preformed products', 'Aplicación de preformados'),
  kind: 'manual',
  revision: 'A',
}
export const terminating: ProductDocument = {
  file: files('instrucao-terminacao-rj45-fibra'),
  title: t(
    'Terminação de RJ45 e de fibra óptica',
    'Terminating RJ45 and optical fiber',
    'Terminación de RJ45 y de fibra óptica',
  ),
  kind: 'manual',
  revision: 'A',
}
