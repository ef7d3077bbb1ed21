import { Link } from '#app/ui/elements/link.tsx'
import { useLocale, useTexts } from '#app/core/language.ts'
import { SuggestingForm } from '#app/features/suggestions/suggesting-form.tsx'
import { searchAction, searchPath } from '#shared/routes/search-action.ts'
import { blocksTexts } from '#texts/blocks.js'
import { pageTexts } from '#texts/page.js'
import type { BlockByKind, BodyProps } from './body-props.ts'
import { BlockPicture } from './block-picture.tsx'

/** Search and picture of an opening. */
export default function Opening({ block, first }: BodyProps<'opening'>) {
  const { search, main_image: image, marks } = block
  return (
    <>
      {search === null ? null : <OpeningSearch search={search} />}
      {image === null ? null : <BlockPicture image={image} marks={marks} priority={first} />}
    </>
  )
}

function OpeningSearch({
  search: { placeholder, examples },
}: {
  search: NonNullable<BlockByKind['opening']['search']>
}) {
  const locale = useLocale()
  const { shell } = useTexts(pageTexts)
  const texts = useTexts(blocksTexts)
  return (
    <div className="block-words">
      <SuggestingForm
        {...searchAction(locale)}
        size="large"
        label={texts.search}
        placeholder={placeholder === '' ? shell.search.placeholder : placeholder}
        submitLabel={shell.search.submit}
      />
      {examples.length === 0 ? null : (
        <ul className="block-examples" aria-label={texts.examples}>
          {examples.map((example) => (
            <li key={example}>
              <Link href={searchPath(example, locale)}>{example}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
