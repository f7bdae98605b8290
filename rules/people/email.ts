/** One @, no blanks, and a dot inside the domain; whether it is read is found out by writing to it. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())
