type Attendant = { id: string; firstName: string; lastName: string; nameHe: string }

/** An attendant with her name in each of the two languages. */
export const attendantNamed = ({ id, firstName, lastName, nameHe }: Attendant) => ({
  ...{ id, nameHe },
  name: `${firstName} ${lastName}`.trim(),
})
