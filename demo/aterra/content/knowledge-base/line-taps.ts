import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const lineTaps: Publication = {
  key: 'cunha-grampo-ou-perfurante',
  section: 'linhas-e-subestacoes',
  date: '2025-08-05',
  products: [
    'conector-cunha',
    'conector-cunha-estribo',
    'grampo-paralelo',
    'grampo-paralelo-bimetalico',
    'conector-perfurante',
    'grampo-linha-viva',
    'estribo-de-derivacao',
    'conector-h',
    'cobertura-para-cunha',
    'cobertura-para-grampo',
  ],
  title: t(
    'Cunha, grampo ou perfurante: escolher a derivação',
    'Wedge, clamp or piercing: choosing a tap',
    'Cuña, grapa o perforante: elegir la derivación',
  ),
  summary: t(
    'Cinco maneiras de tirar um ramal de uma rede aérea, comparadas pelo que acontece dez anos depois.',
    'Five ways of taking a branch off an overhead line, compared by what happens ten years later.',
    'Cinco maneras de sacar una derivación de una red aérea, comparadas por lo que sucede diez años después.',
  ),
  text: [
    p(
      'No primeiro dia, todas as derivações funcionam. A diferença aparece depois de alguns milhares de ciclos de calor, chuva e vento. A escolha é entre força que se mantém, facilidade de desfazer e cabo que se pode ou não descascar.',
      'On the first day every tap works. The difference shows after some thousands of cycles of heat, rain and wind. The choice is among force that lasts, ease of removal, and a cable that may or may not be stripped.',
      'El primer día, todas las derivaciones funcionan. La diferencia aparece después de algunos miles de ciclos de calor, lluvia y viento. La elección es entre fuerza que se mantiene, facilidad de desmontar y cable que se puede o no pelar.',
    ),
    h('O que cada uma faz', 'What each one does', 'Qué hace cada una'),
    table(
      t('Cinco derivações', 'Five taps', 'Cinco derivaciones'),
      [
        t('Conector', 'Connector', 'Conector'),
        t('De onde vem a força', 'Where the force comes from', 'De dónde viene la fuerza'),
        t('Desfaz?', 'Comes off?', '¿Se desmonta?'),
        t('Indicado para', 'Suited to', 'Indicado para'),
      ],
      [
        [
          t('Cunha', 'Wedge', 'Cuña'),
          t('Mola do corpo em C', 'Spring of the C body', 'Resorte del cuerpo en C'),
          t('Com ferramenta', 'With a tool', 'Con herramienta'),
          t('Carga alta, rede nua', 'High load, bare line', 'Carga alta, red desnuda'),
        ],
        [
          t('Compressão em H', 'H-type compression', 'Compresión en H'),
          t('Metal deformado', 'Deformed metal', 'Metal deformado'),
          t('Não', 'No', 'No'),
          t(
            'Ramal definitivo, rede nua ou decapada',
            'Permanent branch, bare or stripped line',
            'Derivación definitiva, red desnuda o pelada',
          ),
        ],
        [
          t('Grampo paralelo', 'Parallel-groove clamp', 'Grapa paralela'),
          t('Parafuso e arruela cônica', 'Bolt and conical washer', 'Perno y arandela cónica'),
          t('Com chave', 'With a wrench', 'Con llave'),
          t('Jampes que mudam', 'Jumpers that move', 'Puentes que cambian'),
        ],
        [
          t('Perfurante', 'Insulation-piercing', 'Perforante'),
          t('Dentes e parafuso fusível', 'Teeth and shear-head bolt', 'Dientes y tornillo fusible'),
          t('Sim, sem reuso', 'Yes, not reused', 'Sí, sin reúso'),
          t(
            'Rede isolada de baixa tensão',
            'Insulated low-voltage line',
            'Red aislada de baja tensión',
          ),
        ],
        [
          t('Linha viva sobre estribo', 'Hot-line clamp on a stirrup', 'Línea viva sobre estribo'),
          t('Parafuso de olhal', 'Eye screw', 'Tornillo de ojo'),
          t('Com bastão', 'With a hot stick', 'Con pértiga'),
          t(
            'Transformador, para-raios, desligar sob tensão e sem carga',
            'Transformer, arrester, opening live without load',
            'Transformador, pararrayos, abrir con tensión y sin carga',
          ),
        ],
      ],
    ),
    h('Por que a cunha dura', 'Why the wedge lasts', 'Por qué dura la cuña'),
    p(
      'Quando a cunha entra, o corpo em C abre e fica sob tensão como uma mola. O cabo de alumínio escoa com o tempo e perde diâmetro; a mola o acompanha. A entrada também raspa: o cabo chega ao contato já sem óxido. O parafuso não tem esse curso: décimos de milímetro de escoamento levam boa parte da força, e é a arruela cônica que guarda o resto.',
      'As the wedge goes in, the C body opens and stays stressed like a spring. Aluminum creeps with time and loses diameter; the spring follows it. Going in also scrapes: the conductor reaches its contact free of oxide. A bolt has no such travel: tenths of a millimeter of creep take much of the force, and it is the conical washer that keeps the rest.',
      'Cuando entra la cuña, el cuerpo en C se abre y queda tensado como un resorte. El cable de aluminio fluye con el tiempo y pierde diámetro; el resorte lo acompaña. La entrada también raspa: el cable llega al contacto sin óxido. El perno no tiene ese recorrido: décimas de milímetro de fluencia se llevan buena parte de la fuerza, y es la arandela cónica la que guarda el resto.',
    ),
    figure(
      'cd',
      t(
        'A cunha entre os dois cabos: o corpo em C é a mola.',
        'The wedge between both conductors: the C body is the spring.',
        'La cuña entre los dos cables: el cuerpo en C es el resorte.',
      ),
    ),
    h(
      'Linha viva só sobre estribo',
      'Hot-line clamps on a stirrup only',
      'Línea viva solo sobre estribo',
    ),
    p(
      'O grampo de linha viva aperta num ponto, e quem o instala está a dois metros, na ponta do bastão. Direto no condutor da rede, o ponto aquece, os fios se partem e a linha cai. Ponha antes um estribo, com conector de força permanente, e deixe o grampo gastar o estribo: ele se troca.',
      'A hot-line clamp bears on one point, and whoever fits it is two meters away, at the end of a stick. Straight on the line conductor, that point heats, strands break and the line comes down. First fit a stirrup, with a connector of lasting force, and let the clamp wear the stirrup: that can be replaced.',
      'La grapa de línea viva aprieta en un punto, y quien la instala está a dos metros, en la punta de la pértiga. Directo sobre el conductor de la red, el punto se calienta, los hilos se cortan y la línea cae. Ponga antes un estribo, con conector de fuerza permanente, y deje que la grapa gaste el estribo: ese se cambia.',
    ),
    h(
      'Perfurante: confiar no parafuso',
      'Piercing: trust the bolt',
      'Perforante: confiar en el tornillo',
    ),
    list(
      t(
        'A cabeça fusível quebra no torque certo. Apertar a segunda cabeça, a de retirada, esmaga os fios.',
        'The shear head breaks at the right torque. Turning the second head, meant for removal, crushes the strands.',
        'La cabeza fusible rompe al par correcto. Apretar la segunda cabeza, la de retiro, aplasta los hilos.',
      ),
      t(
        'Não descasque o cabo: os dentes e a vedação contam com a isolação.',
        'Do not strip the cable: teeth and seal rely on the insulation.',
        'No pele el cable: los dientes y el sello cuentan con la aislación.',
      ),
      t(
        'Confira a faixa do tronco e a do ramal: são duas.',
        'Check the range of the run and that of the tap: there are two.',
        'Verifique el rango del tronco y el de la derivación: son dos.',
      ),
      t(
        'Ponha o capuz na ponta do ramal. Água que entra pela ponta corre por dentro do cabo.',
        'Put the cap on the end of the tap. Water that enters there runs inside the cable.',
        'Ponga el capuchón en la punta de la derivación. El agua que entra por la punta corre dentro del cable.',
      ),
    ),
    h('Cobre no alumínio', 'Copper on aluminum', 'Cobre en aluminio'),
    p(
      'Ramal de cobre em rede de alumínio pede conector com canal próprio para o cobre, e o ramal sai **por baixo**. Sem isso, o cobre dissolvido pela chuva ataca o cabo da rede, que custa mais que o ramal inteiro.',
      'A copper branch on an aluminum line asks for a connector with a groove of its own for copper, and the branch leaves **from below**. Otherwise the copper washed off by rain attacks the line conductor, which costs more than the whole branch.',
      'Una derivación de cobre en red de aluminio pide conector con canal propio para el cobre, y sale **por abajo**. Sin eso, el cobre disuelto por la lluvia ataca el cable de la red, que cuesta más que toda la derivación.',
    ),
    h('Resumo para o eletricista', 'In short, for the line worker', 'Resumen para el liniero'),
    p(
      'Rede nua e definitivo: cunha ou H. Rede nua e provisório: grampo paralelo. Rede isolada: perfurante. Equipamento que se desliga: estribo e linha viva. Em todos, menos no perfurante: escova, pasta, e só depois o conector.',
      'Bare line, permanent: wedge or H. Bare line, temporary: groove clamp. Insulated line: piercing. Equipment to be disconnected: stirrup and hot-line clamp. With all but the piercing one: brush, paste, and only then the connector.',
      'Red desnuda y definitivo: cuña o H. Red desnuda y provisorio: grapa paralela. Red aislada: perforante. Equipo que se desconecta: estribo y línea viva. En todos, menos el perforante: cepillo, pasta, y solo después el conector.',
    ),
  ],
}
