import type { ReceivedMessage } from '../../../activity-shape.ts'
import type { Text } from '../types.ts'
import { people } from './people.ts'

const attendant = 'atendente@aterra.example'

/** Messages with a list of part numbers. */
export const quotations: ReceivedMessage<Text>[] = [
  {
    daysAgo: 0,
    time: '08:12',
    from: people.diego,
    locale: 'es',
    department: 'exportacao',
    text: 'Necesitamos cotización CIF Antofagasta para la ampliación de una subestación de 110 kV. Adjunten por favor los certificados de ensayo de los bimetálicos. Entrega en 45 días.',
    lines: [
      { partNumber: 'TU-150-12N', quantity: 120 },
      { partNumber: 'YT-AA', quantity: 36 },
      { partNumber: 'XC-25-C2', quantity: 24, asked: 'conector tubo-cable 25 mm' },
      { partNumber: 'MX-CL-185', quantity: 4 },
      { partNumber: 'HA-34-12', quantity: 60, asked: 'HA 34-12' },
    ],
    status: 'new',
  },
  {
    daysAgo: 1,
    time: '16:47',
    from: people.roberto,
    locale: 'br',
    department: 'vendas',
    text: 'Cotação para o lote 3 da rede compacta. Preciso do prazo por item e da condição para embalagem fechada.',
    lines: [
      { partNumber: 'CN-70-70', quantity: 800 },
      { partNumber: 'CP-25-10', quantity: 1500, asked: 'perfurante 10-25' },
      { partNumber: 'AP-CAA-477', quantity: 400 },
      { partNumber: 'LX-CAA-4-73', quantity: 600 },
    ],
    status: 'open',
    owner: attendant,
    notes: 'Cliente de contrato: confirmar a tabela vigente antes de responder.',
  },
  {
    daysAgo: 4,
    time: '10:05',
    from: people.marina,
    locale: 'br',
    department: 'vendas',
    text: 'Montagem de 12 painéis. Podem separar em 12 kits iguais?',
    lines: [
      { partNumber: 'TC-35-6', quantity: 288 },
      { partNumber: 'TL-010-8', quantity: 2400 },
      { partNumber: 'BE-50-300', quantity: 12 },
      { partNumber: 'CF-35-500', quantity: 24, asked: 'cordoalha 35mm² 500' },
    ],
    status: 'waiting',
    owner: attendant,
    answers: [
      {
        daysAgo: 4,
        time: '11:32',
        by: attendant,
        text: 'Bom dia, Marina. Sim, separamos em 12 kits identificados. Os terminais TC-35-6 saem em embalagem de 50: são 6 embalagens, com 12 peças de sobra. Podemos faturar as 300?',
      },
    ],
  },
  {
    daysAgo: 9,
    time: '14:20',
    from: people.hector,
    locale: 'es',
    department: 'exportacao',
    text: 'Favor cotizar para distribución en Buenos Aires. Pago a 30 días.',
    lines: [
      { partNumber: 'TB-70-10', quantity: 500 },
      { partNumber: 'PB-185-120', quantity: 80 },
      { partNumber: 'LB-150-95', quantity: 60 },
    ],
    status: 'answered',
    owner: attendant,
    answers: [
      {
        daysAgo: 8,
        time: '09:10',
        by: attendant,
        text: 'Buenos días, Héctor. Enviamos la oferta 2210 en PDF, con el certificado IEC 61238-1-3 de los bimetálicos. Validez: 15 días.',
      },
      {
        daysAgo: 7,
        time: '13:41',
        text: 'Gracias, muy claro. Emito la orden de compra esta semana.',
      },
      {
        daysAgo: 7,
        time: '14:02',
        by: attendant,
        text: 'Perfecto. Al recibirla, confirmamos la fecha de embarque.',
      },
    ],
  },
  {
    daysAgo: 15,
    time: '09:33',
    from: people.katherine,
    locale: 'en',
    department: 'exportacao',
    text: 'Please quote FOB Santos for a 138 kV yard. We need mill certificates with the shipment.',
    lines: [
      { partNumber: 'ER-D2-4', quantity: 48 },
      { partNumber: 'YE-D-150', quantity: 90 },
      { partNumber: 'XE-40', quantity: 12 },
    ],
    status: 'answered',
    owner: attendant,
    answers: [
      {
        daysAgo: 14,
        time: '10:25',
        by: attendant,
        text: 'Dear Katherine, quotation 1871 is attached. Material certificates EN 10204 3.1 travel with each case.',
      },
    ],
  },
  {
    daysAgo: 21,
    time: '17:58',
    from: people.gilberto,
    locale: 'br',
    department: 'vendas',
    text: 'Reposição de estoque do mês. Mesma condição do pedido anterior.',
    lines: [
      { partNumber: 'PF-150', quantity: 200 },
      { partNumber: 'TN-70-10', quantity: 600 },
      { partNumber: 'RT-95-CA', quantity: 40 },
    ],
    status: 'archived',
    owner: attendant,
    answers: [
      {
        daysAgo: 20,
        time: '08:40',
        by: attendant,
        text: 'Bom dia, Gilberto. Pedido 4417 confirmado, saída na quinta-feira.',
      },
    ],
  },
  {
    daysAgo: 27,
    time: '11:15',
    from: people.diego,
    locale: 'es',
    department: 'exportacao',
    text: 'Precio y plazo para moldes de soldadura exotérmica, obra en Calama.',
    lines: [
      { partNumber: 'MX-CL-16', quantity: 2 },
      { partNumber: 'MH-HT-34-95', quantity: 2 },
      { partNumber: 'CS-32', quantity: 20 },
    ],
    status: 'answered',
    owner: attendant,
    answers: [
      {
        daysAgo: 26,
        time: '09:50',
        by: attendant,
        text: 'Buenos días, Diego. Oferta 1790 adjunta. Los cartuchos viajan como mercancía peligrosa: el flete va aparte.',
      },
    ],
  },
]
