import type { Activity } from '../../../activity-shape.ts'
import { t } from '../text.ts'
import type { Text } from '../types.ts'
import { messages } from './messages.ts'
import { quotations } from './quotations.ts'

const attendant = 'atendente@aterra.example'
const administrator = 'admin@aterra.example'
const editor = 'editor@aterra.example'
const translator = 'tradutor@aterra.example'

/** Activity of visitors and employees in the thirty days before the load. */
export const activity: Activity<Text> = {
  messages: [...messages, ...quotations],
  applications: [
    {
      daysAgo: 1,
      time: '20:14',
      from: {
        name: 'Wagner Pires',
        email: 'wagner.pires@correio.example',
        phone: '+55 16 99122-4477',
        region: 'SP',
        city: 'Ribeirão Preto',
      },
      locale: 'br',
      interest: 'qualidade',
      education: 'tecnico',
      experience:
        'Seis anos em laboratório de ensaios elétricos: ciclo térmico, tração e névoa salina. Curso de metrologia em andamento.',
      status: 'new',
    },
    {
      daysAgo: 7,
      time: '12:30',
      from: {
        name: 'Júlia Sanches',
        email: 'julia.sanches@correio.example',
        phone: '+55 16 98811-3020',
        region: 'SP',
        city: 'Franca',
      },
      locale: 'br',
      interest: 'engenharia',
      education: 'superior',
      experience:
        'Engenheira mecânica, projeto de ferramentas de compressão e simulação por elementos finitos.',
      status: 'interview',
      owner: attendant,
      notes: 'Entrevista com a engenharia na próxima semana.',
    },
    {
      daysAgo: 18,
      time: '09:02',
      from: {
        name: 'Edson Barreto',
        email: 'edson.barreto@correio.example',
        region: 'BA',
        city: 'Camaçari',
      },
      locale: 'br',
      interest: 'producao',
      education: 'medio',
      experience: 'Operador de galvanização a fogo por oito anos.',
      status: 'read',
      owner: attendant,
    },
  ],
  subscribers: [
    {
      daysAgo: 0,
      time: '10:02',
      email: 'projetos@luzefaro.example',
      locale: 'br',
      state: 'pending',
    },
    {
      daysAgo: 2,
      time: '08:30',
      email: 'ingenieria@sursol.example',
      locale: 'es',
      state: 'confirmed',
    },
    {
      daysAgo: 5,
      time: '21:11',
      email: 'spec@ridgeline.example',
      locale: 'en',
      state: 'confirmed',
    },
    {
      daysAgo: 9,
      time: '14:49',
      email: 'obras@construvia.example',
      locale: 'br',
      state: 'confirmed',
    },
    {
      daysAgo: 16,
      time: '11:23',
      email: 'compras@norteluz.example',
      locale: 'br',
      state: 'confirmed',
    },
    {
      daysAgo: 24,
      time: '17:40',
      email: 'taller@puestaatierra.example',
      locale: 'es',
      state: 'confirmed',
    },
  ],
  searches: [
    { locale: 'br', text: 'terminal 95 mm2 m12', perWeek: 34, results: 18, clicks: 0.7 },
    { locale: 'br', text: 'haste cobreada', perWeek: 28, results: 3, clicks: 0.8 },
    { locale: 'br', text: 'TC-95-12', perWeek: 22, results: 1, clicks: 0.9 },
    { locale: 'br', text: 'solda exotermica', perWeek: 19, results: 5, clicks: 0.6 },
    { locale: 'br', text: 'conector perfurante 10 25', perWeek: 12, results: 1, clicks: 0.8 },
    { locale: 'br', text: 'prensa terminal', perWeek: 17, results: 9, clicks: 0.1 },
    { locale: 'br', text: 'spda captor', perWeek: 11, results: 6, clicks: 0.5 },
    { locale: 'br', text: 'terminal tubular de latao', perWeek: 9, results: 0, clicks: 0 },
    { locale: 'br', text: 'abracadeira inox 316', perWeek: 7, results: 0, clicks: 0 },
    { locale: 'es', text: 'terminal bimetalico 70', perWeek: 14, results: 4, clicks: 0.7 },
    { locale: 'es', text: 'jabalina', perWeek: 13, results: 0, clicks: 0 },
    { locale: 'es', text: 'morseto', perWeek: 8, results: 0, clicks: 0 },
    { locale: 'es', text: 'grapa de suspension', perWeek: 7, results: 2, clicks: 0.6 },
    { locale: 'en', text: 'ground rod 5/8', perWeek: 11, results: 3, clicks: 0.7 },
    { locale: 'en', text: 'kcmil lug', perWeek: 9, results: 0, clicks: 0 },
    { locale: 'en', text: 'copper lug 2 hole nema', perWeek: 8, results: 4, clicks: 0.6 },
    { locale: 'en', text: 'exothermic mold', perWeek: 6, results: 4, clicks: 0.5 },
  ],
  changes: [
    {
      daysAgo: 0,
      time: '09:58',
      by: editor,
      product: 'terminal-longo-um-furo',
      adds: { language: 'br', sentence: 'Confira a marca da matriz depois de prensar.' },
    },
    { daysAgo: 0, time: '08:47', by: translator, product: 'conector-malha' },
    {
      daysAgo: 1,
      time: '17:21',
      by: editor,
      product: 'conector-c',
      adds: { language: 'br', sentence: 'Escove o cabo antes de aplicar.' },
    },
    {
      daysAgo: 1,
      time: '11:02',
      by: administrator,
      product: 'prensa-a-bateria',
      adds: { language: 'br', sentence: 'Leve uma bateria de reserva para o campo.' },
    },
    { daysAgo: 2, time: '15:36', by: translator, product: 'haste-cobreada' },
    {
      daysAgo: 3,
      time: '10:14',
      by: editor,
      product: 'terminal-bimetalico',
      adds: { language: 'br', sentence: 'Limpe o excesso de pasta depois de prensar.' },
    },
    {
      daysAgo: 4,
      time: '16:50',
      by: editor,
      product: 'molde-cabo-cabo',
      adds: { language: 'br', sentence: 'Limpe o molde ainda quente, com escova macia.' },
    },
    { daysAgo: 6, time: '09:29', by: editor, product: 'terminal-ilhos' },
    { daysAgo: 8, time: '14:05', by: editor, product: 'captor-franklin' },
    { daysAgo: 10, time: '10:42', by: translator, product: 'luva-com-batente' },
    { daysAgo: 12, time: '15:55', by: editor, product: 'conector-parafuso-fendido' },
    { daysAgo: 15, time: '08:33', by: administrator, product: 'tubo-termocontratil' },
    { daysAgo: 18, time: '11:48', by: editor, product: 'grampo-paralelo' },
    { daysAgo: 23, time: '13:20', by: translator, product: 'distribuidor-optico' },
    { daysAgo: 28, time: '16:07', by: editor, product: 'conector-cunha' },
  ],
  spreadsheets: [
    {
      daysAgo: 12,
      time: '15:31',
      by: editor,
      name: 'embalagens-novembro.csv',
      product: 'conector-parafuso-fendido',
      column: 'packing',
      value: '20',
      back: { daysAgo: 12, time: '15:55', by: editor },
    },
    {
      daysAgo: 8,
      time: '13:40',
      by: administrator,
      name: 'captores-fornecedor.csv',
      product: 'captor-franklin',
      column: 'packing',
      value: '2',
      back: { daysAgo: 8, time: '14:05', by: editor, name: 'captores-conferidos.csv' },
    },
  ],
  release: { by: editor, name: 'Traduções revisadas', inDays: 6, time: '08:00' },
  handedIn: [
    {
      daysAgo: 0,
      time: '08:31',
      by: translator,
      product: 'conector-malha',
      language: 'en',
      summary:
        'Joins cable to rod, or crosses two cables, for direct burial. An alternative to welding where no flame is allowed.',
    },
    {
      daysAgo: 0,
      time: '08:47',
      by: translator,
      product: 'conector-malha',
      language: 'es',
      summary:
        'Une cable con jabalina, o cruza dos cables, para enterrar directamente. Alternativa a la soldadura donde no se admite llama.',
    },
    {
      daysAgo: 2,
      time: '15:36',
      by: translator,
      product: 'haste-cobreada',
      language: 'es',
      summary:
        'Núcleo de acero al carbono con 254 µm de cobre depositado. Se clava sin pelarse y dura en el suelo.',
      returned: {
        daysAgo: 1,
        time: '10:20',
        by: editor,
        comment: 'No catálogo usamos “hincar”; “clavar” é para pregos.',
        message: 'Só o termo; o resto está bom.',
      },
    },
  ],
  templates: [
    {
      title: t('Cotação enviada', 'Quotation sent', 'Cotización enviada'),
      body: t(
        'Olá, {name}.\n\nSegue a cotação do pedido {receipt} ({parts}). Validade: 15 dias.\n\nQualquer dúvida, responda a este e-mail.\n\n{me}\nAterra Conexões Elétricas',
        'Dear {name},\n\nPlease find attached our quotation for request {receipt} ({parts}). It is valid for 15 days.\n\nFor any question, reply to this e-mail.\n\n{me}\nAterra Conexões Elétricas',
        'Hola, {name}:\n\nAdjuntamos la cotización del pedido {receipt} ({parts}). Validez: 15 días.\n\nPor cualquier duda, responda a este correo.\n\n{me}\nAterra Conexões Elétricas',
      ),
    },
    {
      title: t('Certificados pedidos', 'Requested certificates', 'Certificados solicitados'),
      body: t(
        'Olá, {name}.\n\nAnexamos os certificados que você pediu para {parts}. Eles também estão na página de cada produto.\n\n{me}\nAterra Conexões Elétricas',
        'Dear {name},\n\nThe certificates that you requested for {parts} are attached. They are also on the page of each product.\n\n{me}\nAterra Conexões Elétricas',
        'Hola, {name}:\n\nAdjuntamos los certificados que pidió para {parts}. También están en la página de cada producto.\n\n{me}\nAterra Conexões Elétricas',
      ),
    },
    {
      title: t('Encaminhado à engenharia', 'Passed to engineering', 'Enviado a ingeniería'),
      body: t(
        'Olá, {name}.\n\nRecebemos a sua pergunta ({receipt}) e a engenharia de aplicação responde até amanhã.\n\n{me}\nAterra Conexões Elétricas',
        'Dear {name},\n\nThank you for your question ({receipt}). Application engineering will answer by tomorrow.\n\n{me}\nAterra Conexões Elétricas',
        'Hola, {name}:\n\nRecibimos su consulta ({receipt}); ingeniería de aplicación responde a más tardar mañana.\n\n{me}\nAterra Conexões Elétricas',
      ),
    },
  ],
}
