import { screenMeta } from '#app/core/head/screen-meta.ts'
import type { ScreenMeta } from '#app/core/head/screen-meta.ts'
import { restrictedTexts } from '#texts/restricted.js'
import type { RestrictedTexts } from '#texts/restricted.js'
import type { RouteName } from '#shared/routes/table.ts'

/** `meta` of the restricted area's screens: a title and noindex. */
export function restrictedMeta(
  name: RouteName,
  titleOf: (texts: RestrictedTexts) => string,
): ScreenMeta {
  return screenMeta(name, (_, { locale }) => ({
    title: titleOf(restrictedTexts[locale]),
    description: '',
    noIndex: true,
  }))
}
