/** @reading @company @knowledge @legal @news @solutions */
import { expect } from '@playwright/test'
import { defaultLocale, localeCodes, locales } from '@vitrine/configuration/locales'
import { languageName } from '../../site/shared/i18n/language-name.ts'
import { queryNames, writeQuery } from '../../site/shared/routes/query-names.ts'
import { publicationPath } from '../../site/shared/routes/detail-paths.ts'
import { routePath } from '../../site/shared/routes/table.ts'
import { knownPublication, pathOf, publicationWithVideo } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { everyLocale, repeatedIn } from '../nightly.ts'
import { textOf } from '../page-head.ts'
import { requestRaw } from '../raw-request.ts'
import { origin } from '../system-under-test.ts'
import { test } from '../reused-page.ts'
import { hydrated } from '../watched-page.ts'
import {
  careersTexts,
  companyTexts,
  knowledgeTexts,
  leadFormsTexts,
  newsTexts,
  pageTexts,
} from '../texts.ts'

for (const locale of localeCodes) {
  const { reading, listing } = pageTexts[locale]
  const news = newsTexts[locale]
  const knowledge = knowledgeTexts[locale]
  const company = companyTexts[locale]

  test(
    `links from the news list, newest first, to categories and posts, in ${locale}`,
    { tag: repeatedIn(locale, 'news') },
    async ({ page }) => {
      const { data } = await clientIn(locale)('news-list', { query: {} })
      await page.goto(routePath('news', locale))
      const main = page.getByRole('main')
      await expect(main.getByRole('article').getByRole('heading')).toHaveText(
        data.map(({ title }) => title),
      )
      const chips = main.getByRole('navigation', { name: news.categories })
      await expect(chips.getByRole('link', { name: news.all, exact: true })).toHaveAttribute(
        'aria-current',
        'true',
      )

      const category = data[0]?.category
      if (!category) throw new Error('The newest post has no category.')
      await chips.getByRole('link', { name: category.title }).click()
      await expect(page).toHaveURL(routePath('news-category', locale, { category: category.slug }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.title)
      await expect(chips.getByRole('link', { name: category.title })).toHaveAttribute(
        'aria-current',
        'true',
      )

      await main.getByRole('link', { name: data[0]?.title ?? '', exact: true }).click()
      await expect(page).toHaveURL(await pathOf('post', locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0]?.title ?? '')
      await expect(main.locator(`time[datetime="${data[0]?.published_at}"]`).first()).toBeVisible()
    },
  )

  test(
    `a list of texts keeps its state in the address under the locale's names, in ${locale}`,
    { tag: repeatedIn(locale, 'news-category') },
    async ({ page }) => {
      const { data } = await clientIn(locale)('news-list', {
        query: { orderBy: 'title', order: 'desc' },
      })
      await page.goto(routePath('news', locale))
      await page.getByRole('link', { name: listing.sort['title-desc'], exact: true }).click()
      await expect(page).toHaveURL(
        routePath('news', locale) + writeQuery({ orderBy: 'title', order: 'desc' }, locale),
      )
      await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
        data.map(({ title }) => title),
      )

      const box = page.getByRole('main').getByRole('searchbox', { name: news.search.label })
      await box.fill('xyzzyxyzzy')
      await box.press('Enter')
      await expect(page).toHaveURL(
        (url) => url.searchParams.get(queryNames.search[locale]) === 'xyzzyxyzzy',
      )
      await expect(page.getByRole('heading', { name: news.nothing.title })).toBeVisible()
      await page.getByRole('link', { name: news.see }).click()
      await expect(page).toHaveURL(routePath('news', locale))
    },
  )

  test(
    `finds publications of the knowledge base, in ${locale}`,
    { tag: repeatedIn(locale, 'knowledge-base') },
    async ({ page }) => {
      const publication = await knownPublication(locale)
      await page.goto(routePath('knowledge-base', locale))
      const box = page.getByRole('main').getByRole('searchbox', { name: knowledge.search.label })
      await box.fill(publication.title)
      await box.press('Enter')
      await page
        .getByRole('main')
        .getByRole('link', { name: publication.title, exact: true })
        .click()
      await expect(page).toHaveURL(await pathOf('publication', locale))
      await page.goto(
        routePath('knowledge-base', locale) + writeQuery({ search: 'xyzzyxyzzy' }, locale),
      )
      await expect(page.getByRole('heading', { name: knowledge.nothing.title })).toBeVisible()
      await expect(
        page.getByRole('heading', { level: 2, name: publication.section?.title ?? '' }),
        'the sections are the way on',
      ).toBeVisible()
    },
  )

  test(
    `shows contents, downloads and related items of a publication, in ${locale}`,
    { tag: repeatedIn(locale, 'publication') },
    async ({ page }) => {
      const publication = await knownPublication(locale)
      await page.goto(await pathOf('publication', locale))
      await hydrated(page)
      const contents = page.getByRole('navigation', { name: reading.contents })
      await expect(contents.getByRole('link')).toHaveText(
        publication.text.headings.map(({ text }) => text),
      )
      const last = publication.text.headings.at(-1)
      if (!last) throw new Error('The known publication has no headings.')
      await contents.getByRole('link', { name: last.text }).click()
      await expect(page).toHaveURL(new RegExp(`#${last.id}$`))
      await expect(page.getByRole('heading', { name: last.text })).toBeInViewport()
      await expect(contents.locator('[aria-current]')).toHaveCount(1)

      const files = page.getByRole('region', { name: reading.files })
      await expect(files.getByRole('link')).toHaveCount(publication.documents.length)
      for (const { title, url } of publication.documents)
        await expect(files.getByRole('link', { name: title })).toHaveAttribute('href', url)
      for (const { title } of publication.products)
        await expect(
          page
            .getByRole('region', { name: reading.products })
            .first()
            .getByRole('heading', { name: title })
            .first(),
        ).toBeVisible()
    },
  )

  test(
    `answers 404 for an unknown document and an unknown page of a list, in ${locale}`,
    { tag: everyLocale },
    async () => {
      for (const name of ['post', 'publication'] as const) {
        const path = await pathOf(name, locale)
        const list =
          name === 'post' ? routePath('news', locale) : routePath('knowledge-base', locale)
        for (const missing of [
          `${path}-no-such`,
          `${list}/no-such`,
          list + writeQuery({ page: '9999' }, locale),
        ])
          expect((await requestRaw(missing)).status, missing).toBe(404)
      }
    },
  )

  test(
    `shows contact links that work, in ${locale}`,
    { tag: repeatedIn(locale, 'contact') },
    async ({ page }) => {
      const layout = await clientIn(locale)('layout-read')
      const { data: departments } = await clientIn(locale)('departments-list')
      await page.goto(routePath('contact', locale))
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: layout.contact.phone })).toHaveAttribute(
        'href',
        /^tel:\+\d+$/,
      )
      await expect(main.getByRole('link', { name: layout.emails.contact })).toHaveAttribute(
        'href',
        `mailto:${layout.emails.contact}`,
      )
      for (const { title } of departments)
        await expect(main.getByRole('link', { name: title })).toHaveAttribute(
          'href',
          `mailto:${layout.emails.contact}?subject=${encodeURIComponent(title)}`,
        )
      await expect(main.getByRole('link', { name: company.contact.products })).toHaveAttribute(
        'href',
        routePath('products', locale),
      )
      await expect(main.locator('iframe'), 'no map that loads').toHaveCount(0)
    },
  )

  test(
    `shows history, values, plants and certificates of the company, in ${locale}`,
    { tag: repeatedIn(locale, 'institutional') },
    async ({ page }) => {
      const about = await clientIn(locale)('institutional-read')
      const { certificates } = await clientIn(locale)('layout-read')
      await page.goto(routePath('institutional', locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title)
      const history = page.getByRole('region', { name: company.history })
      await expect(history.getByRole('heading', { level: 3 })).toHaveText(
        about.history.toSorted((a, b) => a.year - b.year).map(({ title }) => title),
      )
      await expect(
        page.getByRole('region', { name: company.values }).getByRole('heading', { level: 3 }),
      ).toHaveText(about.values.map(({ title }) => title))
      await expect(
        page.getByRole('region', { name: company.plants }).getByRole('heading', { level: 3 }),
      ).toHaveText(about.plants.map(({ title }) => title))
      const shown = page.getByRole('main').getByRole('region', { name: company.certificates })
      await expect(shown.getByRole('listitem')).toHaveText(
        certificates.flatMap((group) => group.certificates.map(({ title }) => title)),
      )
    },
  )

  test(
    `shows the legal texts of the locale, in ${locale}`,
    {
      tag: everyLocale,
    },
    async ({ request }) => {
      const { privacy } = await clientIn(locale)('layout-read')
      const text = {
        br: privacy.privacy_policy,
        en: privacy.privacy_policy_en,
        es: privacy.privacy_policy_es,
      }[locale]
      const heading = text?.headings[1]
      if (!heading)
        throw new Error('The demonstration content has no privacy policy with headings.')
      const policy = await (await request.get(routePath('privacy-policy', locale))).text()
      expect(policy).toMatch(new RegExp(`<h2[^>]* id="${heading.id}"`))
      expect(textOf(policy)).toContain(heading.text)
    },
  )

  test(`shows how to apply for a job, in ${locale}`, { tag: everyLocale }, async ({ page }) => {
    const work = careersTexts[locale]
    await page.goto(routePath('work-with-us', locale))
    const main = page.getByRole('main')
    if (locale === defaultLocale) {
      await expect(
        main.getByRole('form', { name: leadFormsTexts[locale].application.submit }),
      ).toBeVisible()
    } else {
      const language = languageName(defaultLocale, locale)
      await main.getByRole('link', { name: work.elsewhere.link({ language }) }).click()
      await expect(page).toHaveURL(routePath('work-with-us', defaultLocale))
      await expect(page.locator('html')).toHaveAttribute('lang', locales[defaultLocale].tag)
    }
  })
}

