import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** A file that a person chooses from disk. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/**
 * Durations in the keystroke-level model (Card, Moran, Newell 1980), seconds: a click (pointing 1.1
 * + button 0.2), a decision (1.35), a key press of a skilled typist (0.2).
 */
const times = { press: 1.3, decision: 1.35, key: 0.2 }

/**
 * Simulates a user of the panel with mouse and keyboard; counts clicks and key presses. Choosing a
 * file counts as three clicks: the button, the file, “open”.
 */
export class Person {
  readonly page: Page
  presses = 0
  keys = 0
  readonly #began = performance.now()

  constructor(page: Page) {
    this.page = page
  }

  async press(target: Locator): Promise<void> {
    await target.click()
    this.presses += 1
  }

  /** Clicks a field and replaces its text. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field)
    await field.fill(text)
    this.keys += text.length
  }

  async pressKey(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.keys += 1
  }

  /** Chooses an option of a native select. */
  async select(field: Locator, label: string): Promise<void> {
    await field.selectOption({ label })
    this.presses += 2
  }

  async chooseFile(button: Locator, file: ChosenFile): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser')
    await this.press(button)
    await (await choosing).setFiles(file)
    this.presses += 2
  }

  /** Pastes a text into an element. */
  async paste(place: Locator, text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.press(place)
    await this.pressKey('Control+V')
  }

  /** Waits for the visible effect of a click. */
  async sees(what: Locator): Promise<void> {
    await expect(what).toBeVisible()
  }

  /** Minutes since the start: measured, and estimated by the keystroke-level model. */
  minutes(): { measured: number; estimated: number } {
    const measured = (performance.now() - this.#began) / 60_000
    const human = this.presses * (times.press + times.decision) + this.keys * times.key
    return { measured, estimated: measured + human / 60 }
  }
}
