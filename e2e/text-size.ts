import type { Page } from '@playwright/test'

/** Default text sizes in Chromium's settings, px. */
const usual = { standard: 16, fixed: 13 }

/** Runs `work` with the text size of the browser's settings changed to a percentage. */
export async function withTextSize<Result>(
  page: Page,
  percent: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page)
  const scaled = Object.fromEntries(
    Object.entries(usual).map(([name, px]) => [name, (px * percent) / 100]),
  )
  await session.send('Page.setFontSizes', { fontSizes: scaled })
  try {
    return await work()
  } finally {
    await session.send('Page.setFontSizes', { fontSizes: usual })
    await session.detach()
  }
}
