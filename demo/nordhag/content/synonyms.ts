import type { Synonyms } from '../../company-shape.ts'
import type { Text } from './text.ts'

const group = (locale: keyof Text, words: string, meaning = ''): Synonyms<Text> => ({
  locale,
  words: words.split(', '),
  ...(meaning === '' ? {} : { meaning: meaning.split(', ') }),
})

/** Synonyms of the trade by language. */
export const synonyms: Synonyms<Text>[] = [
  group('en', 'piston pump, axial pump, swash plate pump', 'axial piston pump'),
  group('en', 'power pack, hydraulic unit, hydraulic power unit, power unit'),
  group('en', 'solenoid valve, directional control valve, spool valve, directional valve'),
  group('en', 'relief valve, safety valve, pressure limiting valve'),
  group('en', 'check valve, non-return valve, one-way valve'),
  group('en', 'displacement, volume per revolution, delivery volume'),
  group('en', 'cetop 3, ng6, d03', 'iso 4401-03'),
  group('en', 'cetop 5, ng10, d05', 'iso 4401-05'),
  group('de', 'kolbenpumpe, schrägscheibenpumpe, axialpumpe', 'axialkolbenpumpe'),
  group('de', 'hydraulikaggregat, pumpenaggregat, powerpack, aggregat'),
  group('de', 'schieberventil, magnetventil, wegeventil'),
  group('de', 'überdruckventil, sicherheitsventil, dbv, druckbegrenzungsventil'),
  group('de', 'sperrventil, rückschlagventil'),
  group('de', 'fördervolumen, schluckvolumen, hubvolumen, verdrängungsvolumen'),
  group('de', 'vielkeilwelle, keilwelle, zahnwelle'),
  group('de', 'cetop 3, ng6, d03', 'iso 4401-03'),
  group('de', 'cetop 5, ng10, d05', 'iso 4401-05'),
]
