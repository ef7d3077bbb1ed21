/** Components of the editor that `editor-slots.tsx` loads together in one chunk. */
export { EditorBar } from './editor-bar.tsx'
export { EditorHead } from './editor-head.tsx'
export { Sections } from './sections.tsx'
export { SitePreview } from './site-preview.tsx'
export { VersionsItem } from './versions-item.tsx'
