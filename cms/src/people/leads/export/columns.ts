import { label } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'

/** Collections with an export. */
export type Exported = 'messages' | 'candidates' | 'subscribers'

type Column = [field: string, name: Label]

const receipt: Column = ['receipt', label('Protocolo', 'Receipt', 'Comprobante')]
const created: Column = ['createdAt', label('Recebido em', 'Received on', 'Recibido el')]
const status: Column = ['status', label('Situação', 'State', 'Situación')]
const owner: Column = ['owner', label('Com quem está', 'Owner', 'A cargo de')]
const person: Column[] = [
  ['name', label('Nome', 'Name', 'Nombre')],
  ['email', label('E-mail', 'E-mail', 'Correo')],
  ['phone', label('Telefone', 'Phone', 'Teléfono')],
]
const place: Column[] = [
  ['region', label('Estado', 'State', 'Estado')],
  ['city', label('Cidade', 'City', 'Ciudad')],
]
const origin: Column[] = [
  ['locale', label('Idioma', 'Language', 'Idioma')],
  ['page', label('Página de origem', 'Source page', 'Página de origen')],
]

/** Columns of each export, in order. */
export const columns: Record<Exported, Column[]> = {
  messages: [
    receipt,
    created,
    status,
    owner,
    ['department', label('Departamento', 'Department', 'Departamento')],
    ['product_title', label('Produto', 'Product', 'Producto')],
    ...person,
    ['company', label('Empresa', 'Company', 'Empresa')],
    ['country', label('País', 'Country', 'País')],
    ...place,
    ['message', label('Mensagem', 'Message', 'Mensaje')],
    ['notes', label('Anotações', 'Notes', 'Notas')],
    ...origin,
  ],
  candidates: [
    receipt,
    created,
    status,
    owner,
    ['interest', label('Área', 'Area', 'Área')],
    ['education', label('Escolaridade', 'Education', 'Nivel educativo')],
    ['training', label('Formação', 'Training', 'Formación')],
    ...person,
    ...place,
    ['experience', label('Experiência', 'Experience', 'Experiencia')],
    ['notes', label('Anotações', 'Notes', 'Notas')],
  ],
  subscribers: [
    ['email', label('E-mail', 'E-mail', 'Correo')],
    ['locale', label('Idioma', 'Language', 'Idioma')],
    ['interests', label('Interesses', 'Interests', 'Intereses')],
    ['confirmed_at', label('Confirmou em', 'Confirmed on', 'Confirmó el')],
  ],
}
