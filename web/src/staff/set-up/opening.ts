import type { AnswerOf } from '../../talk/call.ts'

export type Opening = AnswerOf<'opening'>
