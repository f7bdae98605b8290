/**
 * The form of a user name of those who work here: a letter, then 2 to 39 letters, digits, dots, underscores or dashes.
 * A patron's is her phone number in digits.
 */
export const staffUserName = /^\p{L}[\p{L}\p{N}._-]{2,39}$/u

export const shortestPassword = 10
