import { expect } from '@playwright/test'
import type { Cookie, Locator, Page, Response } from '@playwright/test'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { acceptedDoubtsHeader, allAccepted, panelApiBase, panelBase } from '@vitrine/contract/panel'
import { origin, secrets } from './system-under-test.ts'
import { hydrated } from './watched-page.ts'

/** Collections that the journeys write. */
type Collection = 'media' | 'products'

/** A file that a member of staff chooses from disk. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Sends a request to Payload's REST API with the session of `page`. */
export async function panelApi<T>(
  page: Page,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(`${origin}${panelApiBase}${path}`, {
    method,
    // as a program that has checked its values
    headers: { origin, [acceptedDoubtsHeader]: allAccepted },
    ...(data ? { data } : {}),
  })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** Publishes a document, also if the panel asks because the document lacks something. */
export async function publishAnyway(page: Page, publish: () => Promise<void>): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Publicar assim mesmo' })
  // the panel sends the document after the question, or without one
  const isSent = page
    .waitForRequest((request) => {
      const body = request.postData() ?? ''
      // a form of Payload: the panel's own requests about the form are no multipart bodies
      return body.includes('name="_payload"') && body.includes('"_status":"published"')
    })
    .then(() => false)
  await publish()
  const isAsked = await Promise.race([button.waitFor().then(() => true), isSent])
  if (isAsked) await button.click()
}

/** Cookie of a session of the staff. */
const sessionCookie = 'payload-token'

/** Cookies of the sessions that this worker began, by e-mail address. */
const sessions = new Map<string, Cookie[]>()

/**
 * Page object of the panel in Portuguese; texts are written in the content locale of its selector.
 */
