import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { beforeAll, expect, test } from 'vitest'
import { sitePagesTexts } from '#texts/site-pages.js'
import { sitePagesFor } from './site-pages-for.ts'

beforeAll(async () => {
  for (const locale of localeCodes) await sitePagesTexts.load(locale)
})

test.each<[Locale, string, string]>([
  ['br', 'onde comprar', 'contact'],
  ['br', 'Onde encontro um distribuidor?', 'contact'],
  ['br', 'vagas', 'work-with-us'],
  ['br', 'trabalhe conosco', 'work-with-us'],
  ['br', 'boletim', 'newsletter'],
  ['br', 'certificado INMETRO', 'certificates'],
  ['br', 'garantia', 'contact'],
  ['en', 'where to buy', 'contact'],
  ['en', 'vacancies', 'work-with-us'],
  ['en', 'newsletter', 'newsletter'],
  ['en', 'certificates', 'certificates'],
  ['en', 'warranty', 'contact'],
  ['es', 'dónde comprar', 'contact'],
  ['es', 'vacantes', 'work-with-us'],
  ['es', 'boletin', 'newsletter'],
  ['es', 'certificados', 'certificates'],
  ['es', 'garantía', 'contact'],
])('%s: %s leads to %s', (locale, text, page) => expect(sitePagesFor(text, locale)[0]).toBe(page))

test.each(['terminal 95 mm2', 'TC-95-12', '', 'haste de aterramento'])(
  '“%s” asks for no page',
  (text) => expect(sitePagesFor(text, 'br')).toEqual([]),
)
