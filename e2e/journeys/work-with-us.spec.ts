/** @reading @company @forms @leads */
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { pathOf } from '../addresses.ts'
import { clientIn } from '../contract-client.ts'
import { receiptPattern } from '../contact-message.ts'
import { test } from '../human-delay.ts'
import { hydrated } from '../watched-page.ts'
import { formsTexts, leadFormsTexts } from '../texts.ts'
import { nightly } from '../nightly.ts'

const { application: texts, fields } = leadFormsTexts.br
const { sent, toCorrect, failed, back, file: sending } = formsTexts.br
const tooLarge = 'Envie um arquivo de até 5 MB.'
const name = 'currículo.pdf'

/** A PDF with valid header and trailer, of a size in MB. */
function pdf(megabytes = 0): Buffer {
  const [begin, end] = [
    Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%'),
    Buffer.from('\ntrailer\nstartxref\n9\n%%EOF\n'),
  ]
  return Buffer.concat([
    begin,
    Buffer.alloc(Math.max(0, Math.round(megabytes * 1024 ** 2) - begin.length - end.length), 'x'),
    end,
  ])
}

const formOf = (page: Page) => page.getByRole('form', { name: texts.submit })
const choose = (page: Page, file: { name: string; buffer: Buffer }) =>
  formOf(page)
    .getByLabel(texts.cv, { exact: true })
    .setInputFiles({ ...file, mimeType: 'application/pdf' })
const press = (page: Page) => formOf(page).getByRole('button', { name: texts.submit }).click()

async function fill(
  { page, humanDelay }: { page: Page; humanDelay: () => Promise<void> },
  file: { name: string; buffer: Buffer },
  scripts: boolean,
) {
  await page.goto(await pathOf('work-with-us', 'br'))
  const form = formOf(page)
  if (scripts) await hydrated(page)
  for (const label of [texts.interest, texts.education])
    await form.getByLabel(label).selectOption({ index: 1 })
  await form.getByLabel(fields.name, { exact: true }).fill('Caio Lemos de Souza')
  await form
    .getByLabel(fields.email, { exact: true })
    .fill(`candidato-${crypto.randomUUID().slice(0, 8)}@example.com`)
  await form.getByLabel(fields.phone, { exact: true }).fill('+55 19 90000-0000')
  await form.getByLabel(fields.city, { exact: true }).fill('Campinas')
  await form.getByLabel(fields.state, { exact: true }).fill('SP')
  await choose(page, file)
  await form.getByRole('checkbox').check()
  await humanDelay()
  await press(page)
  return form
}

/** Throttles uploads to a number of bytes per second, until the returned session is detached. */
async function throttle(page: Page, uploadThroughput: number) {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput,
  })
  return line
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    const script = javaScriptEnabled ? [] : nightly
    test.use({ javaScriptEnabled })
    test('sends an application with its CV and shows a receipt', async ({ page, humanDelay }) => {
      await fill({ page, humanDelay }, { name, buffer: pdf() }, javaScriptEnabled)
      const message = javaScriptEnabled ? page.getByRole('dialog') : page.getByRole('status')
      await expect(message.filter({ hasText: sent })).toContainText(receiptPattern)
    })
    test(
      'a training names the level of education that it belongs to',
      { tag: script },
      async ({ page }) => {
        await page.goto(await pathOf('work-with-us', 'br'))
        const client = clientIn('br')
        const trainings = formOf(page).getByLabel(texts.training)
        const { data: educations } = await client('education-levels-list')
        for (const { slug, title } of educations) {
          const { data } = await client('training-levels-list', { query: { type: slug } })
          for (const training of data)
            await expect(trainings.locator(`option[value="${training.slug}"]`)).toHaveText(
              `${title}: ${training.title}`,
            )
        }
      },
    )
    for (const [what, buffer, problem] of [
      ['no CV', Buffer.from('<!doctype html>'), 'Envie um PDF, DOC ou DOCX.'],
      ['too large', pdf(5.1), tooLarge],
      ['far too large', pdf(9), tooLarge],
    ] as const) {
      // a file that is far too large is refused before it has arrived, others by the same answer
      const tag = what === 'far too large' ? [] : what === 'too large' ? nightly : script
      test(
        `rejects a file that is ${what} at its field and keeps the input`,
        { tag },
        async ({ page, humanDelay }) => {
          const form = await fill(
            { page, humanDelay },
            { name: 'cv.pdf', buffer },
            javaScriptEnabled,
          )
          await expect(form.getByRole('alert')).toContainText(toCorrect)
          const cv = form.getByLabel(texts.cv, { exact: true })
          await expect(cv).toHaveAccessibleDescription(new RegExp(problem))
          await expect(cv).toBeFocused()
          await expect(form.getByLabel(fields.city, { exact: true })).toHaveValue('Campinas')
          await expect(form.getByLabel(texts.education)).not.toHaveValue('')
          if (!javaScriptEnabled) await expect(form.getByText(sending.again)).toBeVisible()
        },
      )
    }
  })
}

test(
  'rejects a large CV on a slow connection, then uploads another with progress',
  { tag: nightly },
  async ({ page, humanDelay }) => {
    const form = await fill({ page, humanDelay }, { name, buffer: pdf(5.1) }, true)
    await expect(form.getByText(tooLarge).last()).toBeVisible()
    await choose(page, { name, buffer: pdf(4.9) })
    // longer than the time limit of other requests
    const line = await throttle(page, 250_000)
    const began = performance.now()
    await press(page)
    const bar = form.getByRole('progressbar', { name: sending.sending({ file: name }) })
    const seen: number[] = []
    while ((await page.getByRole('dialog').count()) === 0 && performance.now() - began < 60_000) {
      const value = Number(await bar.getAttribute('value', { timeout: 200 }).catch(() => null))
      if (value > 0 && value < 100 && value !== seen.at(-1)) {
        if (seen.length === 0)
          await expect(form.locator('span').filter({ hasText: /^\d{1,2}%$/ })).toBeVisible()
        seen.push(value)
      }
    }
    expect(seen.length, `seen on the way: ${seen.join(', ')}`).toBeGreaterThan(5)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(performance.now() - began).toBeGreaterThan(15_000)
    await expect(page.getByRole('dialog').filter({ hasText: sent })).toContainText(receiptPattern)
    await line.detach()
  },
)

test('cancels or retries a CV upload without losing input', async ({ page, humanDelay }) => {
  const path = await pathOf('work-with-us', 'br')
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === 'POST' ? undefined : route.continue()),
  )
  const form = await fill({ page, humanDelay }, { name, buffer: pdf(1) }, true)
  const stillThere = async () => {
    await expect(form.getByLabel(fields.city, { exact: true })).toHaveValue('Campinas')
    await expect(form.getByLabel(texts.cv, { exact: true })).toHaveValue(/currículo\.pdf$/)
    await expect(form.getByRole('checkbox')).toBeChecked()
  }
  await form.getByRole('button', { name: sending.cancel }).click()
  await expect(form.getByRole('status')).toContainText(sending.cancelled)
  await expect(form.getByRole('button', { name: texts.submit })).toBeFocused()
  await expect(form.getByRole('progressbar')).toHaveCount(0)
  await stillThere()

  await page.unrouteAll()
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await press(page)
  const message = page.getByRole('alertdialog')
  await expect(message).toContainText(failed)
  await message.getByRole('button', { name: back }).click()
  await stillThere()

  await page.unrouteAll()
  await press(page)
  await expect(page.getByRole('dialog').filter({ hasText: sent })).toContainText(receiptPattern)
})
