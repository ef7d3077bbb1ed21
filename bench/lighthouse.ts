import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { defaultLocale } from '@vitrine/configuration/locales'
import { chromiumArguments, findChromium } from '../tools/test/chromium.mjs'
import { routeNames, routeRow } from '../site/shared/routes/table.ts'
import type { Figure } from './figures.ts'

/** Folder of Lighthouse's packages, installed on demand. */
const home = join(import.meta.dirname, 'lighthouse')
const program = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')

/** Minimum score per category; performance depends on the machine. */
const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof minScores
const categories = Object.keys(minScores) as Category[]
const budget = Object.values(minScores).join(' / ')

/**
 * Runs Lighthouse as a phone over the public screens in Portuguese; `VITRINE_LIGHTHOUSE`: names of
 * screens, comma-separated.
 */
export async function* measureLighthouse(siteUrl: string): AsyncGenerator<Figure> {
  if (!existsSync(program))
    execFileSync(
      'npm',
      [
        'ci',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--ignore-scripts',
        '--workspaces=false',
      ],
      { cwd: home, stdio: 'inherit' },
    )
  process.env['VITRINE_URL'] = siteUrl
  // the imported module reads VITRINE_URL when it is loaded
  const { pathOf } = await import('../e2e/addresses.ts')
  const selected = process.env['VITRINE_LIGHTHOUSE']?.split(',')
  const chromium = await findChromium()
  for (const name of routeNames) {
    if (
      selected
        ? !selected.includes(name)
        : routeRow(name).guard !== 'open' || routeRow(name).cache !== 'page'
    )
      continue
    yield await judge(name, siteUrl + (await pathOf(name, defaultLocale)), chromium)
  }
}

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { id: string; title: string; score: number | null; displayValue?: string }>
}

async function judge(screen: string, url: string, chromium: string): Promise<Figure> {
  const what = `Lighthouse, ${screen} (${categories.join(' / ')})`
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'))
  try {
    const file = join(folder, 'report.json')
    // not synchronous: the closing of keep-alive connections to the site would go unnoticed
    await promisify(execFile)(
      process.execPath,
      [
        program,
        url,
        '--output=json',
        `--output-path=${file}`,
        '--quiet',
        '--no-enable-error-reporting',
        `--chrome-flags=--headless ${chromiumArguments.join(' ')} --user-data-dir=${join(folder, 'profile')}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: chromium },
        timeout: 180_000,
      },
    )
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const score = (category: Category) => Math.round(report.categories[category].score * 100)
    // the failed audit of a screen with noindex is intended
    const judged = categories.filter(
      (category) =>
        category !== 'seo' ||
        !report.audits['is-crawlable'] ||
        report.audits['is-crawlable'].score === 1,
    )
    return {
      what,
      value: `${categories.map(score).join(' / ')}${lost(report)}`,
      budget,
      withinBudget: judged.every((category) => score(category) >= minScores[category]),
    }
  } catch (error) {
    // Lighthouse sometimes records no paint (NO_NAVSTART): the other screens are measured
    // nevertheless
    const [reason = ''] = String(Object(error).stderr || error).split('\n')
    return { what, value: reason, budget, withinBudget: false }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Names of the failed audits. */
function lost(report: Report): string {
  const ids = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  return ids.length === 0
    ? ''
    : ` · ${ids.map((id) => `${id} ${report.audits[id]?.displayValue ?? ''}`.trim()).join(', ')}`
}
