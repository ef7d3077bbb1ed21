import { h, list, p, t } from '../text.ts'
import type { Application, Solution } from '../types.ts'

export const distribution: Solution = {
  key: 'redes-de-distribuicao',
  picture: 'application-tap',
  title: t('Redes de distribuição', 'Distribution lines', 'Redes de distribución'),
  summary: t(
    'Derivações, ancoragens e ligações em redes nuas, protegidas e multiplexadas.',
    'Taps, anchoring and services on bare, covered and bundled lines.',
    'Derivaciones, anclajes y acometidas en redes desnudas, protegidas y trenzadas.',
  ),
  text: [
    p(
      'Alumínio na rede, cobre no ramal, chuva nos dois. O conector certo separa os metais, rompe o óxido e mantém a pressão por décadas.',
      'Aluminum on the line, copper on the branch, rain on both. The right connector keeps the metals apart, breaks the oxide and holds its pressure for decades.',
      'Aluminio en la red, cobre en la derivación, lluvia en ambos. El conector correcto separa los metales, rompe el óxido y mantiene la presión por décadas.',
    ),
    p(
      'A mesma equipe que aplica o conector segura o cabo: alças preformadas, grampos e ferragens galvanizadas saem com a mesma etiqueta, por seção, para que o almoxarifado separe a estrutura inteira de uma vez.',
      'The crew that fits the connector also holds the conductor: preformed grips, clamps and galvanized hardware leave under one label, by size, so that the store can pick a whole structure at once.',
      'El mismo equipo que aplica el conector sujeta el cable: retenciones preformadas, grapas y herrajes galvanizados salen con la misma etiqueta, por calibre, para que el almacén prepare la estructura entera de una vez.',
    ),
  ],
}

