import { products } from '../content/catalogue/index.ts'
import { figures, h, list, p, same, t, table } from '../content/text.ts'
import type { Block, Text } from '../content/types.ts'

type Manual = { name: string; title: Text; number: string; blocks: Block[] }

/** Rows of a table from a family's part numbers: the code and some of its values. */
const rowsOf = (
  family: string,
  take: (partNumber: string) => boolean,
  keys: readonly string[],
): (string | Text)[][] =>
  products
    .filter((product) => product.family === family)
    .flatMap((product) => product.variants)
    .filter(({ partNumber }) => take(partNumber))
    .map(({ partNumber, values }) => [
      partNumber,
      ...keys.map((key) => figures(String(values[key] ?? '–'))),
    ])

const code = t('Código', 'Part number', 'Código')

const heatShrink: Manual = {
  name: 'instrucao-termocontratil',
  number: 'IT-021',
  title: t(
    'Aplicação de termocontráteis',
    'Applying heat-shrink',
    'Aplicación de termocontraíbles',
  ),
  blocks: [
    list(
      t(
        'Escolha pelo maior e pelo menor diâmetro: fornecido, passa com folga por cima da conexão; contraído, fica menor que o cabo.',
        'Choose by the largest and the smallest diameter: as supplied it slides over the joint with room to spare; recovered it is smaller than the cable.',
        'Elija por el diámetro mayor y el menor: suministrado, pasa con holgura sobre la conexión; contraído, queda menor que el cable.',
      ),
      t(
        'Enfie o tubo no cabo **antes** de prensar a luva e afaste-o do calor do trabalho.',
        'Slide the tube on the cable **before** the splice is crimped, and keep it away from the heat of the work.',
        'Pase el tubo por el cable **antes** de prensar el manguito y aléjelo del calor del trabajo.',
      ),
      t(
        'Lime rebarbas e cantos da compressão: tubo quente sobre ponta se rasga.',
        'File burrs and corners of the crimp: a hot tube tears over a point.',
        'Lime rebabas y aristas de la compresión: un tubo caliente sobre una punta se rasga.',
      ),
      t(
        'Limpe e desengordure. Lixe de leve a isolação de polietileno, para que o adesivo pegue, e limpe de novo.',
        'Clean and degrease. Abrade polyethylene insulation lightly, so that the adhesive takes, and clean again.',
        'Limpie y desengrase. Lije ligeramente el aislamiento de polietileno, para que el adhesivo agarre, y limpie otra vez.',
      ),
      t(
        'Centre o tubo. Aqueça do meio para as pontas, em volta, com chama amarela e macia ou soprador, sem parar num lugar.',
        'Center the tube. Heat from the middle to the ends, all round, with a soft yellow flame or hot air, never staying in one place.',
        'Centre el tubo. Caliente del medio hacia las puntas, alrededor, con llama amarilla y suave o aire caliente, sin detenerse en un punto.',
      ),
      t(
        'Pronto: superfície lisa, sem bolha nem ruga, contorno da luva visível e, no tubo com adesivo, um fio de cola nas duas pontas.',
        'Done: the surface is smooth, without blister or wrinkle, the sleeve shows its outline and, where there is adhesive, a bead of it at both ends.',
        'Listo: superficie lisa, sin burbuja ni arruga, contorno del manguito visible y, en el tubo con adhesivo, un cordón de cola en ambas puntas.',
      ),
      t(
        'Deixe esfriar antes de mover, puxar ou enterrar.',
        'Let it cool before it is moved, pulled or buried.',
        'Deje enfriar antes de mover, tirar o enterrar.',
      ),
    ),
    h('Segurança', 'Safety', 'Seguridad'),
    p(
      'Com chama: local ventilado, sem gás nem vapor inflamável, extintor ao alcance. Circuito desligado, bloqueado e sem tensão comprovada. Carvão ou cheiro forte é calor demais: corte e refaça.',
      'With a flame: a ventilated place, no flammable gas or vapor, an extinguisher at hand. Circuit disconnected, locked out and proved dead. Charring or a strong smell means too much heat: cut off and start again.',
      'Con llama: lugar ventilado, sin gas ni vapor inflamable, extintor a mano. Circuito desconectado, bloqueado y sin tensión comprobada. Carbón u olor fuerte es exceso de calor: corte y rehaga.',
    ),
    h('Tubos com adesivo', 'Tubes with adhesive', 'Tubos con adhesivo'),
    table(
      t('Diâmetros e parede, mm', 'Diameters and wall, mm', 'Diámetros y pared, mm'),
      [
        code,
        t('Fornecido', 'Supplied', 'Suministrado'),
        t('Contraído', 'Recovered', 'Contraído'),
        t('Parede', 'Wall', 'Pared'),
      ],
      rowsOf('RT', (number) => number.endsWith('-CA'), ['supplied', 'recovered', 'wall']),
    ),
  ],
}

