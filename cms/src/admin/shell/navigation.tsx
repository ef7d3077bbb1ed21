import { logoFile } from '@vitrine/appearance/logo'
import { paletteOf } from '@vitrine/appearance/palette'
import type { Answer } from '@vitrine/contract/client'
import { panelBase } from '@vitrine/contract/panel'
import type { ServerProps } from 'payload'
import { readAppearance } from '#src/content/appearance/read-appearance.ts'
import { textsIn } from '#src/platform/labels.ts'
import { rolesTexts } from '#texts/roles.js'
import { shellTexts } from '#texts/shell.js'
import { readFold } from './fold.ts'
import { keyOf, navigation, pathOf, visitable } from './navigation.ts'
import { nameOf } from './place-name.ts'
import { NavigationBar } from './navigation-bar.tsx'
import type { BarTexts } from './navigation-bar.tsx'
import { filterOf, readCounts } from './waiting-counts.ts'

/** Logo on the navigation's dark background, and the text beside it, as in the site's footer. */
function brandOf(appearance: Answer<'appearance-read'>): { mark: string | null; name: string } {
  const { name, wordmark, symbol, logo, logo_on_dark: onDark, colors } = appearance
  const mark = onDark ?? logo ?? symbol
  if (mark === null) return { mark, name: wordmark || name }
  const file = logoFile(mark, paletteOf(colors).accentOnInverse, 24)
  return { mark: `data:image/svg+xml,${encodeURIComponent(file)}`, name: wordmark }
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

/** Navigation of the panel, rendered in place of Payload's list of all collections. */
export async function Navigation({ payload, user, i18n, req }: ServerProps & { req?: Request }) {
  if (user?.collection !== 'users') return null
  const { language } = i18n
  const labels = textsIn(shellTexts, language)
  const roles = textsIn(rolesTexts, language)
  const [appearance, counts] = await Promise.all([
    readAppearance(payload),
    readCounts(payload, user),
  ])
  const texts: BarTexts = {
    navigation: labels.navigation,
    start: labels.start,
    goTo: labels.goTo,
    fold: labels.fold,
    unfold: labels.unfold,
    keys: labels.keys,
    account: labels.account,
    logOut: labels.logOut,
    panelLanguage: labels.panelLanguage,
  }
  return (
    <NavigationBar
      base={panelBase}
      fold={readFold(req?.headers.get('cookie'))}
      brand={brandOf(appearance)}
      person={{
        id: Number(user.id),
        name: user.name,
        initials: initialsOf(user.name),
        role: roles[user.role],
      }}
      texts={texts}
      groups={visitable(navigation, user).map(({ name, places }) => ({
        name: labels.groups[name],
        places: places.map((place) => {
          const count =
            'collection' in place
              ? counts[place.collection]
              : 'view' in place &&
                  (place.view === 'inbox' || place.view === 'translations' || place.view === 'grid')
                ? counts[place.view]
                : undefined
          const filter =
            count?.kind === 'waits' && count.figure > 0 && 'collection' in place
              ? filterOf(place.collection)
              : undefined
          return {
            key: keyOf(place),
            name: nameOf(place, { payload, language }),
            path: pathOf(place),
            ...(filter === undefined ? {} : { query: filter }),
            ...(count === undefined || (count.kind === 'waits' && count.figure === 0)
              ? {}
              : {
                  figure: count.figure.toLocaleString(language),
                  ...(count.kind === 'waits'
                    ? { told: labels.waits({ count: count.figure }) }
                    : {}),
                }),
          }
        }),
      }))}
    />
  )
}
