import { StyleGuide } from '#src/admin/style-guide/style-guide.tsx'

/** Style guide of the panel. The ending makes it a page of `npm run dev` alone: `next.config.mjs`. */
export default StyleGuide
