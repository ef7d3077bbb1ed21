import { h, list, p, t, table } from '../text.ts'
import type { Post } from '../types.ts'

export const postsFirstHalf2025: Post[] = [
  {
    key: 'curso-itinerante-de-compressao',
    category: 'feiras-e-cursos',
    date: '2025-06-10',
    picture: 'news-conductors',
    title: t(
      'Curso de compressão vai a vinte e duas cidades',
      'Crimping course travels to twenty-two towns',
      'El curso de compresión va a veintidós ciudades',
    ),
    summary: t(
      'Uma van, uma prensa de cada tipo e uma serra para ver a peça por dentro.',
      'A van, one press of each kind, and a saw to see the part inside.',
      'Una camioneta, una prensa de cada tipo y una sierra para ver la pieza por dentro.',
    ),
    text: [
      p(
        'O curso de meio dia que damos em Ribeirão Preto sai em julho para vinte e duas cidades, de Chapecó a Marabá, na loja de um distribuidor de cada lugar. São quinze vagas por turno, dois turnos por dia, sem custo para quem instala.',
        'The half-day course that we give in Ribeirão Preto leaves in July for twenty-two towns, from Chapecó to Marabá, at the shop of one distributor in each. There are fifteen places per session, two sessions a day, free for installers.',
        'El curso de medio día que damos en Ribeirão Preto sale en julio a veintidós ciudades, de Chapecó a Marabá, en la tienda de un distribuidor de cada lugar. Son quince lugares por turno, dos turnos por día, sin costo para quien instala.',
      ),
      h('O que se faz', 'What one does', 'Qué se hace'),
      list(
        t(
          'Escolher a peça para cinco cabos que não dizem a seção. Só com paquímetro e tabela.',
          'Choose the part for five cables that do not say their section. With a caliper and a table only.',
          'Elegir la pieza para cinco cables que no dicen la sección. Solo con calibrador y tabla.',
        ),
        t(
          'Decapar sem cortar fio. Parece fácil; dois em cada três cortam na primeira.',
          'Strip without cutting a wire. It looks easy; two in three cut one the first time.',
          'Pelar sin cortar hilos. Parece fácil; dos de cada tres cortan en la primera.',
        ),
        t(
          'Prensar com três ferramentas, uma delas desregulada de propósito.',
          'Crimp with three tools, one of them out of adjustment on purpose.',
          'Comprimir con tres herramientas, una de ellas desregulada a propósito.',
        ),
        t(
          'Serrar a própria peça, lixar e olhar com lupa.',
          'Saw one’s own part, grind it and look with a lens.',
          'Cortar la propia pieza, lijar y mirar con lupa.',
        ),
      ),
      p(
        'A peça serrada vai para casa com quem a fez, com o nome e o veredito escritos. É o certificado que mais se vê pendurado em oficina.',
        'The sawn part goes home with its maker, with name and verdict written on it. It is the certificate most often seen hanging in workshops.',
        'La pieza cortada se va a casa con quien la hizo, con el nombre y el veredicto escritos. Es el certificado que más se ve colgado en los talleres.',
      ),
      h('Por que na loja', 'Why at the shop', 'Por qué en la tienda'),
      p(
        'Porque é onde a dúvida nasce. O balcão vende o terminal, e na hora de escolher a matriz o instalador já está na rua. Com o vendedor fazendo o curso junto, a pergunta "com que prensa você vai apertar?" passa a vir antes do código.',
        'Because that is where doubt is born. The counter sells the lug, and when it is time to choose the die the installer is already in the street. With the salesperson taking the course too, the question “which press will you use?” comes before the part number.',
        'Porque es donde nace la duda. El mostrador vende el terminal, y a la hora de elegir la matriz el instalador ya está en la calle. Con el vendedor haciendo el curso también, la pregunta "¿con qué prensa lo va a comprimir?" pasa a venir antes del código.',
      ),
      p(
        'As datas saem com trinta dias de antecedência, por cidade, com o distribuidor que recebe. Quem quiser o curso na própria empresa, com mais de doze pessoas, escreva pelo formulário de contato.',
        'Dates come out thirty days ahead, by town, with the distributor that hosts. Whoever wants the course at their own company, with more than twelve people, may write by the contact form.',
        'Las fechas salen con treinta días de antelación, por ciudad, con el distribuidor que recibe. Quien quiera el curso en su propia empresa, con más de doce personas, escriba por el formulario de contacto.',
      ),
      p(
        'O roteiro começa em Chapecó, a 14 de julho, desce ao litoral, sobe pelo interior de São Paulo e Minas, segue a Brasília e termina em Marabá, no fim de setembro. A van leva gerador próprio: o curso pode ser no pátio, e em três cidades vai ser.',
        'The route begins in Chapecó on 14 July, goes down to the coast, up through inland São Paulo and Minas, on to Brasília, and ends in Marabá at the end of September. The van has its own generator: the course can be held in the yard, and in three towns it will be.',
        'El recorrido empieza en Chapecó el 14 de julio, baja al litoral, sube por el interior de São Paulo y Minas, sigue a Brasilia y termina en Marabá, a fines de septiembre. La camioneta lleva generador propio: el curso puede ser en el patio, y en tres ciudades lo será.',
      ),
    ],
    products: ['terminal-longo-um-furo', 'prensa-manual-12t', 'decapador-de-cabos'],
  },
  {
    key: 'cobre-reciclado',
    category: 'fabrica',
    date: '2025-05-06',
    picture: 'news-reel',
    title: t(
      '62 % do cobre que compramos já foi outra coisa',
      '62 % of the copper that we buy was something else before',
      'El 62 % del cobre que compramos ya fue otra cosa',
    ),
    summary: t(
      'Cabo velho, cavaco e barra: como se recicla sem perder condutividade.',
      'Old cable, swarf and bar: how to recycle without losing conductivity.',
      'Cable viejo, viruta y barra: cómo se recicla sin perder conductividad.',
    ),
    text: [
      p(
        'Em 2024 compramos 3.840 toneladas de cobre, e 62 % vieram de material reciclado. Em 2019 eram 34 %. O cobre não cansa: refinado, volta a ser o metal que era, com uma fração da energia que a mina pede.',
        'In 2024 we bought 3,840 tonnes of copper, and 62 % came from recycled material. In 2019 it was 34 %. Copper does not tire: refined, it is again the metal that it was, for a fraction of the energy that a mine takes.',
        'En 2024 compramos 3.840 toneladas de cobre, y el 62 % vino de material reciclado. En 2019 era el 34 %. El cobre no se cansa: refinado, vuelve a ser el metal que era, con una fracción de la energía que pide la mina.',
      ),
      h(
        'O que se recicla e o que não',
        'What is recycled and what is not',
        'Qué se recicla y qué no',
      ),
      table(
        t(
          'Origem do cobre comprado em 2024',
          'Source of the copper bought in 2024',
          'Origen del cobre comprado en 2024',
        ),
        [
          t('Origem', 'Source', 'Origen'),
          t('Parte', 'Share', 'Parte'),
          t('Vai para', 'Goes to', 'Va a'),
        ],
        [
          [
            t('Mina, catodo', 'Mine, cathode', 'Mina, cátodo'),
            '38 %',
            t('Tubo de terminais, barras', 'Lug tube, bars', 'Tubo de terminales, barras'),
          ],
          [
            t('Cabo usado, refinado', 'Used cable, refined', 'Cable usado, refinado'),
            '41 %',
            t('Tubo, barras, cordoalhas', 'Tube, bars, braids', 'Tubo, barras, trenzas'),
          ],
          [
            t(
              'Retorno das nossas fábricas',
              'Return from our own plants',
              'Retorno de nuestras fábricas',
            ),
            '21 %',
            t('Tubo, fundição de bronze', 'Tube, bronze castings', 'Tubo, fundición de bronce'),
          ],
        ],
      ),
      p(
        'Boa parte do que entra na prensa como tubo sai como retalho: furo, rebarba, ponta de barra. Esse cavaco é separado por liga, no pé de cada máquina, em caixa da cor da liga. Misturado, serviria para pouco; separado, volta ao mesmo tubo em três semanas.',
        'Much of what enters the press as tube leaves as scrap: holes, flash, bar ends. That swarf is sorted by alloy at the foot of each machine, in a box with the alloy’s color. Mixed, it would be good for little; sorted, it is the same tube again within three weeks.',
        'Buena parte de lo que entra a la prensa como tubo sale como recorte: orificio, rebaba, punta de barra. Esa viruta se separa por aleación, al pie de cada máquina, en caja del color de la aleación. Mezclada, serviría de poco; separada, vuelve al mismo tubo en tres semanas.',
      ),
      h(
        'A condutividade não se negocia',
        'Conductivity is not negotiable',
        'La conductividad no se negocia',
      ),
      p(
        'Traços de fósforo, ferro ou estanho tiram pontos de condutividade. Cada corrida vem com certificado de composição, e medimos a condutividade de cada bobina na chegada, por correntes parasitas, contra um padrão. Abaixo de 99,9 % de cobre, volta no mesmo caminhão. Em 2024 voltaram onze cargas.',
        'Traces of phosphorus, iron or tin take points of conductivity away. Each heat comes with a composition certificate, and we measure the conductivity of each coil on arrival, by eddy currents, against a standard. Below 99.9 % copper it goes back on the same lorry. In 2024 eleven loads did.',
        'Trazas de fósforo, hierro o estaño quitan puntos de conductividad. Cada colada viene con certificado de composición, y medimos la conductividad de cada bobina a la llegada, por corrientes parásitas, contra un patrón. Por debajo de 99,9 % de cobre, vuelve en el mismo camión. En 2024 volvieron once cargas.',
      ),
      p(
        'A meta para 2027 é 70 %. O limite não é técnico: é quanto cabo velho o país recolhe com nota e origem.',
        'The aim for 2027 is 70 %. The limit is not technical: it is how much old cable the country collects with papers and a known origin.',
        'La meta para 2027 es 70 %. El límite no es técnico: es cuánto cable viejo recolecta el país con factura y origen.',
      ),
      p(
        'Distribuidores podem ajudar: a caixa de retorno, azul, recebe ponta de cabo e peça prensada, com a isolação. Pesamos, pagamos pelo cobre contido e mandamos o comprovante de destinação, que muitas obras hoje precisam apresentar.',
        'Distributors can help: the blue return box takes cable ends and crimped parts, insulation and all. We weigh them, pay for the copper in them and send the proof of disposal, which many jobs must now present.',
        'Los distribuidores pueden ayudar: la caja de retorno, azul, recibe puntas de cable y piezas comprimidas, con la aislación. Pesamos, pagamos por el cobre contenido y enviamos el comprobante de destino, que muchas obras hoy deben presentar.',
      ),
      p(
        'A conta completa, com o método e a parcela de energia, está no relatório anual, que enviamos a quem pedir pelo formulário de contato.',
        'The full account, with its method and the share of energy, is in the annual report, which we send to whoever asks by the contact form.',
        'La cuenta completa, con el método y la parte de energía, está en el informe anual, que enviamos a quien lo pida por el formulario de contacto.',
      ),
    ],
    products: ['terminal-longo-um-furo', 'barra-de-equipotencializacao', 'cordoalha-flexivel'],
  },
  {
    key: 'linha-de-conectores-de-tubo',
    category: 'engenharia',
    date: '2025-03-11',
    picture: 'application-tube-bus',
    title: t(
      'Linha de subestação ganha conectores de tubo',
      'Substation line gains tube connectors',
      'La línea de subestación suma conectores de tubo',
    ),
    summary: t(
      'Suporte, derivação, emenda e expansão, com um só critério de aperto.',
      'Support, tee, splice and expansion, with one tightening rule.',
      'Soporte, derivación, empalme y expansión, con un solo criterio de apriete.',
    ),
    text: [
      p(
        'Até o ano passado atendíamos o pátio com cabo. Quem projetava em tubo comprava o conector de um, o terminal de outro e o suporte de um terceiro, com três torques. A nova linha cobre o barramento tubular de ponta a ponta, em alumínio fundido, com parafusos da mesma classe e uma tabela de aperto só.',
        'Until last year we served the yard with cable. Whoever designed with tube bought the connector from one maker, the terminal from another and the support from a third, with three torques. The new line covers tube bus from end to end, in cast aluminum, with bolts of one class and one tightening table.',
        'Hasta el año pasado atendíamos el patio con cable. Quien proyectaba con tubo compraba el conector a uno, el terminal a otro y el soporte a un tercero, con tres pares. La nueva línea cubre la barra tubular de punta a punta, en aluminio fundido, con tornillos de la misma clase y una sola tabla de apriete.',
      ),
      h('As peças', 'The parts', 'Las piezas'),
      list(
        t(
          '**Suporte**: o mesmo corpo fixa ou desliza, conforme a bucha. Troca-se em campo, sem tirar o tubo.',
          '**Support**: one body holds or slides, according to its bush. It is changed in the field, without removing the tube.',
          '**Soporte**: el mismo cuerpo fija o desliza, según el buje. Se cambia en campo, sin quitar el tubo.',
        ),
        t(
          '**T tubo–cabo e T tubo–tubo**: duas meias-conchas; o tubo não precisa ter ponta livre.',
          '**Tube-to-cable and tube-to-tube T**: two half-shells; the tube needs no free end.',
          '**T tubo–cable y T tubo–tubo**: dos medias conchas; el tubo no necesita punta libre.',
        ),
        t(
          '**Expansão**: lâminas em arco e pino guia. O curso vem gravado no corpo.',
          '**Expansion**: arched straps and a guide rod. The travel is marked on the body.',
          '**Expansión**: láminas en arco y pasador guía. El recorrido viene grabado en el cuerpo.',
        ),
        t(
          '**Terminal tubo–borne**: palma de quatro furos a 44,5 mm; para borne de cobre, com placa bimetálica.',
          '**Tube-to-pad terminal**: four-hole pad at 44.5 mm; for copper pads, with a bimetallic plate.',
          '**Terminal tubo–borne**: paleta de cuatro orificios a 44,5 mm; para borne de cobre, con placa bimetálica.',
        ),
      ),
      h('O que o ensaio mostrou', 'What the tests showed', 'Qué mostró el ensayo'),
      p(
        'No aquecimento, com a corrente nominal do tubo, todas as peças ficaram mais frias que ele, entre 6 e 14 K. No ensaio de tração da derivação, o tubo cedeu antes. No deslizante, cinco mil idas e vindas de 50 mm deixaram o tubo polido e a bucha com meio décimo de desgaste.',
        'In the heating test, at the rated current of the tube, every part stayed cooler than it, by 6 to 14 K. In the pull test of the tee, the tube yielded first. In the slider, five thousand strokes of 50 mm left the tube polished and the bush worn by half a tenth.',
        'En el calentamiento, con la corriente nominal del tubo, todas las piezas quedaron más frías que él, entre 6 y 14 K. En la tracción de la derivación, el tubo cedió antes. En el deslizante, cinco mil idas y vueltas de 50 mm dejaron el tubo pulido y el buje con medio décimo de desgaste.',
      ),
      p(
        'A base de conhecimento traz a conta da dilatação, com o exemplo de um barramento de 48 m. A engenharia de aplicação confere o projeto antes do pedido e marca no desenho qual suporte fixa e qual corre.',
        'The knowledge base has the sum of expansion, with the example of a 48 m bus. Application engineering checks the design before the order, and marks on the drawing which support holds and which slides.',
        'La base de conocimientos trae la cuenta de la dilatación, con el ejemplo de una barra de 48 m. Ingeniería de aplicación verifica el proyecto antes del pedido y marca en el plano qué soporte fija y cuál corre.',
      ),
      p(
        'A primeira obra com a linha completa, uma subestação de 138 kV em Goiás, foi energizada em fevereiro. Das 214 conexões, a termografia da primeira semana apontou duas para rever: numa, a pasta tinha secado antes do aperto; na outra, faltava uma arruela. Nenhuma era de projeto, e as duas entraram na instrução de montagem.',
        'The first job with the whole line, a 138 kV substation in Goiás, was energized in February. Of its 214 connections, the thermography of the first week marked two for review: in one the paste had dried before tightening; in the other a washer was missing. Neither was a matter of design, and both went into the fitting instruction.',
        'La primera obra con la línea completa, una subestación de 138 kV en Goiás, se energizó en febrero. De sus 214 conexiones, la termografía de la primera semana señaló dos para revisar: en una, la pasta se había secado antes del apriete; en la otra, faltaba una arandela. Ninguna era de diseño, y las dos entraron en la instrucción de montaje.',
      ),
    ],
    products: [
      'suporte-de-tubo',
      'conector-tubo-cabo',
      'conector-tubo-tubo-t',
      'conector-de-expansao',
      'terminal-tubo-barra',
    ],
  },
]
