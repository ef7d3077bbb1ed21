import { locales } from '@vitrine/contract/locales'
import { escapeHtml } from '#src/content/rich-text/html.ts'
import { footerOf } from './templates/mail-content.ts'
import type { MailContent, Sender } from './templates/mail-content.ts'

/**
 * Brand colours and fonts (site/app/ui/tokens/tokens.css) as literals: mail clients do not support
 * custom properties.
 */
const ink = '#0f1f1e'
const soft = '#3d4b49'
const copper = '#8c4010'
const line = '#d5d3cc'
const sans = 'font-family:Archivo,-apple-system,Segoe UI,Helvetica,Arial,sans-serif'
const mono = 'font-family:IBM Plex Mono,ui-monospace,Consolas,monospace'

/** Escaped text with links for addresses of the own site. */
function inline(text: string, { origin }: Sender): string {
  const own = escapeHtml(origin).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(
      new RegExp(`${own}/[\\w./?=&;%-]*[\\w/]`, 'g'),
      (url) => `<a href="${url}" style="color:${copper}">${url}</a>`,
    )
}

const paragraph = (text: string, sender: Sender): string =>
  `<p style="margin:0 0 16px;${sans};font-size:16px;line-height:1.55;color:${ink}">${inline(text, sender)}</p>`

/** Monospace for short values such as figures and codes. */
const face = (value: string): string => (value.length > 40 ? sans : mono)

const fact = ([name, value]: [string, string]): string =>
  `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${line};${sans};font-size:13px;line-height:1.4;color:${soft};vertical-align:top;width:34%">${escapeHtml(name)}</td>` +
  `<td style="padding:8px 0;border-top:1px solid ${line};${face(value)};font-size:14px;line-height:1.5;color:${ink};vertical-align:top;word-break:break-word">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`

/** Button with the address as text below it, as a fallback. */
const button = ({ label, url }: { label: string; url: string }): string => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 12px"><tr><td style="background:${copper};border-radius:2px">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;${sans};font-size:16px;line-height:1.25;font-weight:600;color:#fffefb;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p style="margin:0 0 20px;${mono};font-size:12px;line-height:1.5;color:${soft};word-break:break-all">${escapeHtml(url)}</p>`

/** HTML part of a mail: one column of at most 600 px, without remote resources. */
export function writeHtml(content: MailContent, sender: Sender): string {
  const footer = footerOf(sender)
    .map((text) => inline(text, sender))
    .join('<br>')
  return `<!doctype html><html lang="${locales[sender.locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f1ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 14px;border-bottom:2px solid ${ink};${sans};font-size:17px;font-weight:640;letter-spacing:-.01em;color:${ink}"><span style="color:#b4571e">▮</span>&nbsp;${escapeHtml(sender.company)}</td></tr>
<tr><td style="background:#fffefb;padding:32px 28px 20px;border:1px solid ${line};border-top:0">
<h1 style="margin:0 0 18px;${sans};font-size:25px;line-height:1.18;font-weight:600;letter-spacing:-.02em;color:${ink}">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map((text) => paragraph(text, sender)).join('\n')}
${content.facts && content.facts.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;${content.note && !content.action ? '' : `border-bottom:1px solid ${line}`}">${content.facts.map(fact).join('')}</table>` : ''}
${content.action ? button(content.action) : ''}
${content.note ? `<p style="margin:0 0 12px;padding:14px 0 0;border-top:1px solid ${line};${sans};font-size:13px;line-height:1.5;color:${soft}">${inline(content.note, sender)}</p>` : ''}
</td></tr>
<tr><td style="padding:14px 4px;${mono};font-size:11px;line-height:1.6;color:${soft}">${footer}</td></tr>
</table></td></tr></table></body></html>
`
}
