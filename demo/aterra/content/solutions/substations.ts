import { h, list, p, t } from '../text.ts'
import type { Application, Solution } from '../types.ts'

export const substations: Solution = {
  key: 'subestacoes',
  picture: 'application-transformer',
  title: t('Subestações', 'Substations', 'Subestaciones'),
  summary: t(
    'Barramentos, transformadores e malhas que suportam o curto-circuito.',
    'Busbars, transformers and ground grids that stand the short circuit.',
    'Barras, transformadores y mallas que soportan el cortocircuito.',
  ),
  text: [
    p(
      'Na subestação, a conexão é testada duas vezes: todo dia, pelo calor da carga; uma vez na vida, pelo curto. Os nossos conectores saem de fábrica ensaiados para as duas.',
      'In a substation a connection is tested twice: daily by the heat of the load, once in its life by the fault. Ours leave the plant tested for both.',
      'En la subestación la conexión se prueba dos veces: a diario por el calor de la carga, una vez en la vida por el cortocircuito. Las nuestras salen de fábrica ensayadas para ambas.',
    ),
    p(
      'Do pátio à casa de comando são quatro famílias: conectores de tubo e de cabo, terminais de equipamento, transições de alumínio para cobre e a malha enterrada. A engenharia de aplicação confere a lista de conectores contra o diagrama e devolve o que falta, o que sobra e o que não combina.',
      'From yard to control house there are four families: tube and cable connectors, equipment terminals, aluminum-to-copper transitions, and the buried grid. Application engineering checks the list of connectors against the diagram and sends back what is missing, what is in excess, and what does not match.',
      'Del patio a la sala de control son cuatro familias: conectores de tubo y de cable, terminales de equipo, transiciones de aluminio a cobre y la malla enterrada. Ingeniería de aplicación verifica la lista de conectores contra el diagrama y devuelve lo que falta, lo que sobra y lo que no combina.',
    ),
  ],
}

