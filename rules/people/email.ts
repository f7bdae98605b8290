/**
 * Whether a text has the form of an e-mail address: 254 characters at most, one @, no blanks but around it, a dot
 * inside the domain. Whether anybody reads it shows only when it is written to.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
