import type { Product } from '../../company-shape.ts'
import { compensatedCurve, efficiencyCurve, flowCurve } from './curves.ts'
import { commissioning, fluids, incorporation } from './documents.ts'
import { h, list, p, t, same } from './text.ts'
import type { Text } from './text.ts'

const documents = [commissioning, fluids, incorporation]

const mineral = p(
  'Mineral oil to DIN 51524-2 (HLP), 15 to 400 mm²/s, with a cleanliness of 20/18/15 to ISO 4406 or better.',
  'Mineralöl nach DIN 51524-2 (HLP), 15 bis 400 mm²/s, Reinheitsklasse 20/18/15 nach ISO 4406 oder besser.',
)

const padded = (value: number): string => String(value).padStart(3, '0')

export const pistonPumps: Product<Text>[] = [
  {
    key: 'nav-variable-axial-piston-pump',
    family: 'NAV',
    subcategory: 'axial-piston-pumps',
    title: t('Variable axial piston pump NAV', 'Verstellbare Axialkolbenpumpe NAV'),
    summary: t(
      'Swash plate pump with pressure and flow control for open circuits, 280 bar continuous.',
      'Schrägscheibenpumpe mit Druck- und Förderstromregelung für offene Kreisläufe, 280 bar dauernd.',
    ),
    description: [
      p(
        'Nine pistons run on a hydrostatically relieved swash plate. The compensator holds the pressure at rest with less than 3 % of the installed power; the load-sensing version supplies just the flow that the valve asks for.',
        'Neun Kolben laufen auf einer hydrostatisch entlasteten Schrägscheibe. Der Druckregler hält den Druck im Stillstand mit weniger als 3 % der installierten Leistung; die Load-Sensing-Ausführung liefert nur den Volumenstrom, den das Ventil verlangt.',
      ),
      h('Fluid', 'Druckflüssigkeit'),
      mineral,
      h('Installation', 'Einbau'),
      list(
        t(
          'Case drain at the highest point, led to the tank separately.',
          'Leckölanschluss an der höchsten Stelle, getrennt zum Tank geführt.',
        ),
        t('Suction pressure 0.8 to 5 bar absolute.', 'Saugdruck 0,8 bis 5 bar absolut.'),
        t('Fill the case before the first start.', 'Gehäuse vor dem ersten Start füllen.'),
      ),
    ],
    highlights: [
      { label: t('Circuit', 'Kreislauf'), value: t('open', 'offen') },
      {
        label: t('Control', 'Regelung'),
        value: t('pressure, load sensing', 'Druck, Load-Sensing'),
      },
      { label: t('Ports', 'Anschlüsse'), value: same('SAE J518, ISO 6162-1') },
    ],
    pictures: [{ picture: 'nav' }, { picture: 'bench' }],
    documents,
    related: ['nax-proportional-axial-piston-pump', 'npu-tank-unit', 'ndv-solenoid-valve'],
    variants: [28, 45, 71, 100, 140].flatMap((size) =>
      (['spline', 'key'] as const).map((shaft) => ({
        partNumber: `NAV-${padded(size)}-${shaft === 'spline' ? 'S' : 'K'}`,
        values: {
          displacement: size,
          pressure: 280,
          peak: 350,
          speed: Math.round(9600 / Math.cbrt(size) / 50) * 50,
          shaft,
          mounting: size < 100 ? '101-2' : '125b4',
          finish: 'blue',
          mass: Math.round(0.32 * size + 6 + (shaft === 'key' ? 0.2 : 0)),
        },
      })),
    ),
    curves: [
      flowCurve({ displacement: 45, limit: 280, leakage: 0.021 }, [1000, 1500, 1800, 2200]),
      efficiencyCurve({ limit: 280, leakage: 0.021 }),
      flowCurve({ displacement: 140, limit: 280, leakage: 0.019 }, [1000, 1500, 1800], 'NAV-140-S'),
    ],
  },
  {
    key: 'nax-proportional-axial-piston-pump',
    family: 'NAX',
    subcategory: 'axial-piston-pumps',
    title: t('Proportional axial piston pump NAX', 'Proportional-Axialkolbenpumpe NAX'),
    summary: t(
      'Displacement set by an electric signal, with feedback of the swash angle.',
      'Verdrängungsvolumen nach elektrischem Signal, mit Rückführung des Schwenkwinkels.',
    ),
    description: [
      p(
        'A proportional solenoid moves the swash plate; the angle is measured without contact. From zero to full stroke it takes 90 ms.',
        'Ein Proportionalmagnet stellt die Schrägscheibe; der Winkel wird berührungslos gemessen. Von null auf vollen Hub vergehen 90 ms.',
      ),
      mineral,
    ],
    highlights: [
      { label: t('Signal', 'Signal'), value: same('4–20 mA, CANopen') },
      { label: t('Response', 'Stellzeit'), value: same('90 ms') },
    ],
    pictures: [{ picture: 'nax' }, { picture: 'bench' }],
    documents,
    related: ['nav-variable-axial-piston-pump'],
    variants: [45, 71, 100].map((size) => ({
      partNumber: `NAX-${padded(size)}-S`,
      values: {
        displacement: size,
        pressure: 315,
        peak: 350,
        speed: Math.round(9600 / Math.cbrt(size) / 50) * 50,
        shaft: 'spline',
        mounting: size < 100 ? '125b4' : '160b4',
        finish: size === 100 ? 'black' : 'blue',
        mass: Math.round(0.33 * size + 9),
      },
    })),
    curves: [
      flowCurve({ displacement: 71, limit: 315, leakage: 0.018 }, [1000, 1500, 2000]),
      efficiencyCurve({ limit: 315, leakage: 0.018 }),
    ],
  },
  {
    key: 'nbf-bent-axis-pump',
    family: 'NBF',
    subcategory: 'axial-piston-pumps',
    title: t('Bent axis pump NBF', 'Schrägachsenpumpe NBF'),
    summary: t(
      'Fixed displacement for trucks: 40° bend, 350 bar, high speed.',
      'Konstantpumpe für Lkw: 40° Schwenkwinkel, 350 bar, hohe Drehzahl.',
    ),
    description: [
      p(
        'Spherical pistons with rings seal for a long time. The pump bolts to the power take-off of a truck gearbox and turns in either direction.',
        'Kugelkolben mit Ringen dichten auf Dauer. Die Pumpe wird an den Nebenabtrieb eines Lkw-Getriebes geflanscht und dreht in beide Richtungen.',
      ),
      mineral,
    ],
    highlights: [{ label: t('Direction', 'Drehrichtung'), value: t('either', 'beide') }],
    pictures: [{ picture: 'nbf' }, { picture: 'crane' }],
    documents,
    related: ['nge-gear-pump', 'nav-variable-axial-piston-pump'],
    variants: [32, 47, 63, 84].map((size) => ({
      partNumber: `NBF-${padded(size)}`,
      values: {
        displacement: size,
        pressure: 350,
        peak: 400,
        speed: Math.round(8200 / Math.cbrt(size) / 50) * 50,
        shaft: 'key',
        mounting: '127-2',
        finish: size < 60 ? 'blue' : 'grey',
        mass: Math.round(0.12 * size + 6),
      },
    })),
    curves: [
      flowCurve({ displacement: 63, limit: 350, leakage: 0.012 }, [500, 1000, 1500, 2000]),
      efficiencyCurve({ limit: 350, leakage: 0.012 }),
    ],
  },
]

