import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { pdfLimits } from './pdf-limits.ts'

/**
 * Program that prints the text of a PDF as JSON; its argument is the path. Started by `read-pdf.ts`
 * without secrets and with permission to read files only; the parent kills it at its limits of time
 * and memory.
 */
const [, , path = ''] = process.argv
const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)))
const pages: string[] = []
let characters = 0
for (let number = 1; number <= Math.min(pdf.numPages, pdfLimits.pages); number += 1) {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const text = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
    .slice(0, Math.min(pdfLimits.pageCharacters, pdfLimits.characters - characters))
    .toWellFormed()
  characters += text.length
  pages.push(text)
  page.cleanup()
  if (characters >= pdfLimits.characters) break
}
process.stdout.write(JSON.stringify({ pageCount: pdf.numPages, pages }), () => process.exit(0))