const welding: Manual = {
  name: 'instrucao-solda-exotermica',
  number: 'IT-032',
  title: t('Solda exotérmica', 'Exothermic welding', 'Soldadura exotérmica'),
  blocks: [
    p(
      'Óculos, luvas de raspa e roupa de algodão de manga longa. Ninguém na direção da boca do molde. Nada inflamável por perto.',
      'Goggles, leather gloves and long-sleeved cotton clothes. Nobody in line with the mouth of the mold. Nothing flammable nearby.',
      'Gafas, guantes de cuero y ropa de algodón de manga larga. Nadie en la dirección de la boca del molde. Nada inflamable cerca.',
    ),
    list(
      t(
        'Confira na placa do molde: conexão, condutores e cartucho. Os três têm de ser os da peça na mão.',
        'Read on the tag of the mold: connection, conductors and cartridge. All three must be those in your hand.',
        'Verifique en la placa del molde: conexión, conductores y cartucho. Los tres deben ser los de la pieza en la mano.',
      ),
      t(
        'Limpe os condutores até brilhar, sem óleo nem óxido. Cabo que já esteve enterrado pede escova.',
        'Clean the conductors until bright, without oil or oxide. Cable that has been buried asks for the brush.',
        'Limpie los conductores hasta que brillen, sin aceite ni óxido. El cable que estuvo enterrado pide cepillo.',
      ),
      t(
        'Seque molde e condutores com maçarico: umidade vira vapor, e a solda sai porosa ou espirra.',
        'Dry mold and conductors with a torch: moisture turns to steam, and the weld comes out porous or spits.',
        'Seque el molde y los conductores con soplete: la humedad se vuelve vapor, y la soldadura sale porosa o salpica.',
      ),
      t(
        'Monte os condutores na posição do molde e feche com o alicate. Não pode passar luz na emenda das metades.',
        'Lay the conductors as the mold asks and close it with its clamp. No light may pass where the halves meet.',
        'Coloque los conductores en la posición del molde y cierre con la pinza. No debe pasar luz en la unión de las mitades.',
      ),
      t(
        'Ponha o disco de aço no fundo do cadinho, despeje o pó e, por cima e na borda, o pó de ignição. Feche a tampa.',
        'Lay the steel disc at the bottom of the crucible, pour the powder and, on top and on the rim, the starting powder. Close the lid.',
        'Coloque el disco de acero en el fondo del crisol, vierta el polvo y, encima y en el borde, el polvo de ignición. Cierre la tapa.',
      ),
      t(
        'Acenda com o acendedor, de lado, e afaste-se.',
        'Light it with the igniter, from the side, and step back.',
        'Encienda con el chispero, de lado, y apártese.',
      ),
      t(
        'Espere solidificar, abra, e tire a escória com o molde ainda quente, com escova que não risque o grafite.',
        'Let it solidify, open, and remove the slag while the mold is hot, with a brush that does not scratch the graphite.',
        'Espere a que solidifique, abra, y quite la escoria con el molde caliente, con un cepillo que no raye el grafito.',
      ),
    ),
    h('O que se aceita', 'What is accepted', 'Qué se acepta'),
    list(
      t(
        'O metal cobre os condutores por inteiro e molhou a superfície deles.',
        'The metal covers the conductors entirely and has wetted their surface.',
        'El metal cubre los conductores por completo y mojó su superficie.',
      ),
      t(
        'Cor de cobre a bronze depois de escovada; escória só por cima.',
        'Copper to bronze in color once brushed; slag on top only.',
        'Color de cobre a bronce una vez cepillada; escoria solo encima.',
      ),
      t(
        'Poro fundo, vão junto ao cabo ou volume que falta: corte e refaça. Solda não se completa.',
        'A deep pore, a gap at the cable or missing volume: cut off and weld again. A weld is not topped up.',
        'Poro profundo, hueco junto al cable o volumen faltante: corte y rehaga. Una soldadura no se completa.',
      ),
    ),
    p(
      'Molde gasto alarga a boca e deixa vazar: confira-a com o cabo novo antes de cada série. Cinquenta soldas é a vida que se espera de um molde bem tratado.',
      'A worn mold has a wide mouth and leaks: check it with new cable before each run. Fifty welds is the life to expect of a mold that is well kept.',
      'Un molde gastado tiene la boca ancha y pierde: verifíquela con cable nuevo antes de cada serie. Cincuenta soldaduras es la vida que se espera de un molde bien tratado.',
    ),
    h('Cartuchos', 'Cartridges', 'Cartuchos'),
    table(
      t('Carga de cada cartucho', 'Charge of each cartridge', 'Carga de cada cartucho'),
      [code, t('Carga (g)', 'Charge (g)', 'Carga (g)')],
      rowsOf('CS', () => true, ['charge']),
    ),
  ],
}

