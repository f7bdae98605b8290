/** By how many digits of a phone the desk's search finds a patron at least. */
export const leastDigits = 4

/** The most patrons, and the most visits, that the desk's search gives. */
export const mostFound = 20
