import { useEffect, useState } from 'react'

/** A heading is current once it is above this fraction of the viewport height. */
const readingLine = 0.3

/** Root margin above the viewport, so that a jump from the end to the top is observed too. */
const farAbove = '1000000px'

/** Id of the current heading; `undefined` before the first. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () =>
        setCurrent(
          headings.findLast(
            (heading) => heading.getBoundingClientRect().top < window.innerHeight * readingLine,
          )?.id,
        ),
      { rootMargin: `${farAbove} 0px -${100 - readingLine * 100}% 0px` },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [key])
  return current
}
