/**
 * Days are ISO 8601. `successor`: part number of a part number's successor, key of a product's
 * successor. A missing life cycle means active.
 */
export type LifeCycle<T = Readonly<Record<string, string>>> = {
  state: 'new' | 'active' | 'not-for-new-projects' | 'discontinued'
  since?: string
  until?: string
  lastOrder?: string
  lastDelivery?: string
  reason?: T
  successor?: string
}
