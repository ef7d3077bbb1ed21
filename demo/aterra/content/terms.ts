import { wordsOfLine as words } from '../../term-shape.ts'
import type { Terms } from '../../term-shape.ts'
import type { Text } from './types.ts'

/** Words of a language: `term; form; form ! not to say; not to say`. */
type Line = [br: string, en: string, es: string, more?: { note?: Text['br']; source?: string }]

const norms = {
  terminals: 'IEC 61238-1',
  rods: 'ABNT NBR 13571',
  lightning: 'ABNT NBR 5419',
  installations: 'ABNT NBR 5410',
  enclosures: 'IEC 60529',
  conductors: 'IEC 60228',
  soil: 'ABNT NBR 15749',
  grid: 'ABNT NBR 15751',
  connections: 'IEEE 837',
}

/** Terminals, splices and taps. */
const connectors: Line[] = [
  [
    'luva de emenda',
    'splice; sleeve; coupler; rod coupler',
    'manguito de empalme; manguito; empalme',
  ],
  ['prensa-cabo; prensa-cabos', 'cable gland; gland', 'prensaestopas; prensacable'],
  ['extensão óptica; extensão', 'pigtail; extension', 'extensión; pigtail; extensión óptica'],
  [
    'terminal ! terminal sapata',
    'terminal; lug; termination ! cable shoe',
    'terminal; terminación ! zapata de cable',
    { source: norms.terminals },
  ],
  ['terminal aéreo', 'air rod', 'punta captadora', { source: norms.lightning }],
  [
    'terminal de compressão',
    'compression lug; compression terminal',
    'terminal de compresión',
    { source: norms.terminals },
  ],
  [
    'terminal bimetálico',
    'bimetallic terminal; bimetallic lug; friction-welded Al–Cu terminal',
    'terminal bimetálico ! terminal de cupal',
    { source: norms.terminals },
  ],
  ['pré-isolado; pré-isolada', 'pre-insulated', 'preaislado; preaislada'],
  [
    'terminal mecânico',
    'mechanical terminal; mechanical lug; mechanical splices and terminals',
    'terminal mecánico',
  ],
  [
    'terminal longo; terminal de barril longo',
    'long-barrel terminal; long-barrel lug; long terminal; long lug',
    'terminal largo; terminal de barril largo',
  ],
  [
    'ilhós; ilhoses; terminal ilhós',
    'ferrule; insulated ferrule ! bootlace',
    'puntera; puntera hueca ! ilhós',
  ],
  [
    'ilhós duplo; ilhoses duplos; terminal ilhós duplo',
    'twin ferrule; double ferrule',
    'puntera doble; puntera hueca doble',
  ],
  ['olhal', 'eye; ring', 'ojo; ojal; anillo'],
  ['palma', 'palm; pad; tongue', 'paleta ! palma'],
  [
    'barril',
    'barrel; barreled; barrelled',
    'barril',
    { note: 'Parte do terminal que recebe o condutor.' },
  ],
  [
    'janela de inspeção',
    'inspection window; inspection hole; sight hole',
    'orificio de inspección; ventana de inspección',
  ],
  [
    'luva bimetálica',
    'bimetallic splice; bimetallic sleeve; bimetallic Al–Cu splice',
    'manguito bimetálico',
  ],
  [
    'luva de redução',
    'reducing splice; reducing sleeve',
    'manguito de reducción; manguito reductor',
  ],
  ['conector C de compressão', 'C-type compression tap', 'conector C de compresión'],
  ['conector T de compressão', 'T-type compression tap', 'conector T de compresión'],
  [
    'conector cunha; conector de cunha',
    'wedge connector; wedge',
    'conector de cuña; conector cuña',
  ],
  [
    'conector de perfuração; conector perfurante; perfurante; CDP',
    'insulation piercing connector; piercing connector; insulation-piercing; piercing; IPC',
    'conector de perforación; conector perforante; perforante; CDP',
    { note: 'Deriva sem decapar o cabo.' },
  ],
  [
    'parafuso fusível',
    'shear-head bolt; shear bolt; breakaway bolt',
    'tornillo fusible; perno fusible',
  ],
  ['parafuso fendido', 'split bolt', 'perno partido; tornillo partido'],
  ['conector de expansão', 'expansion connector', 'conector de expansión'],
  ['grampo', 'clamp; clamped', 'grapa; pinza ! grampa'],
  [
    'grampo paralelo',
    'parallel-groove clamp; groove clamp; parallel clamp',
    'grapa paralela; grapa de ranuras paralelas',
  ],
  ['grampo de linha viva', 'hot-line clamp', 'grapa de línea viva'],
  ['grampo de suspensão', 'suspension clamp', 'grapa de suspensión'],
  [
    'grampo de ancoragem',
    'strain clamp; dead-end clamp; dead end; anchoring clamp',
    'grapa de anclaje; grapa de retención; pinza de anclaje',
  ],
  ['estribo', 'stirrup; bail; U-bolt', 'estribo'],
  ['borne chato', 'flat pad; pad; flat stud', 'borne plano'],
  ['pino bimetálico', 'bimetallic pin', 'pin bimetálico; perno bimetálico'],
  ['pino-bola', 'ball stud', 'perno de bola; perno bola'],
  ['placa bimetálica', 'bimetallic plate; bimetallic washer', 'placa bimetálica'],
  ['bloco de distribuição', 'distribution block', 'bloque de distribución'],
  ['jampe ! jumper', 'jumper', 'puente ! jumper'],
  ['capuz', 'cap', 'capuchón; capuchones; tapa'],
]

