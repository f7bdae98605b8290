import type { AnswerOf } from '../../talk/call.ts'

/** Whether the facility is open for booking, what has to be proved before, and what became of a trial text. */
export type Opening = AnswerOf<'opening'>
