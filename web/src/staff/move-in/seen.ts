import type { AnswerOf } from '../../talk/call.ts'

/** What a check found in a list, and what importing it would do with its lines; once it is imported, what was done. */
export type Seen = AnswerOf<'importPatrons'>['result'] | AnswerOf<'importVisits'>['result']
export type BadLine = Seen['bad'][number]
/** Which column of the file each field is in, counted from 0. */
export type Columns = Readonly<Record<string, number | undefined>>