/** Tools and their use. */
const tooling: Line[] = [
  ['prensa hidráulica', 'hydraulic press; hydraulic crimper', 'prensa hidráulica'],
  [
    'prensa a bateria',
    'battery press; battery tool; cordless press',
    'prensa a batería; prensa de batería',
  ],
  [
    'prensar; prensado; prensada; prensagem; prense; prensam; compressão ! crimpar; crimpagem',
    'crimp; crimped; crimping; press; pressed; pressing; compress; compressed; compression',
    'comprimir; comprimido; comprimida; comprima; comprime; compriman; compresión; prensar; prensado; prensada; prense; prensa; prensan; comprimen ! crimpar',
  ],
  ['cabeça de cravação', 'driving head', 'cabeza de hincado', { note: 'De haste de aterramento.' }],
  ['matriz', 'die', 'matriz; matrices'],
  ['matriz hexagonal', 'hexagonal die; hex die', 'matriz hexagonal'],
  ['índice da matriz', 'die index; index of the die', 'índice de la matriz; índice de matriz'],
  ['batente', 'stop', 'tope'],
  ['catraca', 'ratchet', 'trinquete; carraca'],
  ['torquímetro', 'torque wrench; wrench', 'torquímetro; llave dinamométrica'],
  [
    'torque de aperto; torque ! momento de aperto',
    'tightening torque; torque; torqued ! tightening moment',
    'par de apriete; par; apriete ! momento de apriete',
  ],
  [
    'decapar; decapagem; decape',
    'strip; stripped; stripping',
    'pelar; pelado; pelada; pele; pelacables ! decapar',
  ],
  ['rebarba', 'burr; flash', 'rebaba'],
  ['escova de aço', 'steel brush; wire brush', 'cepillo de acero'],
  ['molde', 'mold ! mould', 'molde'],
  ['molde de grafite', 'graphite mold', 'molde de grafito'],
  ['cartucho', 'cartridge', 'cartucho'],
  ['calibre', 'gauge; gage', 'calibre; galga'],
  ['bastão', 'stick; hot stick; rod', 'pértiga; bastón'],
]

