import type { LanguageWords } from './language-words.ts'

const units = {
  ein: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
}
const tens = {
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  fuenfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
}

/** Numerals with those that are written as one word: `fünfundzwanzig`, `zweihundert`. */
const numerals: Readonly<Record<string, number>> = {
  ...units,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwoelf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  fuenfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  ...tens,
  ...Object.fromEntries(
    Object.entries(units).flatMap(([unit, value]) => [
      ...Object.entries(tens).map(([ten, more]) => [`${unit}und${ten}`, value + more] as const),
      [`${unit}hundert`, value * 100] as const,
    ]),
  ),
  hundert: 100,
  tausend: 1000,
}

export const german: LanguageWords = {
  stopWords: `der die das des dem den ein eine einen einem einer eines und oder fur fuer mit ohne von vom zu zum zur
    aus auf an am im in bei nach uber ueber unter bis als wie was welche welcher welches welchen wieviel wieviele
    wo wann warum ist sind hat haben habe gibt es ich wir sie ihr ihre ihren unser unsere mein meine man sich
    brauche brauchen benotige benotigen benoetige benoetigen suche suchen mochte mochten moechte moechten will wollen
    kaufen kauf bestellen preis preise kosten kostet angebot anfrage lager typ modell referenz artikel artikelnummer
    nummer bestellnummer produkt produkte norm normen gemass gemaess laut grosse groessen groesse grossen mass
    verwenden bitte guten tag morgen hallo geehrte geehrter damen herren senden lieferung lieferzeit zahlung versand
    danke dank vielen freundlichen grussen gruessen grusse gruesse unten n nr`,
  numerals: { eine: 1, einen: 1, ...numerals },
  multipliedNumerals: 'hundert tausend',
  areUnitsFirst: true,
  endings: `e en er es n s ern em ung ungen heit keit lich ig isch end`,
  titleHead: { place: 'last', qualifiers: 'fur fuer mit ohne aus nach von zu zum zur und' },

  bolts:
    'schraube schrauben bolzen stehbolzen gewindebolzen anschlussbolzen gewinde gewindestange gewindestangen',
  holes: 'loch locher loecher bohrung bohrungen lochung',
  diameters: 'durchmesser durchm',
  glands: 'kabelverschraubung kabelverschraubungen verschraubung verschraubungen',
  cables: 'kabel leitung leitungen leiter draht',
  metals: 'edelstahl stahl rostfrei rostfreier legierung aluminium',
  rangeTo: 'bis',
  rangeBetween: 'zwischen',

  and: 'und sowie',
  or: 'oder bzw',
  of: 'von vom der des',
  each: 'je jeweils jede jeden jedes beide',
  ofEach: 'von_jede von_jedem von_jeder',
  requests:
    'anbieten angebot anfrage benotigen benotige benoetigen benoetige brauchen brauche bestellen bestelle bestellung liefern senden schicken bitte und auch noch sowie',

  about: 'ca circa etwa rund ungefahr ungefaehr',

  quantity: 'menge mge anzahl anz stueckzahl stuckzahl',
  pieces: 'stk stck st stuck stueck stucke stuecke rolle rollen satz',
  leadingPieces: 'stk stck stuck stueck',
  packs:
    'packung packungen verpackung verpackungen verpackungseinheit verpackungseinheiten vpe ve karton kartons kartone schachtel schachteln paket pakete pack pck packchen paeckchen beutel tute tuten tuete tueten sack sacke saecke gebinde blister',
  packContents: 'mit von zu je a',
  perPack: 'pro je per in_einer in_einem',
  multiples: {
    2: 'paar',
    12: 'dutzend dtzd',
    100: 'hundert',
    144: 'gros',
    1000: 'tausend tsd',
  },
  half: 'halbes ein_halbes',
  bulk: 'palette paletten europalette europaletten trommel trommeln fass fasser faesser container',
  currencies: 'euro euros dollar franken',

  otherUnits:
    'loch lochs locher loecher bohrung bohrungen polig tag woche wochen monat monate monaten jahr jahre jahren',
  otherCounts:
    'rev revision version ausgabe charge blatt seite abb abbildung bild klasse zeichnung zeichnungsnr auftrag auftragsnr bestellung projekt schrank raum kunde kundennr serie jahr option variante gruppe norm preis wert rabatt gewicht mwst lieferzeit lager lagerbestand bestand verfugbar verfuegbar min mind mindest* max maximal tel telefon',
  withdrawn: `storniert* stornieren annulliert* gestrichen gestrichene entfallt entfaellt entfallen geloscht geloescht gecancelt zuruckgezogen ignorieren
    nicht_bestell* nicht_kauf* nicht_liefer* nicht_anbieten nicht_benotig* nicht_benoetig* nicht_notig nicht_noetig nicht_mehr nicht_gebraucht nicht_brauchen nicht_senden
    bereits_vorhanden bereits_bestellt bereits_geliefert bereits_erhalten schon_vorhanden schon_da schon_bestellt haben_wir_schon haben_wir_bereits haben_wir_noch auf_lager_bei_uns kein_bedarf`,
  sizes:
    'kabel leitung leiter querschnitt grosse groesse spannung strom temperatur lange laenge breite hohe hoehe dicke farbe',
  items: 'pos position posten zeile nr',
  totals: 'summe zwischensumme endsumme gesamt*',
  signatures:
    'skype teams linkedin kontakt tel telefon telefax mobil handy fax e-mail email ust steuer* iban bic hrb hra plz seite geschaftsfuhrer* geschaeftsfuehrer* amtsgericht handelsregister',
  dates: 'bis vom plz',
  weeks: 'kw',

  headings: {
    code: 'artikel artikelnummer artikelnr artnr art teilenummer teilenr bestellnummer bestellnr materialnummer materialnr sachnummer typ typennummer referenz',
    codeOrText: 'nr nummer teil',
    quantity: 'stk stuck stueck bedarf',
    quantityEndings: 'menge anzahl',
    other:
      'pos position posten zeile # beschreibung bezeichnung benennung produkt ware material einheit me preis einzelpreis gesamtpreis gesamt summe betrag wert marke hersteller modell bemerkung bemerkungen gewicht lieferzeit liefertermin termin der die das und name liste',
    notAsked:
      'min mindest mindestmenge max maximal pro je vpe verpackung bestand lager lagermenge lagerbestand verpackungsmenge verfugbar verfuegbar',
    total: 'gesamt*',
    requested: 'bestell* bedarf benotigt benoetigt angefragt gewunscht gewuenscht',
  },
}
