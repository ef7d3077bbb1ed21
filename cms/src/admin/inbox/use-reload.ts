import { useRouter } from 'next/navigation'

/**
 * Reads the page again after a change. The address then names the lead: a lead that was shown as the
 * first of its list would be replaced by the next one when it leaves the list.
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
