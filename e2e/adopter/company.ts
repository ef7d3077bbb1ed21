/** A fictional maker of fasteners, with the texts that its owner types into the panel. */
export const company = {
  name: 'Marlow Fixings',
  accent: '#0f6b5c',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="currentColor"><path fill-rule="evenodd" d="M24 2 43 13v22L24 46 5 35V13zM24 15a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"/></svg>',
  address: '12 Weir Lane\nMarlow SL7 1BX\nUnited Kingdom',
  phone: '+44 1632 960 114',
  email: 'sales@marlow-fixings.test',
  trade: 'Fasteners',
  home: {
    en: {
      title: 'Bolts that hold for fifty years.',
      text: 'Hexagon bolts and flange bolts from stock, with the certificate of every batch.',
    },
    es: {
      title: 'Tornillos que aguantan cincuenta años.',
      text: 'Tornillos hexagonales y con brida en stock, con el certificado de cada lote.',
    },
  },
}

/** Products: texts in both languages, and the table as copied from a spreadsheet. */
export const products = [
  {
    picture: 'hexagon' as const,
    family: 'MHB',
    en: {
      title: 'Hexagon bolt MHB',
      summary: 'Partly threaded bolt to ISO 4014 in stainless steel.',
    },
    es: {
      title: 'Tornillo hexagonal MHB',
      summary: 'Tornillo de rosca parcial según ISO 4014, de acero inoxidable.',
    },
    rows: [
      ['Part number', 'Bolt', 'Length', 'Thread pitch', 'Material', 'Finish', 'Strength class'],
      ['MHB-08-040', 'M8', '40', '1.25', 'Stainless steel', 'Plain', 'A4-70'],
      ['MHB-10-050', 'M10', '50', '1.5', 'Stainless steel', 'Plain', 'A4-70'],
      ['MHB-12-060', 'M12', '60', '1.75', 'Stainless steel', 'Plain', 'A4-80'],
      ['MHB-16-080', 'M16', '80', '2', 'Stainless steel', 'Plain', 'A4-80'],
    ],
  },
  {
    picture: 'flange' as const,
    family: 'MFB',
    en: {
      title: 'Flange bolt MFB',
      summary: 'Bolt with a serrated flange that needs no washer.',
    },
    es: {
      title: 'Tornillo con brida MFB',
      summary: 'Tornillo con brida dentada que no necesita arandela.',
    },
    rows: [
      ['Part number', 'Bolt', 'Length', 'Thread pitch', 'Material', 'Finish', 'Strength class'],
      ['MFB-06-020', 'M6', '20', '1', 'Steel', 'Zinc plated', '8.8'],
      ['MFB-08-025', 'M8', '25', '1.25', 'Steel', 'Zinc plated', '8.8'],
      ['MFB-10-030', 'M10', '30', '1.5', 'Steel', 'Zinc plated', '10.9'],
    ],
  },
]
