import type { Company } from '../company-shape.ts'
import { certificatePdf } from './files/certificate-pdf.ts'
import * as content from './content/index.ts'
import { models } from './models/catalogue.ts'
import { drawingDxf } from './pictures/drawings/dxf.ts'
import { drawing } from './pictures/drawings/drawing-of.ts'

/** Aterra Conexões Elétricas, a fictional maker of electrical connections. */
export const company = {
  ...content,
  town: 'Ribeirão Preto',
  languages: { pt: 'br', en: 'en', es: 'es' },
  standIn: 'en',
  pictureFolder: new URL('pictures/originals/', import.meta.url),
  fileFolder: new URL('files/', import.meta.url),
  drawing,
  drawingDxf,
  models,
  certificatePdf,
} satisfies Company<content.Text>
