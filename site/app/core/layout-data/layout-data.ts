import { useRouteLoaderData } from 'react-router'
import { useLocale } from '#app/core/language.ts'
import { layoutId } from '#shared/routes/table.ts'
import type { Brand } from '#shared/page/appearance.ts'
import type { Answer } from '@vitrine/contract/client'
import type { FormState } from '#shared/forms/form-state.ts'
import type { LegalTexts } from './legal-text.ts'
import type { Menus } from './menus.ts'

type Layout = Answer<'layout-read'>

export interface LayoutData {
  /**
   * Layout without the long legal texts, which are loaded by their own screens, and without its
   * menus.
   */
  layout: Omit<Layout, 'privacy' | 'navigation' | 'others'> & {
    privacy: LegalTexts
    others: Omit<Layout['others'], 'footer_menus'>
  }
  menus: Menus
  /** Logo and name of the company. */
  brand: Brand
  /** Origin of absolute links. */
  origin: string
  /** Year of the copyright line. */
  year: number
  /** State of a form posted to this page without JavaScript. */
  form?: FormState | undefined
  /** True if rendered from drafts, for an employee. */
  preview: boolean
}

/** Loader data of the layout; `undefined` if the layout loader failed, as on some error pages. */
export function useLayoutData(): LayoutData | undefined {
  return useRouteLoaderData<LayoutData>(layoutId(useLocale()))
}