const driving: Manual = {
  name: 'instrucao-cravacao-haste',
  number: 'IT-041',
  title: t('Cravação de hastes de aterramento', 'Driving ground rods', 'Hincado de jabalinas'),
  blocks: [
    list(
      t(
        'Peça as plantas e localize cabos, gás e água antes de marcar o ponto. Na dúvida, abra poço de sondagem à mão.',
        'Ask for the drawings and locate cables, gas and water before the point is marked. When in doubt, dig a trial pit by hand.',
        'Pida los planos y localice cables, gas y agua antes de marcar el punto. En la duda, abra un pozo de sondeo a mano.',
      ),
      t(
        'Deixe entre hastes ao menos o comprimento de uma: mais perto, uma tira do efeito da outra.',
        'Keep rods at least one rod’s length apart: closer, each takes from the effect of the other.',
        'Deje entre jabalinas al menos la longitud de una: más cerca, una resta efecto a la otra.',
      ),
      t(
        'Comece na vertical, com prumo. Os primeiros golpes são leves, com a haste guiada por gabarito e não pela mão de ninguém.',
        'Start upright, with a plumb line. The first blows are light, the rod held by a jig and not by anybody’s hand.',
        'Comience en vertical, con plomada. Los primeros golpes son suaves, con la jabalina guiada por un gabarito y no por la mano de nadie.',
      ),
      t(
        'Bata no parafuso de cravação ou na luva, nunca na rosca. Com martelete, a haste desce pela frequência: não force o peso.',
        'Strike the driving stud or the coupler, never the thread. With a hammer drill it is the frequency that drives: do not lean on it.',
        'Golpee el perno de hincado o el manguito, nunca la rosca. Con martillo, baja por la frecuencia: no fuerce el peso.',
      ),
      t(
        'Para emendar, rosqueie a luva até as duas hastes se encostarem dentro dela: é a haste que passa o golpe, não a rosca.',
        'To extend, screw the coupler on until both rods meet inside it: the rod carries the blow, not the thread.',
        'Para prolongar, enrosque el manguito hasta que las dos jabalinas se toquen dentro: es la jabalina la que pasa el golpe, no la rosca.',
      ),
      t(
        'Parou de descer: não insista. Haste que entorta perde o cobre. Mude o ponto, incline ou perfure e aterre com material próprio.',
        'It no longer moves: do not insist. A rod that bends sheds its copper. Move the point, slant it, or drill and backfill with a proper material.',
        'Dejó de bajar: no insista. La jabalina que se dobla pierde el cobre. Cambie el punto, incline o perfore y rellene con material adecuado.',
      ),
      t(
        'Corte a ponta amassada, limpe, ligue o cabo por grampo, cunha ou solda e deixe a conexão acessível na caixa de inspeção onde se vai medir.',
        'Cut off the mushroomed end, clean, connect the cable by clamp, wedge or weld, and leave the connection within reach in an inspection pit where it is to be measured.',
        'Corte la punta aplastada, limpie, conecte el cable con grapa, cuña o soldadura y deje la conexión accesible en la caja de inspección donde se medirá.',
      ),
      t(
        'Meça (ABNT NBR 15749), anote data, umidade do solo e profundidade. Um número sem isso não se compara no ano que vem.',
        'Measure (ABNT NBR 15749) and write down date, moisture of the soil and depth. A figure without them compares with nothing next year.',
        'Mida (ABNT NBR 15749) y anote fecha, humedad del suelo y profundidad. Un número sin eso no se compara el año próximo.',
      ),
    ),
    h('Grampos de haste', 'Rod clamps', 'Grapas de jabalina'),
    table(
      t('Torque de aperto', 'Tightening torque', 'Par de apriete'),
      [code, t('Torque (N·m)', 'Torque (N·m)', 'Par (N·m)')],
      rowsOf('GH', () => true, ['torque']),
    ),
  ],
}

