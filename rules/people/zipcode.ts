/**
 * What a zip code is compared by: its letters and digits, and of an American one the first five, which name the area;
 * the four behind them add only the street, and nobody knows them by heart. Blank where it has neither.
 */
export const areaOf = (zipcode: string): string =>
  zipcode
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(/^(\d{5})\d{4}$/, '$1')
