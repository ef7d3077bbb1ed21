import type { Publication, Section } from '../../company-shape.ts'
import { commissioning, fluids } from './documents.ts'
import { h, list, p, same, t, table } from './text.ts'
import type { Text } from './text.ts'

export const sections: Section<Text>[] = [
  {
    key: 'choosing',
    title: t('Choosing', 'Auswählen'),
    summary: t('Type, size, drive.', 'Bauart, Größe, Antrieb.'),
  },
  {
    key: 'operating',
    title: t('Operating', 'Betreiben'),
    summary: t('Start, fluid, faults.', 'Anfahren, Öl, Störungen.'),
  },
]

export const publications: Publication<Text>[] = [
  {
    key: 'choosing-a-pump',
    section: 'choosing',
    date: '2026-09-14',
    title: t('Choosing a pump', 'Eine Pumpe auswählen'),
    summary: t(
      'From flow and pressure to displacement and power.',
      'Von Volumenstrom und Druck zu Verdrängungsvolumen und Leistung.',
    ),
    text: [
      p(
        'Displacement follows from flow and speed: Vg = Q · 1000 / (n · ηv). The drive needs P = Q · p / (600 · ηt) in kW.',
        'Das Verdrängungsvolumen folgt aus Volumenstrom und Drehzahl: Vg = Q · 1000 / (n · ηv). Der Antrieb braucht P = Q · p / (600 · ηt) in kW.',
      ),
      table(
        t('Types compared', 'Bauarten im Vergleich'),
        [
          t('Type', 'Bauart'),
          t('Pressure, bar', 'Druck, bar'),
          t('Noise', 'Geräusch'),
          t('Adjustable', 'Verstellbar'),
        ],
        [
          [t('External gear', 'Außenzahnrad'), '250', t('medium', 'mittel'), t('no', 'nein')],
          [
            t('Internal gear', 'Innenzahnrad'),
            '320',
            t('low', 'gering'),
            t('by speed', 'über Drehzahl'),
          ],
          [t('Vane', 'Flügelzelle'), '160–210', t('low', 'gering'), t('yes', 'ja')],
          [t('Axial piston', 'Axialkolben'), '280–350', t('high', 'hoch'), t('yes', 'ja')],
        ],
      ),
    ],
    products: ['nav-variable-axial-piston-pump', 'nge-gear-pump', 'nvf-vane-pump'],
  },
  {
    key: 'reading-curves',
    section: 'choosing',
    date: '2026-08-20',
    title: t('Reading curves', 'Kennlinien lesen'),
    summary: t(
      'Why flow falls with pressure, and what efficiency says.',
      'Warum der Volumenstrom mit dem Druck fällt und was der Wirkungsgrad sagt.',
    ),
    text: [
      p(
        'Leakage grows with the pressure and hardly depends on the speed: at low speed it weighs more. The overall efficiency has its best point between half and three quarters of the nominal pressure.',
        'Das Lecköl wächst mit dem Druck und hängt kaum von der Drehzahl ab: Bei kleiner Drehzahl wiegt es mehr. Der Gesamtwirkungsgrad hat seinen besten Punkt zwischen halbem und drei viertel Nenndruck.',
      ),
    ],
    products: ['nav-variable-axial-piston-pump', 'nbf-bent-axis-pump'],
  },
  {
    key: 'first-start',
    section: 'operating',
    date: '2026-07-02',
    title: t('The first start', 'Der erste Start'),
    summary: t('Ten minutes that decide on years.', 'Zehn Minuten, die über Jahre entscheiden.'),
    text: [
      h('Before', 'Vorher'),
      list(
        t(
          'Flush the lines, fill the tank through a filter.',
          'Leitungen spülen, Tank über einen Filter füllen.',
        ),
        t(
          'Fill the pump case, check the direction of rotation.',
          'Pumpengehäuse füllen, Drehrichtung prüfen.',
        ),
      ),
      h('During', 'Währenddessen'),
      list(
        t('Jog the motor until the pump sucks.', 'Motor tippen, bis die Pumpe ansaugt.'),
        t(
          'Run without load for ten minutes, bleed, top up.',
          'Zehn Minuten ohne Last laufen lassen, entlüften, nachfüllen.',
        ),
      ),
    ],
    products: ['npu-tank-unit'],
    documents: [commissioning],
  },
  {
    key: 'oil',
    section: 'operating',
    date: '2026-05-11',
    title: t('Oil to DIN 51524', 'Öl nach DIN 51524'),
    summary: t('Viscosity, cleanliness, change.', 'Viskosität, Reinheit, Wechsel.'),
    text: [
      table(
        t('Viscosity classes', 'Viskositätsklassen'),
        [
          same('ISO VG'),
          t('Start from, °C', 'Start ab, °C'),
          t('Best range, °C', 'Bester Bereich, °C'),
        ],
        [
          ['32', '−12', '25–50'],
          ['46', '−5', '33–60'],
          ['68', '1', '42–70'],
        ],
      ),
    ],
    products: ['nge-gear-pump'],
    documents: [fluids],
  },
]
