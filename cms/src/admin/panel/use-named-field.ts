import { useEffect } from 'react'

const fieldHash = /^#field-([\w-]+)$/

/** Opens the field that the fragment of the address names; `isOn`: forms with sections open theirs themselves. */
export function useNamedField(isOn: boolean): void {
  useEffect(() => {
    const open = (): void => {
      const [, field] = fieldHash.exec(window.location.hash) ?? []
      if (field === undefined || !isOn) return
      void import('./go-to-field.ts').then(({ goToField }) =>
        goToField(field.replaceAll('__', '.')),
      )
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [isOn])
}
