/** The first day that the history shows (requirements P9). */
export const historyBegins = '2019-01-01'
