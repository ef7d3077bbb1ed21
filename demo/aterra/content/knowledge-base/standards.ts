import { conductors } from '../catalogue/conductors.ts'
import { conformity } from '../catalogue/documents.ts'
import { figure, figures, h, list, p, same, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/**
 * Diameters of AWG sizes by their definition: d = 0.127 mm · 92^((36 − n) / 39). 1/0 to 4/0 are n =
 * 0 to −3.
 */
const awg = (
  [
    ['14', 14],
    ['12', 12],
    ['10', 10],
    ['8', 8],
    ['6', 6],
    ['4', 4],
    ['2', 2],
    ['1/0', 0],
    ['2/0', -1],
    ['3/0', -2],
    ['4/0', -3],
  ] as const
).map(([name, n]) => {
  const d = 0.127 * 92 ** ((36 - n) / 39)
  return [`${name} AWG`, figures(d.toFixed(2)), figures(((Math.PI / 4) * d ** 2).toFixed(1))]
})
/** Areas of kcmil sizes: a circular mil is the area of a circle of 0.0254 mm. */
const kcmil = [250, 300, 350, 400, 500, 600, 750, 1000, 1250].map((k) => {
  const area = (Math.PI / 4) * 0.0254 ** 2 * 1000 * k
  return [`${k} kcmil`, figures(area.toFixed(1))]
})

export const standardsGuides: Publication[] = [
  {
    key: 'mm2-e-awg',
    section: 'normas-e-tabelas',
    date: '2026-01-20',
    products: [
      'terminal-longo-um-furo',
      'terminal-curto',
      'luva-com-batente',
      'luva-de-reducao',
      'luva-mecanica',
    ],
    title: t(
      'mm² e AWG: próximo não é igual',
      'mm² and AWG: near is not equal',
      'mm² y AWG: cercano no es igual',
    ),
    summary: t(
      'A tabela de condutores e o cuidado ao trocar de um sistema para o outro.',
      'The conductor table, and the care to take when changing systems.',
      'La tabla de conductores y el cuidado al cambiar de un sistema a otro.',
    ),
    text: [
      p(
        'As séries métrica e americana foram escalonadas por regras diferentes. Quase nenhuma seção coincide. A coluna da direita dá o tamanho mais próximo, que serve para procurar uma peça, não para trocar um condutor.',
        'The metric and American series were stepped by different rules. Almost no size coincides. The right-hand column gives the nearest size: good for finding a part, not for replacing a conductor.',
        'Las series métrica y americana se escalonaron con reglas distintas. Casi ninguna sección coincide. La columna derecha da el tamaño más cercano: sirve para buscar una pieza, no para cambiar un conductor.',
      ),
      table(
        t(
          'Condutores de cobre encordoados, diâmetro usual',
          'Stranded copper conductors, usual diameter',
          'Conductores de cobre cableados, diámetro usual',
        ),
        [
          t('Seção (mm²)', 'Section (mm²)', 'Sección (mm²)'),
          t('Diâmetro (mm)', 'Diameter (mm)', 'Diámetro (mm)'),
          t('AWG/kcmil mais próximo', 'Nearest AWG/kcmil', 'AWG/kcmil más cercano'),
        ],
        conductors.map((c) => [String(c.section), figures(c.diameter.toFixed(1)), c.nearest]),
      ),
      h('De onde vem a AWG', 'Where AWG comes from', 'De dónde viene la AWG'),
      p(
        'A série AWG é geométrica: entre o 4/0 e o 36 há 39 passos iguais, e a razão dos diâmetros é 92. Daí **d = 0,127 mm · 92^((36 − n) / 39)**. Três números acima, a área cai à metade; seis, o diâmetro. De 250 em diante conta-se a própria área, em milhares de circular mils: 1 kcmil = 0,5067 mm².',
        'The AWG series is geometric: between 4/0 and 36 there are 39 equal steps, and the ratio of diameters is 92. Hence **d = 0.127 mm · 92^((36 − n) / 39)**. Three numbers up, area halves; six, diameter. From 250 on, the area itself is counted, in thousands of circular mils: 1 kcmil = 0.5067 mm².',
        'La serie AWG es geométrica: entre 4/0 y 36 hay 39 pasos iguales, y la razón de los diámetros es 92. De ahí **d = 0,127 mm · 92^((36 − n) / 39)**. Tres números más, el área cae a la mitad; seis, el diámetro. Desde 250 se cuenta el área misma, en miles de circular mils: 1 kcmil = 0,5067 mm².',
      ),
      table(
        t(
          'AWG calculada pela definição (fio maciço)',
          'AWG calculated from its definition (solid wire)',
          'AWG calculada por su definición (alambre macizo)',
        ),
        [
          t('Número', 'Number', 'Número'),
          t('Diâmetro (mm)', 'Diameter (mm)', 'Diámetro (mm)'),
          t('Área (mm²)', 'Area (mm²)', 'Área (mm²)'),
        ],
        awg,
      ),
      table(
        t('kcmil em mm²', 'kcmil in mm²', 'kcmil en mm²'),
        [same('kcmil'), t('Área (mm²)', 'Area (mm²)', 'Área (mm²)')],
        kcmil,
      ),
      p(
        'O diâmetro da tabela AWG é o do fio maciço. O cabo encordoado da mesma área é uns 12 % mais grosso, porque há vazios entre os fios; compactado, menos. Para escolher barril, só o diâmetro medido conta.',
        'The diameter in the AWG table is that of solid wire. A stranded cable of the same area is some 12 % thicker, because of the voids between wires; compacted, less so. To choose a barrel, only the measured diameter counts.',
        'El diámetro de la tabla AWG es el del alambre macizo. El cable de la misma área es un 12 % más grueso, por los vacíos entre hilos; compactado, menos. Para elegir barril, solo cuenta el diámetro medido.',
      ),
      figure(
        'lr',
        t(
          'Luva de redução: cada lado tem o seu furo e a sua matriz.',
          'Reducing splice: each side has its own bore and its own die.',
          'Manguito de reducción: cada lado tiene su orificio y su matriz.',
        ),
      ),
      h(
        'Três trocas que se veem na obra',
        'Three swaps seen on site',
        'Tres cambios que se ven en obra',
      ),
      list(
        t(
          '**50 mm² por 1/0 AWG** (53,5 mm²): o cabo é mais grosso. O terminal de 50 muitas vezes não entra; o de 70 fica folgado, e folga não se prensa.',
          '**50 mm² for 1/0 AWG** (53.5 mm²): the cable is thicker. The 50 lug often does not go on; the 70 is loose, and looseness cannot be crimped.',
          '**50 mm² por 1/0 AWG** (53,5 mm²): el cable es más grueso. El terminal de 50 muchas veces no entra; el de 70 queda holgado, y la holgura no se comprime.',
        ),
        t(
          '**10 mm² por 8 AWG** (8,4 mm²): o cabo conduz 16 % menos. A proteção calculada para 10 não serve.',
          '**10 mm² for 8 AWG** (8.4 mm²): the cable carries 16 % less copper. Protection sized for 10 does not fit.',
          '**10 mm² por 8 AWG** (8,4 mm²): el cable tiene 16 % menos cobre. La protección calculada para 10 no sirve.',
        ),
        t(
          '**240 mm² por 500 kcmil** (253 mm²): perto, e ainda assim com outro diâmetro e outra matriz.',
          '**240 mm² for 500 kcmil** (253 mm²): close, and even so another diameter and another die.',
          '**240 mm² por 500 kcmil** (253 mm²): cerca, y aun así con otro diámetro y otra matriz.',
        ),
      ),
      h(
        'Antes de usar um terminal métrico em cabo AWG',
        'Before a metric terminal goes on AWG cable',
        'Antes de usar un terminal métrico en cable AWG',
      ),
      p(
        'Meça o condutor, compare com o diâmetro interno da tabela do produto e peça amostra ensaiada se a diferença passar de 0,5 mm.',
        'Measure the conductor, compare it with the bore in the product table and ask for a tested sample if they differ by more than 0.5 mm.',
        'Mida el conductor, compárelo con el diámetro interior de la tabla del producto y pida una muestra ensayada si la diferencia supera 0,5 mm.',
      ),
      p(
        'Luvas e terminais mecânicos de parafuso fusível aceitam uma faixa de seções e resolvem emendas entre os dois sistemas, desde que os dois cabos estejam dentro dela. A etiqueta traz a faixa em mm² e em AWG: leia a do sistema do seu cabo.',
        'Mechanical splices and terminals with shear bolts take a range of sections and settle joints between both systems, as long as both cables are within it. The label bears the range in mm² and in AWG: read that of your cable’s system.',
        'Los manguitos y terminales mecánicos de tornillo fusible aceptan un rango de secciones y resuelven empalmes entre los dos sistemas, siempre que ambos cables estén dentro de él. La etiqueta trae el rango en mm² y en AWG: lea el del sistema de su cable.',
      ),
    ],
  },
  {
    key: 'qual-norma-para-que',
    section: 'normas-e-tabelas',
    date: '2025-11-11',
    products: [
      'terminal-bimetalico',
      'haste-cobreada',
      'molde-cabo-cabo',
      'conector-h',
      'captor-franklin',
    ],
    documents: [conformity],
    title: t('Qual norma para quê', 'Which standard for what', 'Qué norma para qué'),
    summary: t(
      'Nove normas que aparecem em editais de conexões e aterramento, e o que cada uma cobre.',
      'Nine standards that appear in tenders for connections and grounding, and what each covers.',
      'Nueve normas que aparecen en licitaciones de conexiones y puesta a tierra, y qué cubre cada una.',
    ),
    text: [
      table(
        t(
          'Normas citadas em editais. Consulte sempre a edição em vigor.',
          'Standards cited in tenders. Always consult the edition in force.',
          'Normas citadas en licitaciones. Consulte siempre la edición vigente.',
        ),
        [t('Norma', 'Standard', 'Norma'), t('Cobre', 'Covers', 'Cubre')],
        [
          [
            'ABNT NBR 5370',
            t(
              'Conectores de cobre para condutores elétricos em sistemas de potência',
              'Copper connectors for conductors in power systems',
              'Conectores de cobre para conductores en sistemas de potencia',
            ),
          ],
          [
            'ABNT NBR 11788',
            t(
              'Conectores de alumínio para ligações aéreas em sistemas de potência',
              'Aluminum connectors for overhead connections in power systems',
              'Conectores de aluminio para conexiones aéreas en sistemas de potencia',
            ),
          ],
          [
            'IEC 61238-1-1, -1-3',
            t(
              'Conectores de compressão e mecânicos para cabos de potência: métodos de ensaio',
              'Compression and mechanical connectors for power cables: test methods',
              'Conectores de compresión y mecánicos para cables de potencia: métodos de ensayo',
            ),
          ],
          [
            'ABNT NBR 5410',
            t(
              'Instalações elétricas de baixa tensão',
              'Low-voltage electrical installations',
              'Instalaciones eléctricas de baja tensión',
            ),
          ],
          [
            'ABNT NBR 5419',
            t(
              'Proteção contra descargas atmosféricas, em quatro partes',
              'Lightning protection, in four parts',
              'Protección contra descargas atmosféricas, en cuatro partes',
            ),
          ],
          [
            'ABNT NBR 13571',
            t(
              'Haste de aterramento aço-cobreada e acessórios',
              'Copper-bonded steel ground rod and accessories',
              'Jabalina de acero cobreado y accesorios',
            ),
          ],
          [
            'ABNT NBR 15751',
            t(
              'Sistemas de aterramento de subestações',
              'Substation grounding systems',
              'Sistemas de puesta a tierra de subestaciones',
            ),
          ],
          [
            'IEEE 80',
            t(
              'Guia de segurança em aterramento de subestações CA',
              'Guide for safety in AC substation grounding',
              'Guía de seguridad en puesta a tierra de subestaciones CA',
            ),
          ],
          [
            'IEEE 837',
            t(
              'Qualificação de conexões permanentes em aterramento de subestações',
              'Qualifying permanent connections used in substation grounding',
              'Calificación de conexiones permanentes en puesta a tierra de subestaciones',
            ),
          ],
        ],
      ),
      h('Produto ou instalação', 'Product or installation', 'Producto o instalación'),
      p(
        'Norma de produto diz como a peça se ensaia. Norma de instalação diz como a obra se faz. Um edital completo cita as duas.',
        'A product standard says how the part is tested. An installation standard says how the work is done. A complete tender cites both.',
        'La norma de producto dice cómo se ensaya la pieza. La de instalación dice cómo se hace la obra. Una licitación completa cita ambas.',
      ),
      h('Por família de produto', 'By product family', 'Por familia de producto'),
      list(
        t(
          '**Terminais e luvas de cobre**: ABNT NBR 5370 e IEC 61238-1-3.',
          '**Copper lugs and splices**: ABNT NBR 5370 and IEC 61238-1-3.',
          '**Terminales y manguitos de cobre**: ABNT NBR 5370 e IEC 61238-1-3.',
        ),
        t(
          '**Conectores de alumínio para redes**: ABNT NBR 11788; os de cabos isolados de potência, também a IEC 61238-1-3.',
          '**Aluminum line connectors**: ABNT NBR 11788; those for insulated power cables, IEC 61238-1-3 as well.',
          '**Conectores de aluminio para redes**: ABNT NBR 11788; los de cables aislados de potencia, también IEC 61238-1-3.',
        ),
        t(
          '**Hastes**: ABNT NBR 13571. **Componentes de SPDA**: série IEC 62561.',
          '**Rods**: ABNT NBR 13571. **Lightning protection components**: IEC 62561 series.',
          '**Jabalinas**: ABNT NBR 13571. **Componentes de protección contra rayos**: serie IEC 62561.',
        ),
        t(
          '**Conexões da malha de subestação**: IEEE 837.',
          '**Substation grid connections**: IEEE 837.',
          '**Conexiones de la malla de subestación**: IEEE 837.',
        ),
        t(
          '**Aterramento de telecomunicações**: ANSI/TIA-607.',
          '**Telecommunications bonding**: ANSI/TIA-607.',
          '**Puesta a tierra de telecomunicaciones**: ANSI/TIA-607.',
        ),
      ),
      figure(
        'certificate-iec-61238',
        t(
          'Relatório de ensaio: norma, classe, amostras, laboratório e data.',
          'Test report: standard, class, samples, laboratory and date.',
          'Informe de ensayo: norma, clase, muestras, laboratorio y fecha.',
        ),
      ),
      h('Como citar num edital', 'How to cite in a tender', 'Cómo citar en una licitación'),
      p(
        '"Conforme normas vigentes" não diz nada. Escreva a norma, a parte, a classe e o que se entrega como prova. Por exemplo: "Terminais bimetálicos ensaiados segundo a IEC 61238-1-3, classe A, com relatório de laboratório acreditado na ISO/IEC 17025, para a seção ofertada ou para as seções que a norma aceita como representativas".',
        '“To the standards in force” says nothing. Write the standard, the part, the class and what is handed over as proof. For example: “Bimetallic lugs tested to IEC 61238-1-3, class A, with a report by a laboratory accredited to ISO/IEC 17025, for the section offered or for those that the standard accepts as representative”.',
        '"Conforme a las normas vigentes" no dice nada. Escriba la norma, la parte, la clase y qué se entrega como prueba. Por ejemplo: "Terminales bimetálicos ensayados según IEC 61238-1-3, clase A, con informe de laboratorio acreditado en ISO/IEC 17025, para la sección ofrecida o para las que la norma acepta como representativas".',
      ),
      h('Classe A e classe B', 'Class A and class B', 'Clase A y clase B'),
      p(
        'Na série IEC 61238-1, a classe A é a dos conectores sujeitos a curto-circuito: o ensaio junta ciclos térmicos e correntes de curta duração. A classe B é a dos que não o veem, ou que têm proteção rápida. Redes e subestações pedem A. Um relatório de classe B não serve de prova para A, por mais ciclos que tenha.',
        'In the IEC 61238-1 series, class A is for connectors exposed to short circuits: the test joins heat cycles and short-time currents. Class B is for those that do not see them, or that have rapid protection. Networks and substations ask for A. A class B report is no proof for A, however many cycles it has.',
        'En la serie IEC 61238-1, la clase A es la de los conectores sujetos a cortocircuito: el ensayo reúne ciclos térmicos y corrientes de corta duración. La clase B es la de los que no lo ven, o que tienen protección rápida. Redes y subestaciones piden A. Un informe de clase B no sirve de prueba para A, por más ciclos que tenga.',
      ),
      h('Edição e validade', 'Edition and validity', 'Edición y validez'),
      p(
        'As normas mudam; as peças ensaiadas na edição anterior não ficam ruins da noite para o dia. Cite a edição em vigor na data do edital e diga se aceita relatório da anterior, e até quando. E leia a data do relatório: ensaio de tipo vale enquanto o projeto da peça, o material e a matriz não mudam.',
        'Standards change; parts tested to the previous edition do not turn bad overnight. Cite the edition in force on the date of the tender, and say whether a report to the previous one is accepted, and until when. And read the date of the report: a type test holds as long as the part’s design, material and die do not change.',
        'Las normas cambian; las piezas ensayadas en la edición anterior no se vuelven malas de un día para otro. Cite la edición vigente en la fecha de la licitación e indique si acepta informe de la anterior, y hasta cuándo. Y lea la fecha del informe: el ensayo de tipo vale mientras no cambien el diseño de la pieza, el material y la matriz.',
      ),
      p(
        'Certificado de sistema de gestão, como o ISO 9001, não substitui ensaio: diz que a empresa tem método, não que a peça aguenta. E ensaio de tipo não substitui o de rotina: peça, junto com o relatório, o certificado do lote entregue, com dimensões, composição e camada. Um diz que o projeto é bom; o outro, que a caixa em cima da mesa é daquele projeto.',
        'A management certificate such as ISO 9001 is no substitute for a test: it says that the company has method, not that the part holds. Nor does a type test replace the routine one: along with the report, ask for the certificate of the lot delivered, with dimensions, composition and plating. One says that the design is good; the other, that the box on the table is of that design.',
        'Un certificado de sistema de gestión, como ISO 9001, no sustituye un ensayo: dice que la empresa tiene método, no que la pieza aguanta. Y el ensayo de tipo no sustituye al de rutina: pida, junto con el informe, el certificado del lote entregado, con dimensiones, composición y capa. Uno dice que el diseño es bueno; el otro, que la caja sobre la mesa es de ese diseño.',
      ),
    ],
  },
]
