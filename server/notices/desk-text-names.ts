import type { reservations } from '../reservations/table.ts'

type Row = typeof reservations.$inferSelect

/** A visit at its hour: once the visit is moved to another hour, she may be written to again. */
export type Late = Pick<Row, 'id' | 'startsAt'>

/** How the names of the texts that the desk sends begin in the outbox. */
export const deskTexts = 'sms:'
/** Whether an effect of this name (`dedupe`) is a text that the desk sent. */
export const isDeskText = (dedupe: string | null): boolean => dedupe?.startsWith(deskTexts) ?? false

/**
 * The key, in the outbox, of a text to a patron who is late: her visit and its hour, so that she gets one text however
 * many people send it.
 */
export const lateNameOf = ({ id, startsAt }: Late) => `${deskTexts}late:${id}:${startsAt}`
