type Attendant = { id: string; firstName: string; lastName: string; nameHe: string }

/** An attendant by her id, with `name`, her first and last name, and `nameHe`, her name in Hebrew. */
export const attendantNamed = ({ id, firstName, lastName, nameHe }: Attendant) => ({
  ...{ id, nameHe },
  name: `${firstName} ${lastName}`.trim(),
})
