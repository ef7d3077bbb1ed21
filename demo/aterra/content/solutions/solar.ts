import { h, list, p, t } from '../text.ts'
import type { Application, Solution } from '../types.ts'

export const solar: Solution = {
  key: 'energia-solar',
  picture: 'application-solar',
  title: t('Energia solar', 'Solar power', 'Energía solar'),
  summary: t(
    'Estruturas ligadas à terra e cabos de alumínio que duram tanto quanto os módulos.',
    'Bonded structures, and aluminum cables that last as long as the modules.',
    'Estructuras puestas a tierra y cables de aluminio que duran tanto como los módulos.',
  ),
  text: [
    p(
      'Uma usina solar tem mais conexões por megawatt que qualquer outra, quase todas ao tempo e muitas enterradas. O alumínio domina, da moldura do módulo ao cabo da rede coletora; o cobre aparece nas pontas. A fronteira entre os dois é o nosso ofício.',
      'A solar plant has more connections per megawatt than any other, nearly all outdoors and many underground. Aluminum rules, from the frame of the module to the collector cable; copper appears at the ends. The boundary between both is our trade.',
      'Una planta solar tiene más conexiones por megavatio que cualquier otra, casi todas a la intemperie y muchas enterradas. Domina el aluminio, del marco del módulo al cable de la red colectora; el cobre aparece en las puntas. La frontera entre ambos es nuestro oficio.',
    ),
  ],
}

