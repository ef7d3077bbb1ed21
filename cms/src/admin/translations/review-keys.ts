import type { KeyboardEvent } from 'react'

/** Fields and passages of the desk that keys move between. */
const steps = '.desk__read, textarea[data-passage]'

function click(within: HTMLElement | null | undefined, selector: string): boolean {
  const button = within?.querySelector<HTMLButtonElement>(selector)
  button?.click()
  return button !== null && button !== undefined
}

/** Moves the focus to the passage before or after the one that has it. */
function move(desk: HTMLElement, from: HTMLElement, step: 1 | -1): boolean {
  const passages = [...desk.querySelectorAll<HTMLElement>(steps)]
  const own = from.closest('.desk__passage')?.querySelector<HTMLElement>(steps)
  const next = passages[own ? passages.indexOf(own) + step : 0]
  next?.focus()
  return next !== undefined
}

/**
 * Keys of the review: `Ctrl Shift Enter` hands in, or publishes what is in review; `Alt R` sends
 * back, `Alt M` comments on the passage that has the focus; outside of fields `Alt ↓` and `Alt ↑`
 * move between passages. False for other keys.
 */
export function reviewKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { code, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event
  const target = event.target as HTMLElement
  const isCommand = ctrlKey || metaKey
  if (isCommand && !altKey && shiftKey && code === 'Enter')
    return click(currentTarget, "button[data-key='decide']")
  if (!altKey || isCommand) return false
  if (code === 'KeyR') return click(currentTarget, "button[data-key='send-back']")
  if (code === 'KeyM')
    return click(target.closest<HTMLElement>('.desk__passage'), "button[data-act='comment']")
  if (target.matches('textarea')) return false
  if (code === 'ArrowDown') return move(currentTarget, target, 1)
  return code === 'ArrowUp' && move(currentTarget, target, -1)
}
