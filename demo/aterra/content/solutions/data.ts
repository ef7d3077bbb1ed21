import { h, list, p, t } from '../text.ts'
import type { Application, Solution } from '../types.ts'

export const dataRooms: Solution = {
  key: 'redes-opticas-e-salas-tecnicas',
  picture: 'application-fiber',
  title: t(
    'Redes ópticas e salas técnicas',
    'Optical networks and equipment rooms',
    'Redes ópticas y salas técnicas',
  ),
  summary: t(
    'Fibra terminada com ordem e o piso da sala como referência.',
    'Fiber terminated in order, and the floor of the room as reference.',
    'Fibra terminada con orden y el piso de la sala como referencia.',
  ),
  text: [
    p(
      'Na sala técnica o defeito mais caro é o que não se acha: a fibra curvada demais atrás do painel, o pedestal que ninguém ligou. Tudo o que fornecemos para ela se vê, se identifica e se mede pela frente.',
      'In an equipment room the dearest fault is the one that cannot be found: the fiber bent too tightly behind the panel, the pedestal that nobody bonded. All that we supply for it can be seen, labeled and measured from the front.',
      'En la sala técnica el defecto más caro es el que no se encuentra: la fibra demasiado curvada detrás del panel, el pedestal que nadie unió. Todo lo que suministramos para ella se ve, se identifica y se mide desde el frente.',
    ),
  ],
}

export const dataApplications: Application[] = [
  {
    key: 'malha-sob-piso-elevado',
    solution: 'redes-opticas-e-salas-tecnicas',
    picture: 'application-floor',
    title: t('Malha sob piso elevado', 'Mesh under a raised floor', 'Malla bajo piso elevado'),
    summary: t(
      'Um grampo por pedestal alternado e cabo nu sem corte, em quadros de 1,2 m.',
      'A clamp on every other pedestal and uncut bare cable, in squares of 1.2 m.',
      'Una grapa cada dos pedestales y cable desnudo sin corte, en cuadros de 1,2 m.',
    ),
    text: [
      p(
        'O piso elevado esconde o cabo e oferece os nós: os pedestais estão a 600 mm. Um grampo em cada segundo pedestal, nos dois sentidos, faz a malha de referência da sala com cabo corrido, sem emenda nem corte.',
        'A raised floor hides the cable and offers the nodes: pedestals stand at 600 mm. A clamp on every second pedestal, both ways, makes the reference mesh of the room with running cable, without joint or cut.',
        'El piso elevado esconde el cable y ofrece los nodos: los pedestales están a 600 mm. Una grapa cada segundo pedestal, en ambos sentidos, hace la malla de referencia de la sala con cable corrido, sin empalme ni corte.',
      ),
      h('Material para 12 × 7,2 m', 'Material for 12 × 7.2 m', 'Material para 12 × 7,2 m'),
      list(
        t(
          '77 grampos, um por cruzamento.',
          '77 clamps, one per crossing.',
          '77 grapas, una por cruce.',
        ),
        t(
          '163 m de cabo nu de 16 mm², mais 10 %.',
          '163 m of bare 16 mm² cable, plus 10 %.',
          '163 m de cable desnudo de 16 mm², más 10 %.',
        ),
        t(
          'Um conector C e um cabo por rack até a barra dele.',
          'A C connector and a cable per rack, up to its bar.',
          'Un conector C y un cable por rack hasta su barra.',
        ),
        t(
          'Dois cabos, por lados opostos, da malha à barra da sala.',
          'Two cables, from opposite sides, from the mesh to the bar of the room.',
          'Dos cables, por lados opuestos, de la malla a la barra de la sala.',
        ),
      ),
      p(
        'Monte antes das placas e antes do ar. Depois de fechado, abre-se uma placa para ver um nó; ninguém abre setenta.',
        'Fit it before the tiles and before the air ducts. Once closed, one lifts a tile to see a node; nobody lifts seventy.',
        'Monte antes de las placas y antes del aire. Una vez cerrado, se abre una placa para ver un nodo; nadie abre setenta.',
      ),
    ],
    products: [
      { product: 'grampo-piso-elevado' },
      { product: 'conector-c' },
      { product: 'terminal-de-rack' },
      { product: 'barra-de-rack' },
      { product: 'barra-de-equipotencializacao' },
    ],
  },
  {
    key: 'terminacao-optica',
    solution: 'redes-opticas-e-salas-tecnicas',
    picture: 'application-fiber',
    title: t(
      'Terminação óptica em rack',
      'Fiber termination in the rack',
      'Terminación óptica en rack',
    ),
    summary: t(
      'Da entrada do cabo ao cordão: raio, ordem e identificação.',
      'From cable entry to patch cord: radius, order and labels.',
      'De la entrada del cable al cordón: radio, orden e identificación.',
    ),
    text: [
      p(
        'No distribuidor, o cabo para, o elemento de tração se prende e as fibras seguem sozinhas até a bandeja. Ali se fundem às extensões, que chegam por trás dos adaptadores. Pela frente, só cordões: quem opera não toca em fibra nua.',
        'At the fiber panel the cable stops, its strength member is held, and the fibers go on alone to the tray. There they are spliced to pigtails, which reach the adapters from behind. In front, only patch cords: whoever operates it never touches bare fiber.',
        'En el distribuidor, el cable termina, el elemento de tracción se sujeta y las fibras siguen solas hasta la bandeja. Allí se fusionan con los pigtails, que llegan por detrás de los adaptadores. Por el frente, solo cordones: quien opera no toca fibra desnuda.',
      ),
      h('Cuidados que se pagam', 'Care that pays', 'Cuidados que se pagan'),
      list(
        t(
          '**Raio**: siga as guias da bandeja; se a fibra precisa de força para entrar, está apertada demais.',
          '**Radius**: follow the guides of the tray; if a fiber needs force to go in, it is too tight.',
          '**Radio**: siga las guías de la bandeja; si la fibra necesita fuerza para entrar, está demasiado apretada.',
        ),
        t(
          '**Sobra**: duas voltas na bandeja, para refazer a fusão sem mexer no cabo.',
          '**Spare**: two loops in the tray, to splice again without moving the cable.',
          '**Reserva**: dos vueltas en la bandeja, para rehacer la fusión sin mover el cable.',
        ),
        t(
          '**Tampa**: cada adaptador sem cordão fica com a sua. Pó é a primeira causa de perda.',
          '**Caps**: every adapter without a cord keeps its own. Dust is the first cause of loss.',
          '**Tapa**: cada adaptador sin cordón conserva la suya. El polvo es la primera causa de pérdida.',
        ),
        t(
          '**Polimento**: verde (APC) com verde, azul (UPC) com azul. Misturar estraga os dois.',
          '**Polish**: green (APC) to green, blue (UPC) to blue. Mixing spoils both.',
          '**Pulido**: verde (APC) con verde, azul (UPC) con azul. Mezclar daña ambos.',
        ),
      ),
      p(
        'Cabo com elemento metálico entra aterrado: o grampo da entrada vai à barra do rack. O de fibra com elemento dielétrico não precisa.',
        'A cable with a metallic member enters grounded: the entry clamp goes to the rack bar. A dielectric one needs no ground.',
        'El cable con elemento metálico entra puesto a tierra: la grapa de entrada va a la barra del rack. El dieléctrico no lo necesita.',
      ),
    ],
    products: [
      { product: 'distribuidor-optico' },
      { product: 'bandeja-de-emenda' },
      { product: 'pigtail-optico' },
      { product: 'adaptador-optico' },
      { product: 'cordao-de-rack' },
      { product: 'organizador-de-cabos' },
    ],
  },
]
