/** Dials a number as it is written for people; after a pause, the extension behind it. */
export const telOf = (phone: string, extension?: string | null) =>
  `tel:${phone.replace(/[^\d+]/g, '')}${extension ? `,${extension}` : ''}`

/** Opens the map she uses. */
export const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
