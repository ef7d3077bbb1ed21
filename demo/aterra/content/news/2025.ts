import { figure, h, list, p, t, table } from '../text.ts'
import type { Post } from '../types.ts'

export const posts2025: Post[] = [
  {
    key: 'mil-dias-sem-acidente',
    category: 'fabrica',
    date: '2025-12-09',
    picture: 'application-busbar',
    title: t(
      'Mil dias sem acidente com afastamento',
      'A thousand days without a lost-time accident',
      'Mil días sin accidente con baja',
    ),
    summary: t(
      'O que três turnos mudaram desde março de 2023, em duas fábricas.',
      'What three shifts have changed since March 2023, in two plants.',
      'Lo que tres turnos cambiaron desde marzo de 2023, en dos fábricas.',
    ),
    text: [
      p(
        'Na terça-feira o painel da portaria passou de 999 a 1.000. São três turnos, duas fábricas, prensas de duzentas toneladas, fornos e cobre quente. O número não é de ninguém em particular, e por isso foi comemorado no pátio, às três da tarde, quando dois turnos se cruzam.',
        'On Tuesday the board at the gate went from 999 to 1,000. Three shifts, two plants, presses of two hundred tonnes, furnaces and hot copper. The number belongs to nobody in particular, which is why it was celebrated in the yard, at three in the afternoon, when two shifts meet.',
        'El martes el tablero de la portería pasó de 999 a 1.000. Son tres turnos, dos fábricas, prensas de doscientas toneladas, hornos y cobre caliente. El número no es de nadie en particular, y por eso se celebró en el patio, a las tres de la tarde, cuando dos turnos se cruzan.',
      ),
      h('De onde se partiu', 'Where it began', 'De dónde se partió'),
      p(
        'Em março de 2023 um operador perdeu a ponta de um dedo ao trocar a matriz de uma prensa com a proteção aberta. A proteção tinha sido aberta porque a troca demorava, e a troca demorava porque a matriz pesava 18 kg e não tinha onde apoiar. O relatório não falou em descuido: falou em matriz.',
        'In March 2023 an operator lost a fingertip while changing the die of a press with its guard open. The guard was open because the change took long, and it took long because the die weighed 18 kg and had nowhere to rest. The report did not speak of carelessness: it spoke of the die.',
        'En marzo de 2023 un operario perdió la punta de un dedo al cambiar la matriz de una prensa con la protección abierta. La protección estaba abierta porque el cambio tardaba, y tardaba porque la matriz pesaba 18 kg y no tenía dónde apoyarse. El informe no habló de descuido: habló de la matriz.',
      ),
      h('O que mudou', 'What changed', 'Qué cambió'),
      list(
        t(
          'Mesas de troca em todas as prensas: a matriz desliza, ninguém a segura.',
          'Change tables on every press: the die slides, nobody holds it.',
          'Mesas de cambio en todas las prensas: la matriz se desliza, nadie la sostiene.',
        ),
        t(
          'Cortina de luz ligada ao comando, sem chave que a desligue no posto.',
          'Light curtains wired to the control, with no key at the machine to turn them off.',
          'Cortina de luz conectada al mando, sin llave que la apague en el puesto.',
        ),
        t(
          'Quase-acidente se relata num cartão, sem nome. Foram 1.412; 1.180 viraram alguma mudança.',
          'Near misses are told on a card, without a name. There were 1,412; 1,180 led to some change.',
          'El casi accidente se cuenta en una tarjeta, sin nombre. Fueron 1.412; 1.180 llevaron a algún cambio.',
        ),
        t(
          'Qualquer pessoa para a linha. No primeiro ano, pararam 63 vezes; neste, 22.',
          'Anybody may stop the line. In the first year they did so 63 times; in this one, 22.',
          'Cualquiera detiene la línea. En el primer año, 63 veces; en este, 22.',
        ),
      ),
      p(
        'A mesma ideia vai para fora: a lista de inspeção que mandamos com as prensas portáteis nasceu desses cartões. Metade dos itens é sobre onde está a mão.',
        'The same idea goes outside: the checklist that we send with portable presses was born of those cards. Half of its items are about where the hand is.',
        'La misma idea sale afuera: la lista de inspección que enviamos con las prensas portátiles nació de esas tarjetas. La mitad de los ítems trata de dónde está la mano.',
      ),
      p(
        'O contador voltará a zero um dia, e o que se combinou é não fingir que não voltou. O acidente pequeno que se esconde para salvar o painel é o começo do grande. Por isso o prêmio do ano não é do painel: é do cartão mais útil, escolhido por quem opera.',
        'The counter will go back to zero one day, and what was agreed is not to pretend that it did not. A small accident hidden to save the board is the beginning of a large one. So the prize of the year is not for the board: it is for the most useful card, chosen by those who operate.',
        'El contador volverá a cero un día, y lo acordado es no fingir que no volvió. El accidente pequeño que se esconde para salvar el tablero es el comienzo del grande. Por eso el premio del año no es del tablero: es de la tarjeta más útil, elegida por quienes operan.',
      ),
    ],
    products: ['prensa-manual-12t', 'matriz-hexagonal'],
  },
  {
    key: 'alerta-matrizes-sem-indice',
    category: 'engenharia',
    date: '2025-10-21',
    picture: 'news-dies',
    title: t(
      'Alerta: matrizes sem índice vendidas como compatíveis',
      'Alert: dies without an index sold as compatible',
      'Alerta: matrices sin índice vendidas como compatibles',
    ),
    summary: t(
      'Medimos onze jogos comprados na internet. Nove não fecham na medida.',
      'We measured eleven sets bought on the internet. Nine do not close to size.',
      'Medimos once juegos comprados en internet. Nueve no cierran a la medida.',
    ),
    text: [
      p(
        'Em agosto chegaram três reclamações de terminais que soltavam o cabo à mão. As peças eram nossas e estavam boas. As matrizes, não: sem índice, sem cor, sem nome de fabricante, anunciadas como "compatíveis com todas as marcas".',
        'In August came three complaints of lugs that let go of the cable by hand. The parts were ours, and sound. The dies were not: no index, no color, no maker’s name, advertised as “compatible with all brands”.',
        'En agosto llegaron tres reclamos de terminales que soltaban el cable a mano. Las piezas eran nuestras y estaban bien. Las matrices no: sin índice, sin color, sin nombre de fabricante, anunciadas como "compatibles con todas las marcas".',
      ),
      h('O que medimos', 'What we measured', 'Qué medimos'),
      p(
        'Compramos onze jogos em cinco lojas e medimos a distância entre faces do hexágono fechado, na seção de 50 mm².',
        'We bought eleven sets from five shops and measured the distance across flats of the closed hexagon, for the 50 mm² size.',
        'Compramos once juegos en cinco tiendas y medimos la distancia entre caras del hexágono cerrado, en la sección de 50 mm².',
      ),
      table(
        t(
          'Onze jogos anunciados para 50 mm²',
          'Eleven sets advertised for 50 mm²',
          'Once juegos anunciados para 50 mm²',
        ),
        [t('Resultado', 'Result', 'Resultado'), t('Jogos', 'Sets', 'Juegos')],
        [
          [
            t(
              'Dentro da tolerância da nossa matriz',
              'Within the tolerance of our die',
              'Dentro de la tolerancia de nuestra matriz',
            ),
            '2',
          ],
          [
            t(
              'Abertos demais: comprimem de menos',
              'Too open: they compress too little',
              'Demasiado abiertos: comprimen de menos',
            ),
            '6',
          ],
          [
            t(
              'Fechados demais: cortam a parede do tubo',
              'Too tight: they cut the tube wall',
              'Demasiado cerrados: cortan la pared del tubo',
            ),
            '2',
          ],
          [
            t('Metades diferentes entre si', 'Halves that differ', 'Mitades distintas entre sí'),
            '1',
          ],
        ],
      ),
      p(
        'Dos seis abertos, cinco passaram na olhada rápida: o hexágono é bonito. Na tração, o pior soltou com um quinto da força.',
        'Of the six open ones, five passed a quick look: the hexagon is handsome. On the pull test, the worst let go at a fifth of the force.',
        'De los seis abiertos, cinco pasaron una mirada rápida: el hexágono es bonito. En la tracción, el peor soltó con un quinto de la fuerza.',
      ),
      h('O que fazer', 'What to do', 'Qué hacer'),
      list(
        t(
          'Veja o índice na peça prensada. Se não há índice, não há como saber com que matriz foi feita.',
          'Look for the index on the crimped part. With no index, there is no knowing which die made it.',
          'Mire el índice en la pieza comprimida. Si no hay índice, no hay forma de saber con qué matriz se hizo.',
        ),
        t(
          'Passe o calibre passa–não passa nas três direções.',
          'Pass the go/no-go gauge in all three directions.',
          'Pase el calibre pasa–no pasa en las tres direcciones.',
        ),
        t(
          'Se há peças em serviço feitas com matriz sem índice, faça termografia com carga e refaça por amostra.',
          'If parts in service were made with a die without index, do thermography under load and redo by sample.',
          'Si hay piezas en servicio hechas con matriz sin índice, haga termografía con carga y rehaga por muestra.',
        ),
      ),
      p(
        'O laboratório mede de graça qualquer matriz que você mande com o frete pago, até março, e devolve com o valor escrito.',
        'The laboratory measures free of charge any die that you send carriage paid, until March, and returns it with the value written down.',
        'El laboratorio mide gratis cualquier matriz que usted envíe con flete pago, hasta marzo, y la devuelve con el valor escrito.',
      ),
      p(
        'Não publicamos o nome das lojas: avisamos cada uma, com o relatório, e quatro tiraram o produto do ar. O que pedimos a quem compra é simples: matriz tem nome, índice e cor. Se falta um dos três, a economia é de um jogo de matrizes e o risco é de toda conexão que ele fizer. Os jogos medidos ficaram no laboratório e podem ser vistos nas visitas de quinta-feira, com as peças que fizeram, serradas ao meio.',
        'We do not publish the names of the shops: we told each of them, with the report, and four took the product down. What we ask of buyers is simple: a die has a name, an index and a color. If one of the three is missing, the saving is one set of dies and the risk is every connection that it makes. The sets that we measured stayed in the laboratory, and may be seen on Thursday visits with the parts that they made, sawn in two.',
        'No publicamos el nombre de las tiendas: avisamos a cada una, con el informe, y cuatro retiraron el producto. Lo que pedimos a quien compra es simple: la matriz tiene nombre, índice y color. Si falta uno de los tres, el ahorro es de un juego de matrices y el riesgo es de toda conexión que haga. Los juegos medidos quedaron en el laboratorio y pueden verse en las visitas de los jueves, con las piezas que hicieron, cortadas al medio.',
      ),
    ],
    products: ['matriz-hexagonal', 'calibre-de-compressao', 'terminal-longo-um-furo'],
  },
  {
    key: 'preformados-em-recife',
    category: 'feiras-e-cursos',
    date: '2025-09-23',
    picture: 'ap',
    title: t(
      'Preformados e linha viva em Recife',
      'Preformed fittings and hot-line work in Recife',
      'Preformados y línea viva en Recife',
    ),
    summary: t(
      'Um vão de quarenta metros montado dentro do pavilhão, com cabo tracionado.',
      'A forty-meter span built inside the hall, with the conductor under tension.',
      'Un vano de cuarenta metros montado dentro del pabellón, con el cable tensado.',
    ),
    text: [
      p(
        'Em vez de vitrine, dois postes. Entre eles, quarenta metros de cabo de alumínio com 300 kgf, dinamômetro à vista. Quem passava podia aplicar a alça preformada numa ponta e ver o ponteiro não se mexer.',
        'Instead of a showcase, two poles. Between them, forty meters of aluminum conductor at 300 kgf, with the dynamometer in view. Anybody could apply the preformed dead-end to one end, and watch the needle stay still.',
        'En lugar de vitrina, dos postes. Entre ellos, cuarenta metros de cable de aluminio con 300 kgf, con el dinamómetro a la vista. Quien pasaba podía aplicar la retención preformada en una punta y ver que la aguja no se movía.',
      ),
      h('O que mais se perguntou', 'What was asked most', 'Lo que más se preguntó'),
      list(
        t(
          '**Pode reaproveitar?** Não, depois de tracionada. Levamos uma alça aberta e uma nova, lado a lado: a mola perdida se vê.',
          '**Can it be used again?** Not once tensioned. We brought an opened grip and a new one, side by side: the lost spring can be seen.',
          '**¿Se puede reutilizar?** No, después de tensada. Llevamos una retención abierta y una nueva, lado a lado: el resorte perdido se ve.',
        ),
        t(
          '**E na rede protegida?** Há alça própria, para o diâmetro sobre a cobertura.',
          '**And on covered line?** There is a grip for it, sized for the diameter over the covering.',
          '**¿Y en la red protegida?** Hay retención propia, para el diámetro sobre la cubierta.',
        ),
        t(
          '**Grampo de linha viva direto no cabo?** Só sobre estribo.',
          '**Hot-line clamp straight on the conductor?** Only on a stirrup.',
          '**¿Grapa de línea viva directo en el cable?** Solo sobre estribo.',
        ),
      ),
      p(
        'No segundo dia, equipes de três empresas fizeram uma prova amistosa: encabeçar, ligar o jampe com conector cunha e pôr estribo e grampo com bastão. Venceu quem refez a primeira alça porque não gostou da marca de cor desencontrada. Perdeu vinte segundos e ganhou na inspeção.',
        'On the second day crews of three companies held a friendly contest: dead-end the conductor, make the jumper with a wedge connector, fit stirrup and clamp with a stick. The winners were those who redid the first grip because they disliked its color marks out of line. They lost twenty seconds and won at the inspection.',
        'El segundo día, equipos de tres empresas hicieron una prueba amistosa: rematar, conectar el puente con conector de cuña y poner estribo y grapa con pértiga. Ganó quien rehízo la primera retención porque no le gustó la marca de color desencontrada. Perdió veinte segundos y ganó en la inspección.',
      ),
      figure(
        'application-tap',
        t(
          'O jampe da prova: conector cunha, sem reaperto.',
          'The jumper of the contest: a wedge connector, never retightened.',
          'El puente de la prueba: conector de cuña, sin reapriete.',
        ),
      ),
      h('Camaçari fica perto', 'Camaçari is near', 'Camaçari queda cerca'),
      p(
        'A ferragem e os preformados saem de Camaçari e chegam a qualquer capital do Nordeste em até quatro dias. Distribuidores da região podem pedir o treinamento de um dia na própria loja, com o mesmo vão, em escala menor.',
        'Hardware and preformed fittings leave Camaçari and reach any capital of the Northeast within four days. Distributors of the region may ask for the one-day training at their own shop, with the same span on a smaller scale.',
        'Los herrajes y preformados salen de Camaçari y llegan a cualquier capital del Nordeste en hasta cuatro días. Los distribuidores de la región pueden pedir la capacitación de un día en su propia tienda, con el mismo vano en escala menor.',
      ),
      p(
        'Dezoito técnicos de concessionárias pediram a mesma coisa: uma tabela que una seção, cor e código, para colar na porta da caminhonete. Fizemos. Sai impressa em adesivo que aguenta sol, e é grátis para quem compra a linha.',
        'Eighteen utility technicians asked for the same thing: a table joining size, color and part number, to stick on the door of the truck. We made it. It comes printed on adhesive film that stands the sun, and is free to those who buy the line.',
        'Dieciocho técnicos de empresas eléctricas pidieron lo mismo: una tabla que una calibre, color y código, para pegar en la puerta de la camioneta. La hicimos. Sale impresa en adhesivo que aguanta el sol, y es gratis para quien compra la línea.',
      ),
      p(
        'O vão foi desmontado em quarenta minutos, com público. Soltar um cabo tracionado com segurança ensina tanto quanto prender: mordente, tensor, alívio lento, e ninguém embaixo. As alças usadas foram cortadas ali mesmo, para que não voltassem a uma linha.',
        'The span was taken down in forty minutes, before an audience. Releasing a tensioned conductor safely teaches as much as fixing it: grip, hoist, slow relief, and nobody below. The grips that had been used were cut there and then, lest they return to a line.',
        'El vano se desmontó en cuarenta minutos, con público. Soltar con seguridad un cable tensado enseña tanto como sujetarlo: mordaza, tensor, alivio lento, y nadie debajo. Las retenciones usadas se cortaron allí mismo, para que no volvieran a una línea.',
      ),
    ],
    products: ['alca-preformada', 'conector-cunha', 'estribo-de-derivacao', 'grampo-linha-viva'],
  },
  {
    key: 'prensa-a-bateria',
    category: 'fabrica',
    date: '2025-08-12',
    picture: 'news-press',
    title: t(
      'Chega a prensa a bateria, com registro de cada ciclo',
      'The battery press arrives, with a record of each cycle',
      'Llega la prensa a batería, con registro de cada ciclo',
    ),
    summary: t(
      'A mesma matriz da prensa manual, um gatilho e uma luz que diz se a pressão foi atingida.',
      'The die of the hand press, a trigger, and a light that tells whether pressure was reached.',
      'La misma matriz de la prensa manual, un gatillo y una luz que dice si se alcanzó la presión.',
    ),
    text: [
      p(
        'Quem prensa trinta terminais por dia com alavanca chega ao trigésimo cansado, e o trigésimo também vai para a rede. A prensa a bateria faz o ciclo sempre igual: avança, fecha a matriz, atinge a pressão, volta. Se não atinge, a luz fica vermelha e o ciclo não conta.',
        'Whoever crimps thirty lugs a day with a lever is tired at the thirtieth, and the thirtieth goes into service too. The battery press makes the same cycle each time: it advances, closes the die, reaches pressure, returns. If it does not reach it, the light turns red and the cycle does not count.',
        'Quien comprime treinta terminales por día con palanca llega cansado al trigésimo, y el trigésimo también va a la red. La prensa a batería hace el ciclo siempre igual: avanza, cierra la matriz, alcanza la presión, vuelve. Si no la alcanza, la luz queda roja y el ciclo no cuenta.',
      ),
      h('A mesma matriz', 'The same die', 'La misma matriz'),
      p(
        'Era a condição do projeto. As matrizes tipo U da prensa manual de 12 t servem na cabeça da prensa a bateria, com o mesmo índice e a mesma cor. Quem já tem o jogo não compra outro, e a obra não tem duas medidas para a mesma seção.',
        'It was the condition of the design. The U-type dies of the 12 t hand press fit the head of the battery press, with the same index and the same color. Whoever owns the set buys no other, and the job does not have two sizes for one section.',
        'Era la condición del proyecto. Las matrices tipo U de la prensa manual de 12 t sirven en la cabeza de la prensa a batería, con el mismo índice y el mismo color. Quien ya tiene el juego no compra otro, y la obra no tiene dos medidas para la misma sección.',
      ),
      h('O que se registra', 'What is recorded', 'Qué se registra'),
      list(
        t(
          'Data, hora e pressão de cada ciclo, nos últimos dez mil.',
          'Date, time and pressure of each cycle, for the last ten thousand.',
          'Fecha, hora y presión de cada ciclo, en los últimos diez mil.',
        ),
        t(
          'Ciclos interrompidos, para achar a peça que ficou pela metade.',
          'Interrupted cycles, to find the part left halfway.',
          'Ciclos interrumpidos, para encontrar la pieza que quedó a medias.',
        ),
        t(
          'Quantos faltam para a revisão. Ao chegar, a prensa avisa; não trava.',
          'How many are left until service. When it comes, the press says so; it does not lock.',
          'Cuántos faltan para la revisión. Al llegar, la prensa avisa; no se bloquea.',
        ),
      ),
      p(
        'Não há aplicativo obrigatório nem cadastro: o registro sai por cabo, em planilha. É da obra, não nosso.',
        'There is no compulsory app and no account: the record comes out by cable, as a spreadsheet. It belongs to the job, not to us.',
        'No hay aplicación obligatoria ni registro de usuario: los datos salen por cable, en planilla. Son de la obra, no nuestros.',
      ),
      h('Para quem não precisa dela', 'For those who do not need it', 'Para quien no la necesita'),
      p(
        'Quem faz dez peças por mês fica bem com a manual. Ela pesa menos, não descarrega e custa um quarto. O que as duas pedem é o mesmo: matriz certa, assento limpo e aferição uma vez por ano.',
        'Whoever makes ten parts a month does well with the hand press. It weighs less, never goes flat, and costs a quarter. Both ask for the same: the right die, a clean seat and a yearly check.',
        'Quien hace diez piezas por mes está bien con la manual. Pesa menos, no se descarga y cuesta un cuarto. Las dos piden lo mismo: matriz correcta, asiento limpio y verificación una vez al año.',
      ),
      p(
        'O protótipo passou seis meses com quatro instaladoras, da serra gaúcha ao sertão. Voltaram duas queixas e as duas mudaram o produto: o gatilho era curto para mão com luva, e a luz não se via ao sol. O de série tem gatilho para três dedos e uma luz que também pisca do lado.',
        'The prototype spent six months with four contractors, from the southern highlands to the dry Northeast. Two complaints came back, and both changed the product: the trigger was short for a gloved hand, and the light could not be seen in the sun. The series press has a three-finger trigger and a light that also blinks at the side.',
        'El prototipo pasó seis meses con cuatro instaladoras, de la sierra del sur al nordeste seco. Volvieron dos quejas y las dos cambiaron el producto: el gatillo era corto para una mano con guante, y la luz no se veía al sol. El de serie tiene gatillo para tres dedos y una luz que también parpadea de lado.',
      ),
    ],
    products: ['prensa-a-bateria', 'prensa-manual-12t', 'matriz-hexagonal'],
  },
]
