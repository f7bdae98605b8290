/** Something that has to be mended, in a line that says what. */
export class Ill extends Error {}
