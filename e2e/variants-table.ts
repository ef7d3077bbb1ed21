import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { Attribute } from '@vitrine/contract/shapes/types'
import type { Locator } from '@playwright/test'

/** Part numbers in the row headers of a table, without the notes beside them. */
export const partNumbersIn = (container: Locator): Promise<string[]> =>
  container
    .getByRole('rowheader')
    .evaluateAll((heads) =>
      heads.map((head) => head.getAttribute('aria-label') ?? head.textContent.trim()),
    )

/** Attributes that the company declared, without those of the life cycle. */
export const declaredOnly = (attributes: readonly Attribute[]): Attribute[] =>
  attributes.filter(({ key }) => key !== lifeKeys.state && key !== lifeKeys.successor)
