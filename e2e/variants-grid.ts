import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Page object of the variants grid in the panel. */
export class VariantsGrid {
  readonly page: Page
  readonly grid: Locator
  /** The grid with its buttons. */
  readonly field: Locator
  /** Result of the last action, such as a paste. */
  readonly status: Locator
  /** Key figures of the selection. */
  readonly figures: Locator
  /** Line above the cells: selection, column, text. */
  readonly line: Locator
  /** Cell that has the keyboard. */
  readonly active: Locator
  /** Errors listed above the rows. */
  readonly errors: Locator

  constructor(page: Page, name = 'Tabela de códigos') {
    this.page = page
    this.grid = page.getByRole('grid', { name })
    this.field = page.getByRole('main').locator('.variants-grid').filter({ has: this.grid })
    this.status = this.field.locator('.variants-grid__said')
    this.figures = this.field.getByRole('status', { name: 'Seleção' })
    this.line = this.field.locator('.variants-grid__line')
    this.active = this.grid.locator('tbody [tabindex="0"]')
    this.errors = this.field.getByRole('alert').getByRole('listitem')
  }

  /** Row by its number, from 1. */
  row(number: number): Locator {
    return this.grid.getByRole('row').nth(number)
  }

  /**
   * Cell of a row below a column's heading; waits for the columns, which depend on the subcategory,
   * and scrolls to those that are not rendered.
   */
  async cell(row: number, heading: string): Promise<Locator> {
    const head = this.grid
      .getByRole('columnheader')
      .filter({ hasText: new RegExp(`^${heading}`) })
      .first()
    await expect(async () => {
      if ((await head.count()) > 0) return
      await this.grid.locator('..').evaluate((scroller) => {
        const { scrollLeft, clientWidth, scrollWidth } = scroller
        const isAtEnd = scrollLeft + clientWidth >= scrollWidth
        scroller.scrollLeft = isAtEnd ? 0 : scrollLeft + clientWidth / 2
      })
      await expect(head).toBeAttached({ timeout: 300 })
    }).toPass({ timeout: 30_000 })
    return this.row(row).locator(`[aria-colindex="${await head.getAttribute('aria-colindex')}"]`)
  }

  /** Moves to the first row of a column by the keyboard. */
  async goTo(heading: string): Promise<void> {
    await this.active.focus()
    await this.page.keyboard.press('Control+Home')
    const head = this.line.locator('b')
    for (let column = 0; column < 40 && (await head.innerText()) !== heading; column++)
      await this.page.keyboard.press('ArrowRight')
    await expect(head).toHaveText(heading)
  }

  /** Texts of a column, in the order of the shown rows. */
  async texts(heading: string): Promise<string[]> {
    const column = await (await this.cell(1, heading)).getAttribute('aria-colindex')
    const cells = this.grid.locator(`tbody [aria-colindex="${column}"]`)
    return cells.evaluateAll((all) =>
      all.map((cell) =>
        [...cell.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent)
          .join(''),
      ),
    )
  }

  /** Pastes a text from the clipboard into the focused grid. */
  async paste(text: string): Promise<void> {
    // the headless shell asks for permission, which nobody would grant
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.grid.focus()
    await this.page.keyboard.press('Control+V')
  }

  /** Overwrites a cell by keyboard: select, type, Enter. */
  async write(row: number, heading: string, text: string): Promise<void> {
    const cell = await this.cell(row, heading)
    await cell.click()
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
  }
}
