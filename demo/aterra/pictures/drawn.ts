/**
 * Writes logo, certificates and badges as SVG into `drawn/` (node pictures/drawn.ts). Dimensioned
 * drawings (`drawings/`) are generated when the demonstration is loaded.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { badges } from './badges.ts'
import { certificates } from './certificates.ts'

const ink = '#0f1f1e'
const copper = '#b4571e'
const earth = `<path d="M14 2v10M3 12h22M7 17.5h14M11 23h6" fill="none" stroke="${copper}" stroke-width="2.6"/>`

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 28" role="img" aria-label="aterra">${earth}<text x="38" y="20.5" font-family="Archivo, system-ui, sans-serif" font-size="22" font-weight="640" font-stretch="122%" letter-spacing="-.6" fill="${ink}">aterra</text></svg>`
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="2" fill="#f4f1ea"/><g transform="translate(2 3)">${earth}</g></svg>`

const out = new URL('drawn/', import.meta.url)
mkdirSync(out, { recursive: true })
const files: Record<string, string> = { logo, favicon, ...certificates(), ...badges() }
for (const [name, svg] of Object.entries(files))
  writeFileSync(new URL(`${name}.svg`, out), svg + '\n')
