import type { Answer } from '@vitrine/contract/client'

/** Logo and name for headers and footers. */
export interface Brand {
  /** Text beside the logo, or instead of it. */
  wordmark: string
  logo: {
    /** URL of the logo for light and for dark backgrounds. */
    light: string
    dark: string
    /** Width ÷ height. */
    ratio: number
  } | null
}

/** Appearance data of a page. */
export interface PageAppearance {
  brand: Brand
  /** URL of the stylesheet with the custom properties. */
  stylesheet: string
  type: Answer<'appearance-read'>['type']
  /** Background color, for the browser's toolbar. */
  themeColor: string
  /** Version of the icons, part of their URLs, which browsers cache for long. */
  iconVersion: string
}
