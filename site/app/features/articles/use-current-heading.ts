import { useEffect, useState } from 'react'

/** A heading counts as read once it has come above this part of the window's height. */
const readingLine = 0.3

/** Above the line is above it however far: a jump from the end to the top must be noticed too. */
const farAbove = '1000000px'

/** The id of the heading that is being read; `undefined` before the first. */
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
