import { answerDrawings } from '#server/artifacts/data-sheet/answer-drawings.ts'
import { drawDrawing } from './draw-drawing.ts'

answerDrawings(drawDrawing)
