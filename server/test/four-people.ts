import { aFacility } from './a-facility.ts'

/** A facility with two patrons, the desk and an administrator, all signed in: for who may do what to whom. */
export async function fourPeople() {
  const facility = await aFacility()
  return {
    facility,
    her: await facility.patron(),
    other: await facility.patron(),
    desk: await facility.staff('Reception'),
    admin: await facility.staff('Admin'),
  }
}
