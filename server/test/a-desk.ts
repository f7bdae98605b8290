import { aFacility, type Person, type TestFacility } from './a-facility.ts'

/** A facility with Admin and Reception signed in once, whose settings are set without signing in each time. */
export type Desk = TestFacility & {
  admin: Person
  reception: Person
  put(settings: Record<string, string>): Promise<void>
}

export async function aDesk(given: Parameters<typeof aFacility>[0] = {}): Promise<Desk> {
  const facility = await aFacility({ ...given, settings: {} })
  const admin = await facility.staff('Admin')
  const reception = await facility.staff('Reception')
  const put = async (settings: Record<string, string>) => {
    for (const [key, value] of Object.entries(settings)) {
      const { status, body } = await admin.post('settings', { key, value })
      if (status !== 200) throw new Error(`Setting refused: ${JSON.stringify(body)}`)
    }
  }
  await put(given.settings ?? {})
  return { ...facility, admin, reception, put }
}

/** Wednesday, 25 November 2026: the night after the Tuesday that test clocks begin with. */
export const wednesday = '2026-11-25'
export const at = (time: string, date: string = wednesday) => `${date}T${time}:00-05:00`
