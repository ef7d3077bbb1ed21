import { cornerRadii, monoFont, typePairs } from '@vitrine/appearance/choices'
import { mixed } from '@vitrine/appearance/color'
import { isDark, paletteOf } from '@vitrine/appearance/palette'
import type { Palette } from '@vitrine/appearance/palette'
import { locales } from '@vitrine/configuration/locales'
import { escapeHtml } from '#src/content/rich-text/html.ts'
import { logoHeightPx, logoRatio } from './logo-attachment.ts'
import { footerOf } from './templates/mail-content.ts'
import type { MailContent, Sender } from './templates/mail-content.ts'

/**
 * Appearance with literal values, because e-mail clients do not support custom properties. The line
 * color is the mixture of text and background that the site renders as a transparent color.
 */
interface MailLook {
  palette: Palette
  line: string
  sans: string
  mono: string
  title: string
  radius: string
}

function lookOf({ appearance }: Sender): MailLook {
  const { title, text, generic } = typePairs[appearance.type]
  const fallback = '-apple-system,Segoe UI,Helvetica,Arial,sans-serif'
  return {
    palette: paletteOf(appearance.colors),
    line: mixed(appearance.colors.text, appearance.colors.background, 0.141),
    sans: `font-family:${text},${fallback}`,
    title: `font-family:${title},${generic === 'serif' ? 'Georgia,serif' : fallback}`,
    mono: `font-family:${monoFont},ui-monospace,Consolas,monospace`,
    radius: cornerRadii[appearance.corners].control,
  }
}

/** Text as escaped HTML, in which URLs of the site are links. */
function inline(text: string, { origin }: Sender, { palette }: MailLook): string {
  const own = escapeHtml(origin).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(
      new RegExp(`${own}/[\\w./?=&;%-]*[\\w/]`, 'g'),
      (url) => `<a href="${url}" style="color:${palette.accentText}">${url}</a>`,
    )
}

const paragraph = (text: string, sender: Sender, look: MailLook): string =>
  `<p style="margin:0 0 16px;${look.sans};font-size:16px;line-height:1.55;color:${look.palette.text}">${inline(text, sender, look)}</p>`

/** Font of a value: monospace for short values such as figures and codes. */
const face = (value: string, { sans, mono }: MailLook): string => (value.length > 40 ? sans : mono)

const fact = ([name, value]: [string, string], look: MailLook): string => {
  const { palette, line, sans } = look
  return (
    `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${line};${sans};font-size:13px;line-height:1.4;color:${palette.textSoft};vertical-align:top;width:34%">${escapeHtml(name)}</td>` +
    `<td style="padding:8px 0;border-top:1px solid ${line};${face(value, look)};font-size:14px;line-height:1.5;color:${palette.text};vertical-align:top;word-break:break-word">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`
  )
}

/** Button, with its URL as text below it for clients that do not show the link. */
const button = (
  { label, url }: { label: string; url: string },
  { palette, sans, mono, radius }: MailLook,
): string => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 12px"><tr><td style="background:${palette.accentText};border-radius:${radius}">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;${sans};font-size:16px;line-height:1.25;font-weight:600;color:${palette.onStrong};text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
<p style="margin:0 0 20px;${mono};font-size:12px;line-height:1.5;color:${palette.textSoft};word-break:break-all">${escapeHtml(url)}</p>`

/** Content-ID of the logo, which is attached to the message (`logo-attachment.ts`). */
export const logoId = 'logo'

/** Logo, or a mark in the accent color if there is none. */
function mark({ appearance }: Sender, { accent }: Palette): string {
  if (!appearance.logo) return `<span style="color:${accent}">▮</span>&nbsp;`
  const width = Math.round(logoHeightPx * logoRatio(appearance.logo))
  return `<img src="cid:${logoId}" width="${width}" height="${logoHeightPx}" alt="" style="vertical-align:middle;border:0">&nbsp; `
}

/** HTML part of an e-mail: one column of at most 600 px, without remote resources. */
export function writeHtml(content: MailContent, sender: Sender): string {
  const look = lookOf(sender)
  const { palette, line, sans, title, mono } = look
  const footer = footerOf(sender)
    .map((text) => inline(text, sender, look))
    .join('<br>')
  return `<!doctype html><html lang="${locales[sender.locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="${isDark(palette) ? 'dark' : 'light'}"><title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:${palette.background}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.background}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 4px 14px;border-bottom:2px solid ${palette.text};${title};font-size:17px;font-weight:640;letter-spacing:-.01em;color:${palette.text}">${mark(sender, palette)}${escapeHtml(sender.company)}</td></tr>
<tr><td style="background:${palette.surface};padding:32px 28px 20px;border:1px solid ${line};border-top:0">
<h1 style="margin:0 0 18px;${title};font-size:25px;line-height:1.18;font-weight:600;letter-spacing:-.02em;color:${palette.text}">${escapeHtml(content.heading)}</h1>
${content.paragraphs.map((text) => paragraph(text, sender, look)).join('\n')}
${content.facts && content.facts.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px;${content.note && !content.action ? '' : `border-bottom:1px solid ${line}`}">${content.facts.map((row) => fact(row, look)).join('')}</table>` : ''}
${content.action ? button(content.action, look) : ''}
${content.note ? `<p style="margin:0 0 12px;padding:14px 0 0;border-top:1px solid ${line};${sans};font-size:13px;line-height:1.5;color:${palette.textSoft}">${inline(content.note, sender, look)}</p>` : ''}
</td></tr>
<tr><td style="padding:14px 4px;${mono};font-size:11px;line-height:1.6;color:${palette.textSoft}">${footer}</td></tr>
</table></td></tr></table></body></html>
`
}
