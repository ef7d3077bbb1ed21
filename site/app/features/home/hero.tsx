import type { Answer } from '@vitrine/contract/client'
import { Hero as HeroFrame } from '#app/ui/content/hero.tsx'
import { MarkedPicture } from '#app/ui/content/marked-picture.tsx'
import { SuggestingForm } from '#app/features/suggestions/suggesting-form.tsx'
import { useLayoutData } from '#app/core/layout-data/layout-data.ts'
import { useLocale, useTexts } from '#app/core/language.ts'
import { homeTexts } from '#texts/home.js'
import { pageTexts } from '#texts/page.js'
import { pictureMarks } from '#app/features/cards/picture-marks.ts'
import { searchAction, searchPath } from '#shared/routes/search-action.ts'

/** Hero with the site search: about half of the visitors arrive with a part number. */
export function Hero({ hero, totals }: Pick<Answer<'home-read'>, 'hero' | 'totals'>) {
  const locale = useLocale()
  const { listing, shell } = useTexts(pageTexts)
  const own = useTexts(homeTexts)
  const companyName = useLayoutData()?.layout.others.company_name ?? ''
  return (
    <HeroFrame
      label={[
        totals.part_numbers > 0 && listing.codes({ count: totals.part_numbers }),
        totals.products > 0 && own.families({ count: totals.products }),
        hero.label,
      ]
        .filter(Boolean)
        .join(' · ')}
      title={hero.title || companyName}
      lead={hero.text}
      search={
        <SuggestingForm
          {...searchAction(locale)}
          size="large"
          label={own.search}
          placeholder={
            hero.search_placeholder === '' ? shell.search.placeholder : hero.search_placeholder
          }
          submitLabel={shell.search.submit}
        />
      }
      tries={
        hero.examples.length === 0
          ? undefined
          : {
              label: own.examples,
              links: hero.examples.map((example) => ({
                label: example,
                href: searchPath(example, locale),
              })),
            }
      }
      picture={
        hero.main_image ? (
          <MarkedPicture
            image={hero.main_image}
            marks={pictureMarks(hero.marks, locale)}
            sizes="(min-width: 62rem) 58vw, 100vw"
            priority
            ratio="16/11"
          />
        ) : undefined
      }
    />
  )
}
