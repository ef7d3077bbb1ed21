import { evaluate } from './evaluate.ts'
import type { Figures } from './evaluate.ts'

const shown = (name: string, { queries, success, meanReciprocalRank, empty }: Figures): string =>
  `  ${name.padEnd(12)}${`${(success * 100).toFixed(1)} %`.padStart(8)} of ${queries} within 3` +
  `   mean reciprocal rank ${meanReciprocalRank.toFixed(3)}   empty ${empty}\n`

const missed = process.argv.includes('--missed')
for (const { locale, set, miniSearch, site } of evaluate()) {
  process.stdout.write(
    `${locale}, ${set}\n${shown('MiniSearch', miniSearch)}${shown('site', site)}`,
  )
  if (missed)
    for (const { text, expected, found } of site.missed)
      process.stdout.write(
        `    ${text}: ${expected.join(' ')}, but ${found.join(' ') || 'nothing'}\n`,
      )
}
