import { screenMeta } from '#app/core/head/screen-meta.ts'
import type { ScreenMeta } from '#app/core/head/screen-meta.ts'
import { restrictedWords } from '#shared/texts/words/restricted.ts'
import type { RouteName } from '#shared/routes/table.ts'

/** `meta` of the restricted area's screens: a title and noindex. */
export function restrictedMeta(
  name: RouteName,
  titleOf: (words: (typeof restrictedWords)['br']) => string,
): ScreenMeta {
  return screenMeta(name, (_, { locale }) => ({
    title: titleOf(restrictedWords[locale]),
    description: '',
    noIndex: true,
  }))
}
