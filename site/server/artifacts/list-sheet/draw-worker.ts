import { answerDrawings } from '#server/artifacts/data-sheet/answer-drawings.ts'
import { drawList } from './draw-list.ts'

answerDrawings(drawList)
