import { expect, test } from 'vitest'
import { appearance } from '../../test/fixtures/appearance.ts'
import { appearanceOf } from './appearances.ts'
import { iconSvg } from './icon-svg.ts'

const { answer } = appearance

test('draws the symbol, else the logo, else a sign of the name', () => {
  const symbol = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g id="sign"/></svg>'
  expect(iconSvg({ ...answer, symbol })).toContain('id="sign"')
  expect(iconSvg(answer)).toContain('viewBox="0 0 56 28"')
})

test.each([
  ['Ação', 'A'],
  ['“Ó & Ñ” Válvulas', 'Ó'],
  ['<b>', 'b'],
  ['🔧 3 Irmãos', '3'],
  ['…', '·'],
  ['', '·'],
])('draws for the name %s: %s', (name, sign) => {
  expect(iconSvg({ ...answer, logo: null, name })).toContain(`>${sign}</text>`)
})

test('takes the accent for what is drawn in the current color, by ground', () => {
  expect(appearance.logos?.light).toContain(`color="${appearance.palette.accent}"`)
  expect(appearance.logos?.dark).toContain(`color="${appearance.palette.accentOnInverse}"`)
})

test('changes the URLs of logo and stylesheet with what they show', () => {
  const other = appearanceOf({ ...answer, colors: { ...answer.colors, accent: '#7a1f5c' } })
  expect(other.page.brand.logo?.light).not.toBe(appearance.page.brand.logo?.light)
  expect(other.page.stylesheet).not.toBe(appearance.page.stylesheet)
  expect(other.page.iconVersion).not.toBe(appearance.page.iconVersion)
})

test('has the name as its brand without a logo, and nothing beside a logo that holds it', () => {
  const brandOf = (changed: Partial<typeof answer>) =>
    appearanceOf({ ...answer, wordmark: '', ...changed }).page.brand
  expect(brandOf({ logo: null })).toEqual({ wordmark: answer.name, logo: null })
  expect(brandOf({})).toMatchObject({ wordmark: '', logo: { ratio: 2 } })
})
