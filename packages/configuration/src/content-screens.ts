/** Screens that are linked only if they have content, in the order of the navigation. */
export const contentScreens = [
  'institutional',
  'products',
  'solutions',
  'news',
  'knowledge-base',
  'work-with-us',
  'restricted-area',
  'tooling',
  'cross-references',
  'certificates',
] as const

export type ContentScreen = (typeof contentScreens)[number]
