/** Money is whole cents inside the program; dollars with at most two places only on the wire. */
export type Cents = number

/** Turns dollars on the wire into cents. The contract has already refused more than two places. */
export const centsOf = (dollars: number): Cents => Math.round(dollars * 100)

export const dollarsOf = (cents: Cents): number => cents / 100
