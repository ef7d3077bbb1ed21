/** Client components of the editor, loaded as one chunk. */
export { EditorBar } from './editor-bar.tsx'
export { EditorHead } from './editor-head.tsx'
export { Sections } from './sections.tsx'
export { SitePreview } from './site-preview.tsx'
export { VersionsItem } from './versions-item.tsx'
