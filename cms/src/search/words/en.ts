import type { LanguageWords } from './language-words.ts'

export const english: LanguageWords = {
  stopWords: `a an the of for to in on at with by from and or is are do does what which how much many
    where when my your you we our i it its that this can need needs want looking look find have has
    buy price prices cost quote stock type model reference ref part number code product products
    item please size sizes use used using hello hi dear sir sirs madam kindly send inform delivery
    payment freight shipping terms thanks thank regards below no nr`,
  numerals: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  },
  multipliedNumerals: 'hundred thousand',
  endings: `s es e ed ing ings er ers or ors al als ion ions tion tions ation ations ment ments ness ity ive able ible ance ence ant ent ic ical ate ated ating ator ators ize ized ly y`,
  titleHead: { place: 'last', qualifiers: 'for with to of and' },

  bolts: 'bolt bolts stud studs screw screws thread',
  holes: 'hole holes',
  diameters: 'diameter diameters diam dia',
  glands: 'gland glands cable_gland cable_glands',
  cables: 'cable cables wire wires cord conductor conductors',
  metals: 'stainless steel inox alloy aluminum aluminium',
  rangeTo: 'to until',
  rangeBetween: 'between',

  and: 'and',
  or: 'or',
  of: 'of off',
  each: 'each apiece both',
  ofEach: 'of_each',
  requests:
    'quote quoting need needs needed required requested order want require requires buy send send_me send_us also more plus and',

  about: 'about approx approximately around',

  quantity: 'quantity qty qt',
  pieces: 'pc pcs piece pieces unit units ea each roll rolls nos',
  leadingPieces: 'pc pcs ea',
  packs:
    'pack packs package packages pkg pkgs pk pks box boxes bx carton cartons ctn ctns bag bags case cases blister blisters',
  packContents: 'of with',
  perPack: 'per a in_a in_each',
  multiples: {
    2: 'pair pairs',
    12: 'dozen dozens doz dz',
    100: 'hundred hundreds',
    144: 'gross',
    1000: 'k kpc kpcs mpcs thousand thousands',
  },
  half: 'half half_a',
  bulk: 'pallet pallets drum drums container containers',
  currencies: 'dollar dollars euro euros',

  otherUnits: 'hole holes pin pins week weeks wks month months year years',
  otherCounts:
    'rev revision version lot batch sheet page fig figure class drawing dwg po job project panel room customer serial year option alternative group standard price value discount weight moq stock available min minimum max maximum tel phone ext',
  withdrawn: `cancelled canceled cancel cancels void voided deleted delete removed remove withdrawn dropped disregard ignore skip returned
    do_not_order do_not_buy do_not_quote do_not_send do_not_ship do_not_need do_not_want do_not_include do_not_deliver do_not_supply do_not_purchase do_not_require don't_order don't_buy don't_quote don't_send don't_ship don't_need don't_want don't_include don't_deliver don't_supply don't_purchase don't_require dont_order dont_buy dont_quote dont_send dont_ship dont_need dont_want dont_include dont_deliver dont_supply dont_purchase dont_require please_don't_order please_don't_buy please_don't_quote please_don't_send please_don't_ship please_don't_need please_don't_want please_don't_include please_don't_deliver please_don't_supply please_don't_purchase please_don't_require
    not_needed not_required not_wanted not_ordered not_to_order no_longer won't_need already_have already_got already_ordered already_bought already_received already_delivered already_in already_purchased already_shipped have_in_stock we_have_these got_these in_our_stock`,
  sizes:
    'cable cables wire conductor gauge size voltage current temperature length width height thickness color',
  items: 'item pos position line no nr',
  totals: 'subtotal sub-total sub_total total',
  signatures: 'skype teams linkedin contact tel phone mobile fax e-mail email vat iban bic page',
  dates: 'until from page',
  weeks: 'wk',

  headings: {
    code: 'code ref reference sku mpn pn p/n gtin ean',
    codeOrText: 'part number no',
    quantity: 'pcs pieces units required reqd',
    quantityEndings: '',
    other:
      'item pos position line # description desc product material unit uom price total value brand manufacturer maker model notes weight of the and name list',
    notAsked: 'min minimum max maximum per each box pack packing stock available',
    total: 'total overall general',
    requested: 'required reqd requested ordered order needed need needs',
  },
}
