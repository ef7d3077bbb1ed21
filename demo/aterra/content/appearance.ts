import { t } from './text.ts'

/** Look of the company: logo with an earth symbol beside its name, warm paper, copper. */
const look = {
  name: 'Aterra Conexões Elétricas',
  wordmark: 'aterra',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2.6"><path d="M14 2v10M3 12h22M7 17.5h14M11 23h6"/></svg>',
  colors: { background: '#f4f1ea', surface: '#fffefb', text: '#0f1f1e', accent: '#b4571e' },
  type: 'technical',
  corners: 'square',
} as const

/** The look, and texts that contain the company's name. */
export const appearance = {
  look,
  about: t('A Aterra', 'About Aterra', 'Aterra'),
  privacyEmail: 'privacidade@aterra.example',
}
