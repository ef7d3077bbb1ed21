import type { Answer } from '@vitrine/contract/client'
import type { Block } from '@vitrine/contract/shapes/types'
import { screenLoader } from '#app/core/api/load.ts'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { useScreenData } from '#app/core/api/use-screen-data.ts'
import { lazySection } from '#app/core/lazy-section.tsx'
import { screenMeta } from '#app/core/head/screen-meta.ts'
import { homeTexts } from '#texts/home.js'
import { blocksJson } from '../blocks/blocks-json.ts'
import { Hero } from './hero.tsx'
import { homeJson } from './home-json.ts'
import { isOwnSection, OwnSection } from './home-sections.tsx'
import type { HomeSection } from './home-sections.tsx'
import styles from './home-screen.module.css'

/** Blocks that the home page draws as other pages do; only a home page with one loads their code. */
const OtherBlocks = lazySection(async (locale) => {
  const [{ Blocks }, { pageViewTexts }] = await Promise.all([
    import('../blocks/blocks.tsx'),
    import('../blocks/page-view.tsx'),
  ])
  await Promise.all(pageViewTexts.map((texts) => texts.load(locale)))
  return Blocks
})

/** Sections in the order of the screen, of a home page whose staff never ordered them. */
const shippedSections = (home: Answer<'home-read'>): HomeSection[] => [
  { id: 'categories', kind: 'categories', title: '', categories: home.categories },
  {
    id: 'products',
    kind: 'products',
    title: '',
    products: home.most_accessed_products,
    action: null,
  },
  {
    id: 'applications',
    kind: 'applications',
    title: '',
    applications: home.most_accessed_applications,
  },
  { id: 'publications', kind: 'publications', title: '', publications: home.publications },
  { id: 'news', kind: 'news', title: '', news: home.news },
]

/** Sections or blocks that follow one another, drawn alike. */
type Group = { sections: HomeSection[] } | { blocks: Block[] }

function groupsOf(blocks: readonly Block[]): Group[] {
  const groups: Group[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (isOwnSection(block)) {
      if (last && 'sections' in last) last.sections.push(block)
      else groups.push({ sections: [block] })
    } else if (last && 'blocks' in last) last.blocks.push(block)
    else groups.push({ blocks: [block] })
  }
  return groups
}

/** Home: hero with search, then product categories and most viewed content, or what the staff chose. */
export async function load(args: LoadArguments<'home'>) {
  const home = await args.client('home-read')
  const { hero, totals, popups, blocks } = home
  const shown = { hero, totals, popups }
  const groups = blocks ? groupsOf(blocks) : [{ sections: shippedSections(home) }]
  const others = groups.flatMap((group) => ('blocks' in group ? group.blocks : []))
  if (others.length === 0) return { home: shown, groups, data: undefined }
  const { prepareBlocks } = await import('../blocks/prepare-blocks.ts')
  const [data] = await Promise.all([prepareBlocks(others, args), OtherBlocks.ready(args.locale)])
  return { home: shown, groups, data }
}

export const loader = screenLoader('home', load)

export const texts = [homeTexts]

export const meta = screenMeta<typeof load>('home', ({ home, groups }, context) => ({
  title: home.hero.title,
  description: home.hero.text,
  image: home.hero.main_image,
  jsonLd:
    import.meta.env.SSR &&
    ((url) => [
      ...homeJson(context, url),
      ...blocksJson(
        { blocks: groups.flatMap((group) => ('blocks' in group ? group.blocks : [])) },
        context,
        url,
      ),
    ]),
}))

export default function HomeScreen() {
  const { home, groups, data } = useScreenData<typeof load>()
  return (
    <>
      <div className="wrap">
        <Hero hero={home.hero} totals={home.totals} />
      </div>
      {groups.map((group) =>
        'sections' in group ? (
          <div key={group.sections[0]?.id} className={`wrap ${styles.screen}`}>
            {group.sections.map((section) => (
              <OwnSection key={section.id} section={section} />
            ))}
          </div>
        ) : data ? (
          <OtherBlocks.Section key={group.blocks[0]?.id} blocks={group.blocks} data={data} />
        ) : null,
      )}
    </>
  )
}
