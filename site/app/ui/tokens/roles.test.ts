import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { neutralLook } from '@vitrine/appearance/choices'
import { lookProperties } from '@vitrine/appearance/stylesheet'

const app = join(import.meta.dirname, '../..')
const sheets = globSync('**/*.css', { cwd: app }).map((file) => ({
  file,
  css: readFileSync(join(app, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}))
const declared = new Set([
  ...Object.keys(lookProperties(neutralLook)),
  ...sheets.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
  // set by scripts: height that the consent notice covers, width of the scrollbar
  '--covered',
  '--scrollbar-width',
])

test('components use only roles that the tokens or the appearance declare', () => {
  const unknown = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !declared.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('no style sheet has a color of its own; paper is white', () => {
  const own = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)]
      .filter(([color]) => !(file.endsWith('base.css') && color === '#fff'))
      .map(([color]) => `${file}: ${color}`),
  )
  expect(own).toEqual([])
})

test('no style sheet names a font but that of the fonts themselves', () => {
  const named = sheets
    .filter(({ css }) => /Archivo|Inter\b|Source S|Plex/.test(css))
    .map(({ file }) => file)
  expect(named).toEqual([])
})
