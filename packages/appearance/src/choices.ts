/** Colors that the staff choose; all other colors are derived from them (`palette.ts`). */
export const chosenColors = ['background', 'surface', 'text', 'accent'] as const
export type ChosenColor = (typeof chosenColors)[number]
/** Chosen colors as `#rrggbb`. */
export type Colors = Record<ChosenColor, string>

/** Pairs of shipped fonts (`fonts/fonts.css`), for titles and for text. */
export const typePairs = {
  plain: { title: 'Inter', text: 'Inter', generic: 'sans-serif' },
  technical: { title: 'Archivo', text: 'Archivo', generic: 'sans-serif' },
  serif: { title: 'Source Serif 4', text: 'Source Sans 3', generic: 'serif' },
} as const
export type TypePair = keyof typeof typePairs
export const typePairNames = Object.keys(typePairs) as [TypePair, ...TypePair[]]

/** Font of codes, figures and labels in every pair. */
export const monoFont = 'IBM Plex Mono'

/** Corner radii of each style: controls, and cards with pictures. */
export const cornerRadii = {
  square: { control: '0', card: '0' },
  soft: { control: '4px', card: '6px' },
  round: { control: '12px', card: '18px' },
} as const
export type Corners = keyof typeof cornerRadii
export const cornerNames = Object.keys(cornerRadii) as [Corners, ...Corners[]]

/** Choices that determine the stylesheet of an appearance. */
export interface Look {
  colors: Colors
  type: TypePair
  corners: Corners
}

/** Appearance of a site whose staff have chosen none. */
export const neutralLook: Look = {
  colors: { background: '#f7f7f8', surface: '#ffffff', text: '#1b1f24', accent: '#3a6186' },
  type: 'plain',
  corners: 'soft',
}

/** Pattern of a color as `#rrggbb`, the only stored notation. */
export const hexColor = /^#[0-9a-f]{6}$/
