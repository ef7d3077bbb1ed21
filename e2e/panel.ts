import { expect } from '@playwright/test'
import type { Locator, Page, Response } from '@playwright/test'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { panelApiBase, panelBase } from '@vitrine/contract/panel'
import { origin, secrets } from './system-under-test.ts'

/** The collections that the journeys write. */
type Collection = 'media' | 'products'

/** A file as a member of staff chooses it from disk. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Payload's REST API with the session of `page`. */
export async function panelApi<T>(
  page: Page,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  const answer = await page.request.fetch(`${origin}${panelApiBase}${path}`, {
    method,
    headers: { origin },
    ...(data ? { data } : {}),
  })
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/**
 * The staff's panel, in Portuguese; what is written goes to the content locale that its selector
 * shows.
 */
export class Panel {
  readonly page: Page
  /** What the panel calls the document that it shows. */
  readonly heading: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
  }

  /** Ends on the first page, once it shows what this member of staff works with. */
  async logIn(email: string, password: string, worksWith = 'Produtos'): Promise<void> {
    await this.page.goto(`${panelBase}/login`)
    await this.page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await this.page.getByRole('textbox', { name: 'Senha' }).fill(password)
    await this.page.getByRole('button', { name: 'Entrar' }).click()
    await expect(this.page.getByRole('link', { name: worksWith }).first()).toBeVisible()
  }

  /** Gives the browser a session of the demonstration's staff, without the log-in's form. */
  async setSession(email: string): Promise<void> {
    const answer = await this.page.request.post(`${panelApiBase}/users/login`, {
      headers: { origin },
      data: { email, password: secrets().DEMO_PASSWORD },
    })
    if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`)
  }

  /** A list, narrowed; the panel writes its own defaults into the address once it is alive. */
  async list(
    collection: 'members' | 'messages' | 'candidates',
    query: Record<string, string>,
  ): Promise<void> {
    await this.page.goto(
      `${panelBase}/collections/${collection}?${new URLSearchParams(query).toString()}`,
    )
    await this.settled()
  }

  /** Resolves once a list that was come to is alive. */
  async settled(): Promise<void> {
    await expect(this.page).toHaveURL(/[?&]limit=/)
  }

  /**
   * The empty form of a collection; the panel remembers the content locale last used, so it is
   * always said.
   */
  async create(collection: Collection, locale: Locale): Promise<void> {
    await this.page.goto(
      `${panelBase}/collections/${collection}/create?${new URLSearchParams({ locale }).toString()}`,
    )
    await this.#showsLocale(locale)
  }

  /** Turns to another content locale; what was not saved would be lost. */
  async writeIn(locale: Locale): Promise<void> {
    await this.page.getByRole('button', { name: 'Idioma', exact: true }).click()
    await this.page.getByRole('button', { name: `${locales[locale].title} (${locale})` }).click()
    await this.#showsLocale(locale)
  }

  /**
   * A text of the content locale: its label names the language, so that nobody writes English into
   * Portuguese.
   */
  text(label: string, locale: Locale): Locator {
    return this.page.getByRole('textbox', {
      name: new RegExp(`^${label}.* — ${locales[locale].title}$`),
    })
  }

  /** A text that is the same in every locale. */
  plainText(label: string): Locator {
    return this.page.getByRole('textbox', { name: label })
  }

  async openTab(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name, exact: true }).click()
  }

  /** Chooses the one document that a field points at. */
  async choose(field: string, title: string): Promise<void> {
    const choice = this.page.locator(`#field-${field}`)
    await choice.getByRole('combobox').fill(title)
    await choice.getByRole('option', { name: title, exact: true }).click()
    await expect(choice.getByText(title, { exact: true })).toBeVisible()
  }

  async upload(file: ChosenFile): Promise<void> {
    await this.page.locator('input[type=file]').first().setInputFiles(file)
  }

  /** Chooses a picture that is there already, from the list in the drawer. */
  async choosePicture(filename: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Escolher entre os existentes' }).click()
    const drawer = this.page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: /^Buscar por/ }).fill(filename)
    await drawer.getByRole('button', { name: filename }).click()
    await expect(drawer).toBeHidden()
    await expect(this.page.getByRole('main').getByText(filename)).toBeVisible()
  }

  /** Saves what has no drafts. */
  async save(): Promise<void> {
    await this.#press('Salvar')
    await this.#settled('Salvar')
  }

  async saveDraft(): Promise<void> {
    await this.#press('Salvar rascunho')
    await this.#settled('Salvar rascunho')
  }

  /**
   * Publishes the locale of the form, and `further` ones, which have unpublished texts. `meanwhile` runs
   * as soon as the response arrives, before the panel renders its form again; its argument is the time
   * of the response (`performance.now()`, ms).
   */
  async publish(
    meanwhile: (acknowledged: number) => Promise<void>,
    further: readonly Locale[] = [],
  ): Promise<void> {
    const name = 'Publicar alterações'
    await meanwhile(
      await this.#acknowledged(async () => {
        await this.#button(name).click()
        await this.#takeAlong('Publicar', further)
      }),
    )
    await this.#settled(name)
  }

  /** As `publish`; `further` are public too. */
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

  /** Ticks further locales of a publication in the dialog that names them. */
  async #takeAlong(action: 'Publicar' | 'Despublicar', further: readonly Locale[]): Promise<void> {
    if (further.length === 0) return
    const dialog = this.page.getByRole('dialog', { name: new RegExp(`^${action} em`) })
    for (const locale of further)
      await dialog.getByRole('checkbox', { name: locales[locale].title }).check()
    await dialog.getByRole('button', { name: action, exact: true }).click()
  }

  #button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true })
  }

  #press(name: string): Promise<number> {
    return this.#acknowledged(() => this.#button(name).click())
  }

  /**
   * Waits until the form shows the stored document; input before that would be overwritten.
   */
  async #settled(name: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/collections\/[\w-]+\/\d+/)
    await expect(this.#button(name)).toBeDisabled()
  }

  /** Does what makes the panel write a document, and answers when that was acknowledged. */
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

  async #showsLocale(locale: Locale): Promise<void> {
    await expect(this.page.getByText(` — ${locales[locale].title}`).first()).toBeVisible()
  }
}
