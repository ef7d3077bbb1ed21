import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const raisedFloor: Publication = {
  key: 'equipotencializacao-de-piso-elevado',
  section: 'aterramento',
  date: '2025-06-17',
  products: [
    'grampo-piso-elevado',
    'barra-de-rack',
    'cordao-de-rack',
    'terminal-de-rack',
    'barra-de-equipotencializacao',
    'conector-c',
  ],
  title: t(
    'Equipotencialização de piso elevado e salas técnicas',
    'Bonding raised floors and equipment rooms',
    'Equipotencialización de piso elevado y salas técnicas',
  ),
  summary: t(
    'Da barra principal ao rack: os nomes da ANSI/TIA-607, a malha sob o piso e a montagem que se mede.',
    'From main bar to rack: the names of ANSI/TIA-607, the mesh under the floor, and work that can be measured.',
    'De la barra principal al rack: los nombres de ANSI/TIA-607, la malla bajo el piso y un montaje que se mide.',
  ),
  text: [
    p(
      'Numa sala técnica o aterramento faz duas coisas ao mesmo tempo. Em 60 Hz, leva a corrente de falta e abre o disjuntor. Em frequências altas, dá aos equipamentos uma referência comum. A primeira pede seção; a segunda pede caminhos curtos e muitos.',
      'In an equipment room, grounding does two things at once. At 60 Hz it carries fault current and trips the breaker. At high frequency it gives the equipment a common reference. The first asks for section; the second for short paths, and many.',
      'En una sala técnica la puesta a tierra hace dos cosas a la vez. En 60 Hz lleva la corriente de falla y abre el interruptor. En frecuencias altas da a los equipos una referencia común. La primera pide sección; la segunda pide caminos cortos y muchos.',
    ),
    h('Os nomes', 'The names', 'Los nombres'),
    p(
      'A ANSI/TIA-607 trocou siglas entre edições. Projetos antigos e novos falam da mesma coisa com nomes diferentes:',
      'ANSI/TIA-607 changed its abbreviations between editions. Old and new designs speak of the same thing under different names:',
      'ANSI/TIA-607 cambió siglas entre ediciones. Los proyectos antiguos y nuevos hablan de lo mismo con nombres distintos:',
    ),
    table(
      t(
        'As partes do sistema, com as siglas usuais',
        'The parts of the system, with the usual abbreviations',
        'Las partes del sistema, con las siglas usuales',
      ),
      [
        t('Parte', 'Part', 'Parte'),
        t('Hoje', 'Now', 'Hoy'),
        t('Antes', 'Before', 'Antes'),
        t('Onde fica', 'Where it is', 'Dónde está'),
      ],
      [
        [
          t(
            'Barra principal de telecomunicações',
            'Primary telecommunications bar',
            'Barra principal de telecomunicaciones',
          ),
          'PBB',
          'TMGB',
          t(
            'Entrada de telecomunicações',
            'Telecommunications entrance',
            'Entrada de telecomunicaciones',
          ),
        ],
        [
          t('Barra de cada sala', 'Bar of each room', 'Barra de cada sala'),
          'SBB',
          'TGB',
          t(
            'Sala de equipamentos, sala técnica',
            'Equipment room, telecommunications room',
            'Sala de equipos, sala técnica',
          ),
        ],
        [
          t(
            'Condutor que une as barras',
            'Conductor between the bars',
            'Conductor que une las barras',
          ),
          'TBB',
          'TBB',
          t('Prumada', 'Riser', 'Montante'),
        ],
        [
          t('Barra do rack', 'Rack bar', 'Barra del rack'),
          'RBB',
          'RGB',
          t('No rack, em 19 polegadas', 'In the rack, 19-inch', 'En el rack, de 19 pulgadas'),
        ],
        [
          t('Malha sob o piso', 'Mesh under the floor', 'Malla bajo el piso'),
          'mesh-BN',
          'SRG',
          t('Sob o piso elevado', 'Under the raised floor', 'Bajo el piso elevado'),
        ],
      ],
    ),
    p(
      'A PBB se liga ao aterramento da edificação, que é um só. Não há eletrodo próprio da informática.',
      'The PBB is bonded to the ground of the building, of which there is one. There is no electrode for computers alone.',
      'La PBB se une a la tierra del edificio, que es una sola. No hay electrodo propio de la informática.',
    ),
    h('A malha sob o piso', 'The mesh under the floor', 'La malla bajo el piso'),
    p(
      'Os pedestais de aço já formam uma grade de 600 mm. Com um grampo a cada pedestal alternado nos dois sentidos, o cabo de cobre nu transforma a grade em malha de 1,2 m. Não conte só com as longarinas: o parafuso de nível é pintado, e a folga mecânica não é contato.',
      'Steel pedestals already form a 600 mm grid. With a clamp on every other pedestal, both ways, bare copper cable turns it into a 1.2 m mesh. Do not rely on the stringers alone: the levelling screw is painted, and a mechanical fit is not a contact.',
      'Los pedestales de acero ya forman una cuadrícula de 600 mm. Con una grapa cada dos pedestales en ambos sentidos, el cable de cobre desnudo la convierte en malla de 1,2 m. No cuente solo con los travesaños: el tornillo de nivel está pintado, y el ajuste mecánico no es contacto.',
    ),
    figure(
      'application-floor',
      t(
        'O grampo abraça o pedestal e o cabo segue para o próximo, sem corte.',
        'The clamp holds the pedestal and the cable runs on to the next, uncut.',
        'La grapa abraza el pedestal y el cable sigue al próximo, sin corte.',
      ),
    ),
    p(
      'Para uma sala de 12 × 7,2 m, com o cabo a cada 1,2 m, são 7 linhas de 12 m e 11 de 7,2 m: **163 m de cabo** e 77 cruzamentos, cada um com o seu grampo. Acrescente 10 % para subidas e sobras.',
      'For a room of 12 × 7.2 m, with cable every 1.2 m, there are 7 lines of 12 m and 11 of 7.2 m: **163 m of cable** and 77 crossings, each with its clamp. Add 10 % for rises and ends.',
      'Para una sala de 12 × 7,2 m, con cable cada 1,2 m, son 7 líneas de 12 m y 11 de 7,2 m: **163 m de cable** y 77 cruces, cada uno con su grapa. Agregue 10 % para subidas y sobrantes.',
    ),
    h('Do piso ao equipamento', 'From floor to equipment', 'Del piso al equipo'),
    list(
      t(
        '**Rack à malha**: um cabo por rack, nunca de um rack ao outro.',
        '**Rack to mesh**: one cable per rack, never from one rack to the next.',
        '**Rack a la malla**: un cable por rack, nunca de un rack a otro.',
      ),
      t(
        '**Barra do rack**: terminal de dois furos a 15,9 mm, que não gira quando alguém puxa o cabo.',
        '**Rack bar**: two-hole terminal at 15.9 mm, which does not turn when somebody pulls the cable.',
        '**Barra del rack**: terminal de dos orificios a 15,9 mm, que no gira cuando alguien tira del cable.',
      ),
      t(
        '**Equipamento à barra**: cordão verde-amarelo curto, um por equipamento.',
        '**Equipment to bar**: short green-and-yellow jumper, one per unit.',
        '**Equipo a la barra**: puente corto verde-amarillo, uno por equipo.',
      ),
      t(
        '**Emendas por compressão**, com conector C: o que fica sob o piso ninguém reaperta.',
        '**Compressed taps**, with a C connector: nobody retightens what lies under a floor.',
        '**Derivaciones por compresión**, con conector C: lo que queda bajo el piso nadie lo reaprieta.',
      ),
    ),
    h('Tinta, o inimigo calado', 'Paint, the quiet enemy', 'La pintura, enemiga callada'),
    p(
      'Rack e pedestal saem da fábrica pintados. A arruela dentada rompe a tinta em alguns pontos; raspar sob a palma dá a face inteira. Raspe, aperte e proteja com pasta. Uma ligação bonita sobre tinta mede infinito.',
      'Racks and pedestals leave the plant painted. A toothed washer breaks the paint at a few points; scraping under the palm gives the whole face. Scrape, tighten, and protect with paste. A handsome joint over paint measures infinity.',
      'Rack y pedestal salen de fábrica pintados. La arandela dentada rompe la pintura en algunos puntos; raspar bajo la paleta da la cara entera. Raspe, apriete y proteja con pasta. Una unión bonita sobre pintura mide infinito.',
    ),
    h('Medir antes de ocupar', 'Measure before moving in', 'Medir antes de ocupar'),
    p(
      'Com microhmímetro a quatro fios, do equipamento à barra da sala. A nossa meta de montagem é até 10 mΩ para um caminho curto aparafusado; o critério contratual é o do projeto. Anote por rack e repita uma vez por ano: o que sobe é o que afrouxou.',
      'With a four-wire micro-ohmmeter, from the equipment to the bar of the room. Our own target for a short bolted path is 10 mΩ at most; the contractual criterion is that of the design. Note it by rack and repeat yearly: what rises is what came loose.',
      'Con microóhmetro a cuatro hilos, del equipo a la barra de la sala. Nuestra meta de montaje es hasta 10 mΩ para un camino corto atornillado; el criterio contractual es el del proyecto. Anote por rack y repita una vez al año: lo que sube es lo que se aflojó.',
    ),
  ],
}
