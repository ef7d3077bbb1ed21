import { useEffect, useState } from 'react'

/** A heading counts as read from here on: the upper part of the window, below the header. */
const readingZone = '-15% 0px -70% 0px'

/** The id of the heading that is being read; `undefined` until the reader has scrolled to one. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: readingZone },
    )
    for (const id of key.split(' ')) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
