import type { Answer } from '@vitrine/contract/client'
import { useLocale, useTexts } from '#app/core/language.ts'
import { Section } from '#app/ui/frame/section.tsx'
import { Link } from '#app/ui/elements/link.tsx'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { pathOfPart, titleOfPart, toolingPath } from '#shared/product/tooling-links.ts'
import { toolingTexts } from '#texts/tooling.js'
import { factsOf } from './facts-of.ts'
import { Questions } from './questions.tsx'
import styles from './tooling.module.css'

/** Part numbers for which one part number is a tool, with filters for further values. */
export interface Served {
  filter: string
  found: Answer<'tooling-read'>
}

/**
 * Part numbers for which a die or tool is used: those of the page's part number, or the count for
 * each part number of the product.
 */
export function ServedSection({
  product,
  served,
  id,
}: {
  product: Answer<'product-read'>
  served: Served | undefined
  id: string
}) {
  const locale = useLocale()
  const texts = useTexts(toolingTexts)
  if (product.serves.length === 0) return null
  const nameOf = (role: string) => product.tooling.roles.find(({ key }) => key === role)?.label
  const counted = (serves: typeof product.serves) => (
    <ul className={styles.served}>
      {serves.map(({ part_number: code, role, count }) => (
        <li key={`${role} ${code}`}>
          <Link href={toolingPath(locale, [`${role}:${code}`])}>{code}</Link>
          <small>{`${nameOf(role) ?? role} · ${texts.count({ count })}`}</small>
        </li>
      ))}
    </ul>
  )
  if (!served)
    return (
      <Section title={texts.serves} ruled id={id} unprinted>
        {counted(product.serves)}
      </Section>
    )
  const { filter, found } = served
  // part numbers for which the page's part number is a tool in another role
  const others = product.serves.filter(
    ({ part_number: code, role }) => filter.endsWith(`:${code}`) && filter !== `${role}:${code}`,
  )
  const rest = found.meta.total - found.data.length
  return (
    <Section title={texts.servesCount({ count: found.meta.total })} ruled id={id}>
      <Questions facets={found.facets} filter={[filter]} />
      <ul className={styles.served}>
        {found.data.map((entry) => {
          const own = found.products.find((candidate) => candidate.id === entry.product)
          return (
            <li key={entry.part_number}>
              {own ? (
                <Link href={pathOfPart(own, entry.part_number, locale)}>{entry.part_number}</Link>
              ) : (
                entry.part_number
              )}
              <small>
                {[
                  titleOfPart(found, entry.part_number),
                  ...factsOf(found.attributes, entry.values, locale, texts),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          )
        })}
      </ul>
      {rest > 0 ? (
        <p className={styles.note}>
          <TextLink href={toolingPath(locale, [filter], 2)}>{texts.more({ count: rest })}</TextLink>
        </p>
      ) : null}
      {others.length > 0 ? counted(others) : null}
    </Section>
  )
}
