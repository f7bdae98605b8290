const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

export const isFriday = (date: string) => weekdayOf(date) === 5

/** Whether a date, YYYY-MM-DD, is a Saturday, whose evening is Motzei Shabbos. */
export const isSaturday = (date: string) => weekdayOf(date) === 6

/**
 * The date so many days later or earlier, as YYYY-MM-DD; without zones, and without Temporal, which some phones lack.
 */
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
