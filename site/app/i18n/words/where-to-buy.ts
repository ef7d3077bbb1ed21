import { whereToBuy as br } from '../messages/br/where-to-buy.ts'
import { whereToBuy as en } from '../messages/en/where-to-buy.ts'
import { whereToBuy as es } from '../messages/es/where-to-buy.ts'

export const whereToBuyWords = { br, en, es }
