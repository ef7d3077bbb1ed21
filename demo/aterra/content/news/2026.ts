import { figure, h, list, p, t, table } from '../text.ts'
import type { Post } from '../types.ts'

export const posts2026: Post[] = [
  {
    key: 'guia-de-inspecao-de-compressoes',
    category: 'engenharia',
    date: '2026-11-12',
    picture: 'news-section',
    title: t(
      'Guia de inspeção de compressões ganha tabela de defeitos',
      'Crimp inspection guide gains a table of defects',
      'La guía de inspección de compresiones suma una tabla de defectos',
    ),
    summary: t(
      'Cinco sinais que se veem sem cortar a peça, com causa e providência.',
      'Five signs seen without cutting the part, with cause and action.',
      'Cinco señales que se ven sin cortar la pieza, con causa y acción.',
    ),
    text: [
      p(
        'O laboratório reuniu as fotos de três anos de devoluções e separou os defeitos por causa. Quatro em cada dez vinham de matriz trocada. O guia está na base de conhecimento, para ler no celular, na obra.',
        'The laboratory gathered three years of returns and sorted the defects by cause. Four in ten came from the wrong die. The guide is in the knowledge base, to be read on a phone, on site.',
        'El laboratorio reunió tres años de devoluciones y clasificó los defectos por causa. Cuatro de cada diez venían de matriz equivocada. La guía está en la base de conocimientos, para leer en el móvil, en obra.',
      ),
      h(
        'O que as devoluções mostraram',
        'What the returns showed',
        'Qué mostraron las devoluciones',
      ),
      table(
        t(
          '212 devoluções analisadas, de 2023 a 2026',
          '212 returns analyzed, 2023 to 2026',
          '212 devoluciones analizadas, de 2023 a 2026',
        ),
        [t('Causa', 'Cause', 'Causa'), t('Peças', 'Parts', 'Piezas'), t('Parte', 'Share', 'Parte')],
        [
          [t('Matriz trocada', 'Wrong die', 'Matriz equivocada'), '86', '41 %'],
          [t('Inserção curta', 'Short insertion', 'Inserción corta'), '54', '25 %'],
          [t('Compressões a menos', 'Too few crimps', 'Compresiones de menos'), '39', '18 %'],
          [
            t('Decapagem que cortou fios', 'Stripping that cut wires', 'Pelado que cortó hilos'),
            '21',
            '10 %',
          ],
          [t('Outras', 'Other', 'Otras'), '12', '6 %'],
        ],
      ),
      p(
        'Nenhuma dessas causas se corrige com peça melhor: todas se veem a olho nu, antes de energizar. Por isso o guia começa pelo que olhar e só depois diz o porquê.',
        'None of these causes is mended by a better part: all can be seen with the naked eye, before power is on. So the guide begins with what to look at, and only then says why.',
        'Ninguna de estas causas se corrige con una pieza mejor: todas se ven a simple vista, antes de energizar. Por eso la guía empieza por qué mirar y solo después dice el porqué.',
      ),
      h('Como usar na obra', 'Using it on site', 'Cómo usarla en obra'),
      list(
        t(
          'Imprima a tabela de defeitos: cabe numa folha A4.',
          'Print the table of defects: it fits one A4 sheet.',
          'Imprima la tabla de defectos: cabe en una hoja A4.',
        ),
        t(
          'Inspecione a primeira peça de cada seção com o instalador ao lado.',
          'Inspect the first part of each size with the installer beside you.',
          'Inspeccione la primera pieza de cada sección con el instalador al lado.',
        ),
        t(
          'Guarde a peça reprovada com a causa escrita nela: ensina mais que um relatório.',
          'Keep the rejected part with its cause written on it: it teaches more than a report.',
          'Guarde la pieza rechazada con la causa escrita en ella: enseña más que un informe.',
        ),
      ),
      p(
        'O guia mostra também o corte de uma compressão boa e de duas ruins, para que o olho aprenda a diferença. Quem quiser a folha de defeitos com a marca da própria empresa pode pedi-la à engenharia de aplicação: mandamos o arquivo aberto, sem custo.',
        'The guide also shows the section of a good crimp and of two bad ones, so that the eye learns the difference. Whoever wants the sheet of defects with their own company’s mark may ask application engineering for it: we send the open file, free of charge.',
        'La guía muestra también el corte de una compresión buena y de dos malas, para que el ojo aprenda la diferencia. Quien quiera la hoja de defectos con la marca de su propia empresa puede pedirla a ingeniería de aplicación: enviamos el archivo abierto, sin costo.',
      ),
      p(
        'As fotos são das próprias devoluções, com a permissão de quem as mandou e sem o nome da obra. Doze clientes pediram que o nome ficasse: queriam mostrar à equipe que o erro era comum e que se corrige. Uma segunda parte, sobre conexões aparafusadas, sai no primeiro trimestre de 2027.',
        'The pictures are of the returns themselves, with the senders’ permission and without the name of the job. Twelve customers asked for the name to stay: they wanted to show their crews that the error was common, and that it can be corrected. A second part, on bolted connections, follows in the first quarter of 2027.',
        'Las fotos son de las propias devoluciones, con permiso de quien las envió y sin el nombre de la obra. Doce clientes pidieron que el nombre quedara: querían mostrar a su equipo que el error era común y que se corrige. Una segunda parte, sobre conexiones atornilladas, sale en el primer trimestre de 2027.',
      ),
    ],
    products: ['terminal-longo-um-furo', 'luva-com-batente', 'calibre-de-compressao'],
  },
  {
    key: 'catalogo-passa-de-mil-e-quinhentos-codigos',
    category: 'engenharia',
    date: '2026-11-05',
    picture: 'news-boxes',
    title: t(
      'Catálogo passa de 1.500 códigos em sete linhas',
      'Catalog passes 1,500 part numbers in seven lines',
      'El catálogo supera los 1.500 códigos en siete líneas',
    ),
    summary: t(
      'Subestações, ferramentas e isolação entram no site, com a mesma tabela e as mesmas regras.',
      'Substations, tools and insulation join the site, with the same table and the same rules.',
      'Subestaciones, herramientas y aislación entran en el sitio, con la misma tabla y las mismas reglas.',
    ),
    text: [
      p(
        'Em fevereiro o catálogo digital abriu com 400 códigos. Faltavam as linhas que já vendíamos por planilha: conectores de subestação, preformados e ferragens, captores e descidas, terminais isolados, ferramentas e matrizes, tubos termocontráteis. Agora estão todas no mesmo lugar: sete linhas, 28 famílias, 126 produtos.',
        'In February the digital catalog opened with 400 part numbers. What was missing were the lines that we still sold from spreadsheets: substation connectors, preformed fittings and hardware, air terminals and down-conductors, insulated terminals, tools and dies, heat-shrink tubes. They are all in one place now: seven lines, 28 families, 126 products.',
        'En febrero el catálogo digital abrió con 400 códigos. Faltaban las líneas que ya vendíamos por planilla: conectores de subestación, preformados y herrajes, captadores y bajantes, terminales aislados, herramientas y matrices, tubos termocontraíbles. Ahora están todas en el mismo lugar: siete líneas, 28 familias, 126 productos.',
      ),
      h(
        'O que muda para quem compra',
        'What changes for the buyer',
        'Qué cambia para quien compra',
      ),
      list(
        t(
          'A mesma tabela em todas as famílias: condutor, dimensões por letra, embalagem, código.',
          'One table for every family: conductor, dimensions by letter, packing, part number.',
          'La misma tabla en todas las familias: conductor, dimensiones por letra, embalaje, código.',
        ),
        t(
          'O terminal diz a matriz, a matriz diz a prensa, e a página leva de um ao outro.',
          'The lug names the die, the die names the press, and the page leads from one to the other.',
          'El terminal dice la matriz, la matriz dice la prensa, y la página lleva de uno a otro.',
        ),
        t(
          'A ficha em PDF é feita na hora, no idioma da página, com os valores da página.',
          'The PDF data sheet is made on demand, in the language of the page, with the values of the page.',
          'La ficha en PDF se hace en el momento, en el idioma de la página, con los valores de la página.',
        ),
      ),
      h('O que não mudou', 'What did not change', 'Qué no cambió'),
      p(
        'Os códigos. Quem tem 120 deles num cadastro não troca nenhum: o TC-50-10 de 1984 continua sendo TC-50-10. E a regra de publicar: só entra no site a peça com desenho, tabela e ensaio fechados. Por isso três famílias ficaram para 2027.',
        'Part numbers. Whoever has 120 of them in a system changes none: the TC-50-10 of 1984 is still TC-50-10. Nor did the rule of publishing: a part goes on the site only when drawing, table and test are closed. That is why three families wait for 2027.',
        'Los códigos. Quien tiene 120 de ellos en un sistema no cambia ninguno: el TC-50-10 de 1984 sigue siendo TC-50-10. Y la regla de publicar: solo entra al sitio la pieza con plano, tabla y ensayo cerrados. Por eso tres familias quedaron para 2027.',
      ),
      p(
        'Encontrou um valor que não confere com a peça na mão? Escreva pelo formulário de contato, com o código e o lote. Corrigimos a tabela e a ficha no mesmo dia, e dizemos o que estava errado.',
        'Did you find a value that does not agree with the part in your hand? Write by the contact form, with part number and lot. We correct table and sheet on the same day, and say what was wrong.',
        '¿Encontró un valor que no coincide con la pieza en la mano? Escriba por el formulario de contacto, con el código y el lote. Corregimos la tabla y la ficha el mismo día, y decimos qué estaba mal.',
      ),
      p(
        'Para quem projeta, há uma novidade silenciosa: cada família traz o desenho cotado com as mesmas letras da tabela. Se a tabela diz que W é 20,3 mm, o desenho mostra onde se mede W. E cada aplicação lista as peças que a servem, para que se comece pelo problema e não pelo código. São dezoito, em seis áreas, da malha da subestação à fibra no rack.',
        'For designers there is a quiet novelty: each family has a dimensioned drawing with the letters of the table. If the table says that W is 20.3 mm, the drawing shows where W is measured. And each application lists the parts that serve it, so that one can begin with the problem and not with the part number. There are eighteen, in six fields, from the substation grid to the fiber in the rack.',
        'Para quien proyecta hay una novedad silenciosa: cada familia trae el plano acotado con las mismas letras de la tabla. Si la tabla dice que W es 20,3 mm, el plano muestra dónde se mide W. Y cada aplicación enumera las piezas que la sirven, para empezar por el problema y no por el código. Son dieciocho, en seis áreas, de la malla de la subestación a la fibra en el rack.',
      ),
    ],
    products: [
      'matriz-hexagonal',
      'prensa-manual-12t',
      'conector-tubo-cabo',
      'alca-preformada',
      'terminal-ilhos',
    ],
  },
  {
    key: 'segunda-linha-de-solda-por-friccao',
    category: 'fabrica',
    date: '2026-10-28',
    picture: 'tb',
    title: t(
      'Segunda linha de solda por fricção entra em operação',
      'Second friction-welding line starts up',
      'Entra en operación la segunda línea de soldadura por fricción',
    ),
    summary: t(
      'Terminais bimetálicos até 400 mm² passam a sair de Ribeirão Preto.',
      'Bimetallic terminals up to 400 mm² now leave Ribeirão Preto.',
      'Los terminales bimetálicos hasta 400 mm² salen ahora de Ribeirão Preto.',
    ),
    text: [
      p(
        'A nova máquina registra rotação, força e encurtamento de cada peça. O registro fica ligado ao lote gravado no barril: quem tem a peça na mão chega ao gráfico da solda.',
        'The new machine records speed, force and burn-off of every part. The record is tied to the lot stamped on the barrel: whoever holds the part can reach the curve of its weld.',
        'La nueva máquina registra rotación, fuerza y acortamiento de cada pieza. El registro se vincula al lote grabado en el barril: quien tiene la pieza en mano llega a la curva de su soldadura.',
      ),
      figure(
        'application-busbar',
        t(
          'Cinco cabos de alumínio numa barra de cobre: a solda de cada terminal fica longe do parafuso.',
          'Five aluminum cables on a copper bar: the weld of each terminal stays away from the bolt.',
          'Cinco cables de aluminio en una barra de cobre: la soldadura de cada terminal queda lejos del tornillo.',
        ),
      ),
      p(
        'A primeira linha seguia até 240 mm². Com a segunda, as seções de 300 e 400 mm² deixam de vir de fora e o prazo cai de sessenta dias para quinze.',
        'The first line went up to 240 mm². With the second, the 300 and 400 mm² sizes no longer come from abroad, and delivery falls from sixty days to fifteen.',
        'La primera línea llegaba a 240 mm². Con la segunda, las secciones de 300 y 400 mm² dejan de venir de fuera y el plazo baja de sesenta días a quince.',
      ),
      h('Como se solda por fricção', 'How friction welding works', 'Cómo se suelda por fricción'),
      p(
        'Uma barra de cobre gira contra uma de alumínio, parada. O atrito aquece a face, o metal amolece sem fundir e expulsa o óxido para fora, numa rebarba. A máquina para de girar e aperta. A solda se faz em poucos segundos, no estado sólido: não há poro, porque não há líquido, e a camada quebradiça entre os dois metais fica tão fina que não se vê.',
        'A copper bar spins against a still one of aluminum. Friction heats the face; the metal softens without melting and drives the oxide out, as flash. The machine stops spinning, and presses. The weld takes a few seconds, in the solid state: there are no pores, for there is no liquid, and the brittle layer between both metals is too thin to see.',
        'Una barra de cobre gira contra una de aluminio, quieta. La fricción calienta la cara, el metal se ablanda sin fundir y expulsa el óxido hacia afuera, en una rebaba. La máquina deja de girar y aprieta. La soldadura se hace en pocos segundos, en estado sólido: no hay poro, porque no hay líquido, y la capa frágil entre los dos metales queda tan fina que no se ve.',
      ),
      h('Como se confere', 'How it is checked', 'Cómo se verifica'),
      p(
        'De cada lote, três peças são dobradas até 90° sobre a solda e três vão à tração. A ruptura tem de acontecer no alumínio, nunca na fronteira. Se uma falha, o lote inteiro é sucata, e a curva registrada mostra em que peça o processo saiu do lugar.',
        'Of every lot, three parts are bent to 90° across the weld and three are pulled. The break must come in the aluminum, never at the boundary. If one fails, the whole lot is scrap, and the recorded curve shows at which part the process went astray.',
        'De cada lote, tres piezas se doblan hasta 90° sobre la soldadura y tres van a tracción. La rotura debe ocurrir en el aluminio, nunca en la frontera. Si una falla, el lote entero es chatarra, y la curva registrada muestra en qué pieza el proceso se salió de lugar.',
      ),
      p(
        'A máquina veio desmontada em três carretas e levou onze semanas para soldar a primeira peça aceita. Quatro operadores foram treinados durante a montagem, ao lado de quem a projetou; são eles que hoje treinam os do segundo turno. O resumo de ensaio das novas seções está na área restrita, para concessionárias.',
        'The machine came in pieces on three lorries, and took eleven weeks to weld its first accepted part. Four operators were trained while it was assembled, beside those who designed it; they now train the second shift. The test summary of the new sizes is in the restricted area, for utilities.',
        'La máquina llegó desmontada en tres camiones y tardó once semanas en soldar la primera pieza aceptada. Cuatro operarios se capacitaron durante el montaje, junto a quienes la diseñaron; ellos capacitan hoy a los del segundo turno. El resumen de ensayo de las nuevas secciones está en el área restringida, para empresas eléctricas.',
      ),
    ],
    products: ['terminal-bimetalico', 'terminal-bimetalico-dois-furos', 'luva-bimetalica'],
  },
  {
    key: 'malha-em-escala-real',
    category: 'feiras-e-cursos',
    date: '2026-10-03',
    picture: 'application-grid',
    title: t(
      'Malha de aterramento em escala real no estande da Aterra',
      'A full-size ground grid on the Aterra stand',
      'Una malla de tierra a escala real en el estand de Aterra',
    ),
    summary: t(
      'Visitantes soldaram 62 conexões em três dias de feira, em São Paulo.',
      'Visitors welded 62 connections in three days, in São Paulo.',
      'Los visitantes soldaron 62 conexiones en tres días, en São Paulo.',
    ),
    text: [
      p(
        'Cada visitante preparou, acendeu e inspecionou a própria solda, com instrutor. As peças foram cortadas na hora para ver o metal por dentro.',
        'Each visitor prepared, lit and inspected a weld with an instructor. The joints were cut on the spot to see the metal inside.',
        'Cada visitante preparó, encendió e inspeccionó su soldadura con un instructor. Las piezas se cortaron en el acto para ver el metal por dentro.',
      ),
      p(
        'Das 62 soldas, 58 foram aceitas. As quatro recusadas tinham a mesma causa: molde úmido da montagem, na primeira queima da manhã. Secar o molde leva dois minutos.',
        'Of the 62 welds, 58 were accepted. The four refused had one cause: a mold damp from setting up, at the first firing of the morning. Drying the mold takes two minutes.',
        'De las 62 soldaduras, 58 fueron aceptadas. Las cuatro rechazadas tenían la misma causa: molde húmedo del montaje, en el primer encendido de la mañana. Secar el molde lleva dos minutos.',
      ),
      h('Uma malha de verdade', 'A real mesh', 'Una malla de verdad'),
      p(
        'O estande tinha um quadro de 4 × 4 m de cabo de 50 mm², com nove cruzamentos e quatro hastes, montado sobre caixas de areia. No fim de cada dia, a malha era medida com micro-ohmímetro, nó a nó, e o valor escrito ao lado de cada solda. Quem soldou voltou para ver o seu.',
        'The stand had a square of 4 × 4 m of 50 mm² cable, with nine crossings and four rods, over boxes of sand. At the end of each day the mesh was measured with a micro-ohmmeter, node by node, and the value written beside each weld. Those who had welded came back to see theirs.',
        'El estand tenía un cuadro de 4 × 4 m de cable de 50 mm², con nueve cruces y cuatro jabalinas, montado sobre cajas de arena. Al final de cada día, la malla se medía con microóhmetro, nodo a nodo, y el valor se escribía junto a cada soldadura. Quien soldó volvió para ver la suya.',
      ),
      p(
        'A comparação com o conector de compressão para malha foi o assunto da mesa ao lado: três minutos por nó com prensa a bateria, sem chama, contra oito com molde. O custo da peça é maior; o da hora parada por permissão de trabalho a quente, também.',
        'The comparison with the compression grid connector was the talk of the next table: three minutes per node with a battery press, and no flame, against eight with a mold. The part costs more; so does an hour lost waiting for a hot-work permit.',
        'La comparación con el conector de compresión para malla fue el tema de la mesa de al lado: tres minutos por nodo con prensa a batería, sin llama, contra ocho con molde. La pieza cuesta más; también la hora parada por permiso de trabajo en caliente.',
      ),
      h('Onde estaremos em 2027', 'Where we shall be in 2027', 'Dónde estaremos en 2027'),
      p(
        'A malha vai a Recife em abril e a Porto Alegre em agosto. Escolas técnicas podem reservar um turno inteiro, sem custo, pelo formulário de contato, assunto "Imprensa e cursos".',
        'The mesh goes to Recife in April and to Porto Alegre in August. Technical schools may book a whole shift, free of charge, by the contact form, under “Press and courses”.',
        'La malla va a Recife en abril y a Porto Alegre en agosto. Las escuelas técnicas pueden reservar un turno entero, sin costo, por el formulario de contacto, tema "Prensa y cursos".',
      ),
      p(
        'Do que se perguntou no estande, metade era sobre molde: quantas soldas faz, quando se troca, como se limpa. A resposta virou um cartão plastificado que agora vai dentro de cada caixa de molde, em três idiomas, com o desenho da boca nova e da boca gasta para comparar.',
        'Half of what was asked on the stand was about molds: how many welds they make, when to replace them, how to clean them. The answer became a laminated card that now goes inside each mold box, in three languages, with the drawing of a new mouth and a worn one to compare.',
        'De lo que se preguntó en el estand, la mitad era sobre el molde: cuántas soldaduras hace, cuándo se cambia, cómo se limpia. La respuesta se volvió una tarjeta plastificada que ahora va dentro de cada caja de molde, en tres idiomas, con el dibujo de la boca nueva y de la boca gastada para comparar.',
      ),
    ],
    products: ['molde-cabo-cabo', 'molde-cabo-haste', 'conector-malha'],
  },
  {
    key: 'tabela-de-torque-em-tres-idiomas',
    category: 'engenharia',
    date: '2026-08-19',
    picture: 'fz',
    title: t(
      'Tabela de torque em três idiomas',
      'Torque table in three languages',
      'Tabla de pares en tres idiomas',
    ),
    summary: t(
      'Uma página, para colar na porta do quadro.',
      'One page, to stick on the board door.',
      'Una página, para pegar en la puerta del tablero.',
    ),
    text: [
      p(
        'De M6 a M16, com furo e torque. O PDF está em cada produto que se aparafusa, em português, inglês e espanhol, com número e revisão no rodapé.',
        'From M6 to M16, with hole and torque. The PDF is on every product that bolts, in Portuguese, English and Spanish, with number and revision at its foot.',
        'De M6 a M16, con orificio y par. El PDF está en cada producto que se atornilla, en portugués, inglés y español, con número y revisión al pie.',
      ),
      h('Por que uma página só', 'Why one page only', 'Por qué una sola página'),
      p(
        'A tabela anterior tinha onze páginas, com três classes de parafuso, dois estados de rosca e quatro materiais. Estava certa e ninguém a abria. A nova traz um caso, o mais comum, dito por extenso: parafuso de aço classe 8.8, rosca limpa e seca. Os outros casos estão na base de conhecimento, com a conta que leva de um ao outro.',
        'The table before it had eleven pages, with three bolt classes, two thread conditions and four materials. It was right, and nobody opened it. The new one holds one case, the commonest, spelt out: class 8.8 steel bolt, clean dry thread. The other cases are in the knowledge base, with the sum that leads from one to another.',
        'La tabla anterior tenía once páginas, con tres clases de tornillo, dos estados de rosca y cuatro materiales. Estaba bien y nadie la abría. La nueva trae un caso, el más común, dicho por extenso: tornillo de acero clase 8.8, rosca limpia y seca. Los otros casos están en la base de conocimientos, con la cuenta que lleva de uno a otro.',
      ),
      h('Três perguntas que chegaram', 'Three questions that came', 'Tres preguntas que llegaron'),
      list(
        t(
          '**E se o disjuntor indica outro valor?** O menor manda: é o borne que cede primeiro.',
          '**What if the breaker states another value?** The lower rules: the stud yields first.',
          '**¿Y si el interruptor indica otro valor?** Manda el menor: el borne cede primero.',
        ),
        t(
          '**Posso usar graxa?** Pode, com a tabela de rosca lubrificada. Com esta, o parafuso passa do ponto.',
          '**May I use grease?** Yes, with the table for lubricated threads. With this one the bolt goes too far.',
          '**¿Puedo usar grasa?** Sí, con la tabla de rosca lubricada. Con esta, el tornillo se pasa.',
        ),
        t(
          '**De quanto em quanto tempo reaperto?** Uma vez depois do primeiro ciclo, se a junta tem alumínio. Depois, inspecione.',
          '**How often do I retighten?** Once, after the first cycle, where the joint has aluminum. After that, inspect.',
          '**¿Cada cuánto reaprieto?** Una vez tras el primer ciclo, si la unión tiene aluminio. Después, inspeccione.',
        ),
      ),
      p(
        'Imprima em papel adesivo, tamanho A5, e cole por dentro da porta, na altura dos olhos. Se a revisão mudar, quem baixou o arquivo pela área restrita recebe um aviso por e-mail.',
        'Print it on adhesive paper, A5, and stick it inside the door at eye level. If the revision changes, whoever downloaded the file in the restricted area is told by e-mail.',
        'Imprímala en papel adhesivo, tamaño A5, y péguela por dentro de la puerta, a la altura de los ojos. Si la revisión cambia, quien descargó el archivo por el área restringida recibe un aviso por correo.',
      ),
      p(
        'O torquímetro da foto também é nosso desde este ano: vem com o certificado de calibração no estojo.',
        'The torque wrench in the picture is ours as well, since this year: it comes with its calibration certificate in the case.',
        'El torquímetro de la foto también es nuestro desde este año: viene con su certificado de calibración en el estuche.',
      ),
      p(
        'A versão em espanhol foi revista por instaladores da Argentina, do Chile e do México, porque a mesma peça tem três nomes em três países. Onde não houve acordo, ficou o termo que os três entendem. A inglesa usa só N·m: dois números na porta do quadro são um convite ao erro.',
        'The Spanish version was reviewed by installers from Argentina, Chile and Mexico, since one part has three names in three countries. Where they did not agree, the word stayed that all three understand. The English one uses N·m alone: two numbers on the door of a board invite a mistake.',
        'La versión en español fue revisada por instaladores de Argentina, Chile y México, porque la misma pieza tiene tres nombres en tres países. Donde no hubo acuerdo, quedó el término que los tres entienden. La inglesa usa solo N·m: dos números en la puerta del tablero son una invitación al error.',
      ),
    ],
    products: ['torquimetro', 'terminal-longo-dois-furos', 'barra-de-equipotencializacao'],
  },
]
