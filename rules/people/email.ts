import { lengths } from '../lengths.ts'

/**
 * Whether a text has the form of one e-mail address: 254 characters at most and one @, but for blanks around it; a dot
 * inside the domain; and none of the signs that mean something in a letter's head, nor one that isn't seen. Whether
 * anybody reads it shows only when it is written to.
 */
export const isEmail = (text: string): boolean => {
  const address = text.trim()
  return address.length <= lengths.email && !strange.test(address) && form.test(address)
}

const strange = /[\s<>,;:"()[\]\\\p{Cc}\p{Cf}]/u
const form = /^[^@]+@[^@.]+(\.[^@.]+)+$/