const preformed: Manual = {
  name: 'instrucao-preformados',
  number: 'IT-052',
  title: t('Aplicação de preformados', 'Applying preformed products', 'Aplicación de preformados'),
  blocks: [
    p(
      'Rede viva só com procedimento escrito, ferramenta ensaiada e pessoa autorizada. Conjunto aplicado e carregado não se usa outra vez.',
      'Live lines only with a written procedure, tested tools and authorised people. A set that has been applied and loaded is not used again.',
      'Red viva solo con procedimiento escrito, herramienta ensayada y persona autorizada. Un juego aplicado y cargado no se vuelve a usar.',
    ),
    list(
      t(
        'Confira na etiqueta: cabo, diâmetro e cor da marca. Um calibre acima escorrega, um abaixo não fecha.',
        'Check on the tag: conductor, diameter and color of the mark. One size up slips, one down does not close.',
        'Verifique en la etiqueta: cable, diámetro y color de la marca. Un calibre arriba resbala, uno abajo no cierra.',
      ),
      t(
        'O sentido da hélice é o da última camada do cabo. Errado, a alça abre sob carga.',
        'The lay of the helix is that of the cable’s outer layer. The wrong way, the grip opens under load.',
        'El sentido de la hélice es el de la última capa del cable. Al revés, la retención se abre con carga.',
      ),
      t(
        'Escove o alumínio e limpe a cordoalha. Onde há corrente, pasta antióxido na hora.',
        'Brush aluminum and clean the strand. Where there is current, paste at once.',
        'Cepille el aluminio y limpie el cordón. Donde hay corriente, pasta antióxido en el momento.',
      ),
      t(
        'Ponha a marca no ponto e enrole a primeira perna com a mão, volta por volta, até a ponta encaixar. Depois a segunda, encostada na primeira.',
        'Place the mark at its point and wrap the first leg by hand, turn by turn, until its end snaps in. Then the second, close to the first.',
        'Coloque la marca en el punto y enrolle la primera pierna con la mano, vuelta a vuelta, hasta que la punta encaje. Después la segunda, junto a la primera.',
      ),
      t(
        'Sem alicate: ele risca o zinco e abre a hélice. Ponta rebelde se encaixa com chave de fenda de plástico.',
        'No pliers: they scratch the zinc and open the helix. A stubborn end is snapped in with a plastic screwdriver.',
        'Sin alicate: raya el cinc y abre la hélice. La punta rebelde se encaja con destornillador de plástico.',
      ),
      t(
        'Na alça, use a sapatilha do diâmetro certo no laço. Laço em peça de canto vivo rompe por fadiga.',
        'In a dead end, use a thimble of the right diameter in the loop. A loop on a sharp edge breaks by fatigue.',
        'En la retención, use el guardacabo del diámetro correcto en el lazo. Un lazo sobre canto vivo se rompe por fatiga.',
      ),
      t(
        'Confira: todas as pontas encaixadas, varetas lado a lado, marcas alinhadas. Tracione devagar e olhe de novo.',
        'Check: all ends snapped in, rods side by side, marks in line. Pull slowly and look again.',
        'Verifique: todas las puntas encajadas, varillas lado a lado, marcas alineadas. Tense despacio y mire de nuevo.',
      ),
    ),
    p(
      'Durante a regulagem da flecha a alça pode sair e voltar até três vezes. Emenda e armadura se aplicam uma vez.',
      'While sagging, a dead end may come off and on again three times at most. Splices and armour rods are applied once.',
      'Durante la regulación de la flecha la retención puede salir y volver hasta tres veces. Empalme y armadura se aplican una vez.',
    ),
  ],
}

const colours = {
  wg: t('branco-verde', 'white-green', 'blanco-verde'),
  g: t('verde', 'green', 'verde'),
  wo: t('branco-laranja', 'white-orange', 'blanco-naranja'),
  o: t('laranja', 'orange', 'naranja'),
  b: t('azul', 'blue', 'azul'),
  wb: t('branco-azul', 'white-blue', 'blanco-azul'),
  wn: t('branco-marrom', 'white-brown', 'blanco-marrón'),
  n: t('marrom', 'brown', 'marrón'),
} satisfies Record<string, Text>
const c = colours

