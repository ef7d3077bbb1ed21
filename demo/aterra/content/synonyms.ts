/**
 * Synonyms of the trade by language: a visitor's words find content with other words for the same
 * thing. Foreign words are in the list of a language if its speakers type them.
 */
import type { Locale } from './types.ts'

/**
 * Each of `words` finds the others; with `meaning`, `words` find the words of `meaning`, but not
 * the reverse.
 */
export type SynonymGroup = { locale: Locale; words: string[]; meaning?: string[] }

const listed = (text: string): string[] => text.split(',').map((word) => word.trim())

/** Synonyms of a concept by language. Words before `>` find those after it, not the reverse. */
const concepts: { br?: string; en?: string; es?: string }[] = [
  // terminals
  {
    br: 'sapata, lug, terminal de cabo, ponteira > terminal',
    en: 'lug, cable lug, terminal lug, connector lug > terminal',
    es: 'zapata, lug, terminal de cable, borne de cable > terminal',
  },
  { br: 'olhal, anel, ring', en: 'ring, eyelet, eye', es: 'ojal, ojo, anillo, ring, argolla' },
  // above the sizes of insulated terminals, a ring terminal is a compression terminal
  {
    br: 'terminal olhal, terminal anel, terminal ring, sapata olhal, sapata anel, lug olhal, olhal compressão > terminal compressão',
    en: 'ring terminal, ring lug, ring tongue, ring connector, eye lug, eye terminal, eyelet lug, eyelet terminal, cable eye > compression terminal',
    es: 'terminal ojal, terminal ojo, terminal anillo, terminal argolla, terminal ring, zapata ojal, zapata ojo, zapata anillo, zapata argolla, lug ojo > terminal compresión',
  },
  { br: 'garfo, forquilha, fork', en: 'fork, spade', es: 'horquilla, spade, fork, tenedor' },
  {
    br: 'encaixe, fêmea, faston, lingueta, push-on',
    en: 'push-on, faston, quick connect, quick disconnect, tab',
    es: 'enchufe, faston, lengüeta, push-on',
  },
  { br: 'pino, agulha, pin', en: 'pin, prong', es: 'pin, punta, aguja' },
  {
    br: 'ilhós, ilhos, ferrule, terminal tubular, ponteira tubular',
    en: 'ferrule, bootlace, end sleeve, wire end',
    es: 'puntera, ferrule, puntera hueca, virola',
  },
  { br: 'duplo, dupla, twin', en: 'twin, double, dual', es: 'doble, twin, dual' },
  {
    br: 'pré-isolado, isolado, preisolado, pré isolado',
    en: 'pre-insulated, insulated, preinsulated',
    es: 'preaislado, aislado, pre aislado',
  },
  {
    br: 'angular, ângulo, cotovelo, 90 graus, 90°, em ângulo',
    en: 'angled, elbow, right angle, 90 degree, 90°',
    es: 'angular, ángulo, codo, 90 grados, 90°, en ángulo',
  },
  {
    br: 'curto, barril curto, compacto',
    en: 'short, short-barrel, short barrel, compact',
    es: 'corto, barril corto, compacto',
  },
  {
    br: 'longo, barril longo, comprido',
    en: 'long, long-barrel, long barrel',
    es: 'largo, barril largo',
  },
  {
    br: 'boca larga, boca de sino, funil, extraflexível > boca larga, flexível',
    en: 'flared, bell mouth, flex, fine stranded > flared, flexible',
    es: 'boca acampanada, boca ancha, embudo, extraflexible > boca acampanada, flexible',
  },
  { br: 'nu, sem estanho, desnudo', en: 'bare, untinned, plain', es: 'desnudo, sin estañar, nu' },
  { br: 'estanhado, estanho', en: 'tinned, tin plated', es: 'estañado, estaño' },
  {
    br: 'furo, orifício, furação',
    en: 'hole, drilling',
    es: 'orificio, agujero, perforación, hueco',
  },
  { br: 'parafuso, prisioneiro, borne', en: 'stud, bolt, screw, post', es: 'perno, tornillo' },
  {
    br: 'dois furos, duplo furo, furo duplo, dupla furação, furação dupla',
    en: 'two-hole, double hole, dual hole, 2-hole, two bolt',
    es: 'dos orificios, dos agujeros, doble ojo, dos ojos, doble perforación, dos huecos',
  },
  { br: 'palma, bandeira, NEMA', en: 'pad, palm, tongue, NEMA', es: 'palma, pala, NEMA' },
  // joining
  {
    br: 'luva, emenda, splice, união, empalme, luva de emenda',
    en: 'splice, butt, joint, sleeve, butt connector',
    es: 'manguito, empalme, unión, splice, camisa',
  },
  {
    br: 'redução, reducao, redutora',
    en: 'reducing, reducer, reduction',
    es: 'reducción, reductor',
  },
  {
    br: 'derivação, tap, ramal, branch',
    en: 'tap, branch, tee-off',
    es: 'derivación, ramal, tap, derivador',
  },
  {
    br: 'crimpar, prensar, comprimir, compressão, crimpagem, prensagem, crimpador',
    en: 'crimp, crimping, compress, compression, press, crimper',
    es: 'crimpar, prensar, comprimir, compresión, crimpeado, engastar, ponchar',
  },
  {
    br: 'parafuso fendido, split bolt, split-bolt, fendido',
    en: 'split-bolt, split bolt, kerney, bolt connector',
    es: 'perno partido, perno hendido, split bolt, tornillo partido',
  },
  {
    br: 'parafuso fusível, torque limitado, cabeça fusível, shear bolt',
    en: 'shear bolt, shear-bolt, shear head, breakaway bolt',
    es: 'tornillo fusible, perno fusible, cabeza fusible, shear bolt',
  },
  {
    br: 'conector C, tipo C, C-tap, grampo C',
    en: 'C-type, C tap, C-tap, C connector, C clamp',
    es: 'conector C, tipo C, C-tap',
  },
  {
    br: 'conector H, tipo H, H-tap',
    en: 'H-type, H tap, H-tap, H connector',
    es: 'conector H, tipo H, H-tap',
  },
  {
    br: 'bimetálico, Al-Cu, alumínio cobre, cobre alumínio, cupal, CuAl',
    en: 'bimetallic, Al-Cu, bimetal, aluminum copper, copper aluminum, cupal',
    es: 'bimetálico, Al-Cu, aluminio cobre, cobre aluminio, cupal',
  },
  {
    br: 'perfurante, piercing, CDP, conector de perfuração',
    en: 'insulation-piercing, piercing, IPC',
    es: 'perforación, perforante, piercing, dentado',
  },
  { br: 'cunha, wedge, ampact', en: 'wedge, ampact', es: 'cuña, wedge, ampact' },
  {
    br: 'bloco de distribuição, distribuidor de energia, barramento de distribuição, repartidor',
    en: 'distribution block, power block, power distribution, terminal block',
    es: 'bloque de distribución, repartidor, distribuidor de carga',
  },
  // lines
  {
    br: 'grampo, conector de aperto, clamp, presilha',
    en: 'clamp, clip, grip',
    es: 'grapa, abrazadera, mordaza, clamp, grampa, morseto, morsa',
  },
  {
    br: 'grampo paralelo, conector paralelo, PG, sulco paralelo, canal paralelo',
    en: 'parallel-groove, parallel groove, PG clamp, PG, parallel connector',
    es: 'grapa paralela, conector paralelo, PG, ranura paralela, canal paralelo',
  },
  {
    br: 'linha viva, linha energizada, hot line',
    en: 'hot-line, live line, live-line, hotline, energized line',
    es: 'línea viva, línea energizada, hot line, caliente',
  },
  { br: 'estribo, bail, laço de cobre', en: 'bail, stirrup', es: 'estribo, bail' },
  {
    br: 'alça, retenção, dead end, terminal de linha, deadend',
    en: 'dead-end, deadend, dead end, tension',
    es: 'retención, remate, dead end, alza',
  },
  {
    br: 'laço, amarração, tie, amarre',
    en: 'tie, side tie, distribution tie',
    es: 'amarre, atadura, ligadura',
  },
  {
    br: 'vareta de armar, armadura, armor rod, vareta preformada, armour',
    en: 'armor rod, armour rods, armor, armour',
    es: 'varilla de armar, armor rod, varilla preformada, armadura',
  },
  { br: 'estai, tirante, guy', en: 'guy, guy wire, stay', es: 'rienda, retenida, viento, tensor' },
  { br: 'manilha, shackle, grilhete', en: 'shackle, clevis', es: 'grillete, manilla, shackle' },
  {
    br: 'sapatilha, guarda-cabo, thimble',
    en: 'thimble, thimble clevis',
    es: 'guardacabo, guarda cabo, thimble',
  },
  {
    br: 'porca-olhal, porca olhal, olhal de porca',
    en: 'eye nut, eyenut',
    es: 'tuerca de ojo, tuerca argolla, tuerca cáncamo',
  },
  {
    br: 'parafuso máquina, parafuso de máquina, parafuso passante, machine bolt',
    en: 'machine bolt, through bolt, crossarm bolt',
    es: 'perno máquina, tornillo máquina, perno pasante',
  },
  {
    br: 'multiplexado, pré-reunido, quadruplex, triplex, ABC',
    en: 'bundled, ABC, aerial bundled, multiplex, quadruplex, triplex',
    es: 'preensamblado, múltiplex, ABC, trenzado, autosoportado',
  },
  {
    br: 'CAA, ACSR, alumínio com alma de aço',
    en: 'ACSR, steel-cored aluminum, steel reinforced',
    es: 'CAA, ACSR, aluminio con alma de acero',
  },
  {
    br: 'ancoragem, amarração, ancora, strain, tracionamento',
    en: 'strain, anchoring, anchor, dead-end',
    es: 'anclaje, ancla, amarre, tensión',
  },
  { br: 'suspensão, sustentação', en: 'suspension, hanger', es: 'suspensión, colgante' },
  {
    br: 'espaçador, separador, spacer',
    en: 'spacer, separator',
    es: 'espaciador, separador, spacer',
  },
  {
    br: 'dilatação, expansão, junta de expansão, flexível de barramento',
    en: 'expansion, expansion joint, flexible',
    es: 'dilatación, expansión, junta de dilatación',
  },
  {
    br: 'barramento, barra, busbar, bus',
    en: 'bus, busbar, bus bar, bar, buss',
    es: 'barra, embarrado, busbar, barraje',
  },
  // grounding and lightning
  {
    br: 'haste, vareta, eletrodo, copperweld, jabalina, ground rod, haste de terra',
    en: 'rod, ground rod, earth rod, electrode, copperweld, earthing rod, stake',
    es: 'jabalina, pica, varilla, barra copperweld, electrodo, copperweld, varilla de tierra',
  },
  {
    br: 'aterramento, terra, aterrar, grounding, fio terra, aterrado',
    en: 'grounding, ground, earthing, earth, bonding to ground',
    es: 'puesta a tierra, tierra, aterramiento, aterrizaje, grounding, toma de tierra, SPT',
  },
  {
    br: 'cobreada, copperweld, cobreado, alta camada, revestida de cobre',
    en: 'copper-bonded, copper bonded, copperweld, copper clad, copper coated',
    es: 'cobreada, cobrizada, copperweld, capa gruesa, bañada en cobre',
  },
  {
    br: 'prolongável, rosqueável, rosqueada, com rosca',
    en: 'extendable, threaded, sectional',
    es: 'prolongable, roscada, acoplable, con rosca',
  },
  {
    br: 'solda exotérmica, molde, cadweld, exotérmica, aluminotérmica, thermoweld',
    en: 'exothermic welding, cadweld, exothermic, thermoweld, thermite, exothermic weld',
    es: 'soldadura exotérmica, cadweld, exotérmica, aluminotérmica, thermoweld',
  },
  {
    br: 'cartucho, carga, pó de solda, cadweld, metal de solda',
    en: 'cartridge, weld metal, weld powder, shot, charge',
    es: 'cartucho, carga, polvo de soldadura, metal de soldadura',
  },
  { br: 'molde, mold, grafite, forma', en: 'mold, mould, graphite', es: 'molde, grafito' },
  {
    br: 'caixa de inspeção, poço de inspeção, caixa de aterramento, caixa de terra',
    en: 'inspection pit, inspection box, ground well, earth pit, handhole',
    es: 'cámara de inspección, caja de inspección, pozo de inspección, caja de registro, registro',
  },
  {
    br: 'equipotencialização, equalização, equalizador, BEP, BEL, barra de terra, equipotencial, barramento de terra',
    en: 'equipotential, equipotential bonding, ground bar, earth bar, bonding, grounding busbar',
    es: 'equipotencialización, equipotencial, barra de tierra, barra equipotencial',
  },
  {
    br: 'cordoalha, trança, malha flexível, fita de cobre, jumper flexível',
    en: 'braid, strap, flexible strap, bonding strap, braided',
    es: 'trenza, malla flexible, cinta trenzada, cordón flexible, cordoalha',
  },
  {
    br: 'para-raios, pára-raio, SPDA, captor, pararaio, proteção contra descargas',
    en: 'lightning, lightning rod, lightning conductor, air terminal, lightning protection, LPS',
    es: 'pararrayos, para rayos, captador, SPDA, protección contra rayos',
  },
  {
    br: 'terminal aéreo, minicaptor, mini captor, captor de alumínio',
    en: 'air rod, air terminal, lightning spike, finial',
    es: 'punta captadora, terminal aéreo, minicaptor, punta',
  },
  {
    br: 'descida, condutor de descida, downconductor',
    en: 'down conductor, down-conductor, downlead, down lead',
    es: 'bajante, conductor de bajada, bajada',
  },
  { br: 'mastro, poste', en: 'mast, pole', es: 'mástil, poste' },
  { br: 'abraçadeira, braçadeira', en: 'clamp, strap, pipe clamp', es: 'abrazadera, brida' },
  {
    br: 'eletrocalha, leito, bandeja, calha',
    en: 'cable tray, tray, trunking, raceway',
    es: 'bandeja, canaleta, portacables, escalerilla',
  },
  // tools
  {
    br: 'alicate, crimpador, crimpadora, prensa-terminal, prensa terminal',
    en: 'pliers, crimper, crimping tool, hand tool, crimp tool',
    es: 'pinza, alicate, crimpadora, prensaterminal, prensa terminales, ponchadora, tenaza',
  },
  {
    br: 'prensa, prensa hidráulica, alicate hidráulico, compressor hidráulico',
    en: 'press, hydraulic press, hydraulic crimper, compression tool',
    es: 'prensa, prensa hidráulica, pinza hidráulica, compresora hidráulica',
  },
  {
    br: 'bateria, sem fio, elétrica a bateria, recarregável',
    en: 'battery, cordless, battery-powered, rechargeable',
    es: 'batería, inalámbrica, recargable',
  },
  { br: 'matriz, die, mordente, molde de prensa', en: 'die, die set', es: 'matriz, dado, die' },
  {
    br: 'decapador, descascador, desencapador, stripper, desencapar, decapar',
    en: 'stripper, cable stripper, jacket stripper, stripping, strip, peeler',
    es: 'pelacables, pelador, pela cables, decapador, pelar',
  },
  {
    br: 'cortador, tesoura, corta-cabo, alicate de corte, cortar',
    en: 'cutter, cable cutter, shears, cutting, cut',
    es: 'cortacables, corta cables, cizalla, tijera, cortador, cortar',
  },
  {
    br: 'torquímetro, chave de torque, chave dinamométrica',
    en: 'torque wrench, torque tool, click wrench',
    es: 'llave dinamométrica, torquímetro, llave de torque, torquimetro',
  },
  {
    br: 'calibre, calibrador, passa não passa, gabarito, gauge',
    en: 'gauge, gage, go/no-go, checker',
    es: 'calibre, calibrador, galga, pasa no pasa',
  },
  { br: 'escova, limpeza', en: 'brush, cleaning', es: 'cepillo, limpieza, escobilla' },
  {
    br: 'bomba, unidade hidráulica, central hidráulica',
    en: 'pump, power unit, power pack',
    es: 'bomba, central hidráulica, unidad hidráulica',
  },
  { br: 'catraca, ratchet', en: 'ratchet, ratcheting', es: 'trinquete, matraca, ratchet' },
  // insulation and accessories
  {
    br: 'termocontrátil, termoretrátil, termo retrátil, espaguete, macarrão, heat shrink, termoencolhível',
    en: 'heat-shrink, heat shrink, heatshrink, shrink, shrink tubing',
    es: 'termocontraíble, termorretráctil, termo contraíble, termoencogible, espagueti',
  },
  {
    br: 'tubo, tubulação, manga, mangueira',
    en: 'tube, tubing, sleeving, pipe',
    es: 'tubo, manga, cañería, tubería',
  },
  {
    br: 'capuz, capa, tampão, cap, ponta de cabo',
    en: 'end cap, cap, cable cap',
    es: 'capuchón, tapón, capa, tapa de cable',
  },
  {
    br: 'luva de derivação, breakout, trifurcação, calça, bota, luva de dedos',
    en: 'breakout, breakout boot, boot, trifurcation, glove',
    es: 'derivador, bota, pantalón, trifurcación, guante',
  },
  {
    br: 'fita isolante, isolante, fita elétrica, isolante elétrica',
    en: 'insulating tape, electrical tape, PVC tape',
    es: 'cinta aislante, cinta aisladora, cinta eléctrica, huincha aisladora, taipe',
  },
  {
    br: 'autofusão, auto fusão, autofundente, fita de alta tensão, fita 23',
    en: 'self-amalgamating, self amalgamating, self-fusing, self fusing, rubber tape',
    es: 'autofundente, autofusión, autovulcanizante, auto fundente',
  },
  {
    br: 'pasta, composto, inibidor, pasta inibidora, antioxidante, antióxido, graxa, penetrox',
    en: 'compound, inhibitor, antioxidant, anti-oxidant, joint compound, paste, grease, penetrox, noalox, ox-gard, oxgard',
    es: 'pasta, compuesto, inhibidor, antioxidante, antióxido, grasa, penetrox, noalox',
  },
  {
    br: 'cobertura, capa, capa protetora, protetor, cover',
    en: 'cover, shroud, protector, guard',
    es: 'cubierta, capa, protector, funda',
  },
  {
    br: 'abraçadeira de nylon, enforca-gato, enforca gato, fita hellermann, hellermann, cinta plástica, zip tie, tie wrap, lacre',
    en: 'cable tie, zip tie, tie wrap, nylon tie, wire tie, zip-tie',
    es: 'amarra plástica, precinto, brida plástica, cincho, zip tie, abrazadera plástica, sunchos',
  },
  { br: 'nylon, náilon, poliamida, PA66', en: 'nylon, polyamide, PA66', es: 'nylon, poliamida' },
  {
    br: 'prensa-cabo, prensa cabos, passa-cabo, cable gland, gland',
    en: 'cable gland, gland, cord grip, cable connector gland',
    es: 'prensaestopas, prensacables, prensa cable, glándula, prensaestopa',
  },
  // data networks
  {
    br: 'cordão de conexão, patch cord, patchcord, cabo de rede, patch cable',
    en: 'patch cord, patch cable, network cable, ethernet cable',
    es: 'cordón de conexión, patch cord, patchcord, latiguillo, cable de red',
  },
  {
    br: 'painel de conexão, patch panel, patchpanel, painel descarregado',
    en: 'patch panel, panel, patchpanel',
    es: 'panel de conexión, patch panel, patchera, panel de parcheo',
  },
  {
    br: 'keystone, RJ45 fêmea, tomada RJ45, jack, RJ45',
    en: 'keystone jack, keystone, RJ45, RJ45 jack, network jack',
    es: 'conector keystone, keystone, RJ45, jack, toma RJ45',
  },
  {
    br: 'organizador, guia de cabos, passa cabos, gerenciador',
    en: 'cable manager, organizer, cable management, cable guide',
    es: 'organizador, guía de cables, pasacables, ordenador de cables',
  },
  {
    br: 'DIO, distribuidor óptico, distribuidor interno óptico, gaveta óptica, ODF',
    en: 'optical distribution panel, ODF, fiber panel, fiber patch panel, LIU, optical distribution frame',
    es: 'distribuidor óptico, ODF, bandeja de fibra, panel de fibra, distribuidor interno óptico',
  },
  {
    br: 'pigtail, extensão óptica, rabicho',
    en: 'pigtail, fiber tail, optical pigtail',
    es: 'pigtail, rabillo, cola de fibra, coleta',
  },
  {
    br: 'adaptador óptico, acoplador óptico, emenda óptica, adaptador de fibra',
    en: 'fiber adapter, optical adapter, fiber coupler, bulkhead adapter',
    es: 'adaptador óptico, acoplador óptico, enfrentador, adaptador de fibra',
  },
  { br: 'óptico, ótico, fibra', en: 'fiber, fibre, optical, optic', es: 'óptico, fibra' },
  {
    br: 'monomodo, SM, single mode > OS2',
    en: 'single mode, singlemode, single-mode > OS2',
    es: 'monomodo, single mode > OS2',
  },
  {
    br: 'multimodo, multi modo > OM3, OM4',
    en: 'multimode, multi-mode > OM3, OM4',
    es: 'multimodo, multi modo > OM3, OM4',
  },
  { br: 'rack, gabinete, bastidor', en: 'rack, cabinet, enclosure', es: 'rack, gabinete, armario' },
  {
    br: 'piso elevado, piso técnico, piso falso',
    en: 'raised-floor, raised floor, access floor, pedestal',
    es: 'piso elevado, piso técnico, piso falso, suelo técnico',
  },
  {
    br: 'blindado, STP, FTP, blindagem',
    en: 'shielded, STP, FTP',
    es: 'blindado, STP, apantallado',
  },
  // materials and colors
  { br: 'cobre, Cu, copper', en: 'copper, Cu', es: 'cobre, Cu' },
  { br: 'alumínio, Al, aluminio', en: 'aluminum, aluminium, Al', es: 'aluminio, Al' },
  { br: 'latão, brass', es: 'latón, brass' },
  { br: 'inox, aço inoxidável, inoxidável', en: 'stainless, inox, SS', es: 'inoxidable, inox' },
  {
    br: 'galvanizado, zincado, galvanizada a fogo',
    en: 'galvanized, galvanised, zinc',
    es: 'galvanizado, zincado, cincado',
  },
  { en: 'bronze, gunmetal' },
  { br: 'preto, preta, negro', es: 'negro, negra' },
  { br: 'cinza, gris', en: 'gray, grey', es: 'gris, plomo' },
  { br: 'roxo, roxa, lilás, violeta', en: 'purple, violet', es: 'violeta, morado' },
  { br: 'marrom, castanho', es: 'marrón, café, castaño' },
  { br: 'cabo, condutor, fio', en: 'cable, conductor, wire, cord', es: 'cable, conductor, hilo' },
  {
    br: 'quadro, painel elétrico, QGBT, CCM > painéis, quadros',
    en: 'switchboard, panelboard, switchgear, MCC',
    es: 'tablero, cuadro, CCM, celda > tableros',
  },
]

/** Groups in the format of the panel. */
export const synonyms: SynonymGroup[] = concepts.flatMap((concept) =>
  (Object.entries(concept) as [Locale, string][]).map(([locale, text]) => {
    const [words = '', meaning] = text.split(' > ')
    return {
      locale,
      words: listed(words),
      ...(meaning === undefined ? {} : { meaning: listed(meaning) }),
    }
  }),
)
