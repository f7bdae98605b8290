import { eq } from '../../db/drizzle/queries.ts'
import { users } from '../../people/table.ts'
import { deviceCredentials } from '../../sign-in/table.ts'
import { aPhone } from '../a-phone.ts'
import { papers } from '../an-upload.ts'
import { get, hers, note, type Scene, type StaffCalls } from './a-scene.ts'

/** What staff do about a patron, and what administrators do about accounts. */
export const callsAboutPeople = ({
  desk,
  her,
  phone,
  attendant,
  next,
  ofHer,
  ofGate,
  ofPapers,
}: Scene): StaffCalls => ({
  user: () => ofHer('', get),
  changeUser: () => ofHer('', { method: 'PATCH', body: { address: `${next()} Linden Court` } }),
  excludeAttendant: () => {
    const call = ofHer('/excludedattendants/chana', { method: 'PUT' })
    return {
      ...call,
      after: async () => {
        await desk.reception.send('DELETE', call.path)
      },
    }
  },
  includeAttendant: async () => {
    const call = ofHer('/excludedattendants/chana', { method: 'DELETE' })
    await desk.reception.send('PUT', call.path)
    return call
  },
  newUserInfo: () =>
    ofHer('/newuserinfo', {
      body: { ...hers, notes: undefined, zipcode: '08701', city: 'Howell', state: 'NJ' },
    }),
  exportUser: () => ofHer('/export', get),
  eraseUser: async () => {
    const { userId } = await desk.patron()
    const body = { confirm: true }
    return { by: desk.admin, path: `users/${userId}/erase`, body, subject: userId }
  },
  confirmNumber: async () => {
    const number = `201555${1000 + next()}`
    const { userId } = await aPhone(desk, number)
    const known = { lastName: hers.lastName, zipcode: '08701' }
    await desk.db.orm
      .update(users)
      .set({ ...known, lastSignIn: 0 })
      .where(eq(users.id, userId))
    const by = await aPhone(desk, number)
    return { by, path: 'account/confirmnumber', body: known, subject: userId }
  },
  confirmNumberAtDesk: async () => {
    const doubt = `in doubt ${next()}`
    const doubted = {
      id: doubt,
      userId: her.userId,
      secretHash: doubt,
      unconfirmed: true,
    }
    await desk.db.orm.insert(deviceCredentials).values({ ...doubted, createdAt: 0, lastUsedAt: 0 })
    return ofHer('/confirmnumber')
  },
  findUserByPhone: () => ({ ...ofHer('', get), path: `users/findbyphone?phone=${phone}` }),
  findUserByName: () => ({
    ...ofHer('', get),
    by: desk.admin,
    path: `users/findbyusername?username=${phone}`,
  }),
  search: () => ({ ...ofHer('', get), path: 'users/search?q=Wolfensohn', subject: null }),
  makeUser: () => ({ ...ofHer(''), path: 'users', body: { phone } }),
  sendSms: () => ({
    by: desk.reception,
    path: 'reservations/sendsms',
    body: { msg: note, users: [her.userId] },
    subject: null,
  }),
  plates: () => ofHer('/LicenseAndRegistration', get),
  sendPapers: async () => ofHer('/LicenseAndRegistration', { files: await papers() }),
  licenseImage: () => ofPapers('/image/0', get),
  decideLicenseRequest: () => ofPapers('', { body: { approve: true, plateNumber: 'TZW 1234' } }),
  setPassword: () => {
    const body = {
      userId: attendant,
      NewPassword: 'practice-attendant',
      ConfirmPassword: 'practice-attendant',
    }
    return { by: desk.admin, path: 'account/setpassword', body, subject: attendant }
  },
  addStaff: () => ({
    by: desk.admin,
    path: 'users/staff',
    body: { userName: `r.stern${next()}`, password: 'deep still water', roles: ['Reception'] },
    subject: 'result.id',
  }),
  addRole: () => ofGate('PUT'),
  removeRole: () => ofGate('DELETE'),
  setDisabled: () => ({
    by: desk.admin,
    path: `users/${attendant}/disabled`,
    body: { disabled: false },
    subject: attendant,
  }),
})
