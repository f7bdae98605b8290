import type { AnswerOf } from '../../talk/call.ts'

type Told = AnswerOf<'writeSetting'>['result']
/** What settings would do that aren't saved yet. */
export type Preview = Extract<Told, { changes: unknown }>

export const isPreview = (told: Told): told is Preview => 'changes' in told
