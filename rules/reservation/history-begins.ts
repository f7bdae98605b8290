/** The first day that the history shows and that may be asked for (requirements P9). */
export const historyBegins = '2019-01-01'
