type Attendant = { id: string; firstName: string; lastName: string; nameHe: string }

/** Who helps, by her two names. */
export const attendantNamed = ({ id, firstName, lastName, nameHe }: Attendant) => ({
  ...{ id, nameHe },
  name: `${firstName} ${lastName}`.trim(),
})
