/** A link that dials a number, and after a pause its extension. */
export const telOf = (phone: string, extension?: string | null) =>
  `tel:${phone.replace(/[^\d+]/g, '')}${extension ? `,${extension}` : ''}`

/** A link to directions to an address, on Google Maps. */
export const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`
