/** An instant as epoch milliseconds. Wall-clock text is made only at the edge, in the facility's zone. */
export type Ms = number

export const minutes = (count: number): Ms => Math.round(count * 60_000)
export const hours = (count: number): Ms => Math.round(count * 3_600_000)
