import type { Locator } from '@playwright/test'

/** Part numbers at the heads of a table's rows, without the notes beside them. */
export const partNumbersIn = (container: Locator): Promise<string[]> =>
  container
    .getByRole('rowheader')
    .evaluateAll((heads) =>
      heads.map((head) => head.getAttribute('aria-label') ?? head.textContent.trim()),
    )
