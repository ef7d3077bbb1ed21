/** @alone @translations */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { Person } from '../adopter/person.ts'
import { nightly } from '../nightly.ts'
import { Panel, panelApi, publishAnyway } from '../panel.ts'
import { unwatchedTest as test } from '../reused-page.ts'

const run = Date.now().toString(36)

interface Doc {
  doc: { id: number }
}

/** A published document with texts in Portuguese and English, by field. */
interface Kind {
  collection: string
  /** Fields without language. */
  data: object
  /** Texts that change; the first one is the title. */
  texts: readonly string[]
}

/** Ten texts of ten kinds, in seven documents. */
const kindsOf = (category: number, subcategory: number, mark: string): readonly Kind[] => [
  { collection: 'products', data: { subcategory }, texts: ['title', 'description'] },
  { collection: 'categories', data: {}, texts: ['title'] },
  { collection: 'subcategories', data: { category }, texts: ['title', 'description'] },
  { collection: 'solutions', data: {}, texts: ['title', 'description'] },
  { collection: 'news-categories', data: {}, texts: ['title'] },
  { collection: 'sections', data: {}, texts: ['title'] },
  {
    collection: 'departments',
    data: { slug: `key-${mark}`, email: 'a@example.com' },
    texts: ['title'],
  },
]

/** Values of texts in a language. */
const valuesOf = ({ texts }: Kind, word: string, mark: string): Record<string, string> =>
  Object.fromEntries(texts.map((field) => [field, `${word} ${field} ${mark}`]))

/** Creates the documents, translates them, and changes all of their Portuguese texts. */
async function tenChanges(page: Page, mark: string): Promise<(Kind & { id: number })[]> {
  const parent = async (collection: string): Promise<number> => {
    const path = `/${collection}?limit=1&depth=0&locale=br`
    const { docs } = await panelApi<{ docs: { id: number }[] }>(page, 'GET', path)
    return docs[0]?.id ?? 0
  }
  const made: (Kind & { id: number })[] = []
  for (const kind of kindsOf(await parent('categories'), await parent('subcategories'), mark)) {
    const write = (address: string, locale: string, word: string) =>
      panelApi<Doc>(
        page,
        address === '' ? 'POST' : 'PATCH',
        `/${kind.collection}${address}?locale=${locale}&depth=0`,
        {
          ...valuesOf(kind, word, mark),
          ...(address === '' ? kind.data : {}),
          _status: 'published',
        },
      )
    const { id } = (await write('', 'br', 'Antes')).doc
    await write(`/${id}`, 'en', 'Before')
    await write(`/${id}`, 'br', 'Depois')
    made.push({ ...kind, id })
  }
  return made
}

/** Expects that every text is published in English as it was typed. */
async function expectPublished(page: Page, made: readonly (Kind & { id: number })[], mark: string) {
  for (const { collection, id, ...kind } of made)
    expect(
      await panelApi<object>(
        page,
        'GET',
        `/${collection}/${id}?locale=en&depth=0&draft=false&fallback-locale=null`,
      ),
      collection,
    ).toMatchObject(valuesOf({ collection, ...kind }, 'After', mark))
}

function report(task: string, person: Person): number {
  const { measured, estimated } = person.minutes()
  process.stdout.write(
    `  stopwatch: ${task}: ${person.presses} presses, ${person.keys} keys, ${(measured * 60).toFixed(1)} s by machine, ${(estimated * 60).toFixed(0)} s by a person\n`,
  )
  return person.presses
}

test(
  'ten changed texts are translated by fewer presses on the desk than in forms',
  { tag: nightly },
  async ({ page }) => {
    await new Panel(page).setSession('editor@aterra.example')
    const inForms = await tenChanges(page, `${run}a`)
    await new Panel(page).open(panelBase)
    let person = new Person(page)
    // in forms: by a person who knows which documents have changed
    for (const { collection, id, ...kind } of inForms) {
      await person.pressKey('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill(`Depois title ${run}a`)
      person.keys += 12
      const found = page.locator(`a[role=option][href*="/${collection}/${id}"]`)
      await person.press(found.first())
      await expect(page).toHaveURL(new RegExp(`${collection}/${id}`))
      // the panel keeps the language of the content
      if (collection === inForms[0]?.collection) {
        await new Panel(page).writeIn('en')
        person.presses += 2
      }
      const [first = ''] = kind.texts
      await expect(page.locator(`#field-${first}`)).toHaveValue(`Before ${first} ${run}a`)
      for (const field of kind.texts)
        await person.type(page.locator(`#field-${field}`), `After ${field} ${run}a`)
      const saved = page.waitForResponse(
        (response) => response.request().method() === 'PATCH' && response.ok(),
      )
      const press = (name: RegExp) => person.press(page.getByRole('button', { name }).first())
      if (collection === 'departments') await press(/^Salvar$/)
      else await publishAnyway(page, () => press(/^Publicar/))
      await saved
    }
    await expectPublished(page, inForms, `${run}a`)
    const presses = report('ten changed texts translated in forms', person)
    // the language is kept for the account, which other journeys use
    await new Panel(page).writeIn('br')

    const onDesk = await tenChanges(page, `${run}b`)
    await page.goto(panelBase)
    person = new Person(page)
    await person.press(page.getByRole('link', { name: 'Textos desatualizados: English' }))
    await person.type(page.getByRole('searchbox'), `${run}b`)
    await person.pressKey('Enter')
    await expect(page.locator('.translations__row')).toHaveCount(onDesk.length)
    await person.press(page.locator('.translations__row').first())
    for (let left = onDesk.length; left > 0; left -= 1) {
      const fields = page.locator('.desk textarea')
      await expect(fields.first()).toHaveValue(/^Before/)
      const address = page.url()
      for (let at = 0; at < (await fields.count()); at += 1) {
        const former = await fields.nth(at).inputValue()
        await fields.nth(at).fill(former.replace('Before', 'After'))
        person.keys += former.length + 1
      }
      await person.pressKey('Control+Enter')
      if (left > 1) await expect(page).not.toHaveURL(address)
      else await expect(page.getByText('Salvo.', { exact: true })).toBeVisible()
    }
    await person.press(page.getByRole('link', { name: /^Prontas/ }))
    await expect(page.locator('.translations__row')).toHaveCount(onDesk.length - 1)
    await expect(page).toHaveURL(/tab=ready/)
    await person.press(page.getByRole('button', { name: /^Publicar EN/ }))
    await expect(page.getByText(/\d+ documentos? publicados?\./)).toBeVisible()
    await expectPublished(page, onDesk, `${run}b`)
    expect(report('ten changed texts translated on the desk', person)).toBeLessThan(presses / 2)
  },
)
