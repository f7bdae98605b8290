import { practiceDoors, practiceSignIns } from './sign-ins.ts'

/** The sign-ins that the practice page shows, with cards and roles, and the key of the doors' bridge last. */
export const readSignIns = () => [
  ...practiceSignIns.map(({ userName, password, roles, cardCode = null }) => ({
    userName,
    password,
    cardCode,
    roles: roles.join(','),
  })),
  { ...practiceDoors, cardCode: null, roles: 'Device' },
]
