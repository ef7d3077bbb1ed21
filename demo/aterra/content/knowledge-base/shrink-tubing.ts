import { figure, figures, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

/**
 * Tubes with the wall before shrinking, computed from the catalogue's wall after recovery: the
 * polymer keeps its volume.
 */
const sizes = (
  [
    [9, 3, 1.4],
    [19, 6, 2.2],
    [33, 8, 3],
    [55, 16, 3.3],
  ] as const
).map(([D, d, recovered]) => {
  const supplied = (-D + Math.sqrt(D ** 2 + 4 * recovered * (d + recovered))) / 2
  return [
    `${D} / ${d}`,
    figures(supplied.toFixed(1)),
    figures(recovered.toFixed(1)),
    `${Math.ceil(d * 1.1)} – ${Math.floor(D * 0.85)}`,
  ]
})

export const shrinkTubing: Publication = {
  key: 'escolher-e-aplicar-termocontratil',
  section: 'ferramentas-e-montagem',
  date: '2025-07-15',
  products: [
    'tubo-termocontratil',
    'capuz-termocontratil',
    'luva-de-derivacao',
    'fita-de-autofusao',
    'luva-com-batente',
    'luva-isolada',
  ],
  title: t(
    'Escolher e aplicar tubo termocontrátil',
    'Choosing and applying heat-shrink tubing',
    'Elegir y aplicar tubo termocontraíble',
  ),
  summary: t(
    'Os dois diâmetros, a parede que engrossa, o adesivo que veda e onde se começa a aquecer.',
    'The two diameters, the wall that thickens, the adhesive that seals, and where to begin heating.',
    'Los dos diámetros, la pared que engruesa, el adhesivo que sella y dónde se empieza a calentar.',
  ),
  text: [
    p(
      'O tubo termocontrátil é um polímero reticulado, aquecido, esticado e esfriado esticado. O calor lhe devolve a memória. Como ele volta para uma medida certa e não para qualquer uma, a escolha se faz por dois diâmetros: o de fornecimento e o de recuperação.',
      'Heat-shrink tubing is a crosslinked polymer that was heated, stretched, and cooled while stretched. Heat gives back its memory. As it returns to one size and not to any, it is chosen by two diameters: as supplied and as recovered.',
      'El tubo termocontraíble es un polímero reticulado, calentado, estirado y enfriado estirado. El calor le devuelve la memoria. Como vuelve a una medida cierta y no a cualquiera, se elige por dos diámetros: el de suministro y el de recuperación.',
    ),
    h('Os dois diâmetros', 'The two diameters', 'Los dos diámetros'),
    p(
      'O de fornecimento tem de passar pela parte mais grossa, em geral a luva ou o terminal. O de recuperação tem de ser menor que a parte mais fina, em geral o cabo. Deixe margem: use o tubo entre 10 % acima do recuperado e 85 % do fornecido. Recuperado por inteiro, ele só encosta; é a sobra de retração que aperta.',
      'As supplied it must pass over the thickest part, usually the splice or lug. As recovered it must be smaller than the thinnest, usually the cable. Leave a margin: use the tube between 10 % above recovered and 85 % of supplied. Fully recovered it merely touches; it is the shrinkage left over that grips.',
      'El de suministro debe pasar por la parte más gruesa, en general el manguito o el terminal. El de recuperación debe ser menor que la parte más fina, en general el cable. Deje margen: use el tubo entre 10 % por encima del recuperado y 85 % del suministrado. Recuperado por completo, solo apoya; es la contracción sobrante la que aprieta.',
    ),
    table(
      t(
        'Quatro tubos RT com adesivo, em milímetros: a parede cresce quando o tubo encolhe',
        'Four adhesive-lined RT tubes, in millimeters: the wall grows as the tube shrinks',
        'Cuatro tubos RT con adhesivo, en milímetros: la pared crece cuando el tubo se contrae',
      ),
      [
        t('Fornecido / recuperado', 'Supplied / recovered', 'Suministrado / recuperado'),
        t('Parede fornecida', 'Wall supplied', 'Pared suministrada'),
        t('Parede recuperada', 'Wall recovered', 'Pared recuperada'),
        t('Usar em peças de', 'Use on parts of', 'Usar en piezas de'),
      ],
      sizes,
    ),
    p(
      'A parede recuperada não é escolhida: o volume do polímero é o mesmo, então a seção também é. A tabela mostra a conta para retração livre. Sobre uma peça maior, a parede fica entre os dois valores; para emenda isolada de potência, é a parede **sobre a luva** que conta.',
      'The recovered wall is not a choice: the polymer keeps its volume, hence its section. The table gives the sum for free shrinkage. Over a larger part the wall ends between both values; for an insulated power splice it is the wall **over the splice** that counts.',
      'La pared recuperada no se elige: el volumen del polímero es el mismo, y su sección también. La tabla muestra la cuenta para contracción libre. Sobre una pieza mayor, la pared queda entre los dos valores; para un empalme aislado de potencia, cuenta la pared **sobre el manguito**.',
    ),
    h('Com adesivo ou sem', 'With or without adhesive', 'Con adhesivo o sin él'),
    list(
      t(
        '**Sem adesivo**: identificar, proteger de toque, organizar. Dentro de painel seco.',
        '**Without**: marking, protection against touch, tidiness. Inside a dry board.',
        '**Sin adhesivo**: identificar, proteger del contacto, ordenar. Dentro de tablero seco.',
      ),
      t(
        '**Com adesivo**: vedar. Emenda enterrada, caixa que alaga, terminal ao tempo, boca de barril de alumínio.',
        '**With**: sealing. Buried splices, boxes that flood, outdoor terminals, the mouth of aluminum barrels.',
        '**Con adhesivo**: sellar. Empalme enterrado, caja que se inunda, terminal a la intemperie, boca de barril de aluminio.',
      ),
    ),
    p(
      'O adesivo só veda onde derreteu. O sinal é um fio contínuo de cola na borda, em toda a volta.',
      'The adhesive seals only where it melted. The sign is an unbroken bead of it at the edge, all the way round.',
      'El adhesivo solo sella donde se fundió. La señal es un cordón continuo en el borde, en toda la vuelta.',
    ),
    figure(
      'application-splice-box',
      t(
        'Três luvas prensadas, com os tubos esperando no cabo: entram antes da compressão.',
        'Three crimped splices with the tubes waiting on the cable: they go on before the crimp.',
        'Tres manguitos comprimidos, con los tubos esperando en el cable: entran antes de la compresión.',
      ),
    ),
    h('O comprimento', 'Length', 'La longitud'),
    p(
      'Some o comprimento da luva, a decapagem que sobra e o cobrimento da isolação: pelo menos 50 mm de cada lado em baixa tensão, mais em local molhado. O tubo encolhe também ao comprido, até 10 %: corte com essa folga.',
      'Add the length of the splice, what stripping remains, and the overlap on the insulation: at least 50 mm each side at low voltage, more in wet places. The tube also shrinks lengthwise, up to 10 %: cut with that allowance.',
      'Sume la longitud del manguito, el pelado sobrante y el solape sobre la aislación: al menos 50 mm de cada lado en baja tensión, más en lugar mojado. El tubo también se contrae a lo largo, hasta 10 %: corte con esa holgura.',
    ),
    h('Aplicar', 'Applying', 'Aplicar'),
    list(
      t(
        'Enfie o tubo **antes** de prensar. Parece óbvio; é o erro mais comum.',
        'Slide the tube on **before** crimping. It seems obvious; it is the commonest mistake.',
        'Enhebre el tubo **antes** de comprimir. Parece obvio; es el error más común.',
      ),
      t(
        'Tire rebarbas e pontas: o tubo quente rasga nelas, e o rasgo corre.',
        'Remove flash and points: hot tube tears on them, and the tear runs.',
        'Quite rebabas y puntas: el tubo caliente se rasga en ellas, y el rasgo corre.',
      ),
      t(
        'Limpe e lixe a isolação no cobrimento; tire o pó com pano sem fiapo e solvente.',
        'Clean and abrade the insulation at the overlap; remove dust with a lint-free cloth and solvent.',
        'Limpie y lije la aislación en el solape; quite el polvo con paño sin pelusa y solvente.',
      ),
      t(
        'Preaqueça o metal: cobre frio rouba o calor do adesivo.',
        'Preheat the metal: cold copper steals heat from the adhesive.',
        'Precaliente el metal: el cobre frío le roba calor al adhesivo.',
      ),
      t(
        'Comece pelo **meio** e vá às pontas, girando a chama macia ou o soprador. Assim o ar sai.',
        'Begin in the **middle** and go to the ends, moving the soft flame or gun around. So the air gets out.',
        'Empiece por el **medio** y vaya a las puntas, girando la llama suave o el soplador. Así sale el aire.',
      ),
      t(
        'Deixe esfriar antes de mover. Quente, o adesivo é líquido.',
        'Let it cool before moving. While hot, the adhesive is liquid.',
        'Deje enfriar antes de mover. Caliente, el adhesivo es líquido.',
      ),
    ),
    h('Defeitos', 'Defects', 'Defectos'),
    p(
      'Bolha: ar preso, começou pelas pontas. Brilho de carvão: chama parada. Ruga de um lado: aqueceu só a frente. Cola ausente na borda: metal frio. Os três primeiros se cortam e refazem; o último às vezes se salva com mais calor na ponta.',
      'Bubble: trapped air, begun from the ends. Charred gloss: a flame held still. Wrinkles on one side: only the front was heated. No bead at the edge: cold metal. The first three are cut off and done again; the last can at times be saved with more heat at the end.',
      'Burbuja: aire atrapado, empezó por las puntas. Brillo de carbón: llama quieta. Arrugas de un lado: calentó solo el frente. Sin cordón en el borde: metal frío. Los tres primeros se cortan y rehacen; el último a veces se salva con más calor en la punta.',
    ),
  ],
}
