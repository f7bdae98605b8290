/** Well-known towns to begin with: name, point, zone, country, currency. The exact point is set afterwards. */
const rows = [
  ['Lakewood, NJ', 'לייקווד', 40.0979, -74.2176, 'America/New_York', 'us', 'USD'],
  ['Brooklyn, NY', 'ברוקלין', 40.634, -73.989, 'America/New_York', 'us', 'USD'],
  ['Monsey, NY', 'מונסי', 41.1112, -74.0685, 'America/New_York', 'us', 'USD'],
  ['Kiryas Joel, NY', 'קרית יואל', 41.342, -74.1679, 'America/New_York', 'us', 'USD'],
  ['Teaneck, NJ', 'טינק', 40.8976, -74.0159, 'America/New_York', 'us', 'USD'],
  ['Baltimore, MD', 'בולטימור', 39.365, -76.701, 'America/New_York', 'us', 'USD'],
  ['Silver Spring, MD', 'סילבר ספרינג', 39.0416, -77.024, 'America/New_York', 'us', 'USD'],
  ['Boston, MA', 'בוסטון', 42.337, -71.143, 'America/New_York', 'us', 'USD'],
  ['Cleveland, OH', 'קליבלנד', 41.518, -81.507, 'America/New_York', 'us', 'USD'],
  ['Detroit, MI', 'דטרויט', 42.468, -83.205, 'America/Detroit', 'us', 'USD'],
  ['Atlanta, GA', 'אטלנטה', 33.829, -84.333, 'America/New_York', 'us', 'USD'],
  ['Miami Beach, FL', 'מיאמי ביץ׳', 25.813, -80.134, 'America/New_York', 'us', 'USD'],
  ['Chicago, IL', 'שיקגו', 41.998, -87.709, 'America/Chicago', 'us', 'USD'],
  ['Dallas, TX', 'דאלאס', 32.927, -96.785, 'America/Chicago', 'us', 'USD'],
  ['Houston, TX', 'יוסטון', 29.675, -95.47, 'America/Chicago', 'us', 'USD'],
  ['Denver, CO', 'דנוור', 39.704, -104.926, 'America/Denver', 'us', 'USD'],
  ['Los Angeles, CA', 'לוס אנג׳לס', 34.056, -118.383, 'America/Los_Angeles', 'us', 'USD'],
  ['Seattle, WA', 'סיאטל', 47.548, -122.274, 'America/Los_Angeles', 'us', 'USD'],
  ['Toronto', 'טורונטו', 43.726, -79.432, 'America/Toronto', 'ca', 'CAD'],
  ['Montréal', 'מונטריאול', 45.493, -73.636, 'America/Toronto', 'ca', 'CAD'],
  ['London', 'לונדון', 51.578, -0.208, 'Europe/London', 'gb', 'GBP'],
  ['Manchester', 'מנצ׳סטר', 53.519, -2.26, 'Europe/London', 'gb', 'GBP'],
  ['Gateshead', 'גייטסהד', 54.953, -1.608, 'Europe/London', 'gb', 'GBP'],
  ['Antwerp', 'אנטוורפן', 51.208, 4.419, 'Europe/Brussels', 'be', 'EUR'],
  ['Paris', 'פריז', 48.879, 2.379, 'Europe/Paris', 'fr', 'EUR'],
  ['Zürich', 'ציריך', 47.37, 8.522, 'Europe/Zurich', 'ch', 'CHF'],
  ['Vienna', 'וינה', 48.218, 16.38, 'Europe/Vienna', 'at', 'EUR'],
  ['Jerusalem', 'ירושלים', 31.778, 35.223, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Bnei Brak', 'בני ברק', 32.084, 34.834, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Tel Aviv', 'תל אביב', 32.083, 34.781, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Beit Shemesh', 'בית שמש', 31.73, 34.99, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Modi’in Illit', 'מודיעין עילית', 31.931, 35.044, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Haifa', 'חיפה', 32.794, 34.99, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Ashdod', 'אשדוד', 31.801, 34.644, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Beersheba', 'באר שבע', 31.252, 34.791, 'Asia/Jerusalem', 'il', 'ILS'],
  ['Johannesburg', 'יוהנסבורג', -26.148, 28.08, 'Africa/Johannesburg', 'za', 'ZAR'],
  ['Melbourne', 'מלבורן', -37.867, 145.001, 'Australia/Melbourne', 'au', 'AUD'],
  ['Sydney', 'סידני', -33.892, 151.268, 'Australia/Sydney', 'au', 'AUD'],
  ['Buenos Aires', 'בואנוס איירס', -34.605, -58.4, 'America/Argentina/Buenos_Aires', 'ar', 'ARS'],
  ['São Paulo', 'סאו פאולו', -23.54, -46.642, 'America/Sao_Paulo', 'br', 'BRL'],
  ['Mexico City', 'מקסיקו סיטי', 19.433, -99.198, 'America/Mexico_City', 'mx', 'MXN'],
] as const

export type Town = {
  en: string
  he: string
  /** The settings that choosing the town fills in. */
  fills: Readonly<
    Record<'locationLat' | 'locationLong' | 'locationTimeZone' | 'countryCode' | 'currency', string>
  >
}

/** The well-known towns that can be chosen to begin with. */
export const towns: readonly Town[] = rows.map(
  ([en, he, lat, long, locationTimeZone, countryCode, currency]) => ({
    ...{ en, he },
    fills: {
      ...{ locationLat: String(lat), locationLong: String(long) },
      ...{ locationTimeZone, countryCode, currency },
    },
  }),
)
