import type { Locator, Page } from '@playwright/test'

/** Page object of the variants grid in the panel. */
export class VariantsGrid {
  readonly page: Page
  readonly grid: Locator
  /** Status message of the last paste. */
  readonly status: Locator
  /** Errors listed above the rows. */
  readonly errors: Locator

  constructor(page: Page) {
    this.page = page
    this.grid = page.getByRole('grid', { name: 'Variantes' })
    const field = page.getByRole('main').locator('.variants-grid').filter({ has: this.grid })
    this.status = field.getByRole('status')
    this.errors = field.getByRole('alert').getByRole('listitem')
  }

  /** Row by its number, from 1. */
  row(number: number): Locator {
    return this.grid.getByRole('row').nth(number)
  }

  /**
   * Cell of a row below a column's heading; waits for the columns, which depend on the subcategory.
   */
  async cell(row: number, heading: string): Promise<Locator> {
    const head = this.grid
      .getByRole('columnheader')
      .filter({ hasText: new RegExp(`^${heading}`) })
      .first()
    const column = await head.evaluate((element) =>
      element instanceof HTMLTableCellElement ? element.cellIndex : Number.NaN,
    )
    return this.row(row).locator(`[aria-colindex="${column + 1}"]`)
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
