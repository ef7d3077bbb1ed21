import { figure, h, list, p, t, table } from '../text.ts'
import type { Post } from '../types.ts'

export const postsFirstHalf2026: Post[] = [
  {
    key: 'laboratorio-amplia-ciclo-termico',
    category: 'fabrica',
    date: '2026-07-07',
    picture: 'lm',
    title: t(
      'Laboratório dobra a bancada de ciclos térmicos',
      'Laboratory doubles its heat-cycling bench',
      'El laboratorio duplica el banco de ciclos térmicos',
    ),
    summary: t(
      'Ensaios segundo a IEC 61238-1 passam a correr em dois circuitos ao mesmo tempo.',
      'Tests to IEC 61238-1 now run on two circuits at once.',
      'Los ensayos según IEC 61238-1 corren ahora en dos circuitos a la vez.',
    ),
    text: [
      p(
        'O ensaio aquece e esfria a conexão centenas de vezes e mede a resistência ao longo do caminho. Com dois circuitos, o prazo de um relatório cai de cinco meses para três.',
        'The test heats and cools the connection hundreds of times and follows its resistance. With two circuits a report takes three months instead of five.',
        'El ensayo calienta y enfría la conexión cientos de veces y sigue su resistencia. Con dos circuitos, el informe tarda tres meses en lugar de cinco.',
      ),
      h('Seis amostras em série', 'Six samples in series', 'Seis muestras en serie'),
      p(
        'Seis conexões iguais, montadas por duas pessoas diferentes, formam um laço com um trecho de cabo de referência. Uma fonte de 3 kA e baixa tensão aquece o laço até a temperatura de ensaio e o deixa esfriar. Nos ensaios de classe A, o laço sai da bancada no meio do caminho, recebe os curtos-circuitos e volta.',
        'Six equal connections, fitted by two different people, make a loop with a length of reference cable. A low-voltage source of 3 kA heats the loop to the test temperature and lets it cool. In class A tests the loop leaves the bench midway, takes its short circuits, and comes back.',
        'Seis conexiones iguales, montadas por dos personas distintas, forman un lazo con un tramo de cable de referencia. Una fuente de 3 kA y baja tensión calienta el lazo hasta la temperatura de ensayo y lo deja enfriar. En los ensayos de clase A, el lazo sale del banco a mitad de camino, recibe los cortocircuitos y vuelve.',
      ),
      p(
        'O que se procura não é um valor baixo: é um valor que **não sobe**. Uma conexão que começa com 40 µΩ e termina com 41 é boa. Uma que começa com 25 e termina com 50 está morrendo, ainda que meça pouco.',
        'What one looks for is not a low value: it is a value that **does not rise**. A connection that begins at 40 µΩ and ends at 41 is good. One that begins at 25 and ends at 50 is dying, little as it reads.',
        'Lo que se busca no es un valor bajo: es un valor que **no sube**. Una conexión que empieza con 40 µΩ y termina con 41 es buena. Una que empieza con 25 y termina con 50 está muriendo, aunque mida poco.',
      ),
      h('A fila até dezembro', 'The queue until December', 'La fila hasta diciembre'),
      list(
        t(
          'Terminais bimetálicos de 300 e 400 mm², da segunda linha de fricção.',
          'Bimetallic lugs of 300 and 400 mm², from the second friction line.',
          'Terminales bimetálicos de 300 y 400 mm², de la segunda línea de fricción.',
        ),
        t(
          'Luvas mecânicas de parafuso fusível, com cabos de seções diferentes.',
          'Shear-bolt splices, with cables of different sections.',
          'Manguitos mecánicos de tornillo fusible, con cables de secciones distintas.',
        ),
        t(
          'Terminais de boca larga em cabo classe 6.',
          'Wide-mouth lugs on class 6 cable.',
          'Terminales de boca ancha en cable clase 6.',
        ),
      ),
      p(
        'Clientes podem acompanhar o ensaio da peça que compram. As visitas são às quintas; o formulário de contato leva ao laboratório, assunto "Qualidade e certificados".',
        'Customers may follow the test of the part that they buy. Visits are on Thursdays; the contact form leads to the laboratory, under “Quality and certificates”.',
        'Los clientes pueden seguir el ensayo de la pieza que compran. Las visitas son los jueves; el formulario de contacto lleva al laboratorio, tema "Calidad y certificados".',
      ),
      p(
        'A segunda fonte foi comprada usada, de um laboratório que fechou, e reformada aqui: transformador, barramentos, comando e medição. Custou um terço de uma nova. Os barramentos dela, por uma vez, não levam conexão nossa: foram soldados, para que nenhuma peça do catálogo ensaie a si mesma.',
        'The second source was bought second-hand from a laboratory that closed, and rebuilt here: transformer, busbars, control and measurement. It cost a third of a new one. Its busbars, for once, bear no connection of ours: they were welded, so that no catalog part tests itself.',
        'La segunda fuente se compró usada, de un laboratorio que cerró, y se reformó aquí: transformador, barras, mando y medición. Costó un tercio de una nueva. Sus barras, por una vez, no llevan conexión nuestra: se soldaron, para que ninguna pieza del catálogo se ensaye a sí misma.',
      ),
    ],
    products: ['terminal-bimetalico', 'luva-mecanica', 'terminal-boca-larga'],
  },
  {
    key: 'curso-de-aterramento-2027',
    category: 'feiras-e-cursos',
    date: '2026-06-16',
    picture: 'gh',
    title: t(
      'Abertas as inscrições para o curso de aterramento',
      'Grounding course open for enrolment',
      'Abierta la inscripción al curso de puesta a tierra',
    ),
    summary: t(
      'Dois dias em Ribeirão Preto: medir o solo, projetar a malha, soldar e medir de novo.',
      'Two days in Ribeirão Preto: measure soil, design the grid, weld and measure again.',
      'Dos días en Ribeirão Preto: medir el suelo, proyectar la malla, soldar y medir de nuevo.',
    ),
    text: [
      p(
        'Turmas de doze pessoas, com equipamento para todos. Instaladores de distribuidores Aterra têm prioridade. As turmas de 2027 são em fevereiro, maio, agosto e novembro.',
        'Classes of twelve, with equipment for everyone. Installers from Aterra distributors have priority. The classes of 2027 are in February, May, August and November.',
        'Grupos de doce personas, con equipo para todos. Los instaladores de distribuidores Aterra tienen prioridad. Los grupos de 2027 son en febrero, mayo, agosto y noviembre.',
      ),
      h('O programa', 'The program', 'El programa'),
      table(
        t('Dois dias, dezesseis horas', 'Two days, sixteen hours', 'Dos días, dieciséis horas'),
        [t('Quando', 'When', 'Cuándo'), t('O quê', 'What', 'Qué')],
        [
          [
            t('1º dia, manhã', 'Day 1, morning', 'Día 1, mañana'),
            t(
              'No campo: quatro hastes, duas linhas, a curva do solo',
              'In the field: four pins, two lines, the curve of the soil',
              'En el campo: cuatro electrodos, dos líneas, la curva del suelo',
            ),
          ],
          [
            t('1º dia, tarde', 'Day 1, afternoon', 'Día 1, tarde'),
            t(
              'Na sala: corrente, tempo, tensões de toque e de passo, uma malha à mão',
              'In class: current, time, touch and step voltages, a mesh by hand',
              'En el aula: corriente, tiempo, tensiones de contacto y de paso, una malla a mano',
            ),
          ],
          [
            t('2º dia, manhã', 'Day 2, morning', 'Día 2, mañana'),
            t(
              'Na bancada: solda, compressão e aparafusamento, e o corte de cada um',
              'At the bench: weld, crimp and bolt, and a section of each',
              'En el banco: soldadura, compresión y tornillo, y el corte de cada uno',
            ),
          ],
          [
            t('2º dia, tarde', 'Day 2, afternoon', 'Día 2, tarde'),
            t(
              'No campo: medir a malha pronta e achar o defeito escondido',
              'In the field: measure the finished mesh and find the hidden fault',
              'En el campo: medir la malla terminada y encontrar el defecto escondido',
            ),
          ],
        ],
      ),
      p(
        'O defeito escondido é a parte preferida das turmas: uma das conexões da malha de treino está aberta, debaixo da brita, e ninguém sabe qual, nem o instrutor do dia. Acha-se com continuidade, método e paciência.',
        'The hidden fault is what classes like best: one of the connections of the training mesh is open, under the gravel, and nobody knows which, not even the instructor of the day. It is found by continuity, method and patience.',
        'El defecto escondido es la parte preferida de los grupos: una de las conexiones de la malla de práctica está abierta, bajo la grava, y nadie sabe cuál, ni el instructor del día. Se encuentra con continuidad, método y paciencia.',
      ),
      h('Quem pode vir', 'Who may come', 'Quién puede venir'),
      list(
        t(
          'Eletricistas e técnicos com NR-10 em dia; projetistas, com ou sem prática de campo.',
          'Electricians and technicians with valid safety training (NR-10); designers, with or without field practice.',
          'Electricistas y técnicos con capacitación de seguridad vigente (NR-10); proyectistas, con o sin práctica de campo.',
        ),
        t(
          'Traga bota, óculos e luvas. O resto é da casa.',
          'Bring boots, goggles and gloves. The rest is ours.',
          'Traiga botas, gafas y guantes. El resto es de la casa.',
        ),
        t(
          'Certificado de participação com nota da prova prática. Quem não passa repete a prática sem custo.',
          'Certificate with the mark of the practical test. Whoever fails repeats it free of charge.',
          'Certificado con la nota de la prueba práctica. Quien no aprueba repite la práctica sin costo.',
        ),
      ),
      p(
        'A inscrição é pelo formulário de contato, assunto "Imprensa e cursos". Respondemos em dois dias úteis, com as datas que ainda têm vaga.',
        'Enrol by the contact form, under “Press and courses”. We answer within two working days, with the dates that still have places.',
        'La inscripción es por el formulario de contacto, tema "Prensa y cursos". Respondemos en dos días hábiles, con las fechas que aún tienen lugar.',
      ),
      p(
        'Desde 2021 passaram pelo curso 412 pessoas. No fim, cada turma escreve o que mudaria; a de maio pediu menos fórmula e mais medida, e o programa de 2027 já traz duas horas a mais de campo. Quem fez o curso pode voltar ao segundo dia de outra turma, sem custo, uma vez por ano.',
        'Since 2021, 412 people have taken the course. At the end each class writes what it would change; that of May asked for fewer formulas and more measuring, and the program of 2027 has two hours more in the field. Whoever took the course may come back to the second day of another class, free of charge, once a year.',
        'Desde 2021 pasaron por el curso 412 personas. Al final, cada grupo escribe qué cambiaría; el de mayo pidió menos fórmula y más medida, y el programa de 2027 ya trae dos horas más de campo. Quien hizo el curso puede volver al segundo día de otro grupo, sin costo, una vez al año.',
      ),
    ],
    products: ['haste-cobreada', 'grampo-haste-cabo', 'molde-cabo-haste'],
  },
  {
    key: 'hastes-com-lote-gravado',
    category: 'fabrica',
    date: '2026-04-22',
    picture: 'ha',
    title: t(
      'Hastes passam a sair com lote gravado a laser',
      'Rods now leave with a laser-marked lot',
      'Las jabalinas salen con lote grabado a láser',
    ),
    summary: t(
      'A medição da camada de cobre acompanha o número.',
      'The measured copper layer goes with the number.',
      'La medición de la capa de cobre acompaña el número.',
    ),
    text: [
      p(
        'A camada é medida em três pontos de uma amostra por feixe. O valor fica no certificado do lote, na área restrita. O número está a um palmo da ponta de cima, onde se lê com a haste já cravada.',
        'The layer is measured at three points on one sample per bundle. The value is in the lot certificate, in the restricted area. The number is a hand’s breadth from the upper end, where it can be read with the rod already driven.',
        'La capa se mide en tres puntos de una muestra por atado. El valor queda en el certificado del lote, en el área restringida. El número está a un palmo de la punta superior, donde se lee con la jabalina ya hincada.',
      ),
      h('Por que a camada importa', 'Why the layer matters', 'Por qué importa la capa'),
      p(
        'A haste é de aço porque tem de entrar no chão sem dobrar, e é coberta de cobre porque tem de durar nele. A vida dela é a da camada. Uma camada de 254 µm suporta a cravação e décadas de solo comum; uma de 30 ou 50 µm, vendida como "haste cobreada" sem mais, risca na primeira pedra e enferruja por dentro do risco.',
        'A rod is steel because it must go into the ground without bending, and copper-clad because it must last there. Its life is that of the layer. A layer of 254 µm stands driving, and decades of common soil; one of 30 or 50 µm, sold as “copper rod” and no more said, is scratched by the first stone and rusts from within the scratch.',
        'La jabalina es de acero porque debe entrar al suelo sin doblarse, y está cubierta de cobre porque debe durar en él. Su vida es la de la capa. Una capa de 254 µm soporta la hincada y décadas de suelo común; una de 30 o 50 µm, vendida como "jabalina cobreada" sin más, se raya con la primera piedra y se oxida por dentro del rayón.',
      ),
      figure(
        'hr',
        t(
          'A rosca é laminada sobre o cobre: a camada segue inteira no fundo do filete.',
          'The thread is rolled over the copper: the layer stays whole at the root.',
          'La rosca se lamina sobre el cobre: la capa sigue entera en el fondo del filete.',
        ),
      ),
      h('Como conferir na obra', 'How to check on site', 'Cómo verificar en obra'),
      list(
        t(
          'Leia o lote e abra o certificado: três medidas, data, aparelho.',
          'Read the lot and open the certificate: three readings, date, instrument.',
          'Lea el lote y abra el certificado: tres medidas, fecha, instrumento.',
        ),
        t(
          'Com medidor magnético de camada, meça a um terço, no meio e a dois terços do comprimento.',
          'With a magnetic coating gauge, measure at one third, in the middle and at two thirds of the length.',
          'Con medidor magnético de capa, mida a un tercio, en el medio y a dos tercios de la longitud.',
        ),
        t(
          'Sem aparelho, serre uma ponta de descarte: o anel de cobre de 254 µm se vê a olho nu.',
          'Without one, saw off a scrap end: a copper ring of 254 µm can be seen with the naked eye.',
          'Sin instrumento, corte una punta de descarte: el anillo de cobre de 254 µm se ve a simple vista.',
        ),
      ),
      p(
        'A gravação a laser custa menos que a etiqueta de alumínio que ela substitui, e não cai no caminhão. Os feixes com etiqueta antiga valem até o fim do estoque; o certificado deles se pede pelo número da nota.',
        'Laser marking costs less than the aluminum tag that it replaces, and does not fall off in the lorry. Bundles with the old tag are valid to the end of stock; ask for their certificate by invoice number.',
        'El grabado láser cuesta menos que la etiqueta de aluminio que reemplaza, y no se cae en el camión. Los atados con etiqueta antigua valen hasta agotar existencias; su certificado se pide por el número de factura.',
      ),
      p(
        'O lote também liga a haste ao aço: corrida, fornecedor e ensaio de dobramento. Se um dia for preciso recolher, sabemos que feixes, para que distribuidor e em que data, sem chamar de volta o que está bom. Esperamos nunca usar.',
        'The lot also ties the rod to its steel: heat, supplier and bend test. Should a recall ever be needed, we know which bundles, to which distributor and on what date, without calling back what is good. We hope never to use it.',
        'El lote también vincula la jabalina con el acero: colada, proveedor y ensayo de doblado. Si un día hiciera falta un retiro, sabemos qué atados, a qué distribuidor y en qué fecha, sin reclamar lo que está bien. Esperamos no usarlo nunca.',
      ),
    ],
    products: ['haste-cobreada', 'haste-prolongavel', 'luva-para-haste'],
  },
  {
    key: 'catalogo-em-tres-idiomas',
    category: 'engenharia',
    date: '2026-02-10',
    picture: 'pf',
    title: t(
      'Catálogo novo: 400 códigos, três idiomas, uma tabela só',
      'New catalog: 400 part numbers, three languages, one table',
      'Catálogo nuevo: 400 códigos, tres idiomas, una sola tabla',
    ),
    summary: t(
      'Cada valor é escrito uma vez e aparece igual no site, na ficha e na planilha.',
      'Each figure is written once and is the same on the site, the sheet and the spreadsheet.',
      'Cada valor se escribe una vez y aparece igual en el sitio, la ficha y la planilla.',
    ),
    text: [
      p(
        'Filtre por condutor, parafuso ou norma. Copie o código com um toque. E mande o endereço a um colega: ele abre com os mesmos filtros.',
        'Filter by conductor, stud or standard. Copy a part number at a touch. Send the address to a colleague: it opens with the same filters.',
        'Filtre por conductor, perno o norma. Copie el código con un toque. Envíe la dirección a un colega: se abre con los mismos filtros.',
      ),
      h(
        'O fim da segunda planilha',
        'The end of the second spreadsheet',
        'El fin de la segunda planilla',
      ),
      p(
        'O catálogo impresso de 2019 tinha 61 erros conhecidos, quase todos de cópia: o valor certo no desenho, outro na tabela, um terceiro na ficha. No novo, a tabela é a origem. O desenho, a ficha e a exportação leem dela, e um ensaio automático compara as dimensões entre si antes de publicar: furo maior que o parafuso, parede que não some, comprimento que fecha.',
        'The printed catalog of 2019 had 61 known errors, nearly all of copying: the right value on the drawing, another in the table, a third on the sheet. In the new one the table is the origin. Drawing, sheet and export read from it, and an automatic test compares dimensions with one another before publishing: hole larger than bolt, wall that does not vanish, lengths that add up.',
        'El catálogo impreso de 2019 tenía 61 errores conocidos, casi todos de copia: el valor correcto en el plano, otro en la tabla, un tercero en la ficha. En el nuevo, la tabla es el origen. El plano, la ficha y la exportación leen de ella, y una prueba automática compara las dimensiones entre sí antes de publicar: orificio mayor que el perno, pared que no desaparece, longitudes que cierran.',
      ),
      h('Três idiomas de ofício', 'Three languages of the trade', 'Tres idiomas de oficio'),
      p(
        'Um terminal não se traduz com dicionário. Em português é terminal; em inglês, lug para uns e terminal para outros; em espanhol, terminal, e borne é onde ele se aparafusa. Os textos foram escritos por gente que compra e vende a peça em cada língua, e a busca aceita os dois nomes.',
        'A lug is not translated with a dictionary. In Portuguese it is a terminal; in English, lug for some and terminal for others; in Spanish, terminal, while borne is what it bolts to. The texts were written by people who buy and sell the part in each language, and the search takes both names.',
        'Un terminal no se traduce con diccionario. En portugués es terminal; en inglés, lug para unos y terminal para otros; en español, terminal, y borne es adonde se atornilla. Los textos los escribió gente que compra y vende la pieza en cada idioma, y la búsqueda acepta los dos nombres.',
      ),
      list(
        t(
          '**mm² e AWG** lado a lado, com "mais próximo" escrito onde não é igual.',
          '**mm² and AWG** side by side, with “nearest” written where they are not equal.',
          '**mm² y AWG** lado a lado, con "más cercano" escrito donde no es igual.',
        ),
        t(
          '**Código com ou sem hífen**: a busca acha do mesmo jeito.',
          '**Part numbers with or without hyphens**: the search finds them alike.',
          '**Código con o sin guion**: la búsqueda lo encuentra igual.',
        ),
        t(
          '**Sem cadastro** para ler ficha, desenho e tabela. A área restrita fica para preço e certificado de lote.',
          '**No registration** to read sheet, drawing and table. The restricted area is for prices and lot certificates.',
          '**Sin registro** para leer ficha, plano y tabla. El área restringida queda para precio y certificado de lote.',
        ),
      ),
      p(
        'Este é o começo: as linhas de subestação e de ferramentas entram até o fim do ano. Se falta a peça que você usa, diga qual: a ordem de entrada é a dos pedidos.',
        'This is the beginning: substation and tool lines follow by the end of the year. If the part you use is missing, say which: they come in the order in which they are asked for.',
        'Este es el comienzo: las líneas de subestación y de herramientas entran hasta fin de año. Si falta la pieza que usted usa, díganos cuál: el orden de entrada es el de los pedidos.',
      ),
      p(
        'O endereço antigo do catálogo em PDF continua a funcionar e leva à família correspondente. Quem guardou uma página impressa de 1998 com um código que saiu de linha também acha: a busca diz o que o substitui e no que difere.',
        'The old address of the PDF catalog still works, and leads to the family in question. Whoever kept a printed page of 1998 with a discontinued part number will find it too: the search says what replaces it and how it differs.',
        'La dirección antigua del catálogo en PDF sigue funcionando y lleva a la familia correspondiente. Quien guardó una página impresa de 1998 con un código discontinuado también lo encuentra: la búsqueda dice qué lo reemplaza y en qué difiere.',
      ),
    ],
    products: ['conector-parafuso-fendido', 'terminal-longo-um-furo'],
  },
]
