import type { StaffMember } from '../../company-shape.ts'

/** Accounts of the staff. */
export const staff: StaffMember[] = [
  { email: 'admin@aterra.example', name: 'Ana Prado', role: 'administrator' },
  { email: 'editor@aterra.example', name: 'Bruno Lima', role: 'editor' },
  {
    email: 'tradutor@aterra.example',
    name: 'Carla Nunes',
    role: 'translator',
    translates: true,
  },
  { email: 'atendente@aterra.example', name: 'Davi Rocha', role: 'attendant' },
]
