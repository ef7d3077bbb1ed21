import { answerDrawings } from './answer-drawings.ts'
import { drawSheet } from './draw.ts'

answerDrawings(drawSheet)
