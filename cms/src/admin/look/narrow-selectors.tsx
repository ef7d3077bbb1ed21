'use client'

import { useEffect } from 'react'
import type { ReactNode } from 'react'

/**
 * Selectors of Payload's stylesheet whose `*` after `:has()` makes each move of the focus restyle
 * the whole page (14,000 elements in a large grid), with selectors of the same elements and
 * weight. The first one is of a dashboard that the panel does not have.
 */
const narrowSelectors: ReadonlyMap<string, string> = new Map([
  ['body:has(.drag-overlay) *', 'body:has(.drag-overlay) .drag-overlay'],
  [
    '.field-type.row .row__fields:has(> :nth-child(2)) > *',
    '.field-type.row .row__fields > :not(:only-child)',
  ],
])

function narrow(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const narrower = narrowSelectors.get(rule.selectorText)
      if (narrower !== undefined) rule.selectorText = narrower
    } else if (rule instanceof CSSGroupingRule) narrow(rule.cssRules)
  }
}

/** Narrows selectors of Payload's stylesheet for the pages inside. */
export function NarrowSelectors({ children }: { children?: ReactNode }): ReactNode {
  useEffect(() => {
    for (const sheet of document.styleSheets)
      if (sheet.href === null || new URL(sheet.href).origin === window.location.origin)
        narrow(sheet.cssRules)
  }, [])
  return children
}
