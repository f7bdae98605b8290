/** The first day that the history shows (spec, patron 9). */
export const historyBegins = '2019-01-01'
