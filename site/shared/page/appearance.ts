import type { Answer } from '@vitrine/contract/client'

/** Logo and name as headers and footers show them. */
export interface Brand {
  /** Text beside the logo, or in its place. */
  wordmark: string
  logo: {
    /** URL on light and on dark ground. */
    light: string
    dark: string
    /** Width ÷ height. */
    ratio: number
  } | null
}

/** What a page takes from the appearance. */
export interface PageAppearance {
  brand: Brand
  /** URL of the stylesheet with the custom properties. */
  stylesheet: string
  type: Answer<'appearance-read'>['type']
  /** Background, for the browser's own frame. */
  themeColor: string
  /** Changes with the icons; part of their URLs, which browsers cache for long. */
  iconVersion: string
}
