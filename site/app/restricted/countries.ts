import { locales } from '@vitrine/contract/locales'
import type { Locale } from '@vitrine/contract/locales'

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** Every country under its name in the locale, Brazil first. To be made where data are loaded: programs differ in the names that they know. */
export function countries(locale: Locale): { value: string; label: string }[] {
  const { tag } = locales[locale]
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const all = codes.split(' ').map((value) => ({ value, label: names.of(value) ?? value }))
  return all.toSorted((a, b) => Number(b.value === 'BR') - Number(a.value === 'BR') || a.label.localeCompare(b.label, tag))
}