/** Conductors, insulation and materials. */
const materials: Line[] = [
  [
    'seção; seção nominal ! bitola',
    'cross-section; section; size',
    'sección; medida; calibre; tramo',
    { note: 'Em mm². O diâmetro é outra coisa.', source: norms.conductors },
  ],
  [
    'cabo nu; condutor nu',
    'bare conductor; bare cable; bare',
    'conductor desnudo; cable desnudo; desnudo',
  ],
  [
    'cabo flexível; cabo de fios finos',
    'flexible cable; flexible conductor; flexible wire; flexible class 5 cable; fine-strand cable; cable of fine wires',
    'cable flexible; conductor flexible; cable de hilos finos',
    { source: norms.conductors },
  ],
  ['cordoalha', 'braid; strand', 'trenza; cordón; cable'],
  ['alma de aço', 'steel core; steel-cored', 'alma de acero; núcleo de acero'],
  ['cobre nu', 'bare copper; bare', 'cobre desnudo'],
  ['cobre estanhado', 'tinned copper; tin-plated copper; tinned', 'cobre estañado; estañado'],
  [
    'estanhado; estanhada; estanho',
    'tinned; tin-plated; tin; soldered',
    'estañado; estañada; estaño',
  ],
  ['liga de alumínio', 'aluminum alloy', 'aleación de aluminio'],
  [
    'aço inoxidável; aço inox; inox',
    'stainless steel; stainless',
    'acero inoxidable; inoxidable; acero inox; inox',
  ],
  [
    'aço zincado',
    'zinc-plated steel; galvanized steel; galvanized',
    'acero cincado; acero galvanizado; galvanizado; acero zincado',
  ],
  ['aço cobreado', 'copper-bonded steel; copper-bonded', 'acero cobreado; cobreado; cobreada'],
  [
    'galvanizado a fogo; galvanizada a fogo; galvanização a fogo',
    'hot-dip galvanized; hot-dip galvanizing',
    'galvanizado en caliente; galvanizada en caliente; galvanización en caliente',
  ],
  ['corrosão galvânica', 'galvanic corrosion', 'corrosión galvánica'],
  [
    'pasta inibidora; pasta antióxido',
    'inhibitor paste; inhibitor compound; oxide inhibitor; antioxidant paste; paste; compound',
    'pasta inhibidora; pasta antióxido; pasta; compuesto ! grasa inhibidora',
    { note: 'Não é graxa: conduz e impede o óxido.' },
  ],
  [
    'solda por fricção',
    'friction weld; friction welding',
    'soldadura por fricción; suelda por fricción',
  ],
  ['névoa salina', 'salt spray; salt fog', 'niebla salina'],
  [
    'isolação ! isolamento elétrico',
    'insulation; insulated; non-insulated',
    'aislación; aislamiento; aislante',
  ],
  ['isolador', 'insulator', 'aislador'],
  [
    'tubo termocontrátil; termocontrátil ! termorretrátil',
    'heat-shrink tube; heat-shrink; heat-shrink tubing; heat-shrink sleeve',
    'tubo termocontraíble; termocontraíble; tubo termocontráctil; termocontráctil',
  ],
  [
    'fita de autofusão',
    'self-fusing tape; self-amalgamating tape',
    'cinta de autofusión; cinta autofundente; cinta autosoldable',
  ],
  ['poliamida', 'polyamide; nylon', 'poliamida'],
  ['XLPE', 'XLPE', 'XLPE'],
  ['arruela lisa', 'flat washer; plain washer', 'arandela plana'],
  [
    'arruela cônica',
    'conical washer; Belleville washer; conical one; conical spring washer',
    'arandela cónica; arandela elástica cónica; cónica',
  ],
]

