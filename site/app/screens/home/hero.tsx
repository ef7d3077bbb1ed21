import type { Answer } from '@vitrine/contract/client'
import { MarkedPicture } from '#app/design/marked-picture/marked-picture.tsx'
import { SearchForm } from '#app/design/search-form/search-form.tsx'
import { Label } from '#app/design/tag/tag.tsx'
import { Link } from '#app/design/link/link.tsx'
import { useLocale, useMessages } from '#app/i18n/messages.ts'
import { searchAction, searchPath } from '#app/shell/search-action.ts'
import styles from './home-screen.module.css'

/** The first view: half of the visitors arrive with a part number, so the search is in it (brand.md "Home"). */
export function Hero({ hero, totals }: Pick<Answer<'home-read'>, 'hero' | 'totals'>) {
  const locale = useLocale()
  const { catalogue, listing, shell } = useMessages()
  const label = hero.label === '' ? `${listing.codes(totals.part_numbers)} · ${listing.results(totals.products)}` : hero.label
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <Label>{label}</Label>
        <h1>{hero.title}</h1>
        <p className="lead">{hero.text}</p>
        <SearchForm
          {...searchAction(locale)}
          size="large"
          label={catalogue.home.search}
          placeholder={hero.search_placeholder === '' ? shell.search.placeholder : hero.search_placeholder}
          submitLabel={shell.search.submit}
        />
        {hero.examples.length > 0 ? (
          <ul className={styles.examples} aria-label={catalogue.home.examples}>
            {hero.examples.map((example) => (
              <li key={example}><Link href={searchPath(example, locale)}>{example}</Link></li>
            ))}
          </ul>
        ) : null}
      </div>
      {hero.main_image ? (
        <div className={styles.picture}>
          <MarkedPicture image={hero.main_image} marks={hero.marks} sizes="(min-width: 992px) 58vw, 100vw" priority ratio="16/11" />
        </div>
      ) : null}
    </div>
  )
}
