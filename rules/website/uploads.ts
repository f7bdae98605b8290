/** A megabyte as files are counted, in bytes. */
export const megabyte = 1024 * 1024

/** How many megabytes a file for the website may have. */
export const mostMegabytesOf = { newsletter: 10, banner: 2 } as const

/** What the picture of the home page may be. */
export const kindsOfBanner = ['jpeg', 'png', 'webp'] as const
