import type { CallName } from './addresses.ts'
import * as attendants from './attendants.ts'
import * as cubicles from './cubicles.ts'
import type { AnswerOf, BodySent, Endpoint, QuerySent } from './endpoint.ts'
import { checkIn } from './evening/check-in.ts'
import * as deviceSetup from './evening/device-setup.ts'
import * as devices from './evening/devices.ts'
import * as ready from './evening/ready.ts'
import * as staff from './evening/staff-entry.ts'
import * as events from './events.ts'
import * as finding from './finding.ts'
import { healthz, readyz, version } from './health.ts'
import * as messages from './messages.ts'
import * as payments from './payments.ts'
import * as practice from './practice.ts'
import * as privacy from './privacy.ts'
import * as reservations from './reservations.ts'
import * as rooms from './rooms.ts'
import * as settings from './settings.ts'
import * as signIn from './sign-in.ts'
import * as supplies from './supplies.ts'
import * as users from './users.ts'

/** Every call of the product. Routes, the web client, the API document and the role test come from this table. */
export const contract = {
  token: signIn.token,
  register: signIn.register,
  registrationVerify: signIn.registrationVerify,
  setPassword: signIn.setPassword,
  logout: signIn.logout,

  availableReservations: reservations.availableReservations,
  newReservation: reservations.newReservation,
  quoteReservation: reservations.quoteReservation,
  findReservationsByUser: reservations.findReservationsByUser,
  reservation: reservations.reservationById,
  changeReservationStatus: reservations.changeReservationStatus,
  checkIn,
  writeReservationNotes: reservations.writeReservationNotes,
  writeReservationMerchandise: reservations.writeReservationMerchandise,

  sendSms: messages.sendSms,

  rooms: rooms.roomsList,
  cleaningList: rooms.roomsToClean,
  room: rooms.roomById,
  changeRoomStatus: rooms.changeRoomStatus,
  swapRooms: rooms.swapRooms,
  setLights: devices.setLights,
  setRoomLanguage: devices.setRoomLanguage,
  reloadRoom: devices.reloadRoom,
  callRoom: devices.callRoom,
  unlockRoom: devices.unlockRoom,
  doorEvent: devices.doorEvent,
  printers: devices.printers,
  cardReaders: devices.cardReaders,
  printerStatus: devices.printerStatus,
  printReceipt: devices.printReceipt,
  askSupplies: supplies.askSupplies,
  assignRoom: rooms.assignRoom,
  keepableRooms: rooms.keepableRooms,
  preassignRoom: rooms.preassignRoom,
  staffEntry: staff.staffEntry,
  openSection: rooms.openSection,
  devices: deviceSetup.devices,
  addDevice: deviceSetup.addDevice,
  pairDevice: deviceSetup.pairDevice,
  endDevice: deviceSetup.endDevice,
  removeDevice: deviceSetup.removeDevice,
  askPairing: deviceSetup.askPairing,
  pairing: deviceSetup.pairing,
  locks: staff.locks,
  releaseLock: staff.releaseLock,
  listReady: ready.listReady,
  listWaiting: ready.listWaiting,
  listReception: rooms.listReception,
  listAdmin: reservations.listAdmin,

  attendants: attendants.attendantsList,
  addAttendant: attendants.addAttendant,
  changeAttendant: attendants.changeAttendant,
  attendantsTonight: attendants.attendantsTonight,
  setAttendantTonight: attendants.setAttendantTonight,

  cubicles: cubicles.cubiclesList,
  changeCubicleStatus: cubicles.changeCubicleStatus,
  requestCubicle: cubicles.requestCubicle,
  unlockCubicle: cubicles.unlockCubicle,

  publicSettings: settings.publicSettings,
  settings: settings.settings,
  settingsCatalogue: settings.settingsCatalogue,
  writeSetting: settings.writeSetting,
  schedule: settings.schedule,
  editSchedule: settings.editSchedule,
  zmanim: settings.zmanim,
  languageTexts: settings.languageTexts,
  setLanguageText: settings.setLanguageText,
  merchandise: settings.merchandise,
  writeMerchandise: settings.writeMerchandise,
  membershipLevels: settings.membershipLevels,
  writeMembershipLevels: settings.writeMembershipLevels,
  locations: settings.locations,
  newsletter: settings.newsletter,
  pageReload: events.pageReload,
  contactForm: settings.contactForm,

  findUserByPhone: finding.findUserByPhone,
  findUserByName: finding.findUserByName,
  adminUsers: finding.adminUsers,
  search: finding.search,
  makeUser: finding.makeUser,
  user: users.userById,
  excludeAttendant: users.excludeAttendant,
  includeAttendant: users.includeAttendant,
  changeUser: users.changeUser,
  newUserInfo: users.newUserInfo,
  membership: users.membershipOfUser,
  changeMembership: users.changeMembership,
  buyMembership: users.buyMembership,
  savedCards: users.savedCards,
  addSavedCard: users.addSavedCard,
  deleteSavedCard: users.deleteSavedCard,
  exportUser: privacy.exportUser,
  eraseUser: privacy.eraseUser,
  membershipReport: users.membershipReport,

  makePayment: payments.makePayment,
  createPaymentIntent: payments.createPaymentIntent,
  refundPayment: payments.refundPayment,
  paymentsByUser: payments.paymentsByUser,
  paymentsList: payments.paymentsList,
  terminalConnectionToken: payments.terminalConnectionToken,
  paymentWebhook: payments.paymentWebhook,

  practiceOutbox: practice.practiceOutbox,
  practiceAccounts: practice.practiceAccounts,
  practiceDevices: practice.practiceDevices,
  practiceClock: practice.practiceClock,
  practiceReset: practice.practiceReset,
  practiceConfirm: practice.practiceConfirm,

  events: events.events,

  healthz,
  readyz,
  version,
} as const satisfies Record<CallName, Endpoint>

/** What a caller sends and what comes back, by the name of the call. Types only: the web carries no schema. */
export type Contract = {
  [Name in CallName]: {
    body: BodySent<(typeof contract)[Name]>
    query: QuerySent<(typeof contract)[Name]>
    answer: AnswerOf<(typeof contract)[Name]>
  }
}

export type Reservation = Contract['reservation']['answer']
export type Room = Contract['room']['answer']
export type User = Contract['user']['answer']
export type ScheduleDayTold = Contract['schedule']['answer'][number]
export type Payment = Contract['paymentsByUser']['answer'][number]
export type SavedCard = Contract['savedCards']['answer'][number]
export type Quote = Contract['quoteReservation']['answer']['result']
export type Membership = Contract['membership']['answer']
export type MembershipLevel = Contract['membershipLevels']['answer'][number]
