/** The most patrons, and the most visits, that the desk's search gives. */
export const mostFound = 20
