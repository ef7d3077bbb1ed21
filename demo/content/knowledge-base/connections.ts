import { crimping, torqueTable } from '../catalogue/documents.ts'
import { figure, h, list, p, same, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const connectionGuides: Publication[] = [
  {
    key: 'como-inspecionar-uma-compressao', section: 'conexoes', date: '2026-08-12', products: ['terminal-longo-um-furo', 'luva-com-batente'], documents: [crimping], video: 'Cr1mp-1nsp_',
    title: t('Como inspecionar uma compressão', 'How to inspect a crimp', 'Cómo inspeccionar una compresión'),
    summary: t('Sete pontos que se veem sem cortar a peça, e o que fazer com cada defeito.', 'Seven points that can be seen without cutting, and what to do about each defect.', 'Siete puntos que se ven sin cortar la pieza, y qué hacer con cada defecto.'),
    text: [
      p('A boa compressão deforma o tubo e o condutor até virarem um só metal, sem vazios. A inspeção visual pega a maior parte dos erros, se feita com método e boa luz.', 'A good crimp deforms tube and conductor into one metal, without voids. Visual inspection catches most errors, if done with method and good light.', 'Una buena compresión deforma el tubo y el conductor hasta formar un solo metal, sin vacíos. La inspección visual detecta la mayoría de los errores, si se hace con método y buena luz.'),
      figure('tc', t('Terminal longo: a janela junto ao pescoço mostra o condutor no fundo.', 'Long terminal: the hole by the neck shows the conductor fully home.', 'Terminal largo: el orificio junto al cuello muestra el conductor en el fondo.')),
      h('O que olhar', 'What to look at', 'Qué mirar'),
      table(t('Defeitos e providências', 'Defects and action', 'Defectos y acciones'), [t('Sinal', 'Sign', 'Señal'), t('Causa provável', 'Likely cause', 'Causa probable'), t('Providência', 'Action', 'Acción')], [
        [t('Índice da matriz ilegível', 'Die index not legible', 'Índice de matriz ilegible'), t('Matriz gasta ou ciclo incompleto', 'Worn die or incomplete cycle', 'Matriz gastada o ciclo incompleto'), t('Refazer com peça nova', 'Redo with a new part', 'Rehacer con pieza nueva')],
        [t('Rebarba dos dois lados', 'Flash on both sides', 'Rebaba en ambos lados'), t('Matriz menor que a indicada', 'Die smaller than stated', 'Matriz menor que la indicada'), t('Refazer; a rebarba não se lima', 'Redo; do not file the flash', 'Rehacer; la rebaba no se lima')],
        [t('Condutor fora da janela', 'Conductor short of the hole', 'Conductor fuera del orificio'), t('Inserção curta', 'Short insertion', 'Inserción corta'), t('Refazer', 'Redo', 'Rehacer')],
        [t('Terminal torto', 'Bent terminal', 'Terminal torcido'), t('Compressões no mesmo plano', 'Crimps in one plane', 'Compresiones en el mismo plano'), t('Aceitar até 2°; girar a ferramenta na próxima', 'Accept up to 2°; turn the tool next time', 'Aceptar hasta 2°; girar la herramienta en la próxima')],
        [t('Fios cortados na boca', 'Wires cut at the mouth', 'Hilos cortados en la boca'), t('Decapagem com lâmina funda', 'Blade set too deep', 'Pelado con cuchilla profunda'), t('Cortar e decapar de novo', 'Cut back and strip again', 'Cortar y pelar de nuevo')],
      ]),
      h('Antes de começar', 'Before you begin', 'Antes de empezar'),
      list(
        t('Limpe a peça. Graxa e poeira escondem o índice gravado.', 'Clean the part. Grease and dust hide the die index.', 'Limpie la pieza. La grasa y el polvo esconden el índice grabado.'),
        t('Use luz rasante, de lado: ela mostra a rebarba e o desvio do plano.', 'Light it from the side, at a low angle: it shows flash and misalignment.', 'Use luz rasante, de lado: muestra la rebaba y la desviación del plano.'),
        t('Tenha à mão a tabela do produto: matriz, número de compressões, comprimento decapado.', 'Keep the product table at hand: die, number of crimps, stripped length.', 'Tenga a mano la tabla del producto: matriz, número de compresiones, longitud pelada.'),
      ),
      p('Se a peça está energizada, não se inspeciona com a mão: termografia e binóculo, a distância, e a inspeção de perto fica para o desligamento.', 'A live part is not inspected by hand: use thermography and binoculars from a distance, and leave the close look for the outage.', 'Una pieza energizada no se inspecciona con la mano: termografía y binoculares, a distancia, y la inspección de cerca queda para la desconexión.'),
      h('O que registrar', 'What to record', 'Qué registrar'),
      p('Data, quem comprimiu, ferramenta, matriz e lote da peça. Uma foto do índice gravado, com o código visível, resolve a maior parte das dúvidas anos depois.', 'Date, who crimped, tool, die and lot of the part. A picture of the stamped index, with the part number in view, settles most questions years later.', 'Fecha, quién comprimió, herramienta, matriz y lote de la pieza. Una foto del índice grabado, con el código visible, resuelve la mayoría de las dudas años después.'),
      h('Compressões por seção', 'Crimps by section', 'Compresiones por sección'),
      table(t('Número de compressões com matriz hexagonal estreita, peças Aterra', 'Number of crimps with a narrow hexagonal die, Aterra parts', 'Número de compresiones con matriz hexagonal estrecha, piezas Aterra'), [t('Condutor (mm²)', 'Conductor (mm²)', 'Conductor (mm²)'), t('Terminal curto', 'Short terminal', 'Terminal corto'), t('Terminal longo', 'Long terminal', 'Terminal largo'), t('Luva, por lado', 'Splice, per side', 'Manguito, por lado')], [['6 – 35', '1', '2', '2'], ['50 – 120', '1', '2', '2'], ['150 – 240', '2', '3', '3'], ['300 – 630', '—', '4', '4']]),
    ],
  },
  {
    key: 'torque-de-aperto', section: 'conexoes', date: '2026-06-03', products: ['terminal-longo-dois-furos', 'barra-de-equipotencializacao'], documents: [torqueTable],
    title: t('Torque de aperto em conexões aparafusadas', 'Tightening torque of bolted connections', 'Par de apriete en conexiones atornilladas'),
    summary: t('Por que o torque importa, quanto aplicar e quando reapertar.', 'Why torque matters, how much to apply and when to retighten.', 'Por qué importa el par, cuánto aplicar y cuándo reapretar.'),
    text: [
      p('Quem conduz não é o parafuso: é a face de contato que ele aperta. Pouca força, poucos pontos de contato, calor. Força demais, o cobre cede e a força some.', 'It is not the bolt that conducts: it is the face it presses. Too little force, few contact spots, heat. Too much, the copper yields and the force is gone.', 'No es el tornillo el que conduce: es la cara que aprieta. Poca fuerza, pocos puntos de contacto, calor. Demasiada, el cobre cede y la fuerza desaparece.'),
      table(t('Parafusos de aço classe 8.8, rosca limpa e seca, valores orientativos', 'Class 8.8 steel bolts, clean dry thread, guidance values', 'Tornillos de acero clase 8.8, rosca limpia y seca, valores orientativos'), [t('Parafuso', 'Bolt', 'Tornillo'), t('Furo (mm)', 'Hole (mm)', 'Orificio (mm)'), t('Torque (N·m)', 'Torque (N·m)', 'Par (N·m)')], [['M6', t('6,6', '6.6', '6,6'), '9'], ['M8', '9', '22'], ['M10', '11', '44'], ['M12', t('13,5', '13.5', '13,5'), '75'], ['M16', t('17,5', '17.5', '17,5'), '180']]),
      list(t('Arruela cônica sob a porca compensa a acomodação do metal.', 'A conical washer under the nut makes up for settling.', 'La arandela cónica bajo la tuerca compensa el asentamiento.'), t('Inox sem lubrificante engripa antes do torque: use pasta e aplique cerca de 20 % menos.', 'Dry stainless seizes before torque: use paste and apply about 20 % less.', 'El inoxidable seco se agarrota antes del par: use pasta y aplique cerca de 20 % menos.'), t('Marque a porca. Na inspeção, a marca diz se girou.', 'Mark the nut. At inspection the mark tells whether it turned.', 'Marque la tuerca. En la inspección, la marca dice si giró.')),
      p('Use o torque do equipamento quando o fabricante dele indicar outro: **o valor menor manda**.', 'Use the equipment torque where its maker states another: **the lower value rules**.', 'Use el par del equipo cuando su fabricante indique otro: **manda el valor menor**.'),
    ],
  },
  {
    key: 'aluminio-com-cobre', section: 'conexoes', date: '2026-03-18', products: ['terminal-bimetalico', 'grampo-paralelo-bimetalico', 'luva-bimetalica'],
    title: t('Alumínio com cobre: onde está o risco', 'Aluminium to copper: where the risk lies', 'Aluminio con cobre: dónde está el riesgo'),
    summary: t('Três mecanismos de falha e a peça que resolve cada um.', 'Three failure mechanisms and the part that settles each.', 'Tres mecanismos de falla y la pieza que resuelve cada uno.'),
    text: [
      h('Óxido', 'Oxide', 'Óxido'), p('O alumínio se cobre de óxido isolante em minutos. Escova de aço limpa e pasta inibidora, aplicadas na sequência, mantêm o metal exposto até a compressão.', 'Aluminium covers itself with insulating oxide within minutes. A clean steel brush, then inhibitor paste at once, keep metal exposed until the crimp.', 'El aluminio se cubre de óxido aislante en minutos. Cepillo de acero limpio y pasta inhibidora, seguidos, mantienen el metal expuesto hasta la compresión.'),
      h('Pilha galvânica', 'Galvanic cell', 'Pila galvánica'), p('Com umidade, o alumínio se gasta e o cobre não. A solda por fricção tira a umidade da fronteira; a montagem com o cobre embaixo tira o cobre dissolvido do alumínio.', 'With moisture, aluminium is consumed and copper is not. Friction welding keeps moisture from the boundary; mounting copper below keeps dissolved copper off the aluminium.', 'Con humedad, el aluminio se consume y el cobre no. La soldadura por fricción aleja la humedad de la frontera; montar el cobre abajo aleja el cobre disuelto del aluminio.'),
      h('Dilatação', 'Expansion', 'Dilatación'), p('O alumínio dilata cerca de 40 % mais que o cobre. A cada ciclo, a junta rígida perde força. Por isso a mola da cunha e a arruela cônica.', 'Aluminium expands about 40 % more than copper. At each cycle a stiff joint loses force. Hence the spring of the wedge and the conical washer.', 'El aluminio se dilata cerca de 40 % más que el cobre. En cada ciclo, la unión rígida pierde fuerza. De ahí el resorte de la cuña y la arandela cónica.'),
      table(t('Propriedades a 20 °C', 'Properties at 20 °C', 'Propiedades a 20 °C'), [t('Propriedade', 'Property', 'Propiedad'), t('Cobre', 'Copper', 'Cobre'), t('Alumínio', 'Aluminium', 'Aluminio')], [[t('Resistividade (µΩ·cm)', 'Resistivity (µΩ·cm)', 'Resistividad (µΩ·cm)'), t('1,72', '1.72', '1,72'), t('2,82', '2.82', '2,82')], [t('Dilatação linear (10⁻⁶/K)', 'Linear expansion (10⁻⁶/K)', 'Dilatación lineal (10⁻⁶/K)'), same('17'), same('23')], [t('Densidade (g/cm³)', 'Density (g/cm³)', 'Densidad (g/cm³)'), t('8,9', '8.9', '8,9'), t('2,7', '2.7', '2,7')]]),
    ],
  },
]