/** Earthing, lightning protection and busbars. */
const earthing: Line[] = [
  ['cordão de aterramento', 'grounding jumper; bonding jumper', 'puente de puesta a tierra'],
  ['tensão de toque', 'touch voltage; touch', 'tensión de contacto', { source: norms.grid }],
  ['rabicho', 'tail; lead', 'cola; rabillo'],
  ['corona', 'corona', 'corona'],
  ['cadeia de isoladores', 'insulator string', 'cadena de aisladores'],
  ['brita', 'gravel; crushed stone', 'grava'],
  ['bentonita', 'bentonite', 'bentonita'],
  ['rede protegida', 'covered line; covered', 'red protegida'],
  ['rede multiplexada', 'bundled line; bundled conductor', 'red trenzada; red multiplexada'],
  ['padrão de entrada', 'service entrance', 'entrada de servicio; acometida'],
  [
    'aterramento',
    'grounding; ground; earthing; grounded; bonding',
    'puesta a tierra; tierra ! aterramiento',
    { source: norms.installations },
  ],
  [
    'aterramento temporário',
    'temporary grounding; temporary ground',
    'puesta a tierra temporal; puesta a tierra temporaria',
  ],
  [
    'malha de aterramento',
    'ground grid; grounding grid; grounding mesh',
    'malla de tierra; malla de puesta a tierra',
    { source: norms.grid },
  ],
  [
    'haste de aterramento; haste',
    'ground rod; rod; pin ! earthing stake',
    'jabalina; electrodo; varilla ! estaca',
    { source: norms.rods },
  ],
  ['eletrodo', 'electrode', 'electrodo', { source: norms.installations }],
  [
    'caixa de inspeção',
    'inspection pit; pit; inspection box; inspection well; test well',
    'cámara de inspección; cámara; caja de inspección; pozo de inspección',
  ],
  [
    'conector de medição',
    'test joint; test connector; test link; disconnect link',
    'conector de medición; conector de prueba',
  ],
  [
    'solda exotérmica',
    'exothermic weld; exothermic welding; exothermic',
    'soldadura exotérmica ! cadweld',
    { source: norms.connections },
  ],
  ['tensão de passo', 'step voltage; step', 'tensión de paso', { source: norms.grid }],
  ['resistividade', 'resistivity', 'resistividad', { source: norms.soil }],
  [
    'resistência de aterramento',
    'ground resistance; grounding resistance',
    'resistencia de puesta a tierra; resistencia de tierra',
    { source: norms.soil },
  ],
  [
    'equipotencialização',
    'equipotential bonding; bonding; equipotential',
    'equipotencialización; equipotencial; equipotencialidad',
    { source: norms.installations },
  ],
  [
    'SPDA; proteção contra descargas atmosféricas ! pára-raio',
    'lightning protection; lightning; lightning protection system; LPS',
    'protección contra rayos; SPCR; sistema de protección contra rayos; pararrayos; protección contra descargas atmosféricas',
    { source: norms.lightning },
  ],
  [
    'captor ! pára-raios',
    'air terminal; air rod; air termination; terminal ! lightning arrester',
    'captador; captor; punta captadora',
    { source: norms.lightning },
  ],
  [
    'captor Franklin',
    'Franklin air terminal; Franklin terminal',
    'captador Franklin; punta Franklin',
    { source: norms.lightning },
  ],
  [
    'descida',
    'down conductor; down-conductor; drop; conductor',
    'bajante; bajada; derivador',
    { source: norms.lightning },
  ],
  ['mastro', 'mast', 'mástil'],
  ['barramento', 'busbar; bus; bar', 'barra; barraje'],
  [
    'barramento tubular',
    'tubular busbar; tubular bus; tube busbar; tube bus; tube; tubular aluminum bus',
    'barra tubular; barraje tubular',
  ],
  [
    'barra chata',
    'flat bar; flat aluminum bar; flat aluminum',
    'pletina; barra plana; barra chata',
  ],
  ['subestação', 'substation', 'subestación; subestaciones ! subcentral'],
  [
    'alça preformada',
    'preformed grip; preformed guy grip; preformed dead-end; dead-end grip',
    'retención preformada; lazo preformado; grapa preformada; preformado',
  ],
  ['ancoragem', 'anchoring; dead-end; anchor; strain', 'anclaje; retención'],
  ['carga de ruptura', 'breaking load; breaking strength', 'carga de rotura; carga de ruptura'],
]