export const solarApplications: Application[] = [
  {
    key: 'aterramento-de-estruturas-solares',
    solution: 'energia-solar',
    picture: 'application-solar',
    title: t(
      'Aterramento de estruturas fotovoltaicas',
      'Grounding of photovoltaic structures',
      'Puesta a tierra de estructuras fotovoltaicas',
    ),
    summary: t(
      'Moldura, trilho e mesa num só condutor, sem cobre nu sobre alumínio.',
      'Frame, rail and table on one conductor, with no bare copper on aluminum.',
      'Marco, riel y mesa en un solo conductor, sin cobre desnudo sobre aluminio.',
    ),
    text: [
      p(
        'A moldura anodizada e o trilho não conduzem um para o outro só por estarem apertados: o anodizado isola. A ligação se faz com dente que rompe a camada ou com terminal e cordoalha, e se mede.',
        'An anodized frame and a rail do not conduct to one another merely by being clamped: anodizing insulates. Bonding is made with a tooth that breaks the layer, or with terminal and braid, and it is measured.',
        'El marco anodizado y el riel no conducen entre sí solo por estar apretados: el anodizado aísla. La unión se hace con diente que rompe la capa o con terminal y trenza, y se mide.',
      ),
      h('Uma mesa, uma linha', 'One table, one line', 'Una mesa, una línea'),
      list(
        t(
          'Cordoalha estanhada entre trilhos, com parafuso inox e arruela dentada.',
          'Tinned braid between rails, with stainless bolt and toothed washer.',
          'Trenza estañada entre rieles, con tornillo inoxidable y arandela dentada.',
        ),
        t(
          'Terminal estanhado na descida; cobre nu nunca por cima do alumínio.',
          'Tinned lug at the drop; bare copper never above aluminum.',
          'Terminal estañado en la bajada; cobre desnudo nunca por encima del aluminio.',
        ),
        t(
          'Estaca de aço: conexão soldada ou abraçadeira, à vista, acima do solo.',
          'Steel pile: welded connection or clamp, in sight, above ground.',
          'Pilote de acero: conexión soldada o abrazadera, a la vista, sobre el suelo.',
        ),
        t(
          'Malha entre mesas: cabo nu na mesma vala dos cabos, com solda exotérmica.',
          'Mesh between tables: bare cable in the cable trench, with exothermic welds.',
          'Malla entre mesas: cable desnudo en la zanja de los cables, con soldadura exotérmica.',
        ),
      ),
      p(
        'O aterramento limita também as tensões induzidas por descargas próximas nos laços de corrente contínua. Mantenha positivo e negativo juntos, e o condutor de equipotencialização ao lado deles.',
        'Grounding also limits the voltages that nearby lightning induces in the DC loops. Keep positive and negative together, and the bonding conductor beside them.',
        'La puesta a tierra también limita las tensiones que las descargas cercanas inducen en los lazos de corriente continua. Mantenga positivo y negativo juntos, y el conductor de equipotencialización a su lado.',
      ),
    ],
    products: [
      { product: 'cordoalha-redonda' },
      { product: 'terminal-curto' },
      { product: 'molde-cabo-superficie' },
      { product: 'haste-cobreada' },
      { product: 'abracadeira-de-nylon' },
    ],
  },
  {
    key: 'emenda-da-rede-coletora',
    solution: 'energia-solar',
    picture: 'application-splice-box',
    title: t(
      'Emenda na rede coletora subterrânea',
      'Splices on the underground collector',
      'Empalme en la red colectora subterránea',
    ),
    summary: t(
      'Luva, tubo adesivo e uma caixa que pode encher de água.',
      'Splice, adhesive tube, and a box that may fill with water.',
      'Manguito, tubo adhesivo y una caja que puede llenarse de agua.',
    ),
    text: [
      p(
        'Bobina acaba, cabo é atingido por escavadeira: a emenda de baixa tensão enterrada é inevitável e trabalha molhada. Faça-a de modo que a caixa possa encher.',
        'A reel ends, an excavator hits a cable: the buried low-voltage splice cannot be avoided, and works wet. Make it so that the box may fill.',
        'La bobina se acaba, la excavadora golpea un cable: el empalme enterrado de baja tensión es inevitable y trabaja mojado. Hágalo de modo que la caja pueda llenarse.',
      ),
      h('A sequência', 'The sequence', 'La secuencia'),
      list(
        t(
          'Desencontre as três emendas: uma ao lado da outra não cabem no tubo nem dissipam.',
          'Stagger the three splices: side by side they neither fit the boot nor shed heat.',
          'Escalone los tres empalmes: uno al lado del otro no caben en el tubo ni disipan.',
        ),
        t(
          'Enfie os tubos termocontráteis antes de prensar.',
          'Slide the heat-shrink tubes on before crimping.',
          'Enhebre los tubos termocontraíbles antes de comprimir.',
        ),
        t(
          'Alumínio com alumínio: escove e use pasta. Alumínio com cobre: luva bimetálica.',
          'Aluminum to aluminum: brush and use paste. Aluminum to copper: bimetallic splice.',
          'Aluminio con aluminio: cepille y use pasta. Aluminio con cobre: manguito bimetálico.',
        ),
        t(
          'Prense do meio para as pontas; tire a rebarba.',
          'Crimp from the middle to the ends; remove the flash.',
          'Comprima del medio a las puntas; quite la rebaba.',
        ),
        t(
          'Aqueça do meio para as pontas até o adesivo aparecer nas bordas.',
          'Heat from the middle to the ends until adhesive shows at the edges.',
          'Caliente del medio a las puntas hasta que el adhesivo aparezca en los bordes.',
        ),
      ),
      p(
        'Sem prensa no local, a luva mecânica de parafuso fusível faz a mesma emenda com uma chave e aceita seções diferentes de cada lado. Média tensão é outro assunto: pede acessório próprio, com controle de campo.',
        'Without a press at hand, the shear-bolt splice makes the same joint with a wrench, and takes a different section on each side. Medium voltage is another matter: it calls for its own accessory, with field control.',
        'Sin prensa en el lugar, el manguito mecánico de tornillo fusible hace el mismo empalme con una llave y acepta secciones distintas de cada lado. La media tensión es otro asunto: pide accesorio propio, con control de campo.',
      ),
    ],
    products: [
      { product: 'luva-com-batente' },
      { product: 'luva-bimetalica' },
      { product: 'luva-mecanica' },
      { product: 'tubo-termocontratil' },
      { product: 'luva-de-derivacao' },
      { product: 'pasta-antioxido' },
      { product: 'fita-isolante' },
    ],
  },
]
