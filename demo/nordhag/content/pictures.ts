import type { Picture } from '../../company-shape.ts'
import { t } from './text.ts'
import type { Text } from './text.ts'

const product = (key: string, en: string, de: string): Picture<Text> => ({
  key,
  file: `${key}.jpg`,
  width: 960,
  height: 720,
  alt: t(en, de),
})
const scene = (key: string, en: string, de: string): Picture<Text> => ({
  ...product(key, en, de),
  width: 1200,
  height: 800,
})
const symbol = (key: string, en: string, de: string): Picture<Text> => ({
  key,
  file: `${key}.png`,
  width: 240,
  height: 180,
  alt: t(en, de),
})

export const pictures: Picture<Text>[] = [
  product(
    'nav',
    'Blue axial piston pump with splined shaft and control block',
    'Blaue Axialkolbenpumpe mit Zahnwelle und Reglerblock',
  ),
  product(
    'nax',
    'Axial piston pump with a proportional solenoid on its control block',
    'Axialkolbenpumpe mit Proportionalmagnet am Reglerblock',
  ),
  product(
    'nbf',
    'Bent axis pump, its cylinder block tilted against the shaft',
    'Schrägachsenpumpe, Zylindertrommel gegen die Welle geneigt',
  ),
  product(
    'nge',
    'Aluminium gear pump with tapered shaft',
    'Zahnradpumpe aus Aluminium mit Kegelwelle',
  ),
  product(
    'ngt',
    'Two gear pumps in a row on one shaft',
    'Zwei Zahnradpumpen hintereinander auf einer Welle',
  ),
  product('ngi', 'Internal gear pump with keyed shaft', 'Innenzahnradpumpe mit Passfederwelle'),
  product(
    'nvf',
    'Fixed displacement vane pump',
    'Flügelzellenpumpe mit konstantem Verdrängungsvolumen',
  ),
  product('nvv', 'Vane pump with pressure compensator', 'Flügelzellenpumpe mit Druckregler'),
  product('nhp', 'Hand pump with a yellow grip', 'Handpumpe mit gelbem Griff'),
  product('nht', 'Hand pump on its oil tank', 'Handpumpe auf ihrem Öltank'),
  product(
    'npu',
    'Power unit: tank, upright motor, two valves, gauge',
    'Aggregat: Tank, stehender Motor, zwei Ventile, Manometer',
  ),
  product(
    'npm',
    'Compact power unit with DC motor and light tank',
    'Kompaktaggregat mit Gleichstrommotor und hellem Tank',
  ),
  product('ndv', 'Directional valve with two solenoids', 'Wegeventil mit zwei Magneten'),
  product('nds', 'Directional valve with a hand lever', 'Wegeventil mit Handhebel'),
  product(
    'nrv',
    'Pressure relief valve with a yellow knob',
    'Druckbegrenzungsventil mit gelbem Drehknopf',
  ),
  product('ncv', 'Zinc-plated check valve', 'Verzinktes Rückschlagventil'),
  product(
    'nfv',
    'Flow control valve with a yellow scale knob',
    'Stromregelventil mit gelbem Skalenknopf',
  ),
  scene(
    'hero',
    'Axial piston pump, gear pump and directional valve',
    'Axialkolbenpumpe, Zahnradpumpe und Wegeventil',
  ),
  scene('press', 'Four-column press with its cylinder', 'Viersäulenpresse mit ihrem Zylinder'),
  scene(
    'crane',
    'Loading crane with boom and lift cylinder',
    'Ladekran mit Ausleger und Hubzylinder',
  ),
  scene('station', 'Two power units side by side', 'Zwei Aggregate nebeneinander'),
  scene(
    'bench',
    'Pump on the test bench with its drive motor',
    'Pumpe auf dem Prüfstand mit ihrem Antriebsmotor',
  ),
  symbol('shaft-spline', 'Splined shaft end', 'Wellenende mit Zahnwellenprofil'),
  symbol('shaft-key', 'Shaft end with key', 'Wellenende mit Passfeder'),
  symbol('shaft-taper', 'Tapered shaft end', 'Kegeliges Wellenende'),
  symbol(
    'spool-e',
    'Centre position with all ports closed',
    'Mittelstellung, alle Anschlüsse gesperrt',
  ),
  symbol(
    'spool-h',
    'Centre position with all ports connected',
    'Mittelstellung, alle Anschlüsse verbunden',
  ),
  symbol('spool-j', 'Centre position with A and B to tank', 'Mittelstellung, A und B zum Tank'),
  symbol('spool-g', 'Centre position with P to tank', 'Mittelstellung, P zum Tank'),
]