export const gearPumps: Product<Text>[] = [
  {
    key: 'nge-gear-pump',
    family: 'NGE',
    subcategory: 'gear-pumps',
    title: t('External gear pump NGE', 'Außenzahnradpumpe NGE'),
    summary: t(
      'Aluminium body, pressure-balanced bushings, 250 bar.',
      'Aluminiumgehäuse, druckausgeglichene Lagerbuchsen, 250 bar.',
    ),
    description: [
      p(
        'Twelve teeth and a hardened pair of shafts. The axial gap follows the pressure, so the pump keeps its flow over the years.',
        'Zwölf Zähne und ein gehärtetes Wellenpaar. Der Axialspalt folgt dem Druck, so behält die Pumpe ihren Volumenstrom über Jahre.',
      ),
      mineral,
    ],
    highlights: [
      { label: t('Noise at 1500 1/min', 'Geräusch bei 1500 1/min'), value: same('62 dB(A)') },
    ],
    pictures: [{ picture: 'nge' }],
    documents,
    related: ['ngt-tandem-gear-pump', 'ngi-internal-gear-pump', 'npm-compact-unit'],
    variants: [4, 6, 8, 11, 16, 22].flatMap((size) =>
      (size < 11 ? (['taper'] as const) : (['taper', 'spline'] as const)).map((shaft) => ({
        partNumber: `NGE-${padded(size)}-${shaft === 'taper' ? 'T' : 'S'}`,
        values: {
          displacement: size,
          pressure: 250,
          peak: 280,
          speed: size < 11 ? 4000 : 3000,
          shaft,
          mounting: '82-2',
          finish: 'bare',
          mass: Math.round((2.2 + 0.09 * size) * 10) / 10,
        },
      })),
    ),
    curves: [flowCurve({ displacement: 11, limit: 250, leakage: 0.026 }, [1000, 1500, 2000, 3000])],
  },
  {
    key: 'ngt-tandem-gear-pump',
    family: 'NGT',
    subcategory: 'gear-pumps',
    title: t('Tandem gear pump NGT', 'Tandem-Zahnradpumpe NGT'),
    summary: t(
      'Two pumps on one shaft, with separate or common suction.',
      'Zwei Pumpen auf einer Welle, mit getrennter oder gemeinsamer Saugleitung.',
    ),
    description: [
      p(
        'The front stage drives the rear one through a splined coupling. Values are those of the front stage.',
        'Die vordere Stufe treibt die hintere über eine Zahnkupplung. Die Werte sind die der vorderen Stufe.',
      ),
    ],
    highlights: [{ label: t('Rear stage', 'Hintere Stufe'), value: same('4–11 cm³') }],
    pictures: [{ picture: 'ngt' }],
    documents,
    related: ['nge-gear-pump'],
    variants: (
      [
        [16, 8],
        [22, 8],
        [22, 11],
      ] as const
    ).map(([front, rear]) => ({
      partNumber: `NGT-${padded(front)}-${padded(rear)}`,
      values: {
        displacement: front,
        pressure: 230,
        peak: 250,
        speed: 2800,
        shaft: 'taper',
        mounting: '82-2',
        finish: 'bare',
        mass: Math.round((4.1 + 0.09 * (front + rear)) * 10) / 10,
      },
    })),
    curves: [flowCurve({ displacement: 22, limit: 230, leakage: 0.027 }, [1000, 1500, 2000])],
  },
  {
    key: 'ngi-internal-gear-pump',
    family: 'NGI',
    subcategory: 'gear-pumps',
    title: t('Internal gear pump NGI', 'Innenzahnradpumpe NGI'),
    summary: t(
      'Runs quietly: 54 dB(A) at 1500 1/min, for presses and injection moulding.',
      'Läuft leise: 54 dB(A) bei 1500 1/min, für Pressen und Spritzguss.',
    ),
    description: [
      p(
        'The long tooth engagement and the radial compensation keep pulsation below 2 %. It runs at speed-controlled drives from 100 1/min.',
        'Der lange Zahneingriff und die radiale Kompensation halten die Pulsation unter 2 %. Sie läuft an drehzahlgeregelten Antrieben ab 100 1/min.',
      ),
      mineral,
    ],
    highlights: [{ label: t('Pulsation', 'Pulsation'), value: same('< 2 %') }],
    pictures: [{ picture: 'ngi' }, { picture: 'press' }],
    documents,
    related: ['nge-gear-pump', 'nvf-vane-pump'],
    variants: [25, 40, 63].map((size) => ({
      partNumber: `NGI-${padded(size)}`,
      values: {
        displacement: size,
        pressure: 320,
        peak: 350,
        speed: 2600,
        shaft: 'key',
        mounting: '101-2',
        finish: 'blue',
        mass: Math.round(0.28 * size + 9),
      },
    })),
    curves: [flowCurve({ displacement: 40, limit: 320, leakage: 0.016 }, [500, 1000, 1500, 2000])],
  },
]

