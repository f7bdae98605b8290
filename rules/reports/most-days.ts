/** How many days a report takes at most: six years with their leap days. */
export const mostDaysOfReport = 2192

/** How many days at most are told what is owed of them: it is computed visit by visit, which takes long. */
export const mostDaysOwed = 400
