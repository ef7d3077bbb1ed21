import { origin } from './system-under-test.ts'

/** Default visitor. */
export const visitor = {
  baseURL: origin,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  viewport: { width: 1440, height: 900 },
}
