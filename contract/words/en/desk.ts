/** The reception desk: its bar, the board of tonight, and whatever stands around both. */
export const desk = {
  deskTonight: 'Tonight',
  deskLive: 'Live',
  deskLostSince: 'No connection since',
  deskLostText: 'The screen shows how it stood then. It heals by itself.',
  deskNightOf: '{{weekday}} {{date}} · night of {{hebrew}}',
  deskNoZman: 'None tonight',
  deskSinceNightfall: 'since nightfall',
  deskSearch: 'Search',
  deskSearchHint: 'Code, phone or name',
  deskWalkIn: 'Walk-in',
  deskHere: 'Here',
  deskRoomsReady: 'Rooms ready',
  deskPoolsFree: 'Pools free',
} as const
