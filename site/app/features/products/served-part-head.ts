import { servedPart } from '#app/core/served-part.tsx'

/** Head of the page of a part number, which the page of a product does not load. */
export const partHead = servedPart(() => import('./part-head.tsx').then(({ PartHead }) => PartHead))