export const vanePumps: Product<Text>[] = [
  {
    key: 'nvf-vane-pump',
    family: 'NVF',
    subcategory: 'vane-pumps',
    title: t('Vane pump NVF', 'Flügelzellenpumpe NVF'),
    summary: t(
      'Fixed displacement, exchangeable cartridge, 210 bar.',
      'Konstantes Verdrängungsvolumen, tauschbarer Pumpeneinsatz, 210 bar.',
    ),
    description: [
      p(
        'Ten double vanes in a cam ring with two pressure fields: the bearings stay free of radial load. The cartridge is changed with the pump in place.',
        'Zehn Doppelflügel in einem Hubring mit zwei Druckfeldern: Die Lager bleiben frei von Radiallast. Der Einsatz wird an der eingebauten Pumpe getauscht.',
      ),
      mineral,
    ],
    highlights: [
      { label: t('Cartridge change', 'Einsatzwechsel'), value: t('on site', 'vor Ort') },
    ],
    pictures: [{ picture: 'nvf' }],
    documents,
    related: ['nvv-variable-vane-pump', 'ngi-internal-gear-pump'],
    variants: [18, 27, 40, 55].map((size) => ({
      partNumber: `NVF-${padded(size)}`,
      values: {
        displacement: size,
        pressure: 210,
        speed: 1800,
        shaft: size > 30 ? 'spline' : 'key',
        mounting: '101-2',
        mass: Math.round(0.18 * size + 10),
      },
    })),
    curves: [flowCurve({ displacement: 40, limit: 210, leakage: 0.034 }, [1000, 1500, 1800])],
  },
  {
    key: 'nvv-variable-vane-pump',
    family: 'NVV',
    subcategory: 'vane-pumps',
    title: t('Variable vane pump NVV', 'Verstellbare Flügelzellenpumpe NVV'),
    summary: t(
      'With pressure compensator, for machine tools up to 160 bar.',
      'Mit Druckregler, für Werkzeugmaschinen bis 160 bar.',
    ),
    description: [
      p(
        'When the set pressure is reached, the cam ring moves to the middle and the pump delivers leakage only: no heat in the tank, no relief valve that hisses.',
        'Ist der eingestellte Druck erreicht, geht der Hubring in die Mitte, und die Pumpe deckt nur noch das Lecköl: keine Wärme im Tank, kein zischendes Begrenzungsventil.',
      ),
    ],
    highlights: [{ label: t('Setting', 'Einstellung'), value: same('20–160 bar') }],
    pictures: [{ picture: 'nvv' }],
    documents,
    related: ['nvf-vane-pump', 'npu-tank-unit'],
    variants: [16, 25].map((size) => ({
      partNumber: `NVV-${padded(size)}`,
      values: {
        displacement: size,
        pressure: 160,
        speed: 1800,
        shaft: 'key',
        mounting: '82-2',
        mass: Math.round(0.3 * size + 6),
      },
    })),
    curves: [compensatedCurve(37.5, [60, 100, 160])],
  },
]

