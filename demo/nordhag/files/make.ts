import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commissioning, fluids, incorporation } from '../content/documents.ts'
import { t } from '../content/text.ts'
import type { Text } from '../content/text.ts'

/** `node demo/nordhag/files/make.ts`: prints the documents of the products with Chromium. */
const here = fileURLToPath(new URL('.', import.meta.url))
const chromium = process.env['CHROMIUM_PATH'] ?? 'chromium'

const sheets: [typeof commissioning, Text[]][] = [
  [
    commissioning,
    [
      t(
        'Check the direction of rotation against the arrow on the body.',
        'Drehrichtung mit dem Pfeil auf dem Gehäuse vergleichen.',
      ),
      t(
        'Fill the case with filtered oil through the upper drain port.',
        'Gehäuse über den oberen Leckölanschluss mit gefiltertem Öl füllen.',
      ),
      t(
        'Open the suction line and the relief valve fully.',
        'Saugleitung und Druckbegrenzungsventil ganz öffnen.',
      ),
      t(
        'Jog the motor three times for two seconds; the pump must suck.',
        'Motor dreimal zwei Sekunden tippen; die Pumpe muss ansaugen.',
      ),
      t(
        'Run without load for ten minutes, bleed at the highest point.',
        'Zehn Minuten ohne Last laufen lassen, am höchsten Punkt entlüften.',
      ),
      t(
        'Raise the pressure in steps of 50 bar; check noise and temperature at each.',
        'Druck in Schritten von 50 bar steigern; bei jedem Geräusch und Temperatur prüfen.',
      ),
    ],
  ],
  [
    fluids,
    [
      t(
        'Mineral oil HLP to DIN 51524-2, HVLP to DIN 51524-3.',
        'Mineralöl HLP nach DIN 51524-2, HVLP nach DIN 51524-3.',
      ),
      t(
        'Viscosity in operation: 15 to 100 mm²/s; at the start 400 mm²/s at most.',
        'Viskosität im Betrieb: 15 bis 100 mm²/s; beim Start höchstens 400 mm²/s.',
      ),
      t(
        'Cleanliness 20/18/15 to ISO 4406; 18/16/13 with proportional valves.',
        'Reinheit 20/18/15 nach ISO 4406; mit Proportionalventilen 18/16/13.',
      ),
      t('Oil temperature −20 to +80 °C.', 'Öltemperatur −20 bis +80 °C.'),
    ],
  ],
  [
    incorporation,
    [
      t(
        'Declaration of incorporation of partly completed machinery, Directive 2006/42/EC, Annex II 1 B.',
        'Einbauerklärung für unvollständige Maschinen, Richtlinie 2006/42/EG, Anhang II 1 B.',
      ),
      t(
        'Applied standard: ISO 4413, Hydraulic fluid power.',
        'Angewandte Norm: ISO 4413, Fluidtechnik – Hydraulik.',
      ),
      t(
        'Commissioning is prohibited until the machine into which the product is built conforms to the directive.',
        'Die Inbetriebnahme ist untersagt, bis die Maschine, in die das Erzeugnis eingebaut wird, der Richtlinie entspricht.',
      ),
      t(
        'Brandwerder, 14 September 2026 · Greta Lindholt',
        'Brandwerder, 14. September 2026 · Greta Lindholt',
      ),
    ],
  ],
]

const work = mkdtempSync(join(tmpdir(), 'nordhag-files-'))
try {
  for (const [document, lines] of sheets)
    for (const language of ['en', 'de'] as const) {
      const html = join(work, 'sheet.html')
      writeFileSync(
        html,
        `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${document.title[language]}</title><style>@page{size:A4;margin:22mm}body{font:11pt/1.55 Inter,sans-serif;color:#12222e}h1{font-size:22pt;margin:14mm 0 8mm}header{border-bottom:1.5pt solid #1b5f93;padding-bottom:3mm;color:#1b5f93;font-weight:600}li{margin-bottom:3mm}</style><header>Nordhag Hydraulik</header><h1>${document.title[language]}</h1><ol>${lines.map((line) => `<li>${line[language]}</li>`).join('')}</ol></html>`,
      )
      execFileSync(chromium, [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--no-pdf-header-footer',
        `--user-data-dir=${join(work, 'profile')}`,
        `--print-to-pdf=${join(here, document.file[language])}`,
        `file://${html}`,
      ])
    }
} finally {
  rmSync(work, { recursive: true, force: true })
}