export const distributionApplications: Application[] = [
  {
    key: 'derivacao-em-rede-nua',
    solution: 'redes-de-distribuicao',
    picture: 'application-tap',
    title: t('Derivação em rede nua', 'Taps on bare lines', 'Derivación en red desnuda'),
    summary: t(
      'Cunha onde a carga é alta, grampo paralelo onde se quer desfazer.',
      'Wedge where the load is high, groove clamp where it must come off.',
      'Cuña donde la carga es alta, grapa paralela donde se quiere desmontar.',
    ),
    text: [
      p(
        'A cunha mantém a pressão com o próprio corpo e dispensa reaperto. O grampo paralelo se abre com chave e serve ao jampe que um dia muda de lugar. Nos dois, escove o cabo e aplique pasta.',
        'The wedge keeps its pressure with its own body and needs no retightening. The groove clamp opens with a wrench and suits the jumper that will move one day. With both, brush the conductor and apply paste.',
        'La cuña mantiene la presión con su propio cuerpo y no requiere reapriete. La grapa paralela se abre con llave y sirve al puente que un día cambia de lugar. En ambas, cepille el cable y aplique pasta.',
      ),
      h('Transformador e chave', 'Transformer and switch', 'Transformador y seccionador'),
      p(
        'Onde se quer abrir com bastão, ponha um conector cunha com estribo na rede e o grampo de linha viva no estribo. O cabo da rede fica inteiro; o que se gasta é o estribo, que se troca.',
        'Where it is to be opened with a stick, put a wedge connector with a stirrup on the line and the hot-line clamp on the stirrup. The line conductor stays whole; what wears is the stirrup, which can be replaced.',
        'Donde se quiere abrir con pértiga, ponga un conector de cuña con estribo en la red y la grapa de línea viva en el estribo. El cable de la red queda entero; lo que se gasta es el estribo, que se cambia.',
      ),
      list(
        t(
          'Confira as duas faixas: tronco e derivação.',
          'Check both ranges: run and tap.',
          'Verifique los dos rangos: tronco y derivación.',
        ),
        t(
          'Cobre sempre por baixo do alumínio.',
          'Copper always below aluminum.',
          'El cobre siempre debajo del aluminio.',
        ),
        t(
          'Em área de fauna ou de galhos, feche com a cobertura.',
          'Where there is wildlife or branches, close it with the cover.',
          'En zona de fauna o de ramas, cierre con la cubierta.',
        ),
      ),
      p(
        'Na rede protegida, decape só o comprimento do conector, feche com a cobertura e vede as bocas: cabo coberto com metal exposto corrói mais depressa que cabo nu, porque a água fica.',
        'On covered line, strip only the length of the connector, close it with the cover and seal its mouths: covered conductor with bare metal showing corrodes faster than bare conductor, since the water stays.',
        'En la red protegida, pele solo el largo del conector, cierre con la cubierta y selle las bocas: el cable cubierto con metal expuesto se corroe más rápido que el desnudo, porque el agua se queda.',
      ),
    ],
    products: [
      { product: 'conector-cunha', mark: { x: 50, y: 46 } },
      { product: 'grampo-paralelo' },
      { product: 'grampo-paralelo-bimetalico' },
      { product: 'conector-cunha-estribo' },
      { product: 'grampo-linha-viva' },
      { product: 'cobertura-para-cunha' },
      { product: 'cobertura-para-grampo' },
    ],
  },
  {
    key: 'ligacao-de-consumidor',
    solution: 'redes-de-distribuicao',
    picture: 'application-service',
    title: t(
      'Ligação de consumidor em rede multiplexada',
      'Service connection on bundled conductors',
      'Acometida en red trenzada',
    ),
    summary: t(
      'Perfurante na rede, pino bimetálico no medidor.',
      'Piercing connector on the line, bimetallic pin at the meter.',
      'Perforante en la red, pin bimetálico en el medidor.',
    ),
    text: [
      p(
        'O perfurante deriva sem decapar e sem desligar o trecho. No medidor, o pino de cobre fica sob o parafuso do borne e o alumínio fica no barril, prensado.',
        'The piercing connector taps without stripping and without an outage. At the meter, the copper pin sits under the clamp screw and the aluminum in the crimped barrel.',
        'El perforante deriva sin pelar y sin cortar el tramo. En el medidor, el pin de cobre queda bajo el tornillo y el aluminio en el barril prensado.',
      ),
      h('Quatro minutos no poste', 'Four minutes on the pole', 'Cuatro minutos en el poste'),
      list(
        t(
          'Separe a fase com cunha de madeira ou plástico; metal fere a isolação.',
          'Part the phase with a wooden or plastic wedge; metal hurts the insulation.',
          'Separe la fase con cuña de madera o plástico; el metal daña la aislación.',
        ),
        t(
          'Capuz na ponta do ramal antes de subir o conector.',
          'Cap on the end of the tap before raising the connector.',
          'Capuchón en la punta de la derivación antes de subir el conector.',
        ),
        t(
          'Aperte até a cabeça romper. Uma vez só.',
          'Tighten until the head breaks. Once only.',
          'Apriete hasta que rompa la cabeza. Una sola vez.',
        ),
      ),
      p(
        'O neutro, que sustenta o feixe, recebe o mesmo perfurante: não o descasque para pôr grampo. O ramal se ancora no seu próprio grampo com cunha, nunca no conector.',
        'The neutral, which carries the bundle, takes the same piercing connector: do not strip it for a clamp. The service cable hangs from its own wedge clamp, never from the connector.',
        'El neutro, que sostiene el haz, recibe el mismo perforante: no lo pele para poner grapa. La acometida se ancla en su propia grapa de cuña, nunca en el conector.',
      ),
      p(
        'Ao desligar um cliente, deixe o perfurante no lugar com o capuz: retirado, o furo na isolação fica aberto à água.',
        'When a customer is disconnected, leave the piercing connector in place with its cap: once removed, the hole in the insulation is open to water.',
        'Al desconectar un cliente, deje el perforante en su lugar con el capuchón: retirado, el orificio en la aislación queda abierto al agua.',
      ),
    ],
    products: [
      { product: 'conector-perfurante', mark: { x: 48, y: 45 } },
      { product: 'pino-bimetalico' },
      { product: 'luva-bimetalica' },
      { product: 'suspensao-multiplexado' },
    ],
  },
  {
    key: 'padrao-de-entrada',
    solution: 'redes-de-distribuicao',
    picture: 'application-meter',
    title: t('Padrão de entrada', 'Service entrance', 'Entrada de servicio'),
    summary: t(
      'Do ramal ancorado à haste: cinco conexões que a vistoria olha.',
      'From the anchored service cable to the rod: five connections that the inspector looks at.',
      'De la acometida anclada a la jabalina: cinco conexiones que mira la inspección.',
    ),
    text: [
      p(
        'O padrão de entrada é o primeiro quadro da instalação e o único que a concessionária inspeciona. As normas de cada uma dizem a altura, a caixa e o cabo; as conexões são as mesmas em todo lugar.',
        'The service entrance is the first board of the installation and the only one that the utility inspects. Each utility’s standards say height, box and cable; the connections are the same everywhere.',
        'La entrada de servicio es el primer tablero de la instalación y el único que inspecciona la distribuidora. Las normas de cada una dicen la altura, la caja y el cable; las conexiones son las mismas en todas partes.',
      ),
      h('As cinco conexões', 'The five connections', 'Las cinco conexiones'),
      list(
        t(
          '**Ancoragem**: grampo com cunha no neutro mensageiro, sem apertar a isolação.',
          '**Anchoring**: wedge clamp on the messenger neutral, without crushing its insulation.',
          '**Anclaje**: grapa de cuña en el neutro mensajero, sin aplastar la aislación.',
        ),
        t(
          '**Ramal com entrada**: perfurante, fora do eletroduto, com a curva de pingadeira.',
          '**Service to entrance cable**: piercing connectors outside the conduit, with a drip loop.',
          '**Acometida con entrada**: perforante, fuera del tubo, con curva de goteo.',
        ),
        t(
          '**Medidor**: pino bimetálico quando o cabo é de alumínio; ilhós quando é flexível.',
          '**Meter**: bimetallic pin where the cable is aluminum; ferrule where it is flexible.',
          '**Medidor**: pin bimetálico si el cable es de aluminio; puntera si es flexible.',
        ),
        t(
          '**Barra de proteção**: um furo por condutor, com o da haste primeiro.',
          '**Ground bar**: one hole per conductor, that of the rod first.',
          '**Barra de protección**: un orificio por conductor, el de la jabalina primero.',
        ),
        t(
          '**Haste**: grampo ou cunha de bronze dentro da caixa de inspeção, à vista.',
          '**Rod**: bronze clamp or wedge inside the inspection pit, in sight.',
          '**Jabalina**: grapa o cuña de bronce dentro de la caja de inspección, a la vista.',
        ),
      ),
      p(
        'Tire o lacre da embalagem só na obra: pasta com areia e dente perdido são metade das reprovações por conexão.',
        'Open the sealed bag only on site: sandy paste and lost teeth are half of the rejections due to connections.',
        'Abra la bolsa sellada solo en obra: pasta con arena y dientes perdidos son la mitad de los rechazos por conexión.',
      ),
    ],
    products: [
      { product: 'alca-cunha' },
      { product: 'conector-perfurante' },
      { product: 'pino-bimetalico' },
      { product: 'haste-cobreada' },
      { product: 'conector-cunha-haste' },
      { product: 'caixa-de-inspecao' },
    ],
  },
  {
    key: 'ancoragem-e-suspensao',
    solution: 'redes-de-distribuicao',
    picture: 'application-tower',
    title: t(
      'Ancoragem e suspensão do condutor',
      'Anchoring and suspending the conductor',
      'Anclaje y suspensión del conductor',
    ),
    summary: t(
      'A cadeia inteira, da ferragem ao cabo, na mesma carga de ruptura.',
      'The whole string, from hardware to conductor, at one breaking load.',
      'La cadena entera, del herraje al cable, con la misma carga de rotura.',
    ),
    text: [
      p(
        'Uma cadeia é tão forte quanto a sua peça mais fraca, e a mais fraca costuma ser a comprada por último. Escolha primeiro a carga de ruptura do conjunto e depois cada peça: olhal, manilha, isolador, grampo, alça.',
        'A string is as strong as its weakest part, and the weakest is often the one bought last. First choose the breaking load of the set, and then each part: eye, shackle, insulator, clamp, grip.',
        'Una cadena es tan fuerte como su pieza más débil, y la más débil suele ser la comprada al final. Elija primero la carga de rotura del conjunto y después cada pieza: ojal, grillete, aislador, grapa, retención.',
      ),
      h('Suspensão ou ancoragem', 'Suspension or anchoring', 'Suspensión o anclaje'),
      p(
        'Em reta, o grampo de suspensão deixa o cabo inclinar e a armadura preformada espalha a flexão, que é onde os fios trincam. Em fim de linha, ângulo ou vão desigual, a ancoragem toma a tração toda; o jampe passa por fora, com conector próprio.',
        'In line, the suspension clamp lets the conductor tilt, and the preformed armour spreads the bending, which is where strands crack. At ends, angles or unequal spans, the anchor takes the whole tension; the jumper goes round, with a connector of its own.',
        'En recta, la grapa de suspensión deja inclinar el cable y la armadura preformada reparte la flexión, que es donde se agrietan los hilos. En fin de línea, ángulo o vano desigual, el anclaje toma toda la tracción; el puente pasa por fuera, con conector propio.',
      ),
      list(
        t(
          'Contrapino aberto em todas as manilhas, virado para quem inspeciona.',
          'Cotter pins opened on every shackle, facing the inspector.',
          'Chaveta abierta en todos los grilletes, hacia quien inspecciona.',
        ),
        t(
          'Galvanizado não se lima nem se solda na obra.',
          'Galvanized parts are not filed or welded on site.',
          'Lo galvanizado no se lima ni se suelda en obra.',
        ),
        t(
          'Alça preformada: uma vez tracionada, não volta.',
          'A preformed grip, once tensioned, is not used again.',
          'Retención preformada: una vez tensada, no se reutiliza.',
        ),
      ),
    ],
    products: [
      { product: 'grampo-de-suspensao' },
      { product: 'grampo-de-ancoragem' },
      { product: 'vareta-preformada' },
      { product: 'alca-preformada' },
      { product: 'manilha' },
      { product: 'gancho-olhal' },
      { product: 'olhal-bola' },
      { product: 'porca-olhal' },
      { product: 'ancoragem-por-compressao' },
    ],
  },
]
