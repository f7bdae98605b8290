/** `npm run test:long`: every window, every language, pictures, and the promises in seconds. The gate asks for less. */
export const isLong = Boolean(process.env.LONG)