export const substationApplications: Application[] = [
  {
    key: 'derivacao-de-barramento',
    solution: 'subestacoes',
    picture: 'application-busbar',
    title: t(
      'Derivação de barramento sem corrosão galvânica',
      'Busbar taps without galvanic corrosion',
      'Derivación de barra sin corrosión galvánica',
    ),
    summary: t(
      'Cabo de alumínio em barra de cobre, com a transição dentro do terminal.',
      'Aluminum cable on a copper bar, with the transition inside the terminal.',
      'Cable de aluminio en barra de cobre, con la transición dentro del terminal.',
    ),
    text: [
      p(
        'Alumínio aparafusado em cobre forma uma pilha assim que há umidade. O terminal bimetálico leva a transição para dentro da solda por fricção, onde a água não chega. Na barra, é cobre com cobre.',
        'Aluminum bolted to copper becomes a cell as soon as there is moisture. A bimetallic terminal moves the transition into the friction weld, where water cannot reach. On the bar it is copper to copper.',
        'Aluminio atornillado a cobre forma una pila en cuanto hay humedad. El terminal bimetálico lleva la transición a la soldadura por fricción, donde el agua no llega. En la barra es cobre con cobre.',
      ),
      h('Na obra', 'On site', 'En obra'),
      list(
        t(
          'Escove e engraxe o alumínio; não escove o barril, que já vem com pasta.',
          'Brush and grease the aluminum; leave the barrel, which comes with paste.',
          'Cepille y engrase el aluminio; no el barril, que ya trae pasta.',
        ),
        t(
          'Arruela lisa larga dos dois lados e arruela cônica sob a porca.',
          'Wide flat washers on both sides and a conical one under the nut.',
          'Arandela plana ancha en ambos lados y cónica bajo la tuerca.',
        ),
        t(
          'Marque a porca com tinta depois do torque.',
          'Mark the nut with paint once torqued.',
          'Marque la tuerca con pintura tras el apriete.',
        ),
      ),
      p(
        'Se a derivação muda de lugar, troque o terminal, não o reaproveite: o barril prensado serve uma vez. A barra, limpa e com os furos já na medida, fica.',
        'If the tap moves, replace the terminal and do not use it again: a crimped barrel serves once. The bar, clean and with its holes to size, stays.',
        'Si la derivación cambia de lugar, reemplace el terminal, no lo reutilice: el barril comprimido sirve una vez. La barra, limpia y con los orificios a medida, queda.',
      ),
      p(
        'O número de terminais por barra sai do espaço entre furos: a cada 25 mm cabe um parafuso, mas a palma de um terminal de 240 mm² pede dois passos. Desenhe antes de furar.',
        'The number of lugs per bar comes from the spacing of holes: every 25 mm takes a bolt, but the palm of a 240 mm² lug asks for two steps. Draw before drilling.',
        'El número de terminales por barra sale del espacio entre orificios: cada 25 mm cabe un tornillo, pero la paleta de un terminal de 240 mm² pide dos pasos. Dibuje antes de perforar.',
      ),
    ],
    products: [
      { product: 'terminal-bimetalico', mark: { x: 63, y: 32 } },
      { product: 'terminal-longo-dois-furos' },
      { product: 'barra-de-equipotencializacao', mark: { x: 95, y: 50 } },
      { product: 'placa-bimetalica' },
    ],
  },
  {
    key: 'malha-de-aterramento',
    solution: 'subestacoes',
    picture: 'application-grid',
    title: t('Malha de aterramento soldada', 'Welded ground grid', 'Malla de tierra soldada'),
    summary: t(
      'Cruzamentos e hastes em solda exotérmica, sem manutenção sob a brita.',
      'Crossings and rods in exothermic welding, maintenance-free under the gravel.',
      'Cruces y jabalinas en soldadura exotérmica, sin mantenimiento bajo la grava.',
    ),
    text: [
      p(
        'A malha limita as tensões de passo e de toque durante a falta. O projeto segue a ABNT NBR 15751 e a IEEE 80; as conexões, a IEEE 837. Solde cada cruzamento: nó só encostado aquece e abre justamente no curto.',
        'The grid limits step and touch voltages during a fault. Design follows ABNT NBR 15751 and IEEE 80; connections, IEEE 837. Weld every crossing: a node that merely touches heats and opens in the very fault.',
        'La malla limita las tensiones de paso y de contacto durante la falla. El proyecto sigue ABNT NBR 15751 e IEEE 80; las conexiones, IEEE 837. Suelde cada cruce: un nodo apenas apoyado se calienta y se abre justo en el cortocircuito.',
      ),
      h('O que comprar para 40 × 40 m', 'What to buy for 40 × 40 m', 'Qué comprar para 40 × 40 m'),
      p(
        'Com cabo a cada 4 m são 121 nós e 20 hastes: **141 soldas**. Um molde bem cuidado faz perto de cinquenta; leve três de cruzamento e um de haste, e 10 % de cartuchos a mais. Onde o fogo não é permitido, o conector de compressão para malha faz o mesmo nó com prensa.',
        'With cable every 4 m there are 121 nodes and 20 rods: **141 welds**. A well-kept mold makes about fifty; take three for crossings and one for rods, and 10 % spare cartridges. Where fire is not permitted, the compression grid connector makes the same node with a press.',
        'Con cable cada 4 m son 121 nodos y 20 jabalinas: **141 soldaduras**. Un molde bien cuidado hace cerca de cincuenta; lleve tres de cruce y uno de jabalina, y 10 % de cartuchos de más. Donde no se permite fuego, el conector de compresión para malla hace el mismo nodo con prensa.',
      ),
      list(
        t(
          'Solde antes de fechar a vala e fotografe cada nó com o número.',
          'Weld before closing the trench and photograph each node with its number.',
          'Suelde antes de cerrar la zanja y fotografíe cada nodo con su número.',
        ),
        t(
          'Suba rabichos para equipamentos e cerca, com sobra de 1,5 m.',
          'Bring up tails for equipment and fence, with 1.5 m to spare.',
          'Suba colas para equipos y cerca, con 1,5 m de sobra.',
        ),
        t(
          'Meça continuidade entre rabichos antes da brita.',
          'Measure continuity between tails before the gravel.',
          'Mida continuidad entre colas antes de la grava.',
        ),
      ),
    ],
    products: [
      { product: 'molde-cabo-cabo', mark: { x: 47, y: 43 } },
      { product: 'cartucho-de-solda' },
      { product: 'molde-cabo-haste' },
      { product: 'haste-cobreada' },
      { product: 'conector-malha' },
      { product: 'alicate-para-molde' },
      { product: 'conector-t' },
    ],
  },
  {
    key: 'saida-de-transformador',
    solution: 'subestacoes',
    picture: 'application-transformer',
    title: t('Saída de transformador', 'Transformer terminals', 'Salida de transformador'),
    summary: t(
      'Dois parafusos por fase: o esforço do cabo não gira a palma.',
      'Two bolts per phase: the pull of the cable does not turn the palm.',
      'Dos tornillos por fase: el esfuerzo del cable no gira la paleta.',
    ),
    text: [
      p(
        'Cabos grossos e curtos empurram o borne quando esquentam. Terminal de dois furos a 44,5 mm, cordoalha entre borne e barra e suporte do cabo a menos de meio metro aliviam a bucha.',
        'Short, thick cables push the bushing as they warm. A two-hole terminal at 44.5 mm, a braid between bushing and bar and a cable support within half a meter relieve it.',
        'Los cables gruesos y cortos empujan el borne al calentarse. Terminal de dos orificios a 44,5 mm, trenza entre borne y barra y soporte del cable a menos de medio metro alivian el aislador.',
      ),
      h('Vários cabos por fase', 'Several cables per phase', 'Varios cables por fase'),
      p(
        'Corte todos no mesmo comprimento e use terminais do mesmo lote: um ramo com metade da resistência leva o dobro da corrente. Os de quatro furos recebem dois cabos por face da barra sem empilhar palmas.',
        'Cut them all to one length and use lugs of one lot: a branch with half the resistance takes twice the current. Four-hole pads take two cables per face of the bar without stacking palms.',
        'Córtelos todos a la misma longitud y use terminales del mismo lote: una rama con la mitad de la resistencia toma el doble de corriente. Los de cuatro orificios reciben dos cables por cara de la barra sin apilar paletas.',
      ),
      list(
        t(
          'Não use o borne para erguer o cabo.',
          'Do not use the bushing to lift the cable.',
          'No use el borne para levantar el cable.',
        ),
        t(
          'Respeite o torque do fabricante da bucha: o valor menor manda.',
          'Keep to the torque of the bushing’s maker: the lower value rules.',
          'Respete el par del fabricante del aislador: manda el valor menor.',
        ),
        t(
          'Termografia com carga acima de 40 %, comparando as três fases.',
          'Thermography at more than 40 % load, comparing the three phases.',
          'Termografía con carga superior al 40 %, comparando las tres fases.',
        ),
      ),
    ],
    products: [
      { product: 'terminal-longo-dois-furos', mark: { x: 70, y: 17 } },
      { product: 'cordoalha-flexivel' },
      { product: 'terminal-quatro-furos' },
      { product: 'terminal-para-pino' },
      { product: 'torquimetro' },
      { product: 'terminal-de-aperto-bronze' },
      { product: 'conector-paralelo-subestacao' },
    ],
  },
  {
    key: 'barramento-tubular',
    solution: 'subestacoes',
    picture: 'application-tube-bus',
    title: t('Barramento tubular de pátio', 'Outdoor tubular busbar', 'Barra tubular de patio'),
    summary: t(
      'Um ponto fixo por trecho, expansão entre eles, cantos sem aresta.',
      'One fixed point per section, expansion between them, corners without edges.',
      'Un punto fijo por tramo, expansión entre ellos, esquinas sin aristas.',
    ),
    text: [
      p(
        'O tubo vence vãos que o cabo não vence e mantém a distância entre fases no curto. Em troca, cresce: doze metros de alumínio ganham 22 mm entre a madrugada e o meio-dia com carga. O suporte do meio fixa, os outros deixam correr, e o conector de expansão recebe a diferença.',
        'A tube spans what a cable cannot and keeps the distance between phases in a fault. In exchange, it grows: twelve meters of aluminum gain 22 mm between dawn and loaded noon. The middle support holds, the others let it slide, and the expansion connector takes up the difference.',
        'El tubo cubre vanos que el cable no cubre y mantiene la distancia entre fases en el cortocircuito. A cambio, crece: doce metros de aluminio ganan 22 mm entre la madrugada y el mediodía con carga. El soporte del medio fija, los otros dejan correr, y el conector de expansión recibe la diferencia.',
      ),
      h('A lista por vão', 'The list per span', 'La lista por vano'),
      list(
        t(
          'Um suporte por isolador: fixo ou deslizante, com o mesmo corpo.',
          'One support per insulator: fixed or sliding, with the same body.',
          'Un soporte por aislador: fijo o deslizante, con el mismo cuerpo.',
        ),
        t(
          'T tubo–cabo em cada descida a equipamento, com cabo folgado.',
          'A tube-to-cable T at each drop to equipment, with slack cable.',
          'T tubo–cable en cada bajada a equipo, con cable holgado.',
        ),
        t(
          'Pino-bola por fase para o aterramento temporário da manutenção.',
          'A ball stud per phase for the temporary grounds of maintenance.',
          'Perno de bola por fase para la puesta a tierra temporal de mantenimiento.',
        ),
      ),
      p(
        'Nos níveis de tensão altos, peça a versão com parafuso embutido e raio grande. Em qualquer nível, lime a marca de ferramenta: a corona começa nela.',
        'At the higher voltages, ask for the version with recessed bolts and large radii. At any voltage, file away tool marks: corona begins there.',
        'En los niveles de tensión altos, pida la versión con perno embutido y radio grande. En cualquier nivel, lime la marca de herramienta: el corona empieza en ella.',
      ),
    ],
    products: [
      { product: 'suporte-de-tubo' },
      { product: 'conector-tubo-cabo' },
      { product: 'conector-tubo-tubo-t' },
      { product: 'conector-de-expansao' },
      { product: 'terminal-tubo-barra' },
      { product: 'pino-bola' },
    ],
  },
]
