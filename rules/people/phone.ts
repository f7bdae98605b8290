export const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** Numbers made up at the desk end in ten zeros: nobody's, so no card is saved for them. */
export const maySaveCard = (phone: string): boolean => !digitsOf(phone).endsWith('0'.repeat(10))

/** All zeros is nobody's number and isn't shown. */
export const showsPhone = (phone: string): boolean => /[1-9]/.test(phone)
