/** A finding that has to be mended; the message says what it is. */
export class Ill extends Error {}
