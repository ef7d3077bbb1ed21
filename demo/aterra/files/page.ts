import { firstRevisionDate } from '../content/catalogue/documents.ts'
import type { Block, Locale, Text } from '../content/types.ts'
import { revisedOn } from './restricted.ts'

const lang = { br: 'pt-BR', en: 'en-US', es: 'es-ES' }
const firstRevision = revisedOn('1', firstRevisionDate)

const escape = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const rich = (s: string) => escape(s).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')

function html(block: Block, locale: Locale): string {
  const say = (v: string | Text) => rich(typeof v === 'string' ? v : v[locale])
  switch (block.kind) {
    case 'heading':
      return `<h2>${say(block.text)}</h2>`
    case 'paragraph':
      return `<p>${say(block.text)}</p>`
    case 'list':
      return `<ol>${block.items.map((i) => `<li>${say(i)}</li>`).join('')}</ol>`
    case 'table':
      return `<table>${block.caption ? `<caption>${say(block.caption)}</caption>` : ''}<tr>${block.head.map((c) => `<th>${say(c)}</th>`).join('')}</tr>${block.rows.map((r) => `<tr>${r.map((c) => `<td>${say(c)}</td>`).join('')}</tr>`).join('')}</table>`
    case 'figure':
      return ''
  }
}

/** A4 sheet in the company's look: paper margins, hairlines, one metal color, monospaced figures. */
export function page({
  locale,
  title,
  number,
  blocks,
  fonts,
  revised = firstRevision,
}: {
  locale: Locale
  title: Text
  number: string
  blocks: Block[]
  fonts: string
  revised?: Text
}): string {
  return `<!doctype html><html lang="${lang[locale]}"><meta charset="utf-8"><title>${escape(title[locale])} · Aterra</title><style>
@font-face{font-family:Archivo;src:url(file://${fonts}/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2);font-weight:100 900;font-stretch:62% 125%}
@font-face{font-family:"IBM Plex Mono";src:url(file://${fonts}/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2)}
@page{size:A4;margin:16mm 20mm 12mm}*{box-sizing:border-box;margin:0}body{font:10.5pt/1.5 Archivo,sans-serif;color:#0f1f1e}
header{display:flex;align-items:center;gap:8px;border-bottom:1.5px solid #0f1f1e;padding-bottom:10px;font-weight:640;font-stretch:122%;font-size:14pt;letter-spacing:-.03em}header span{margin-left:auto;font:8.5pt "IBM Plex Mono",monospace;color:#5f6b69;letter-spacing:0}
h1{font-size:25pt;font-weight:570;font-stretch:112%;line-height:1.06;letter-spacing:-.022em;margin:20px 0 10px;max-width:14em}h2{font-size:13pt;font-weight:570;font-stretch:106%;margin:20px 0 6px}
p{margin:6px 0;max-width:66ch}ol{padding-left:1.4em;max-width:64ch}li{margin:5px 0}li::marker{font:9.5pt "IBM Plex Mono",monospace;color:#8c4010}
table{width:100%;border-collapse:collapse;margin:10px 0 4px;border-top:1.5px solid #0f1f1e}caption{text-align:left;font-size:9pt;color:#3d4b49;padding-bottom:5px}th{text-align:left;font-weight:600;font-size:9pt;padding:5px 10px 5px 0;border-bottom:1px solid #0f1f1e}td{font:9pt/1.4 "IBM Plex Mono",monospace;padding:4px 10px 4px 0;border-bottom:1px solid #0f1f1e24;vertical-align:top}tr{break-inside:avoid}
footer{margin-top:14px;border-top:1px solid #0f1f1e24;padding-top:8px;font:8pt "IBM Plex Mono",monospace;color:#5f6b69}</style>
<header><svg width="24" height="24" viewBox="0 0 28 28"><path d="M14 2v10M3 12h22M7 17.5h14M11 23h6" fill="none" stroke="#b4571e" stroke-width="2.6"/></svg>aterra<span>${number} · ${revised[locale]}</span></header>
<h1>${escape(title[locale])}</h1>${blocks.map((b) => html(b, locale)).join('\n')}
<footer>Aterra Conexões Elétricas Ltda. · Rua das Indústrias, 1200 · Ribeirão Preto, SP · +55 16 3000-0000</footer></html>`
}