export const handPumps: Product<Text>[] = [
  {
    key: 'nhp-hand-pump',
    family: '',
    subcategory: 'hand-pumps',
    title: t('Double-acting hand pump', 'Doppeltwirkende Handpumpe'),
    summary: t(
      'Delivers on both strokes; for emergency lowering beside a power unit.',
      'Fördert in beiden Hubrichtungen; für den Notablass neben einem Aggregat.',
    ),
    description: [
      p(
        'Screwed into the pressure line with a check valve between: when the motor stands, the hand pump takes over.',
        'In die Druckleitung geschraubt, mit einem Rückschlagventil dazwischen: Steht der Motor, übernimmt die Handpumpe.',
      ),
    ],
    highlights: [{ label: t('Force on the lever', 'Kraft am Hebel'), value: same('320 N') }],
    pictures: [{ picture: 'nhp' }],
    documents: [incorporation],
    related: ['nht-hand-pump-with-tank', 'ncv-check-valve'],
    variants: [
      {
        partNumber: 'NHP-025',
        values: {
          'stroke-volume': 25,
          pressure: 250,
          'double-acting': true,
          thread: 'g12',
          mass: 3.4,
        },
      },
    ],
  },
  {
    key: 'nht-hand-pump-with-tank',
    family: '',
    subcategory: 'hand-pumps',
    title: t('Hand pump with tank', 'Handpumpe mit Tank'),
    summary: t(
      'A power unit without a motor: pump, relief valve and five litres of oil.',
      'Ein Aggregat ohne Motor: Pumpe, Begrenzungsventil und fünf Liter Öl.',
    ),
    description: [
      p(
        'For clamping fixtures, pressure tests and lifting where there is no current.',
        'Für Spannvorrichtungen, Druckprüfungen und Hubarbeiten, wo es keinen Strom gibt.',
      ),
    ],
    highlights: [
      { label: t('Relief valve', 'Begrenzungsventil'), value: t('built in', 'eingebaut') },
    ],
    pictures: [{ picture: 'nht' }],
    documents: [incorporation, fluids],
    related: ['nhp-hand-pump'],
    variants: [
      {
        partNumber: 'NHT-045-5',
        values: {
          'stroke-volume': 45,
          pressure: 250,
          'double-acting': true,
          tank: 5,
          thread: 'g12',
          mass: 11.8,
        },
      },
    ],
  },
]
