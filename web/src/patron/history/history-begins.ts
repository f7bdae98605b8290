/** Reservations and payments are shown from here on (spec, patron 9). */
export const historyBegins = '2019-01-01'
