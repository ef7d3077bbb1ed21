import type { PageBlock, Post, Text } from '@vitrine/demo'
import { filesOf } from './catalogue.ts'
import { titled } from './loading.ts'
import type { Loading } from './loading.ts'
import { instantAt } from './moments.ts'

const at = (date: string): string =>
  new Date(date.length === 10 ? `${date}T12:00:00Z` : date).toISOString()

export async function loadSolutions(loading: Loading): Promise<void> {
  await loading.each(loading.company.solutions.entries(), ([position, solution]) =>
    loading.save('solutions', solution.key, (locale) => ({
      ...titled(solution, locale),
      position,
      main_image: loading.picture(solution.picture),
      text: loading.text(solution.text, locale),
    })),
  )
  await loading.each(loading.company.applications.entries(), ([position, application]) =>
    loading.save('applications', application.key, (locale) => ({
      ...titled(application, locale),
      position,
      solution: loading.id('solutions', application.solution),
      main_image: loading.picture(application.picture),
      text: loading.text(application.text, locale),
      products: application.products.map(({ product }) => loading.id('products', product)),
      marks: application.products.flatMap(({ product, mark }) =>
        mark ? [{ ...mark, product: loading.id('products', product) }] : [],
      ),
    })),
  )
}

export async function loadNews(loading: Loading): Promise<void> {
  for (const [position, category] of loading.company.newsCategories.entries())
    await loading.save('news-categories', category.key, (locale) => ({
      ...titled(category, locale),
      position,
    }))
  const now = new Date()
  await loading.each(loading.company.posts, (post) => savePost(loading, post, at(post.date)))
  await loading.each(loading.company.plannedPosts ?? [], ({ inDays, time, ...post }) =>
    savePost(loading, post, instantAt(now, { daysAgo: -inDays, time }).toISOString()),
  )
}

const savePost = (loading: Loading, post: Omit<Post, 'date'>, publishedAt: string): Promise<void> =>
  loading.save('posts', post.key, (locale) => ({
    ...titled(post, locale),
    category: loading.id('news-categories', post.category),
    published_at: publishedAt,
    main_image: loading.picture(post.picture),
    text: loading.text(post.text, locale),
    products: (post.products ?? []).map((key) => loading.id('products', key)),
  }))

export async function loadKnowledge(loading: Loading): Promise<void> {
  for (const [position, section] of loading.company.sections.entries())
    await loading.save('sections', section.key, (locale) => ({
      ...titled(section, locale),
      position,
    }))
  await loading.each(loading.company.publications.entries(), ([position, publication]) =>
    loading.save('publications', publication.key, (locale) => ({
      ...titled(publication, locale),
      position,
      section: loading.id('sections', publication.section),
      date: at(publication.date),
      text: loading.text(publication.text, locale),
      products: publication.products.map((key) => loading.id('products', key)),
      documents: filesOf(loading, publication.documents ?? []),
      ...(publication.video
        ? {
            video: {
              code: publication.video,
              title: publication.title[locale],
              ...(publication.poster ? { poster: loading.picture(publication.poster) } : {}),
            },
          }
        : {}),
    })),
  )
}

export async function loadDistributors(loading: Loading): Promise<void> {
  await loading.each(loading.company.distributors, ({ key, categories, ...distributor }) =>
    loading.saveOnce('distributors', key, {
      ...distributor,
      categories: categories.map((category) => loading.id('categories', category)),
    }),
  )
}

/** Pages of blocks, each in all languages. */
export async function loadPages(loading: Loading): Promise<void> {
  for (const page of loading.company.pages ?? [])
    await loading.save('pages', page.key, (locale) => ({
      ...titled(page, locale),
      slug: page.path[locale],
      main_image: loading.picture(page.picture),
      blocks: page.blocks.map((block) => blockIn(loading, block, locale)),
    }))
}

const textIn = (text: Text | undefined, locale: string): string | undefined => text?.[locale]

const blockIn = (loading: Loading, block: PageBlock, locale: string) => ({
  kind: block.kind,
  ground: block.ground ?? 'plain',
  title: textIn(block.title, locale),
  label: textIn(block.label, locale),
  detail: textIn(block.detail, locale),
  text: textIn(block.text, locale),
  ...(block.body ? { body: loading.text(block.body, locale) } : {}),
  ...(block.picture ? { main_image: loading.picture(block.picture) } : {}),
  side: block.side,
  items: (block.items ?? []).map(({ picture, share, ...item }) => ({
    title: textIn(item.title, locale),
    text: textIn(item.text, locale),
    value: textIn(item.value, locale),
    unit: textIn(item.unit, locale),
    share,
    ...(picture ? { main_image: loading.picture(picture) } : {}),
  })),
  ...(block.video ? { video: { code: block.video } } : {}),
  products: (block.products ?? []).map((key) => loading.id('products', key)),
  applications: (block.applications ?? []).map((key) => loading.id('applications', key)),
  publications: (block.publications ?? []).map((key) => loading.id('publications', key)),
  ...(block.subcategory ? { subcategory: loading.id('subcategories', block.subcategory) } : {}),
  filters: block.filters?.join('\n'),
  columns: block.columns?.join('\n'),
  maximum: block.maximum,
  listed: block.listed,
  form: block.form,
  action_label: textIn(block.action?.label, locale),
  action_url: textIn(block.action?.url, locale),
})
