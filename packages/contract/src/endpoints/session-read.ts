import { member } from '../shapes/member.ts'
import { endpoint } from '../endpoint.ts'

export const sessionRead = endpoint({ summary: 'Who is logged in.', answer: member })
