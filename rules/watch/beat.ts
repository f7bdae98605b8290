/**
 * How often the server sends a heartbeat to each stream of live events, in milliseconds. A screen that hears none for
 * three of them knows that it may be behind.
 */
export const beatEvery = 5000
