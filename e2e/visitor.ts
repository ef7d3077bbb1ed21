import { origin } from './system-under-test.ts'

/** Who visits, unless a journey says otherwise. */
export const visitor = {
  baseURL: origin,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  viewport: { width: 1440, height: 900 },
}
