import type { CertificateFile } from '../../certificate-shape.ts'
import { certificates } from '../content/certificates.ts'
import { products } from '../content/catalogue/index.ts'
import { t } from '../content/text.ts'
import type { Locale, Text } from '../content/types.ts'

const words = {
  certificate: t('CERTIFICADO', 'CERTIFICATE', 'CERTIFICADO'),
  company: t('Empresa', 'Company', 'Empresa'),
  number: t('Número', 'Number', 'Número'),
  body: t('Organismo', 'Body', 'Organismo'),
  plants: t('Unidades', 'Plants', 'Plantas'),
  products: t('Produtos', 'Products', 'Productos'),
  from: t('Válido desde', 'Valid from', 'Válido desde'),
  until: t('Válido até', 'Valid until', 'Válido hasta'),
  noEnd: t('sem prazo', 'without end', 'sin plazo'),
  illustrative: t(
    'Documento ilustrativo de demonstração: empresa e organismo são fictícios.',
    'Illustrative document of a demonstration: company and body are fictional.',
    'Documento ilustrativo de demostración: empresa y organismo son ficticios.',
  ),
} satisfies Record<string, Text>

/** Text as a PDF string in Latin-1; other characters become question marks. */
const string = (text: string): string =>
  `(${text
    .replaceAll('–', '-')
    .replaceAll(/[^\u0020-\u00ff]/g, '?')
    .replaceAll(/[\\()]/g, String.raw`\$&`)})`

const line = (font: string, size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td ${string(text)} Tj ET`

/** PDF of one page (A4) with the fonts that every reader has. */
function pdf(title: string, content: string): Buffer {
  const stream = Buffer.from(content, 'latin1')
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${string(title)} >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

const day = (iso: string | null, locale: Locale): string =>
  iso === null
    ? words.noEnd[locale]
    : new Intl.DateTimeFormat({ br: 'pt-BR', en: 'en-GB', es: 'es-ES' }[locale], {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(`${iso}T12:00:00Z`))

/** Certificate with the days of its validity, generated while the demonstration loads. */
export function certificatePdf({
  key,
  language,
  from,
  until,
}: CertificateFile): Buffer | undefined {
  const certificate = certificates.find((one) => one.key === key)
  if (!certificate) return undefined
  const locale = language as Locale
  const named = certificate.scope.flatMap(({ product: own, partNumbers }) => {
    const product = products.find((one) => one.key === own)
    return product ? `${product.title[locale]}${partNumbers ? ' *' : ''}` : []
  })
  const rows: [Text, string][] = [
    [words.company, 'Aterra Conexões Elétricas Ltda.'],
    [words.number, certificate.number],
    [words.body, certificate.body],
    [words.plants, certificate.plants[locale]],
    ...named.map((name, at): [Text, string] => [at === 0 ? words.products : t('', '', ''), name]),
    [words.from, day(from, locale)],
    [words.until, day(until, locale)],
  ]
  const content = [
    '0.06 0.12 0.12 RG 0.06 0.12 0.12 rg 1 w 36 36 523 770 re S 42 42 511 758 re S',
    line('R', 11, 72, 750, words.certificate[locale]),
    '0.71 0.34 0.12 RG 2 w 72 738 m 523 738 l S 0.06 0.12 0.12 RG 0.4 w',
    line('B', 34, 72, 676, certificate.standard),
    line('R', 16, 72, 644, certificate.title[locale]),
    ...rows.flatMap(([name, value], at) => [
      line('R', 10, 72, 580 - at * 32, name[locale]),
      line('R', 12, 190, 580 - at * 32, value),
      `72 ${570 - at * 32} m 523 ${570 - at * 32} l S`,
    ]),
    line('R', 9, 72, 66, words.illustrative[locale]),
  ].join('\n')
  return pdf(`${certificate.standard} ${certificate.number}`, content)
}
