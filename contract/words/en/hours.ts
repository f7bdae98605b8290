export const hours = {
  hoursTitle: 'Mikvah Hours',
  hoursZman: 'zman tevilah',
  hoursTonight: 'Tonight',
  hoursOpens: 'Opens',
  hoursLastEntry: 'Last entry',
  hoursOneTime: 'One time:',
  hoursClosed: 'Closed',
  hoursShabbos: 'Shabbos',
  hoursYomTov: 'Yom Tov',
  hoursShabbosMode: 'Shabbos mode',
  hoursMakeReservation: 'Make Reservation',
  hoursEmpty: 'No hours are known for these days.',
} as const
