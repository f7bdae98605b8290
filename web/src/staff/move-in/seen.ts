import type { AnswerOf } from '../../talk/call.ts'

/** What a list is, and what would become of its lines. */
export type Seen = AnswerOf<'importPatrons'>['result'] | AnswerOf<'importVisits'>['result']
export type BadLine = Seen['bad'][number]
export type Columns = Readonly<Record<string, number | undefined>>
