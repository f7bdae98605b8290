/** Dials a number as it is written for people. */
export const telOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** Opens the map she uses. */
export const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
