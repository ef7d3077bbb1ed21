/**
 * Days are ISO 8601. `successor`: of a part number another one, of a product the key of another. Without
 * one: active.
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
