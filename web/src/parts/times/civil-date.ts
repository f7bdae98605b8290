/** The evening of a Saturday is Motzei Shabbos. */
export const isSaturday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6
