import { useRouter } from 'next/navigation'

/**
 * Returns a function that reloads the page's data after a change and sets the lead in the URL.
 * Without it, the page shows the first lead of the list, which would be another one after the
 * change.
 *
 * @param lead - `<collection>-<id>`.
 */
export function useReload(lead: string): () => void {
  const router = useRouter()
  return () => {
    const params = new URLSearchParams(window.location.search)
    if (params.get('lead') === lead) return router.refresh()
    params.set('lead', lead)
    router.replace(`?${params.toString()}`, { scroll: false })
  }
}
