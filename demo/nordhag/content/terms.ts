import { wordsOfLine as words } from '../../term-shape.ts'
import type { Terms } from '../../term-shape.ts'
import type { Text } from './text.ts'

/** Words of a language: `term; form; form ! not to say; not to say`. */
type Line = [en: string, de: string, source?: string]

const lines: Line[] = [
  ['axial piston pump', 'Axialkolbenpumpe ! Axialpumpe', 'ISO 5598'],
  ['bent axis pump', 'Schrägachsenpumpe', 'ISO 5598'],
  ['gear pump', 'Zahnradpumpe; Zahnradpumpen', 'ISO 5598'],
  ['external gear pump', 'Außenzahnradpumpe', 'ISO 5598'],
  ['internal gear pump', 'Innenzahnradpumpe', 'ISO 5598'],
  ['vane pump', 'Flügelzellenpumpe ! Flügelpumpe', 'ISO 5598'],
  ['hand pump', 'Handpumpe'],
  ['power unit', 'Aggregat; Hydraulikaggregat; Kompaktaggregat ! Powerpack', 'ISO 5598'],
  ['directional valve; directional control valve', 'Wegeventil; Wege', 'ISO 5598'],
  [
    'relief valve; pressure relief valve ! safety valve',
    'Druckbegrenzungsventil; Begrenzungsventil ! Überdruckventil',
    'ISO 5598',
  ],
  ['check valve ! non-return valve', 'Rückschlagventil', 'ISO 5598'],
  ['flow control valve', 'Stromregelventil; Stromventil', 'ISO 5598'],
  [
    'displacement ! swept volume',
    'Verdrängungsvolumen; Konstantpumpe ! Schluckvolumen; Hubvolumen',
    'ISO 5598',
  ],
  ['swash plate', 'Schrägscheibe ! Taumelscheibe'],
  ['swash angle', 'Schwenkwinkel'],
  ['pressure compensator; compensator', 'Druckregler'],
  ['case drain', 'Leckölanschluss; Lecköl; Leckölleitung'],
  ['suction line', 'Saugleitung'],
  ['splined shaft', 'Zahnwelle ! Vielkeilwelle'],
  ['keyed shaft', 'Passfederwelle; Welle mit Passfeder'],
  ['tapered shaft', 'Kegelwelle; kegeliges Wellenende'],
  ['power take-off', 'Nebenabtrieb'],
  ['test bench', 'Prüfstand'],
  ['test field', 'Prüffeld'],
  ['seal kit ! gasket set', 'Dichtsatz ! Dichtungssatz'],
  ['data sheet', 'Datenblatt; Datenblätter; Datenblättern'],
  ['part number ! article number', 'Artikelnummer ! Teilenummer'],
  ['spare part', 'Ersatzteil'],
  ['solenoid', 'Magnet; Proportionalmagnet'],
  ['load sensing; load-sensing', 'Load-Sensing'],
  ['commissioning', 'Inbetriebnahme'],
  ['declaration of incorporation', 'Einbauerklärung', 'Directive 2006/42/EC'],
]

/** Glossary of the trade. */
export const terms: Terms<Text>[] = lines.map(([en, de, source = '']) => ({
  words: { en: words(en), de: words(de) },
  note: '',
  source,
}))