test('sends no request to the video’s host before the click', async ({ page }) => {
  const origins: string[] = []
  page.on('request', (request) => origins.push(new URL(request.url()).origin))
  for (const path of [
    routePath('institutional', defaultLocale),
    publicationPath(await publicationWithVideo(), defaultLocale),
  ]) {
    await page.goto(path)
    await hydrated(page)
    await expect(
      page.getByRole('link', { name: new RegExp(pageTexts.br.reading.video.play({ title: '' })) }),
    ).toBeVisible()
  }
  expect([...new Set(origins)]).toEqual([origin])
})

test('prints a publication as text with the company’s header', async ({ page }) => {
  const publication = await knownPublication()
  const layout = await clientIn(defaultLocale)('layout-read')
  await page.emulateMedia({ media: 'print' })
  await page.goto(await pathOf('publication'))
  const main = page.getByRole('main')
  await expect(main.getByText(layout.others.company_name, { exact: true })).toBeVisible()
  await expect(main.getByText(layout.contact.address)).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(publication.title)
  for (const hidden of [
    page.getByRole('navigation'),
    page.getByRole('contentinfo'),
    main.getByRole('link', { name: new RegExp(pageTexts.br.reading.video.play({ title: '' })) }),
  ])
    await expect(hidden).toHaveCount(0)
})
