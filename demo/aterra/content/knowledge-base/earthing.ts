import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const earthingGuides: Publication[] = [
  {
    key: 'resistencia-de-uma-haste',
    section: 'aterramento',
    date: '2026-09-22',
    products: [
      'haste-cobreada',
      'haste-prolongavel',
      'luva-para-haste',
      'conector-cunha-haste',
      'caixa-de-inspecao',
    ],
    title: t('Quanto vale uma haste', 'What one ground rod is worth', 'Cuánto vale una jabalina'),
    summary: t(
      'A fórmula da haste vertical, o que cada termo pesa e o limite de pôr mais hastes.',
      'The vertical rod formula, the weight of each term, and the limit of adding rods.',
      'La fórmula de la jabalina vertical, el peso de cada término y el límite de agregar más.',
    ),
    text: [
      p(
        'Em solo homogêneo, a resistência de uma haste vertical é **R = ρ / (2πL) · [ln(8L / d) − 1]**, com ρ em Ω·m, L e d em metros.',
        'In uniform soil, the resistance of a vertical rod is **R = ρ / (2πL) · [ln(8L / d) − 1]**, with ρ in Ω·m, L and d in meters.',
        'En suelo homogéneo, la resistencia de una jabalina vertical es **R = ρ / (2πL) · [ln(8L / d) − 1]**, con ρ en Ω·m, L y d en metros.',
      ),
      table(
        t(
          'Haste de 14,3 mm em solo de 100 Ω·m',
          'A 14.3 mm rod in 100 Ω·m soil',
          'Jabalina de 14,3 mm en suelo de 100 Ω·m',
        ),
        [t('Comprimento (m)', 'Length (m)', 'Longitud (m)'), t('R (Ω)', 'R (Ω)', 'R (Ω)')],
        rodRows(),
      ),
      p(
        'O diâmetro entra no logaritmo: passar de 1/2" a 3/4" muda a resistência em poucos por cento. O comprimento pesa quase em proporção. E o solo manda em tudo.',
        'Diameter sits inside the logarithm: going from 1/2" to 3/4" changes resistance by a few per cent. Length counts almost in proportion. And the soil rules everything.',
        'El diámetro entra en el logaritmo: pasar de 1/2" a 3/4" cambia la resistencia en pocos por ciento. La longitud pesa casi en proporción. Y el suelo manda en todo.',
      ),
      figure(
        'ha',
        t(
          'Hastes de 5/8": diâmetro real de 14,3 mm sobre o cobre.',
          '5/8" rods: actual diameter 14.3 mm over the copper.',
          'Jabalinas de 5/8": diámetro real de 14,3 mm sobre el cobre.',
        ),
      ),
      h('Ler a fórmula', 'Reading the formula', 'Leer la fórmula'),
      p(
        'O logaritmo varia pouco: para hastes usuais, fica entre 6 e 8. Daí a conta de cabeça **R ≈ ρ / L**, boa para saber se o projeto está no rumo. Em 100 Ω·m, uma haste de 2,4 m dá perto de 40 Ω; em 500 Ω·m, perto de 200. Nenhuma quantidade de cobre muda o fator cinco do solo.',
        'The logarithm varies little: for usual rods it lies between 6 and 8. Hence the sum in the head, **R ≈ ρ / L**, good enough to know whether a design is on course. In 100 Ω·m a 2.4 m rod gives about 40 Ω; in 500 Ω·m, about 200. No amount of copper changes the factor five of the soil.',
        'El logaritmo varía poco: para jabalinas usuales, queda entre 6 y 8. De ahí la cuenta mental **R ≈ ρ / L**, buena para saber si el proyecto va en rumbo. En 100 Ω·m, una jabalina de 2,4 m da cerca de 40 Ω; en 500 Ω·m, cerca de 200. Ninguna cantidad de cobre cambia el factor cinco del suelo.',
      ),
      h('Mais fundo ou mais hastes?', 'Deeper, or more rods?', '¿Más hondo o más jabalinas?'),
      p(
        'Onde o solo melhora com a profundidade, hastes prolongáveis ganham: cada metro novo está em terra mais úmida, que não seca em agosto. Onde há rocha a dois metros, ganham a área e o cabo horizontal. A curva de resistividade responde; sem ela, é palpite.',
        'Where soil improves with depth, sectional rods win: each new meter is in moister earth, which does not dry in the dry season. Where there is rock at two meters, area and horizontal cable win. The resistivity curve gives the answer; without it, one guesses.',
        'Donde el suelo mejora con la profundidad, ganan las jabalinas prolongables: cada metro nuevo está en tierra más húmeda, que no se seca en la estación seca. Donde hay roca a dos metros, ganan el área y el cable horizontal. La curva de resistividad responde; sin ella, es una corazonada.',
      ),
      table(
        t(
          'Hastes de 2,4 m em linha, a 2,4 m uma da outra, em 100 Ω·m',
          '2.4 m rods in line, 2.4 m apart, in 100 Ω·m',
          'Jabalinas de 2,4 m en línea, a 2,4 m una de otra, en 100 Ω·m',
        ),
        [
          t('Hastes', 'Rods', 'Jabalinas'),
          t('R do conjunto (Ω)', 'R together (Ω)', 'R del conjunto (Ω)'),
          t('R de uma ÷ n (Ω)', 'R of one ÷ n (Ω)', 'R de una ÷ n (Ω)'),
        ],
        groupRows(),
      ),
      p(
        'A última coluna é o que se teria se uma não visse a outra. A quarta haste já rende bem menos que a segunda. Para essa conta cada haste foi tratada como uma semiesfera de igual resistência, o que basta a essa distância.',
        'The last column is what one would have if they did not see each other. The fourth rod already yields much less than the second. For this sum each rod was treated as a hemisphere of equal resistance, which is good enough at that distance.',
        'La última columna es lo que se tendría si una no viera a la otra. La cuarta jabalina ya rinde bastante menos que la segunda. Para esta cuenta cada jabalina se trató como una semiesfera de igual resistencia, lo que basta a esa distancia.',
      ),
      p(
        'Duas hastes não valem metade de uma: enterradas perto, disputam o mesmo solo. Separe-as pelo menos o comprimento de uma.',
        'Two rods are not half of one: buried close, they share the same soil. Space them by at least one length.',
        'Dos jabalinas no valen la mitad de una: enterradas cerca, disputan el mismo suelo. Sepárelas al menos la longitud de una.',
      ),
      h('Na cravação', 'Driving', 'La hincada'),
      list(
        t(
          'Use cabeça de cravação: martelo na rosca estraga a luva seguinte.',
          'Use a driving head: a hammer on the thread spoils the next coupler.',
          'Use cabeza de hincado: el martillo en la rosca arruina el manguito siguiente.',
        ),
        t(
          'Haste que entorta achou pedra. Puxe e mude de lugar; torta, o cobre já rasgou.',
          'A rod that bends has met a stone. Pull it and move; once bent, the copper has torn.',
          'Jabalina que se dobla encontró piedra. Retírela y cambie de lugar; doblada, el cobre ya se rasgó.',
        ),
        t(
          'Meça a cada seção que entra. Quando a resistência para de cair, pare de cravar.',
          'Measure at each section driven. When resistance stops falling, stop driving.',
          'Mida en cada tramo hincado. Cuando la resistencia deja de bajar, deje de hincar.',
        ),
        t(
          'Deixe a cabeça numa caixa de inspeção, com o conector à vista.',
          'Leave the head in an inspection pit, with the connector in sight.',
          'Deje la cabeza en una caja de inspección, con el conector a la vista.',
        ),
      ),
      h('Quando a haste basta', 'When a rod is enough', 'Cuándo basta la jabalina'),
      p(
        'Numa entrada de consumidor, o eletrodo ajuda a manter o neutro perto da terra e a escoar o surto; quem desliga a falta é o disjuntor ou o dispositivo residual, não a haste. Para conferir: com 230 V e 40 Ω, a corrente de falta pela terra é de 5,8 A, que não abre disjuntor nenhum. É o motivo de o dispositivo residual existir, e de não se perseguir um valor baixo de haste onde ele já protege.',
        'At a service entrance the electrode helps to hold the neutral near ground and to drain surges; what clears the fault is the breaker or the residual-current device, not the rod. As a check: with 230 V and 40 Ω, the fault current through the ground is 5.8 A, which trips no breaker. That is why the residual-current device exists, and why one does not chase a low rod value where it already protects.',
        'En una acometida, el electrodo ayuda a mantener el neutro cerca de la tierra y a drenar la sobretensión; quien despeja la falla es el interruptor o el dispositivo diferencial, no la jabalina. Para verificar: con 230 V y 40 Ω, la corriente de falla por tierra es de 5,8 A, que no abre ningún interruptor. Por eso existe el dispositivo diferencial, y por eso no se persigue un valor bajo de jabalina donde él ya protege.',
      ),
    ],
  },
  {
    key: 'solda-exotermica-passo-a-passo',
    section: 'aterramento',
    date: '2026-05-14',
    products: [
      'molde-cabo-cabo',
      'molde-cabo-haste',
      'molde-cabo-superficie',
      'cartucho-de-solda',
      'alicate-para-molde',
      'escova-de-fios',
    ],
    title: t(
      'Solda exotérmica, passo a passo',
      'Exothermic welding, step by step',
      'Soldadura exotérmica, paso a paso',
    ),
    summary: t(
      'Preparo, queima, inspeção e os seis erros que se repetem na obra.',
      'Preparation, firing, inspection and the six errors that recur on site.',
      'Preparación, encendido, inspección y los seis errores que se repiten en obra.',
    ),
    text: [
      p(
        'O pó é óxido de cobre e alumínio. Aceso, o alumínio toma o oxigênio e o cobre escorre líquido sobre os condutores. A ligação que fica é metal contínuo.',
        'The powder is copper oxide and aluminum. Once lit, the aluminum takes the oxygen and liquid copper runs over the conductors. What remains is continuous metal.',
        'El polvo es óxido de cobre y aluminio. Encendido, el aluminio toma el oxígeno y el cobre fluye líquido sobre los conductores. Lo que queda es metal continuo.',
      ),
      p(
        'A reação é **3 Cu₂O + 2 Al → 6 Cu + Al₂O₃ + calor**. Não precisa de energia de fora, passa dos 2000 °C dentro do cadinho e dura segundos. O óxido de alumínio sobe como escória; o cobre desce.',
        'The reaction is **3 Cu₂O + 2 Al → 6 Cu + Al₂O₃ + heat**. It needs no energy from outside, goes beyond 2000 °C in the crucible and lasts seconds. Aluminum oxide rises as slag; copper goes down.',
        'La reacción es **3 Cu₂O + 2 Al → 6 Cu + Al₂O₃ + calor**. No necesita energía externa, supera los 2000 °C en el crisol y dura segundos. El óxido de aluminio sube como escoria; el cobre baja.',
      ),
      h('Antes de acender', 'Before firing', 'Antes de encender'),
      list(
        t(
          '**Confira três números**: o do molde, o do cartucho e o do cabo. O molde serve a uma combinação, e a placa dele diz qual.',
          '**Check three numbers**: mold, cartridge and cable. A mold serves one combination, and its plate says which.',
          '**Verifique tres números**: el del molde, el del cartucho y el del cable. El molde sirve a una combinación, y su placa dice cuál.',
        ),
        t(
          '**Seque.** Maçarico por dentro do molde e nos cabos até não sair vapor. Umidade é a causa de quase toda solda porosa.',
          '**Dry.** A torch inside the mold and on the cables until no steam comes. Moisture causes nearly every porous weld.',
          '**Seque.** Soplete por dentro del molde y en los cables hasta que no salga vapor. La humedad causa casi toda soldadura porosa.',
        ),
        t(
          '**Limpe.** Cabo e haste escovados até brilhar; molde com pincel macio, sem raspar o grafite.',
          '**Clean.** Cable and rod brushed bright; mold with a soft brush, without scraping the graphite.',
          '**Limpie.** Cable y jabalina cepillados hasta brillar; molde con pincel suave, sin raspar el grafito.',
        ),
        t(
          '**Posicione.** Pontas encostadas no centro, alicate fechado, sem luz entre as metades. Calafete a folga na boca do cabo.',
          '**Place.** Ends meeting at the center, clamp shut, no light between the halves. Seal the gap where the cable enters.',
          '**Posicione.** Puntas juntas en el centro, pinza cerrada, sin luz entre las mitades. Selle la holgura en la boca del cable.',
        ),
        t(
          '**Disco, pó, ignitor, tampa.** Nessa ordem. O pó fino de ignição fica em cima e um pouco na borda.',
          '**Disc, powder, starter, lid.** In that order. The fine starting powder lies on top and a little on the rim.',
          '**Disco, polvo, iniciador, tapa.** En ese orden. El polvo fino de ignición queda arriba y un poco en el borde.',
        ),
      ),
      figure(
        'mx',
        t(
          'Molde aberto com o alicate: as duas metades têm de fechar sem luz.',
          'Mold open with its clamp: both halves must close with no light between.',
          'Molde abierto con la pinza: las dos mitades deben cerrar sin luz.',
        ),
      ),
      h('Acender e esperar', 'Fire and wait', 'Encender y esperar'),
      p(
        'Acenda de lado, com braço esticado, óculos, luvas e manga comprida; nada inflamável a menos de três metros, ninguém no rumo da boca da tampa. Conte trinta segundos depois do fim da reação antes de abrir. Abra, tire a escória com espátula enquanto quente e limpe o molde para a próxima: um molde bem tratado faz perto de cinquenta soldas.',
        'Light it from the side, arm outstretched, with goggles, gloves and long sleeves; nothing flammable within three meters, nobody in line with the mouth of the lid. Count thirty seconds from the end of the reaction before opening. Open, take the slag off with a spatula while hot, and clean the mold for the next: well treated, it makes about fifty welds.',
        'Encienda de lado, con el brazo estirado, gafas, guantes y manga larga; nada inflamable a menos de tres metros, nadie en línea con la boca de la tapa. Cuente treinta segundos desde el fin de la reacción antes de abrir. Abra, quite la escoria con espátula en caliente y limpie el molde para la próxima: bien tratado, hace cerca de cincuenta soldaduras.',
      ),
      p(
        'Sobre aço, lixe até o metal branco e preaqueça a chapa: fria, ela rouba o calor e a solda não penetra. Em tubo com fluido, vaso de pressão ou parede fina, não solde sem o parecer de quem projetou a peça.',
        'On steel, grind to white metal and preheat the plate: cold, it steals the heat and the weld does not penetrate. On pipes with fluid, pressure vessels or thin walls, do not weld without the word of whoever designed the part.',
        'Sobre acero, lije hasta el metal blanco y precaliente la chapa: fría, roba el calor y la soldadura no penetra. En tubo con fluido, recipiente a presión o pared fina, no suelde sin la opinión de quien proyectó la pieza.',
      ),
      h('Inspeção da solda', 'Inspecting the weld', 'Inspección de la soldadura'),
      table(
        t('O que a solda mostra', 'What the weld shows', 'Lo que muestra la soldadura'),
        [
          t('Aspecto', 'Look', 'Aspecto'),
          t('Causa', 'Cause', 'Causa'),
          t('Aceita?', 'Accept?', '¿Aceptar?'),
        ],
        [
          [
            t(
              'Superfície lisa, cor de cobre a bronze',
              'Smooth surface, copper to bronze',
              'Superficie lisa, color cobre a bronce',
            ),
            t('Queima correta', 'Correct firing', 'Encendido correcto'),
            t('Sim', 'Yes', 'Sí'),
          ],
          [
            t(
              'Poros maiores que um grão de arroz',
              'Pores larger than a grain of rice',
              'Poros mayores que un grano de arroz',
            ),
            t('Molde ou cabo úmido', 'Damp mold or cable', 'Molde o cable húmedo'),
            t('Não', 'No', 'No'),
          ],
          [
            t(
              'Metal abaixo do topo do cabo',
              'Metal below the top of the cable',
              'Metal bajo el tope del cable',
            ),
            t('Vazamento ou carga pequena', 'Leak or small charge', 'Fuga o carga pequeña'),
            t('Não', 'No', 'No'),
          ],
          [
            t('Escória presa só no topo', 'Slag on top only', 'Escoria solo arriba'),
            t('Normal', 'Normal', 'Normal'),
            t('Sim, depois de limpa', 'Yes, once cleaned', 'Sí, una vez limpia'),
          ],
        ],
      ),
      p(
        'Bata na solda com martelo leve: som cheio, sem chocalho. Uma em cada cem, corte: o interior é compacto e os fios do cabo aparecem fundidos na borda. As conexões de subestação se qualificam pela IEEE 837.',
        'Strike the weld with a light hammer: a full sound, no rattle. Cut one in a hundred: the inside is solid and the wires are seen fused at the edge. Substation connections are qualified to IEEE 837.',
        'Golpee la soldadura con martillo liviano: sonido lleno, sin traqueteo. Corte una de cada cien: el interior es compacto y los hilos aparecen fundidos en el borde. Las conexiones de subestación se califican por IEEE 837.',
      ),
      h('Os seis erros da obra', 'The six errors of the site', 'Los seis errores de la obra'),
      list(
        t(
          'Molde frio e úmido de manhã: seque com maçarico e queime a primeira solda como teste.',
          'Mold cold and damp in the morning: dry it and treat the first weld as a test.',
          'Molde frío y húmedo por la mañana: séquelo y use la primera soldadura como prueba.',
        ),
        t(
          'Cabo sujo de terra ou óleo: escove até brilhar.',
          'Cable with soil or oil: brush until bright.',
          'Cable con tierra o aceite: cepille hasta que brille.',
        ),
        t(
          'Cabo mal cortado, com pontas abertas: corte com tesoura e amarre.',
          'Frayed cable end: cut with shears and tie.',
          'Cable mal cortado: corte con tijera y ate.',
        ),
        t(
          'Disco esquecido: o pó cai antes de reagir.',
          'Disc forgotten: the powder falls before reacting.',
          'Disco olvidado: el polvo cae antes de reaccionar.',
        ),
        t(
          'Molde aberto antes de solidificar.',
          'Mold opened before it is solid.',
          'Molde abierto antes de solidificar.',
        ),
        t(
          'Molde gasto, com boca larga: o metal vaza.',
          'Worn mold with wide mouth: metal leaks.',
          'Molde gastado, de boca ancha: el metal fuga.',
        ),
      ),
    ],
  },
  {
    key: 'um-so-aterramento',
    section: 'aterramento',
    date: '2026-02-05',
    products: [
      'barra-de-equipotencializacao',
      'caixa-de-equipotencializacao',
      'barra-de-rack',
      'cordoalha-flexivel',
      'abracadeira-para-tubo',
    ],
    title: t(
      'Por que a edificação tem um só aterramento',
      'Why a building has one ground',
      'Por qué el edificio tiene una sola tierra',
    ),
    summary: t(
      'O "terra isolado" do equipamento eletrônico é um mito caro.',
      'The "isolated ground" for electronics is an expensive myth.',
      'La "tierra aislada" para la electrónica es un mito caro.',
    ),
    text: [
      p(
        'Dois eletrodos separados ficam em potenciais diferentes no primeiro surto. A diferença aparece dentro do equipamento que toca os dois: pela alimentação, de um lado, e pela rede de dados, do outro.',
        'Two separate electrodes sit at different potentials at the first surge. The difference appears inside whatever touches both: the supply on one side, the data network on the other.',
        'Dos electrodos separados quedan a potenciales distintos en la primera sobretensión. La diferencia aparece dentro del equipo que toca ambos: la alimentación de un lado, la red de datos del otro.',
      ),
      p(
        'A ABNT NBR 5410 e a ABNT NBR 5419 pedem eletrodo comum e equipotencialização. O que se separa são os **condutores**, não os eletrodos: cada massa chega à barra por caminho próprio.',
        'ABNT NBR 5410 and ABNT NBR 5419 ask for a common electrode and bonding. What is kept apart is the **conductors**, not the electrodes: each frame reaches the bar by its own path.',
        'ABNT NBR 5410 y ABNT NBR 5419 exigen electrodo común y equipotencialización. Lo que se separa son los **conductores**, no los electrodos: cada masa llega a la barra por su propio camino.',
      ),
      h('De onde veio o mito', 'Where the myth came from', 'De dónde vino el mito'),
      p(
        'Nos primeiros computadores de grande porte, o ruído vinha pelo condutor de proteção, compartilhado com motores. Alguém separou o eletrodo e o ruído caiu. O que resolveu foi o condutor próprio; o eletrodo separado veio junto, sem culpa e sem mérito, e ficou na memória do ofício.',
        'In the first mainframes, noise came in by the protective conductor, shared with motors. Somebody gave them a separate electrode and the noise fell. What did it was the separate conductor; the separate electrode came along, without blame or merit, and stayed in the memory of the trade.',
        'En las primeras computadoras grandes, el ruido venía por el conductor de protección, compartido con motores. Alguien separó el electrodo y el ruido bajó. Lo que resolvió fue el conductor propio; el electrodo separado vino junto, sin culpa y sin mérito, y quedó en la memoria del oficio.',
      ),
      h('A conta do surto', 'The sum of the surge', 'La cuenta de la sobretensión'),
      p(
        'Uma descarga entrega 10 kA ao eletrodo do SPDA, que mede 10 Ω. O potencial dele sobe a **100 kV** em relação à terra distante. Um eletrodo "isolado", a vinte metros, mal se move. Entre os dois, na placa de rede de um servidor, aparecem dezenas de quilovolts; a isolação dela aguenta um ou dois. Com um só eletrodo, os 100 kV sobem em tudo ao mesmo tempo, e entre dois pontos da sala resta só a queda nos condutores.',
        'A strike delivers 10 kA to the lightning electrode, which measures 10 Ω. It rises to **100 kV** above remote earth. An “isolated” electrode twenty meters away hardly moves. Between both, at the network card of a server, tens of kilovolts appear; its insulation stands one or two. With one electrode the 100 kV lift everything at once, and between two points of the room only the drop in the conductors remains.',
        'Una descarga entrega 10 kA al electrodo del pararrayos, que mide 10 Ω. Su potencial sube a **100 kV** respecto de la tierra lejana. Un electrodo "aislado", a veinte metros, apenas se mueve. Entre ambos, en la placa de red de un servidor, aparecen decenas de kilovoltios; su aislación soporta uno o dos. Con un solo electrodo, los 100 kV suben en todo al mismo tiempo, y entre dos puntos de la sala queda solo la caída en los conductores.',
      ),
      figure(
        'application-rack',
        t(
          'Uma barra no pé do rack: cada equipamento chega por cordão próprio.',
          'One bar at the foot of the rack: each unit comes by its own jumper.',
          'Una barra al pie del rack: cada equipo llega por su propio puente.',
        ),
      ),
      h('O que se liga onde', 'What goes where', 'Qué se conecta dónde'),
      table(
        t('O que chega ao BEP', 'What reaches the main bar', 'Lo que llega a la barra principal'),
        [t('Elemento', 'Element', 'Elemento'), t('Ligação', 'Connection', 'Conexión')],
        [
          [
            t('Eletrodo de aterramento', 'Ground electrode', 'Electrodo de tierra'),
            t('Condutor de aterramento', 'Grounding conductor', 'Conductor de tierra'),
          ],
          [
            t('PE da instalação', 'PE of the installation', 'PE de la instalación'),
            t('Condutor principal', 'Main conductor', 'Conductor principal'),
          ],
          [
            t('Água, gás, incêndio', 'Water, gas, fire pipes', 'Agua, gas, incendio'),
            t('Abraçadeira e cabo', 'Clamp and cable', 'Abrazadera y cable'),
          ],
          [
            t('Blindagens e racks', 'Shields and racks', 'Blindajes y racks'),
            t('Barra do rack (BEL)', 'Rack bar (local)', 'Barra del rack (local)'),
          ],
          [
            t('SPDA', 'Lightning protection', 'Pararrayos'),
            t('Direto ou por DPS', 'Direct or through SPD', 'Directo o por DPS'),
          ],
        ],
      ),
      h('Numa obra existente', 'In an existing building', 'En un edificio existente'),
      list(
        t(
          'Ache os eletrodos: do SPDA, da entrada de energia, do antigo "terra da informática". Meça a continuidade entre eles.',
          'Find the electrodes: lightning, incoming supply, the old “computer ground”. Measure the continuity among them.',
          'Encuentre los electrodos: del pararrayos, de la acometida, de la antigua "tierra de informática". Mida la continuidad entre ellos.',
        ),
        t(
          'Interligue-os enterrados, por fora da edificação, com cabo de cobre e conexão soldada ou comprimida.',
          'Join them underground, outside the building, with copper cable and welded or compressed connections.',
          'Únalos enterrados, por fuera del edificio, con cable de cobre y conexión soldada o comprimida.',
        ),
        t(
          'Ponha o BEP na entrada, numa caixa com tampa, e identifique cada condutor.',
          'Place the main bar at the entrance, in a box with a lid, and label each conductor.',
          'Coloque la barra principal en la entrada, en una caja con tapa, e identifique cada conductor.',
        ),
        t(
          'Mantenha os condutores separados: um por sistema até a barra.',
          'Keep the conductors separate: one per system, up to the bar.',
          'Mantenga los conductores separados: uno por sistema hasta la barra.',
        ),
        t(
          'Meça de novo e desenhe. O desenho evita que o próximo eletricista volte a separar.',
          'Measure again, and draw it. The drawing keeps the next electrician from parting them again.',
          'Mida de nuevo y dibuje. El dibujo evita que el próximo electricista vuelva a separar.',
        ),
      ),
      p(
        'E se o manual do equipamento exige "terra exclusivo menor que 5 Ω"? Ofereça um **condutor** exclusivo até a barra e a medição do aterramento único. Ele atende ao que o fabricante precisa, que é referência limpa, sem criar o que a norma proíbe.',
        'And if the manual demands an “exclusive ground below 5 Ω”? Offer an exclusive **conductor** to the bar and the measurement of the one ground. It gives what the maker needs, a clean reference, without creating what the standard forbids.',
        '¿Y si el manual exige "tierra exclusiva menor que 5 Ω"? Ofrezca un **conductor** exclusivo hasta la barra y la medición de la tierra única. Cumple lo que el fabricante necesita, una referencia limpia, sin crear lo que la norma prohíbe.',
      ),
      p(
        'Meça também o que corre no condutor de proteção. Mais de alguns décimos de ampère contínuos dizem que há um neutro ligado à terra depois do quadro: é esse o ruído que se atribui ao aterramento, e nenhum eletrodo novo o cura.',
        'Measure also what flows in the protective conductor. More than a few tenths of an ampere, steadily, say that a neutral is tied to ground beyond the board: that is the noise which is blamed on the ground, and no new electrode cures it.',
        'Mida también lo que circula por el conductor de protección. Más de algunas décimas de amperio continuas dicen que hay un neutro unido a tierra después del tablero: ese es el ruido que se atribuye a la puesta a tierra, y ningún electrodo nuevo lo cura.',
      ),
    ],
  },
]

