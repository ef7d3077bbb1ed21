/** Screens that are linked only when they have something to show, in the order of the navigation. */
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
