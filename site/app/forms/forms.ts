import type { CallName } from '@vitrine/contract/calls'
import type { RouteName } from '#app/routes/table.ts'

interface FormRow {
  /** What it is sent to. */
  call: CallName
  /** The screen that shows it; a form is also posted to that screen's own path, for browsers without scripts. */
  screen: RouteName
  /** Whether the call takes an idempotency key. */
  keyed: boolean
}

/** THE table of forms. */
export const forms = {
  contact: { call: 'contact-send', screen: 'contact', keyed: true },
  application: { call: 'job-application-send', screen: 'work-with-us', keyed: true },
  newsletter: { call: 'newsletter-subscribe', screen: 'newsletter', keyed: false },
  'newsletter-confirmation': { call: 'newsletter-confirm', screen: 'newsletter-confirmation', keyed: false },
  'newsletter-leaving': { call: 'newsletter-leave', screen: 'newsletter-leaving', keyed: false },
  'data-request': { call: 'data-request-send', screen: 'data-request', keyed: true },
  'data-request-confirmation': { call: 'data-request-confirm', screen: 'data-request-confirmation', keyed: false },
} as const satisfies Record<string, FormRow>

export type FormName = keyof typeof forms

export const formNames = Object.keys(forms) as FormName[]