/**
 * Rows of a rod's resistance: R = ρ / (2πL) · [ln(8L / d) − 1], computed so that table and formula
 * agree.
 */
function rodRows() {
  return [1.2, 1.5, 2.4, 3, 6, 9].map((L) => {
    const R = (100 / (2 * Math.PI * L)) * (Math.log((8 * L) / 0.0143) - 1)
    const [l, r] = [L.toFixed(1), R.toFixed(0)]
    return [t(l.replace('.', ','), l, l.replace('.', ',')), r]
  })
}

/**
 * Rows of the resistance of rods in a line, computed as hemispheres of equal resistance: r = ρ /
 * (2πR). Each rod carries the share of the current for which all potentials are equal; the shares
 * are found by iteration. The resistance of the group is its potential over the total current.
 */
function groupRows() {
  const [L, rho] = [2.4, 100]
  const one = (rho / (2 * Math.PI * L)) * (Math.log((8 * L) / 0.0143) - 1)
  return [1, 2, 3, 4, 6, 8].map((n) => {
    let shares = Array.from({ length: n }, () => 1 / n)
    let R = one / n
    for (let turn = 0; turn < 400; turn += 1) {
      const volts = shares.map(
        (own, i) =>
          own * one +
          shares.reduce(
            (sum, other, j) =>
              i === j ? sum : sum + (other * rho) / (2 * Math.PI * L * Math.abs(i - j)),
            0,
          ),
      )
      R = volts.reduce((sum, v, i) => sum + v * (shares[i] ?? 0), 0)
      const next = shares.map((own, i) => own * (1 - 0.5 * ((volts[i] ?? R) / R - 1)))
      const total = next.reduce((sum, x) => sum + x, 0)
      shares = next.map((x) => x / total)
    }
    const [together, ideal] = [R.toFixed(1), (one / n).toFixed(1)]
    return [
      String(n),
      t(together.replace('.', ','), together, together.replace('.', ',')),
      t(ideal.replace('.', ','), ideal, ideal.replace('.', ',')),
    ]
  })
}