/** Electrical quantities, tests and data networks. */
const quantities: Line[] = [
  ['terminação', 'termination; terminating', 'terminación'],
  [
    'micro-ohmímetro',
    'micro-ohmmeter',
    'microóhmetro; micróhmetro',
    { note: 'Mede a quatro fios.' },
  ],
  [
    'terrômetro',
    'ground resistance tester; ground tester; earth tester',
    'telurímetro',
    { source: norms.soil },
  ],
  ['alta tensão', 'high voltage; high-voltage; higher voltage', 'alta tensión'],
  ['média tensão', 'medium voltage; medium-voltage', 'media tensión'],
  ['prateado; prateada', 'silver-plated; silvered', 'plateado; plateada'],
  ['perda de inserção', 'insertion loss', 'pérdida de inserción'],
  ['disjuntor', 'circuit breaker; breaker', 'interruptor; disyuntor'],
  ['transformador', 'transformer', 'transformador'],
  ['trilho DIN; trilho', 'DIN rail; rail', 'riel DIN; riel'],
  ['eletroduto', 'conduit', 'conducto; conduit; tubo; cañería; electroducto'],
  ['calha', 'tray; trough; gutter; trunking', 'bandeja; canaleta; canal'],
  ['abraçadeira', 'strap; clamp; clip; cable tie', 'abrazadera; amarra'],
  ['polimento', 'polish; polishing', 'pulido'],
  ['área restrita', 'restricted area', 'área restringida; zona restringida'],
  ['engenharia de aplicação', 'application engineering', 'ingeniería de aplicación'],
  ['relatório de ensaio', 'test report', 'informe de ensayo; protocolo de ensayo'],
  ['poste', 'pole', 'poste'],
  ['laudo', 'report; test certificate', 'informe; dictamen'],
  [
    'corrente nominal',
    'rated current; rated ! nominal current',
    'corriente nominal ! corriente asignada',
  ],
  ['curto-circuito', 'short circuit; short-circuit; fault', 'cortocircuito'],
  ['baixa tensão', 'low voltage; low-voltage', 'baja tensión'],
  ['queda de tensão', 'voltage drop; drop', 'caída de tensión; caída ! caída de voltaje'],
  ['continuidade', 'continuity', 'continuidad'],
  [
    'ciclo térmico',
    'thermal cycle; heat cycle; thermal cycling; heat cycling',
    'ciclo térmico',
    { source: norms.terminals },
  ],
  [
    'ensaio de tração',
    'pull-out test; tensile test; pull test',
    'ensayo de tracción; tracción',
    { source: norms.terminals },
  ],
  ['ensaio', 'test; testing; tested', 'ensayo; prueba'],
  [
    'grau de proteção',
    'degree of protection; protection degree',
    'grado de protección',
    { source: norms.enclosures },
  ],
  ['termografia', 'thermography; thermal imaging', 'termografía'],
  [
    'cordão óptico',
    'patch cord; fiber patch cord; optical cord',
    'cordón óptico; latiguillo de fibra',
  ],
  [
    'distribuidor interno óptico; DIO',
    'optical distribution panel; fiber distribution frame; fiber patch panel; DIO; ODF',
    'distribuidor interno óptico; DIO; distribuidor óptico; ODF',
  ],
  ['bandeja de emenda', 'splice tray', 'bandeja de empalme'],
  ['piso elevado', 'raised floor; access floor', 'piso elevado; piso técnico ! piso falso'],
  [
    'código ! SKU',
    'part number; code ! SKU',
    'código; número ! SKU',
    { note: 'De um produto; “code” só de uma tabela de cores.' },
  ],
]

/** Terms that a translator has proposed. */
const proposed: Line[] = [
  ['ramal de ligação', 'service drop', 'acometida', { note: 'Do poste ao padrão de entrada.' }],
  [
    'para-raios',
    'surge arrester',
    'descargador',
    { note: 'O de linha; o de edifício é o captor.' },
  ],
]

const termOf =
  (isProposed: boolean) =>
  ([br, en, es, { note = '', source = '' } = {}]: Line): Terms<Text> => ({
    words: { br: words(br), en: words(en), es: words(es) },
    note,
    source,
    isProposed,
  })

/** Glossary of the trade. */
export const terms: Terms<Text>[] = [
  ...[...connectors, ...tooling, ...materials, ...earthing, ...quantities].map(termOf(false)),
  ...proposed.map(termOf(true)),
]
