import { label } from '#src/platform/labels.ts'
import { searchDays } from './content-figures.ts'
import { leadDays } from './lead-figures.ts'

/** Texts of the dashboard. */
export const dashboardWords = {
  publications: label(
    'Publicações agendadas que falharam',
    'Scheduled publications that failed',
    'Publicaciones programadas que fallaron',
  ),
  publish: label('publicar', 'publish', 'publicar'),
  unpublish: label('despublicar', 'unpublish', 'despublicar'),
  again: label('Nova tentativa às', 'Next try at', 'Nuevo intento a las'),
  notAgain: label(
    'Corrija o conteúdo e publique.',
    'Correct the content and publish it.',
    'Corrija el contenido y publíquelo.',
  ),
  waiting: label('À espera', 'Waiting', 'En espera'),
  messages: label('Mensagens novas', 'New messages', 'Mensajes nuevos'),
  candidates: label('Candidaturas novas', 'New applications', 'Candidaturas nuevas'),
  members: label('Cadastros a aprovar', 'Registrations to approve', 'Registros por aprobar'),
  requests: label('Pedidos de titulares', 'Data requests', 'Solicitudes de titulares'),
  overdue: label('fora do prazo', 'overdue', 'fuera de plazo'),
  mails: label('E-mails que falharam', 'Mails that failed', 'Correos que fallaron'),
  perDay: label(
    `Contatos por dia, ${leadDays} dias`,
    `Leads by day, ${leadDays} days`,
    `Contactos por día, ${leadDays} días`,
  ),
  day: label('Dia', 'Day', 'Día'),
  leadMessages: label('Mensagens', 'Messages', 'Mensajes'),
  leadCandidates: label('Candidaturas', 'Applications', 'Candidaturas'),
  departments: label(
    `Mensagens por departamento, ${leadDays} dias`,
    `Messages by department, ${leadDays} days`,
    `Mensajes por departamento, ${leadDays} días`,
  ),
  searches: label(
    `Buscas sem produto, ${searchDays} dias`,
    `Searches without a product, ${searchDays} days`,
    `Búsquedas sin producto, ${searchDays} días`,
  ),
  viewed: label('Mais vistos, 90 dias', 'Most viewed, 90 days', 'Más vistos, 90 días'),
  untranslated: label('Falta traduzir', 'Still to be translated', 'Falta traducir'),
  allTranslated: label(
    'Tudo o que está publicado tem as três línguas.',
    'All that is published has its three languages.',
    'Todo lo publicado tiene los tres idiomas.',
  ),
  none: label('Nada ainda.', 'Nothing yet.', 'Nada todavía.'),
}
