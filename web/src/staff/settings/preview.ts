import type { AnswerOf } from '../../talk/call.ts'

type Answer = AnswerOf<'writeSetting'>['result']
/** What settings would do that aren't saved yet. */
export type Preview = Extract<Answer, { changes: unknown }>

export const isPreview = (answer: Answer): answer is Preview => 'changes' in answer