export class Panel {
  readonly page: Page
  /** Heading of the current document. */
  readonly heading: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
  }

  /** Logs in; resolves when the first page shows the entry for the person's work. */
  async logIn(email: string, password: string, worksWith = 'Produtos'): Promise<void> {
    await this.page.goto(`${panelBase}/login`)
    await this.page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await this.page.getByRole('textbox', { name: 'Senha' }).fill(password)
    await this.page.getByRole('button', { name: 'Entrar' }).click()
    await expect(this.page.getByRole('link', { name: worksWith }).first()).toBeVisible()
  }

  /**
   * Sets a session of a demonstration account, without the log-in form: one that this worker began
   * before, unless it has ended. A log-in takes the cms as long as a page.
   */
  async setSession(email: string): Promise<void> {
    const context = this.page.context()
    const cookies = sessions.get(email)
    if (cookies !== undefined) {
      await context.addCookies(cookies)
      const { user } = await panelApi<{ user: object | null }>(this.page, 'GET', '/users/me')
      if (user !== null) return
    }
    const answer = await this.page.request.post(`${panelApiBase}/users/login`, {
      headers: { origin },
      data: { email, password: secrets().DEMO_PASSWORD },
    })
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
    const begun = await context.cookies(origin)
    sessions.set(
      email,
      begun.filter(({ name }) => name === sessionCookie),
    )
  }

  /** Opens a page of the panel and waits until it answers keys. */
  async open(path: string): Promise<void> {
    await this.page.goto(path)
    await this.answersKeys()
  }

  /** Resolves when the page has been taken over from the server's HTML. */
  async answersKeys(): Promise<void> {
    await hydrated(this.page, '.shell-nav')
    await expect(
      this.page.getByRole('button', { name: 'Idioma do conteúdo', exact: true }),
    ).toBeVisible()
  }

  /** Opens a filtered list; after hydration the panel writes its own defaults into the URL. */
  async list(
    collection: 'members' | 'messages' | 'candidates',
    query: Record<string, string>,
  ): Promise<void> {
    await this.page.goto(
      `${panelBase}/collections/${collection}?${new URLSearchParams(query).toString()}`,
    )
    await this.settled()
  }

  /** Resolves when a list is hydrated. */
  async settled(): Promise<void> {
    await expect(this.page).toHaveURL(/[?&]limit=/)
  }

  /**
   * Opens the empty form of a collection in a content locale; the panel would use the last one. A
   * product is made on a page of its own: its form is that of an empty draft.
   */
  async create(collection: Collection, locale: Locale): Promise<void> {
    const form = collection === 'products' ? await this.#emptyDraft(collection) : 'create'
    await this.page.goto(
      `${panelBase}/collections/${collection}/${form}?${new URLSearchParams({ locale }).toString()}`,
    )
    await this.#showsLocale(locale)
  }

  async #emptyDraft(collection: Collection): Promise<number> {
    const path = `/${collection}?draft=true&depth=0`
    const made = await panelApi<{ doc: { id: number } }>(this.page, 'POST', path, {
      _status: 'draft',
    })
    return made.doc.id
  }

  /** Switches to another content locale; unsaved changes are lost. */
  async writeIn(locale: Locale): Promise<void> {
    const link = this.page.locator(`[data-content-locale="${locale}"]`)
    const menu = this.page.getByRole('button', { name: 'Idioma do conteúdo', exact: true })
    // a save’s refresh that is still under way takes the change of the address back
    await expect(async () => {
      await expect(link.or(menu)).toBeVisible()
      if (await link.isVisible()) await link.click()
      else {
        await menu.click()
        await this.page
          .getByRole('button', { name: `${locales[locale].title} (${locale})` })
          .click({ timeout: 5000 })
      }
      await this.#showsLocale(locale, { timeout: 10_000 })
    }).toPass()
  }

  /**
   * First field of a text in the content locale; its label contains the language, so that texts are
   * not written into a wrong one.
   */
  text(label: string, locale: Locale): Locator {
    return this.page
      .getByRole('textbox', { name: new RegExp(`^${label}.* — ${locales[locale].title}$`) })
      .first()
  }

  /** Field of a text that is the same in every locale. */
  plainText(label: string): Locator {
    return this.page.getByRole('textbox', { name: label })
  }

  /** Opens a tab of a form, or goes to a section of the editor. */
  async openTab(name: string): Promise<void> {
    const main = this.page.getByRole('main')
    await main
      .getByRole('navigation', { name: 'Seções' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .or(main.getByRole('button', { name, exact: true }))
      .click()
  }

  /** Chooses the document of a relationship field. */
  async choose(field: string, title: string): Promise<void> {
    const choice = this.page.locator(`#field-${field}`)
    await choice.getByRole('combobox').fill(title)
    await choice
      .getByRole('option')
      .filter({ has: this.page.getByText(title, { exact: true }) })
      .first()
      .click()
    await expect(choice.getByText(title, { exact: true })).toBeVisible()
  }

  async upload(file: ChosenFile): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(file)
  }

  /** Chooses an existing picture from the list in the drawer. */
  async choosePicture(filename: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Escolher entre os existentes' }).first().click()
    const drawer = this.page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: /^Buscar por/ }).fill(filename)
    await drawer.getByRole('button', { name: filename }).click()
    await expect(drawer).toBeHidden()
    await expect(this.page.getByRole('main').getByText(filename)).toBeVisible()
  }

  /** Saves a document without drafts. */
  async save(): Promise<void> {
    await this.#press('Salvar')
    await this.#settled('Salvar')
  }

  async saveDraft(): Promise<void> {
    await this.#press('Salvar rascunho')
    await this.#settled('Salvar rascunho')
  }

  /**
   * Publishes the locale of the form, and `further` ones, which have unpublished texts. `meanwhile`
   * runs as soon as the response arrives, before the panel renders its form again; its argument is
   * the time of the response (`performance.now()`, ms).
   */
  async publish(
    meanwhile: (acknowledged: number) => Promise<void>,
    further: readonly Locale[] = [],
  ): Promise<void> {
    const button = this.page.locator('#action-save')
    await meanwhile(
      await this.#acknowledged(async () => {
        if (further.length === 0) return publishAnyway(this.page, () => button.click())
        await button.click()
        await this.#takeAlong('Publicar', further)
      }),
    )
    await expect(button).toBeDisabled()
  }

  /** Unpublishes like `publish`; `further`: other locales that are public. */
  async unpublish(
    meanwhile: (acknowledged: number) => Promise<void>,
    further: readonly Locale[] = [],
  ): Promise<void> {
    await this.page.locator('.doc-controls__popup').getByRole('button').click()
    await this.page.getByRole('button', { name: 'Despublicar' }).click()
    await meanwhile(
      await this.#acknowledged(async () => {
        await this.page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
        await this.#takeAlong('Despublicar', further)
      }),
    )
  }

  /** Selects further locales in the dialog of a publication. */
  async #takeAlong(action: 'Publicar' | 'Despublicar', further: readonly Locale[]): Promise<void> {
    if (further.length === 0) return
    const dialog = this.page.getByRole('dialog', { name: new RegExp(`^${action} em`) })
    for (const locale of further)
      await dialog.getByRole('checkbox', { name: locales[locale].title }).check()
    await dialog.getByRole('button', { name: new RegExp(`^${action}( assim mesmo)?$`) }).click()
  }

  #button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  #press(name: string): Promise<number> {
    return this.#acknowledged(() => this.#button(name).click())
  }

  /** Waits until the form shows the stored document; earlier input would be overwritten. */
  async #settled(name: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/collections\/[\w-]+\/\d+/)
    await expect(this.#button(name)).toBeDisabled()
  }

  /**
   * Runs an action that makes the panel write a document; resolves with the time of the response.
   */
  async #acknowledged(act: () => Promise<void>): Promise<number> {
    const writes = (response: Response): boolean =>
      ['POST', 'PATCH'].includes(response.request().method()) &&
      /^\/admin\/api\/(media|products)(\/\d+)?$/.test(new URL(response.url()).pathname)
    const answered = this.page
      .waitForResponse(writes)
      .then((response) => ({ response, at: performance.now() }))
    await act()
    const { response, at } = await answered
    if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
    return at
  }

  async #showsLocale(locale: Locale, within: { timeout?: number } = {}): Promise<void> {
    await expect(this.page.getByText(` — ${locales[locale].title}`).first()).toBeVisible(within)
  }
}
