import { documentPictures } from './pictures/documents.ts'
import { moreProductPictures } from './pictures/more-products.ts'
import { moreScenePictures } from './pictures/more-scenes.ts'
import { productPictures } from './pictures/products.ts'
import { scenePictures } from './pictures/scenes.ts'
import type { Picture } from './types.ts'

/** Pictures of the demonstration by key. Files are in `pictures/originals/`. */
export const pictures: Picture[] = [
  ...productPictures,
  ...moreProductPictures,
  ...scenePictures,
  ...moreScenePictures,
  ...documentPictures,
]
