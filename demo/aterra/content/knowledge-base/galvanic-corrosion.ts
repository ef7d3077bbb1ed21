import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const galvanicCorrosion: Publication = {
  key: 'corrosao-galvanica-e-juntas-bimetalicas',
  section: 'conexoes',
  date: '2026-07-02',
  products: [
    'terminal-bimetalico',
    'terminal-bimetalico-dois-furos',
    'luva-bimetalica',
    'placa-bimetalica',
    'grampo-paralelo-bimetalico',
    'parafuso-fendido-bimetalico',
    'pasta-antioxido',
  ],
  title: t(
    'Corrosão galvânica e juntas bimetálicas',
    'Galvanic corrosion and bimetallic joints',
    'Corrosión galvánica y uniones bimetálicas',
  ),
  summary: t(
    'Por que um metal se gasta e o outro não, o peso da área, e como cada junta bimetálica corta o circuito.',
    'Why one metal is consumed and the other is not, the weight of area, and how each bimetallic joint breaks the circuit.',
    'Por qué un metal se gasta y el otro no, el peso del área, y cómo cada unión bimetálica corta el circuito.',
  ),
  text: [
    p(
      'Dois metais diferentes, em contato e molhados pela mesma água, formam uma pilha. O menos nobre cede íons e se gasta; o mais nobre fica protegido. São três condições ao mesmo tempo: **diferença de metais, contato elétrico e eletrólito**. Tire uma e a corrosão galvânica para.',
      'Two different metals, touching and wetted by the same water, form a cell. The less noble gives up ions and is consumed; the nobler one is protected. Three conditions must hold at once: **different metals, electrical contact and an electrolyte**. Take one away and galvanic corrosion stops.',
      'Dos metales distintos, en contacto y mojados por la misma agua, forman una pila. El menos noble cede iones y se gasta; el más noble queda protegido. Son tres condiciones a la vez: **metales distintos, contacto eléctrico y electrolito**. Quite una y la corrosión galvánica se detiene.',
    ),
    h('A série galvânica', 'The galvanic series', 'La serie galvánica'),
    p(
      'A ordem abaixo é a dos metais usados em conexões, em água do mar. Quanto mais longe um do outro, mais forte a pilha. Os valores exatos mudam com a liga, a água e a temperatura; a ordem, pouco.',
      'The order below is that of the metals used in connections, in sea water. The further apart, the stronger the cell. Exact values change with alloy, water and temperature; the order changes little.',
      'El orden siguiente es el de los metales usados en conexiones, en agua de mar. Cuanto más lejos uno de otro, más fuerte la pila. Los valores exactos cambian con la aleación, el agua y la temperatura; el orden, poco.',
    ),
    table(
      t(
        'Do menos nobre, que se gasta, ao mais nobre',
        'From the least noble, which is consumed, to the noblest',
        'Del menos noble, que se gasta, al más noble',
      ),
      [
        t('Ordem', 'Order', 'Orden'),
        t('Metal', 'Metal', 'Metal'),
        t('Onde aparece', 'Where it is found', 'Dónde aparece'),
      ],
      [
        [
          '1',
          t('Magnésio', 'Magnesium', 'Magnesio'),
          t('Ânodos de sacrifício', 'Sacrificial anodes', 'Ánodos de sacrificio'),
        ],
        [
          '2',
          t('Zinco', 'Zinc', 'Zinc'),
          t('Galvanização de ferragens', 'Galvanizing of hardware', 'Galvanizado de herrajes'),
        ],
        [
          '3',
          t('Alumínio e suas ligas', 'Aluminum and its alloys', 'Aluminio y sus aleaciones'),
          t('Cabos, grampos, barras', 'Cables, clamps, bars', 'Cables, grapas, barras'),
        ],
        [
          '4',
          t(
            'Aço-carbono e ferro fundido',
            'Carbon steel and cast iron',
            'Acero al carbono y hierro fundido',
          ),
          t('Estruturas, armaduras', 'Structures, reinforcement', 'Estructuras, armaduras'),
        ],
        [
          '5',
          t('Chumbo e estanho', 'Lead and tin', 'Plomo y estaño'),
          t('Revestimento de terminais', 'Plating of terminals', 'Revestimiento de terminales'),
        ],
        [
          '6',
          t('Latão, cobre e bronze', 'Brass, copper and bronze', 'Latón, cobre y bronce'),
          t(
            'Terminais, malhas, conectores',
            'Terminals, grids, connectors',
            'Terminales, mallas, conectores',
          ),
        ],
        [
          '7',
          t('Aço inoxidável passivo', 'Passive stainless steel', 'Acero inoxidable pasivo'),
          t('Parafusos, fitas', 'Bolts, straps', 'Tornillos, flejes'),
        ],
      ],
    ),
    h('A área decide a velocidade', 'Area decides the speed', 'El área decide la velocidad'),
    p(
      'A corrente da pilha é a mesma nos dois metais. Se o ânodo é pequeno e o cátodo é grande, toda ela sai de pouca área e o furo aparece depressa. Um parafuso de cobre numa chapa grande de alumínio faz pouco mal ao alumínio; um parafuso de alumínio numa chapa de cobre some. Daí a regra: **o metal nobre é o pequeno**. É também por isso que se pinta o cátodo: pintar só o ânodo concentra o ataque no primeiro risco.',
      'The current of the cell is the same in both metals. If the anode is small and the cathode large, all of it leaves from little area and a pit soon appears. A copper bolt in a large aluminum sheet does little harm to the sheet; an aluminum bolt in a copper sheet vanishes. Hence the rule: **the noble metal is the small one**. It is also why one paints the cathode: painting only the anode concentrates the attack at the first scratch.',
      'La corriente de la pila es la misma en los dos metales. Si el ánodo es pequeño y el cátodo grande, toda ella sale de poca área y la picadura aparece rápido. Un tornillo de cobre en una chapa grande de aluminio le hace poco daño; un tornillo de aluminio en una chapa de cobre desaparece. De ahí la regla: **el metal noble es el pequeño**. También por eso se pinta el cátodo: pintar solo el ánodo concentra el ataque en el primer rayón.',
    ),
    h('O cobre que escorre', 'Copper that runs down', 'El cobre que escurre'),
    p(
      'A água que passa pelo cobre leva íons. Quando ela pinga sobre alumínio ou zinco, o cobre se deposita ali e cria milhares de pilhas minúsculas, sem contato nenhum entre as peças. Monte sempre **o cobre embaixo e o alumínio em cima**, com o cabo de cobre saindo para baixo.',
      'Water that runs over copper carries ions. When it drips on aluminum or zinc, the copper plates out there and makes thousands of tiny cells, with no contact at all between the parts. Always mount **copper below and aluminum above**, with the copper cable leaving downwards.',
      'El agua que pasa por el cobre lleva iones. Cuando gotea sobre aluminio o zinc, el cobre se deposita allí y crea miles de pilas minúsculas, sin ningún contacto entre las piezas. Monte siempre **el cobre abajo y el aluminio arriba**, con el cable de cobre saliendo hacia abajo.',
    ),
    figure(
      'tb',
      t(
        'No terminal bimetálico a fronteira é uma solda por fricção: não há fresta onde a água entre.',
        'In a bimetallic terminal the boundary is a friction weld: there is no gap for water to enter.',
        'En el terminal bimetálico la frontera es una soldadura por fricción: no hay rendija por donde entre el agua.',
      ),
    ),
    h('Que junta para cada caso', 'Which joint for each case', 'Qué unión para cada caso'),
    table(
      t(
        'O que cada peça tira da pilha',
        'What each part takes away from the cell',
        'Qué le quita cada pieza a la pila',
      ),
      [
        t('Ligação', 'Connection', 'Conexión'),
        t('Peça', 'Part', 'Pieza'),
        t('Como protege', 'How it protects', 'Cómo protege'),
      ],
      [
        [
          t('Cabo Al em borne Cu', 'Al cable on Cu stud', 'Cable Al en borne Cu'),
          t('Terminal bimetálico', 'Bimetallic terminal', 'Terminal bimetálico'),
          t(
            'Sem eletrólito na fronteira',
            'No electrolyte at the boundary',
            'Sin electrolito en la frontera',
          ),
        ],
        [
          t('Cabo Al com cabo Cu', 'Al cable to Cu cable', 'Cable Al con cable Cu'),
          t('Luva bimetálica', 'Bimetallic splice', 'Manguito bimetálico'),
          t('Fronteira soldada e vedada', 'Welded, sealed boundary', 'Frontera soldada y sellada'),
        ],
        [
          t('Derivação Cu em rede Al', 'Cu tap on Al line', 'Derivación Cu en red Al'),
          t('Grampo paralelo bimetálico', 'Bimetallic groove clamp', 'Grapa paralela bimetálica'),
          t('Canal de cobre separado', 'Separate copper groove', 'Canal de cobre separado'),
        ],
        [
          t('Terminal Al em barra Cu', 'Al terminal on Cu bar', 'Terminal Al en barra Cu'),
          t('Placa bimetálica', 'Bimetallic plate', 'Placa bimetálica'),
          t(
            'Cada face toca o seu metal',
            'Each face touches its own metal',
            'Cada cara toca su metal',
          ),
        ],
      ],
    ),
    h('Na montagem', 'When fitting', 'En el montaje'),
    list(
      t(
        'Escove o alumínio **debaixo da pasta**: o óxido que sai não volta, porque o ar não chega.',
        'Brush the aluminum **under the paste**: the oxide that comes off does not return, because no air arrives.',
        'Cepille el aluminio **bajo la pasta**: el óxido que sale no vuelve, porque no llega el aire.',
      ),
      t(
        'Não escove o cobre estanhado nem a face de cobre da placa: a camada é fina.',
        'Do not brush tinned copper or the copper face of the plate: the layer is thin.',
        'No cepille el cobre estañado ni la cara de cobre de la placa: la capa es fina.',
      ),
      t(
        'Vire a placa para o lado certo: cobre com cobre, alumínio com alumínio. Ao contrário, são duas pilhas.',
        'Turn the plate the right way: copper to copper, aluminum to aluminum. The wrong way makes two cells.',
        'Gire la placa hacia el lado correcto: cobre con cobre, aluminio con aluminio. Al revés, son dos pilas.',
      ),
      t(
        'Ao tempo, feche a junta com fita de autofusão ou cobertura: menos água, menos pilha.',
        'Outdoors, close the joint with self-fusing tape or a cover: less water, less cell.',
        'A la intemperie, cierre la unión con cinta de autofusión o cubierta: menos agua, menos pila.',
      ),
    ),
    p(
      'Enterrado, o caso é outro: cobre da malha e aço das fundações formam uma pilha do tamanho da planta. Não se separam, porque a segurança pede uma só terra. Projete o aço enterrado com revestimento, concreto ou proteção catódica, e meça.',
      'Underground it is another matter: the copper of the grid and the steel of the foundations form a cell the size of the plant. They are not separated, because safety asks for one ground. Design buried steel with a coating, concrete or cathodic protection, and measure.',
      'Bajo tierra el caso es otro: el cobre de la malla y el acero de las fundaciones forman una pila del tamaño de la planta. No se separan, porque la seguridad pide una sola tierra. Proyecte el acero enterrado con revestimiento, hormigón o protección catódica, y mida.',
    ),
  ],
}
