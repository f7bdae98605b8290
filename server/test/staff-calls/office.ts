import { aPdf, aPicture, upload } from '../an-upload.ts'
import { card } from '../paying.ts'
import { get, note, type Scene, type StaffCalls } from './a-scene.ts'

/** What administrators do about the facility: settings, texts, moving in, the schedule, the shelf. */
export const callsAboutOffice = ({ desk, next, opening }: Scene): StaffCalls => ({
  writeSetting: () => ({
    by: desk.admin,
    path: 'settings',
    body: { key: 'lateGraceMinutes', value: String(20 + (next() % 90)) },
    subject: 'lateGraceMinutes',
  }),
  sendTrialText: () => opening('text', { phone: `201555${5000 + next()}` }),
  readTrialText: async () => {
    const phone = `201555${6000 + next()}`
    const sent = await desk.admin.post('settings/opening/text', { phone })
    await desk.runDue()
    const { body } = await desk.anyone.get(`/api/practice/outbox?to=1${phone}`)
    const code = /\d{6}/.exec(body[0]?.text ?? '')?.[0] ?? ''
    return opening('text/read', { phone, code, requestId: sent.body.result.requestId })
  },
  importPatrons: () => ({
    by: desk.admin,
    path: 'settings/import/patrons',
    body: { text: `phone\n201555${3000 + next()}\n`, dryRun: false },
    subject: 'patrons',
  }),
  importVisits: async () => {
    const number = `201555${4000 + next()}`
    await desk.patron(number)
    const text = `phone,date,time\n${number},2026-12-09,20:00\n`
    return {
      ...{ by: desk.admin, path: 'settings/import/visits', subject: 'visits' },
      body: { text, dryRun: false },
    }
  },
  exportFacility: () => ({ by: desk.admin, ...get, path: 'settings/export', subject: null }),
  openForBooking: async () => {
    const gift = { method: 'Donation', amt: 1, ...card('practice_ok') }
    await desk.admin.post('payments/makepayment', gift)
    return opening('open')
  },
  setLanguageText: () => ({
    by: desk.admin,
    path: `settings/setLanguageText?language=en&key=noticeLoginCode&value=%7B%7Bcode%7D%7D%20${next()}`,
    subject: 'en:noticeLoginCode',
  }),
  setLanguageDescription: () => ({
    by: desk.admin,
    path: `settings/setLanguagedescription?key=noticeLoginCode&description=Sent%20${next()}`,
    subject: 'noticeLoginCode',
  }),
  addNewsletter: () => ({
    by: desk.admin,
    path: 'settings/newsletter',
    files: [{ name: 'kislev.pdf', bytes: aPdf() }],
    subject: 'kislev.pdf',
  }),
  deleteNewsletter: async () => {
    const path = 'settings/newsletter'
    await upload(desk.app, desk.admin, { path, parts: [{ name: 'old.pdf', bytes: aPdf() }] })
    return { by: desk.admin, method: 'DELETE', path: `${path}?name=old.pdf`, subject: 'old.pdf' }
  },
  putBanner: async () => ({
    by: desk.admin,
    path: 'settings/bannerimage',
    files: [{ name: 'banner.png', bytes: await aPicture() }],
    subject: 'result.websiteBannerImage',
  }),
  editSchedule: () => ({
    by: desk.admin,
    path: 'settings/editschedule',
    body: { date: '2026-12-02', hebrewNote: `${note} ${next()}` },
    subject: 'main 2026-12-02',
  }),
  writeMerchandise: () => ({
    by: desk.admin,
    path: 'settings/merchandise',
    body: { item: 'Comb', price: next() },
    subject: null,
  }),
  writeMembershipLevels: () => ({
    by: desk.admin,
    path: 'settings/membershiplevels',
    body: { level: 'Pearl', price: next() },
    subject: null,
  }),
})