const termination: Manual = {
  name: 'instrucao-terminacao-rj45-fibra',
  number: 'IT-063',
  title: t(
    'Terminação de RJ45 e de fibra óptica',
    'Terminating RJ45 and optical fiber',
    'Terminación de RJ45 y de fibra óptica',
  ),
  blocks: [
    h('RJ45', 'RJ45', 'RJ45'),
    list(
      t(
        'Uma só sequência em toda a obra, T568A ou T568B, nas duas pontas.',
        'One sequence for the whole job, T568A or T568B, at both ends.',
        'Una sola secuencia en toda la obra, T568A o T568B, en ambas puntas.',
      ),
      t(
        'Tire a capa sem marcar os pares. Mantenha a torção até a entrada do contato: destorça 13 mm no máximo.',
        'Strip the jacket without nicking the pairs. Keep the twist up to the contact: untwist 13 mm at most.',
        'Pele sin marcar los pares y destuerza 13 mm como máximo.',
      ),
      t(
        'No cabo blindado, a malha abraça o conector por toda a volta; rabicho não blinda.',
        'On screened cable the braid meets the connector all round; a pigtail does not screen.',
        'En cable blindado, la malla abraza el conector todo alrededor; una cola no blinda.',
      ),
      t(
        'Insira cada fio na cor do seu contato, prense com a ferramenta, corte rente e feche a capa de alívio.',
        'Lay each wire in the contact of its color, press with the tool, cut flush and close the strain relief.',
        'Inserte cada hilo en el contacto de su color, prense con la herramienta, corte al ras y cierre el alivio.',
      ),
      t(
        'Curva do cabo instalado: quatro vezes o diâmetro dele, no mínimo. Abraçadeira sem apertar.',
        'Bend of installed cable: four times its diameter at least. Ties without squeezing.',
        'Curva del cable instalado: cuatro veces su diámetro como mínimo. Amarras sin apretar.',
      ),
      t(
        'Ensaie o enlace permanente na categoria dele e guarde o relatório.',
        'Test the permanent link to its category and keep the report.',
        'Ensaye el enlace permanente en su categoría y guarde el informe.',
      ),
    ),
    table(
      t('Contato e cor do fio', 'Contact and color of the wire', 'Contacto y color del hilo'),
      [t('Contato', 'Contact', 'Contacto'), same('T568A'), same('T568B')],
      [
        ['1', c.wg, c.wo],
        ['2', c.g, c.o],
        ['3', c.wo, c.wg],
        ['4', c.b, c.b],
        ['5', c.wb, c.wb],
        ['6', c.o, c.g],
        ['7', c.wn, c.wn],
        ['8', c.n, c.n],
      ],
    ),
    h('Fibra óptica', 'Optical fiber', 'Fibra óptica'),
    list(
      t(
        'Nunca olhe para dentro de uma fibra ligada: a luz não se vê e queima. Recolha todo fragmento em frasco com tampa.',
        'Never look into a fiber that may be lit: its light is not seen and burns. Collect every shard in a jar with a lid.',
        'Nunca mire dentro de una fibra conectada: la luz no se ve y quema. Recoja todo fragmento en frasco con tapa.',
      ),
      t(
        'Enfie o protetor antes da fusão. Decape, limpe com álcool isopropílico e lenço sem fiapos, clive.',
        'Slide the protector on before the splice. Strip, clean with isopropyl alcohol and a lint-free wipe, cleave.',
        'Pase el protector, pele, limpie con alcohol isopropílico y paño sin pelusa, corte.',
      ),
      t(
        'Funda, confira a estimativa de perda, centre o protetor no forno e deixe esfriar na bandeja.',
        'Splice, check the estimated loss, center the protector in the oven and let it cool on the tray.',
        'Fusione, verifique la estimación de pérdida, centre el protector en el horno y deje enfriar en la bandeja.',
      ),
      t(
        'Acomode as voltas com raio de 30 mm ou mais, sem cruzar sobre os protetores.',
        'Lay the loops with a radius of 30 mm or more, without crossing over the protectors.',
        'Acomode las vueltas con radio de 30 mm o más, sin cruzar sobre los protectores.',
      ),
      t(
        'Limpe e inspecione **cada** face antes de **cada** encaixe (IEC 61300-3-35), também a do cordão novo. APC, verde, só com APC.',
        'Clean and inspect **each** face before **each** mating (IEC 61300-3-35), that of a new cord too. APC, green, only with APC.',
        'Limpie e inspeccione **cada** cara antes de **cada** conexión (IEC 61300-3-35), también la del cordón nuevo. APC, verde, solo con APC.',
      ),
      t(
        'Tampe o que não está em uso.',
        'Cap whatever is not in use.',
        'Tape lo que no está en uso.',
      ),
    ),
  ],
}

/** Manuals on the use of parts, in addition to the crimping instruction. */
export const manuals: Manual[] = [heatShrink, welding, driving, preformed, termination]
