import type { Picture } from '../types.ts'
import { connectorAlts } from './more/connectors.ts'
import { earthingAlts } from './more/earthing.ts'
import { lineAlts } from './more/lines.ts'
import { substationAlts } from './more/substations.ts'
import { toolAlts } from './more/tools-and-accessories.ts'

/** One render for every product of the enlarged catalogue, from the same camera. */
export const moreProductPictures: Picture[] = Object.entries({
  ...connectorAlts,
  ...lineAlts,
  ...substationAlts,
  ...earthingAlts,
  ...toolAlts,
}).map(([key, alt]) => ({
  key,
  file: `${key}.jpg`,
  width: 1200,
  height: 900,
  alt,
  focalX: 50,
  focalY: 50,
}))
