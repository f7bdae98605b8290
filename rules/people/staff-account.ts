/** A patron's user name is her phone number in digits; theirs who work here begins with a letter. */
export const staffUserName = /^\p{L}[\p{L}\p{N}._-]{2,39}$/u

export const shortestPassword = 10
