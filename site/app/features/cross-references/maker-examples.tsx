import { useLocale, useTexts } from '#app/core/language.ts'
import { TextLink } from '#app/ui/elements/text-link.tsx'
import { Section } from '#app/ui/frame/section.tsx'
import { crossReferencesPath } from '#shared/product/cross-reference-links.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import type { Example } from './load-examples.ts'
import { ReferenceRows } from './reference-rows.tsx'
import styles from './cross-references.module.css'

/** Example entries of each maker, shown before the visitor searches for a number. */
export function MakerExamples({ examples }: { examples: readonly Example[] }) {
  const locale = useLocale()
  const texts = useTexts(crossReferencesTexts)
  return examples.map(({ maker: { slug, name, count }, references, products }) =>
    references.length === 0 ? null : (
      <Section key={slug} title={name} number={texts.count({ count })} ruled>
        <ReferenceRows
          references={references}
          productOf={({ product }) => products.find(({ id }) => id === product)}
          label={name}
        />
        {count > references.length ? (
          <p className={styles.all}>
            <TextLink href={crossReferencesPath(locale, { maker: slug })}>
              {texts.all({ maker: name, count })}
            </TextLink>
          </p>
        ) : null}
      </Section>
    ),
  )
}
