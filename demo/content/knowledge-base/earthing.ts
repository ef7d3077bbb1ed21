import { figure, h, list, p, t, table } from '../text.ts'
import type { Publication } from '../types.ts'

export const earthingGuides: Publication[] = [
  {
    key: 'resistencia-de-uma-haste', section: 'aterramento', date: '2026-09-22', products: ['haste-cobreada', 'haste-prolongavel'],
    title: t('Quanto vale uma haste', 'What one earth rod is worth', 'Cuánto vale una jabalina'),
    summary: t('A fórmula da haste vertical, o que cada termo pesa e o limite de pôr mais hastes.', 'The vertical rod formula, the weight of each term, and the limit of adding rods.', 'La fórmula de la jabalina vertical, el peso de cada término y el límite de agregar más.'),
    text: [
      p('Em solo homogêneo, a resistência de uma haste vertical é **R = ρ / (2πL) · [ln(8L / d) − 1]**, com ρ em Ω·m, L e d em metros.', 'In uniform soil, the resistance of a vertical rod is **R = ρ / (2πL) · [ln(8L / d) − 1]**, with ρ in Ω·m, L and d in metres.', 'En suelo homogéneo, la resistencia de una jabalina vertical es **R = ρ / (2πL) · [ln(8L / d) − 1]**, con ρ en Ω·m, L y d en metros.'),
      table(t('Haste de 14,3 mm em solo de 100 Ω·m', 'A 14.3 mm rod in 100 Ω·m soil', 'Jabalina de 14,3 mm en suelo de 100 Ω·m'), [t('Comprimento (m)', 'Length (m)', 'Longitud (m)'), t('R (Ω)', 'R (Ω)', 'R (Ω)')], rodRows()),
      p('O diâmetro entra no logaritmo: passar de 1/2" a 3/4" muda a resistência em poucos por cento. O comprimento pesa quase em proporção. E o solo manda em tudo.', 'Diameter sits inside the logarithm: going from 1/2" to 3/4" changes resistance by a few per cent. Length counts almost in proportion. And the soil rules everything.', 'El diámetro entra en el logaritmo: pasar de 1/2" a 3/4" cambia la resistencia en pocos por ciento. La longitud pesa casi en proporción. Y el suelo manda en todo.'),
      figure('ha', t('Hastes de 5/8": diâmetro real de 14,3 mm sobre o cobre.', '5/8" rods: actual diameter 14.3 mm over the copper.', 'Jabalinas de 5/8": diámetro real de 14,3 mm sobre el cobre.')),
      p('Duas hastes não valem metade de uma: enterradas perto, disputam o mesmo solo. Separe-as pelo menos o comprimento de uma.', 'Two rods are not half of one: buried close, they share the same soil. Space them by at least one length.', 'Dos jabalinas no valen la mitad de una: enterradas cerca, disputan el mismo suelo. Sepárelas al menos la longitud de una.'),
    ],
  },
  {
    key: 'solda-exotermica-passo-a-passo', section: 'aterramento', date: '2026-05-14', products: ['molde-cabo-cabo', 'molde-cabo-haste', 'cartucho-de-solda'],
    title: t('Solda exotérmica, passo a passo', 'Exothermic welding, step by step', 'Soldadura exotérmica, paso a paso'),
    summary: t('Preparo, queima, inspeção e os seis erros que se repetem na obra.', 'Preparation, firing, inspection and the six errors that recur on site.', 'Preparación, encendido, inspección y los seis errores que se repiten en obra.'),
    text: [
      p('O pó é óxido de cobre e alumínio. Aceso, o alumínio toma o oxigênio e o cobre escorre líquido sobre os condutores. A ligação que fica é metal contínuo.', 'The powder is copper oxide and aluminium. Once lit, the aluminium takes the oxygen and liquid copper runs over the conductors. What remains is continuous metal.', 'El polvo es óxido de cobre y aluminio. Encendido, el aluminio toma el oxígeno y el cobre fluye líquido sobre los conductores. Lo que queda es metal continuo.'),
      h('Inspeção da solda', 'Inspecting the weld', 'Inspección de la soldadura'),
      table(t('O que a solda mostra', 'What the weld shows', 'Lo que muestra la soldadura'), [t('Aspecto', 'Look', 'Aspecto'), t('Causa', 'Cause', 'Causa'), t('Aceita?', 'Accept?', '¿Aceptar?')], [
        [t('Superfície lisa, cor de cobre a bronze', 'Smooth surface, copper to bronze', 'Superficie lisa, color cobre a bronce'), t('Queima correta', 'Correct firing', 'Encendido correcto'), t('Sim', 'Yes', 'Sí')],
        [t('Poros maiores que um grão de arroz', 'Pores larger than a grain of rice', 'Poros mayores que un grano de arroz'), t('Molde ou cabo úmido', 'Damp mould or cable', 'Molde o cable húmedo'), t('Não', 'No', 'No')],
        [t('Metal abaixo do topo do cabo', 'Metal below the top of the cable', 'Metal bajo el tope del cable'), t('Vazamento ou carga pequena', 'Leak or small charge', 'Fuga o carga pequeña'), t('Não', 'No', 'No')],
        [t('Escória presa só no topo', 'Slag on top only', 'Escoria solo arriba'), t('Normal', 'Normal', 'Normal'), t('Sim, depois de limpa', 'Yes, once cleaned', 'Sí, una vez limpia')],
      ]),
      list(t('Molde frio e úmido de manhã: seque com maçarico e queime a primeira solda como teste.', 'Mould cold and damp in the morning: dry it and treat the first weld as a test.', 'Molde frío y húmedo por la mañana: séquelo y use la primera soldadura como prueba.'), t('Cabo sujo de terra ou óleo: escove até brilhar.', 'Cable with soil or oil: brush until bright.', 'Cable con tierra o aceite: cepille hasta que brille.'), t('Cabo mal cortado, com pontas abertas: corte com tesoura e amarre.', 'Frayed cable end: cut with shears and tie.', 'Cable mal cortado: corte con tijera y ate.'), t('Disco esquecido: o pó cai antes de reagir.', 'Disc forgotten: the powder falls before reacting.', 'Disco olvidado: el polvo cae antes de reaccionar.'), t('Molde aberto antes de solidificar.', 'Mould opened before it is solid.', 'Molde abierto antes de solidificar.'), t('Molde gasto, com boca larga: o metal vaza.', 'Worn mould with wide mouth: metal leaks.', 'Molde gastado, de boca ancha: el metal fuga.')),
    ],
  },
  {
    key: 'um-so-aterramento', section: 'aterramento', date: '2026-02-05', products: ['barra-de-equipotencializacao', 'barra-de-rack', 'cordoalha-flexivel'],
    title: t('Por que a edificação tem um só aterramento', 'Why a building has one earth', 'Por qué el edificio tiene una sola tierra'),
    summary: t('O "terra isolado" do equipamento eletrônico é um mito caro.', 'The "isolated earth" for electronics is an expensive myth.', 'La "tierra aislada" para la electrónica es un mito caro.'),
    text: [
      p('Dois eletrodos separados ficam em potenciais diferentes no primeiro surto. A diferença aparece dentro do equipamento que toca os dois: pela alimentação, de um lado, e pela rede de dados, do outro.', 'Two separate electrodes sit at different potentials at the first surge. The difference appears inside whatever touches both: the supply on one side, the data network on the other.', 'Dos electrodos separados quedan a potenciales distintos en la primera sobretensión. La diferencia aparece dentro del equipo que toca ambos: la alimentación de un lado, la red de datos del otro.'),
      p('A ABNT NBR 5410 e a ABNT NBR 5419 pedem eletrodo comum e equipotencialização. O que se separa são os **condutores**, não os eletrodos: cada massa chega à barra por caminho próprio.', 'ABNT NBR 5410 and ABNT NBR 5419 ask for a common electrode and bonding. What is kept apart is the **conductors**, not the electrodes: each frame reaches the bar by its own path.', 'ABNT NBR 5410 y ABNT NBR 5419 exigen electrodo común y equipotencialización. Lo que se separa son los **conductores**, no los electrodos: cada masa llega a la barra por su propio camino.'),
      table(t('O que chega ao BEP', 'What reaches the main bar', 'Lo que llega a la barra principal'), [t('Elemento', 'Element', 'Elemento'), t('Ligação', 'Connection', 'Conexión')], [[t('Eletrodo de aterramento', 'Earth electrode', 'Electrodo de tierra'), t('Condutor de aterramento', 'Earthing conductor', 'Conductor de tierra')], [t('PE da instalação', 'PE of the installation', 'PE de la instalación'), t('Condutor principal', 'Main conductor', 'Conductor principal')], [t('Água, gás, incêndio', 'Water, gas, fire pipes', 'Agua, gas, incendio'), t('Abraçadeira e cabo', 'Clamp and cable', 'Abrazadera y cable')], [t('Blindagens e racks', 'Shields and racks', 'Blindajes y racks'), t('Barra do rack (BEL)', 'Rack bar (local)', 'Barra del rack (local)')], [t('SPDA', 'Lightning protection', 'Pararrayos'), t('Direto ou por DPS', 'Direct or through SPD', 'Directo o por DPS')]]),
    ],
  },
]

/** R = ρ / (2πL) · [ln(8L / d) − 1], worked out here so that table and formula cannot part ways. */
function rodRows() {
  return [1.2, 1.5, 2.4, 3, 6, 9].map((L) => {
    const R = (100 / (2 * Math.PI * L)) * (Math.log((8 * L) / 0.0143) - 1)
    const [l, r] = [L.toFixed(1), R.toFixed(0)]
    return [t(l.replace('.', ','), l, l.replace('.', ',')), r]
  })
}
