import type { Company } from '../company-shape.ts'
import * as content from './content/index.ts'

/** Nordhag Hydraulik, a fictional maker of hydraulic pumps. */
export const company = {
  ...content,
  town: 'Brandwerder',
  languages: { en: 'en', de: 'de' },
  standIn: 'en',
  pictureFolder: new URL('pictures/originals/', import.meta.url),
  fileFolder: new URL('files/', import.meta.url),
  firstRevisionDate: '2026-09-14',
  distributors: [],
  memberProfiles: [],
  restrictedSections: [],
  restrictedDocuments: [],
  restrictedMembers: [],
} satisfies Company<content.Text>
