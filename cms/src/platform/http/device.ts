/**
 * Browsers in matching order, because later names also occur in the user agents of earlier ones.
 */
const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** Browser and system of a `User-Agent`, such as `Firefox · Windows`; empty if unknown. */
export function deviceOf(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]): string | undefined =>
    names.find(([sign]) => userAgent.includes(sign))?.[1]
  return [find(browsers), find(systems)].filter((name) => name !== undefined).join(' · ')
}
