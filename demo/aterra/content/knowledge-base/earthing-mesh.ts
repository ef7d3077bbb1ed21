import { figure, figures, h, list, p, t, table } from '../text.ts'
import type { Publication, Text } from '../types.ts'
import { limits, meltingSection, meshOf } from './mesh-example.ts'

const [first, second] = [meshOf(5), meshOf(4)]
const row = (
  label: Text,
  unit: string,
  of: (m: ReturnType<typeof meshOf>) => number,
  decimals: number,
  limit = '—',
): (string | Text)[] => [
  label,
  unit,
  figures(of(first).toFixed(decimals)),
  figures(of(second).toFixed(decimals)),
  limit,
]

export const earthingMesh: Publication = {
  key: 'malha-de-aterramento-metodo-e-exemplo',
  section: 'aterramento',
  date: '2026-10-30',
  products: [
    'molde-cabo-cabo',
    'molde-cabo-haste',
    'cartucho-de-solda',
    'haste-cobreada',
    'conector-malha',
    'terminal-longo-dois-furos',
  ],
  title: t(
    'Malha de aterramento: método e exemplo',
    'Designing a grounding mesh: method and example',
    'Malla de puesta a tierra: método y ejemplo',
  ),
  summary: t(
    'O roteiro da ABNT NBR 15751 e da IEEE 80 em oito passos, com uma malha de 40 × 40 m calculada duas vezes.',
    'The path of ABNT NBR 15751 and IEEE 80 in eight steps, with a 40 × 40 m mesh worked out twice.',
    'El recorrido de ABNT NBR 15751 e IEEE 80 en ocho pasos, con una malla de 40 × 40 m calculada dos veces.',
  ),
  text: [
    p(
      'A malha não existe para dar um número baixo de ohms. Existe para que, durante a falta, ninguém fique entre dois pontos cuja diferença de tensão o corpo não aguente. A resistência é um meio; as tensões de toque e de passo são o critério.',
      'A mesh is not there to give a low number of ohms. It is there so that, during a fault, nobody stands between two points whose difference in voltage the body cannot bear. Resistance is a means; touch and step voltages are the criterion.',
      'La malla no existe para dar un número bajo de ohmios. Existe para que, durante la falla, nadie quede entre dos puntos cuya diferencia de tensión el cuerpo no soporte. La resistencia es un medio; las tensiones de contacto y de paso son el criterio.',
    ),
    h('O roteiro', 'The path', 'El recorrido'),
    list(
      t(
        '**Solo.** Medir a resistividade e estratificar.',
        '**Soil.** Measure resistivity and find the layers.',
        '**Suelo.** Medir la resistividad y estratificar.',
      ),
      t(
        '**Corrente.** Da falta à terra, separar a parte I_G que de fato passa pela malha; o resto volta por cabos para-raios e blindagens.',
        '**Current.** Of the ground fault, set apart I_G, which really flows through the grid; the rest returns by shield wires and sheaths.',
        '**Corriente.** De la falla a tierra, separar la parte I_G que de hecho pasa por la malla; el resto vuelve por cables de guarda y pantallas.',
      ),
      t(
        '**Tempo.** O da proteção que de fato elimina a falta, t_s.',
        '**Time.** That of the protection which really clears the fault, t_s.',
        '**Tiempo.** El de la protección que de hecho despeja la falla, t_s.',
      ),
      t(
        '**Limites.** Toque e passo admissíveis, com a camada de brita.',
        '**Limits.** Tolerable touch and step, with the layer of gravel.',
        '**Límites.** Contacto y paso admisibles, con la capa de grava.',
      ),
      t(
        '**Condutor.** Seção que não funde e não se rompe.',
        '**Conductor.** A section that neither melts nor breaks.',
        '**Conductor.** Sección que no funde ni se rompe.',
      ),
      t(
        '**Traçado.** Área, espaçamento D, profundidade h, hastes na borda.',
        '**Layout.** Area, spacing D, depth h, rods on the edge.',
        '**Trazado.** Área, separación D, profundidad h, jabalinas en el borde.',
      ),
      t(
        '**Tensões.** Malha E_m e passo E_s contra os limites. Se passam, voltar ao traçado.',
        '**Voltages.** Mesh E_m and step E_s against the limits. If above, back to the layout.',
        '**Tensiones.** Malla E_m y paso E_s contra los límites. Si los superan, volver al trazado.',
      ),
      t(
        '**Obra e medição.** Conexões ensaiadas; resistência e tensões medidas antes de energizar.',
        '**Works and measurement.** Tested connections; resistance and voltages measured before energizing.',
        '**Obra y medición.** Conexiones ensayadas; resistencia y tensiones medidas antes de energizar.',
      ),
    ),
    h('Os dados do exemplo', 'The data of the example', 'Los datos del ejemplo'),
    p(
      'Solo uniforme de ρ = 200 Ω·m. Brita de ρ_s = 3000 Ω·m e h_s = 0,10 m. I_G = 2 kA, t_s = 0,5 s. Quadrado de 40 × 40 m, cabo de cobre nu de 50 mm² (d = 8,9 mm) a h = 0,5 m, vinte hastes de 2,4 m na borda. Pessoa de 50 kg.',
      'Uniform soil of ρ = 200 Ω·m. Gravel of ρ_s = 3000 Ω·m and h_s = 0.10 m. I_G = 2 kA, t_s = 0.5 s. A square of 40 × 40 m, bare copper cable of 50 mm² (d = 8.9 mm) at h = 0.5 m, twenty rods of 2.4 m on the edge. A person of 50 kg.',
      'Suelo uniforme de ρ = 200 Ω·m. Grava de ρ_s = 3000 Ω·m y h_s = 0,10 m. I_G = 2 kA, t_s = 0,5 s. Cuadrado de 40 × 40 m, cable de cobre desnudo de 50 mm² (d = 8,9 mm) a h = 0,5 m, veinte jabalinas de 2,4 m en el borde. Persona de 50 kg.',
    ),
    h('Os limites', 'The limits', 'Los límites'),
    p(
      'O fator da brita é **C_s = 1 − 0,09 · (1 − ρ/ρ_s) / (2h_s + 0,09)** = 0,710. O toque admissível é **(1000 + 1,5 · C_s · ρ_s) · 0,116 / √t_s** = 688 V; o passo, com 6 no lugar de 1,5, é 2262 V. Sem brita, o toque cairia a 213 V: a brita é parte do sistema de aterramento e se mantém limpa.',
      'The factor of the gravel is **C_s = 1 − 0.09 · (1 − ρ/ρ_s) / (2h_s + 0.09)** = 0.710. Tolerable touch is **(1000 + 1.5 · C_s · ρ_s) · 0.116 / √t_s** = 688 V; step, with 6 in place of 1.5, is 2262 V. Without gravel, touch would fall to 213 V: gravel is part of the grounding system, and is kept clean.',
      'El factor de la grava es **C_s = 1 − 0,09 · (1 − ρ/ρ_s) / (2h_s + 0,09)** = 0,710. El contacto admisible es **(1000 + 1,5 · C_s · ρ_s) · 0,116 / √t_s** = 688 V; el paso, con 6 en lugar de 1,5, es 2262 V. Sin grava, el contacto caería a 213 V: la grava es parte del sistema de puesta a tierra y se mantiene limpia.',
    ),
    h('O condutor', 'The conductor', 'El conductor'),
    p(
      `Para 10 kA durante 0,5 s, o cobre duro chega à fusão com ${meltingSection(10, 0.5).toFixed(1).replace('.', ',')} mm². O cabo de 50 mm² tem quase o dobro, e é a resistência mecânica na vala que decide. A conexão aparafusada baixa a temperatura admissível e aumenta a seção; a soldada, não.`,
      `For 10 kA during 0.5 s, hard-drawn copper reaches melting at ${meltingSection(10, 0.5).toFixed(1)} mm². A 50 mm² cable has almost twice that, and strength in the trench decides. A bolted joint lowers the permissible temperature and raises the section; a welded one does not.`,
      `Para 10 kA durante 0,5 s, el cobre duro llega a la fusión con ${meltingSection(10, 0.5).toFixed(1).replace('.', ',')} mm². El cable de 50 mm² tiene casi el doble, y decide la resistencia mecánica en la zanja. La unión atornillada baja la temperatura admisible y aumenta la sección; la soldada, no.`,
    ),
    h('Duas tentativas', 'Two attempts', 'Dos intentos'),
    p(
      'Com n condutores em cada sentido, K_i = 0,644 + 0,148n. K_m leva o espaçamento, a profundidade e o diâmetro. A tensão de malha é **E_m = ρ · K_m · K_i · I_G / L_M**.',
      'With n conductors each way, K_i = 0.644 + 0.148n. K_m carries spacing, depth and diameter. Mesh voltage is **E_m = ρ · K_m · K_i · I_G / L_M**.',
      'Con n conductores en cada sentido, K_i = 0,644 + 0,148n. K_m lleva la separación, la profundidad y el diámetro. La tensión de malla es **E_m = ρ · K_m · K_i · I_G / L_M**.',
    ),
    table(
      t(
        'A mesma área, com espaçamento de 5 m e de 4 m',
        'The same area, spaced at 5 m and at 4 m',
        'La misma área, con separación de 5 m y de 4 m',
      ),
      [
        t('Grandeza', 'Quantity', 'Magnitud'),
        t('Unidade', 'Unit', 'Unidad'),
        t('D = 5 m', 'D = 5 m', 'D = 5 m'),
        t('D = 4 m', 'D = 4 m', 'D = 4 m'),
        t('Limite', 'Limit', 'Límite'),
      ],
      [
        row(
          t(
            'Condutores em cada sentido, n',
            'Conductors each way, n',
            'Conductores en cada sentido, n',
          ),
          '—',
          (m) => m.n,
          0,
        ),
        row(t('Cabo enterrado', 'Buried cable', 'Cable enterrado'), 'm', (m) => m.cable, 0),
        row(t('Resistência R_g', 'Resistance R_g', 'Resistencia R_g'), 'Ω', (m) => m.resistance, 2),
        row(
          t('Elevação de potencial', 'Potential rise', 'Elevación de potencial'),
          'V',
          (m) => m.rise,
          0,
        ),
        row(t('Fator K_m', 'Factor K_m', 'Factor K_m'), '—', (m) => m.Km, 3),
        row(t('Fator K_i', 'Factor K_i', 'Factor K_i'), '—', (m) => m.Ki, 3),
        row(
          t('Tensão de malha E_m', 'Mesh voltage E_m', 'Tensión de malla E_m'),
          'V',
          (m) => m.mesh,
          0,
          limits.touch.toFixed(0),
        ),
        row(
          t('Tensão de passo E_s', 'Step voltage E_s', 'Tensión de paso E_s'),
          'V',
          (m) => m.step,
          0,
          limits.step.toFixed(0),
        ),
      ],
    ),
    p(
      'Repare: com 160 m a mais de cabo, a resistência quase não muda, porque quem a faz é a área. A tensão de malha cai 16 % e passa a caber no limite. Quem projeta pelo ohm compraria hastes e não resolveria.',
      'Note: with 160 m more of cable the resistance hardly changes, since area makes it. Mesh voltage falls 16 % and now fits the limit. Whoever designs by the ohm would buy rods and settle nothing.',
      'Observe: con 160 m más de cable, la resistencia casi no cambia, porque la hace el área. La tensión de malla cae 16 % y pasa a caber en el límite. Quien proyecta por el ohmio compraría jabalinas y no resolvería.',
    ),
    figure(
      'application-grid',
      t(
        'Cada cruzamento soldado: o cálculo supõe que a malha é um só metal.',
        'Every crossing welded: the calculation assumes that the mesh is one metal.',
        'Cada cruce soldado: el cálculo supone que la malla es un solo metal.',
      ),
    ),
    h(
      'O que o exemplo deixa de fora',
      'What the example leaves out',
      'Lo que el ejemplo deja fuera',
    ),
    list(
      t(
        'Solo em camadas: pede programa e modelo, não fórmula de solo uniforme.',
        'Layered soil: it asks for a program and a model, not a uniform-soil formula.',
        'Suelo en capas: pide programa y modelo, no fórmula de suelo uniforme.',
      ),
      t(
        'A cerca: dentro ou fora da malha, é um caso de toque por si.',
        'The fence: inside or outside the mesh, it is a touch case of its own.',
        'La cerca: dentro o fuera de la malla, es un caso de contacto por sí misma.',
      ),
      t(
        'Potenciais levados para fora por trilhos, tubos e cabos de comunicação.',
        'Potentials carried away by rails, pipes and communication cables.',
        'Potenciales llevados afuera por rieles, tubos y cables de comunicación.',
      ),
    ),
    p(
      'As fórmulas são as da IEEE 80 para malha quadrada em solo uniforme. O projeto é de profissional habilitado, com as edições em vigor das normas na mesa.',
      'The formulas are those of IEEE 80 for a square mesh in uniform soil. Design belongs to a qualified professional, with the editions in force on the desk.',
      'Las fórmulas son las de IEEE 80 para malla cuadrada en suelo uniforme. El proyecto es de un profesional habilitado, con las ediciones vigentes de las normas sobre la mesa.',
    ),
  ],
}
