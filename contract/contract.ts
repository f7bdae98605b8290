import type { CallName } from './addresses.ts'
import * as attendants from './attendants.ts'
import * as cubicles from './cubicles.ts'
import type { AnswerOf, AsksCard, BodySent, Endpoint, QuerySent } from './endpoint.ts'
import { checkIn } from './evening/check-in.ts'
import { callsOfKeys } from './evening/device-keys.ts'
import { callsOfDevices } from './evening/device-setup.ts'
import * as devices from './evening/devices.ts'
import * as garage from './evening/garage.ts'
import * as hardware from './evening/hardware.ts'
import * as leftOver from './evening/left-over.ts'
import * as ready from './evening/ready.ts'
import * as sections from './evening/sections.ts'
import * as sheets from './evening/sheets.ts'
import * as staff from './evening/staff-entry.ts'
import * as events from './events.ts'
import * as finding from './finding.ts'
import { healthz, readyz, version } from './health.ts'
import * as messages from './messages.ts'
import * as payments from './payments.ts'
import * as plates from './plates.ts'
import * as practice from './practice.ts'
import * as privacy from './privacy.ts'
import * as morning from './reports/morning.ts'
import * as nights from './reports/nights.ts'
import * as reports from './reports/reports.ts'
import * as booking from './reservations/booking.ts'
import * as telling from './reservations/reading.ts'
import { changeReservationStatus } from './reservations/steps.ts'
import * as writing from './reservations/writing.ts'
import * as rooms from './rooms.ts'
import * as auditCalls from './settings/audit.ts'
import * as building from './settings/building.ts'
import * as house from './settings/house.ts'
import * as movingIn from './settings/moving-in.ts'
import * as movingOut from './settings/moving-out.ts'
import * as onSale from './settings/on-sale.ts'
import * as opening from './settings/opening.ts'
import * as schedule from './settings/schedule.ts'
import * as settings from './settings/settings.ts'
import * as signIn from './sign-in.ts'
import * as supplies from './supplies.ts'
import * as users from './users.ts'

/** Every call of the product. Routes, the web client, the API document and the role test come from this table. */
export const contract = {
  token: signIn.token,
  register: signIn.register,
  registrationVerify: signIn.registrationVerify,
  confirmNumber: signIn.confirmNumber,
  confirmNumberAtDesk: signIn.confirmNumberAtDesk,
  setPassword: signIn.setPassword,
  logout: signIn.logout,
  makeFirstAdministrator: signIn.makeFirstAdministrator,

  availableReservations: booking.availableReservations,
  newReservation: booking.newReservation,
  quoteReservation: booking.quoteReservation,
  findReservationsByUser: telling.findReservationsByUser,
  reservation: telling.reservationById,
  changeReservationStatus,
  checkIn,
  openGarageDoor: garage.openGarageDoor,
  writeReservationNotes: writing.writeReservationNotes,
  writeReservationMerchandise: writing.writeReservationMerchandise,

  sendSms: messages.sendSms,
  sentMessages: messages.sentMessages,
  messageStatus: messages.messageStatus,
  messageInbound: messages.messageInbound,

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
  openSections: sections.openSections,
  sectionClosing: sections.sectionClosing,
  closeSection: sections.closeSection,
  ...callsOfDevices,
  hardware: hardware.hardware,
  testHardware: hardware.testHardware,
  addPeripheral: hardware.addPeripheral,
  editPeripheral: hardware.editPeripheral,
  ...callsOfKeys,
  locks: staff.locks,
  releaseLock: staff.releaseLock,
  listReady: ready.listReady,
  listWaiting: ready.listWaiting,
  listReception: rooms.listReception,
  listAdmin: telling.listAdmin,
  usageReport: reports.usageReport,
  listReport: reports.listReport,
  nightsReport: nights.nightsReport,
  morningReport: morning.morningReport,
  sheets: sheets.sheets,
  enterSheet: sheets.enterSheet,
  addToSheet: sheets.addToSheet,
  settleLeftOver: leftOver.settleLeftOver,
  noShows: leftOver.noShows,

  attendants: attendants.attendantsList,
  addAttendant: attendants.addAttendant,
  changeAttendant: attendants.changeAttendant,
  attendantsTonight: attendants.attendantsTonight,
  setAttendantTonight: attendants.setAttendantTonight,

  building: building.building,
  addRoom: building.addRoom,
  editRoom: building.editRoom,
  removeRoom: building.removeRoom,
  addSection: building.addSection,
  editSection: building.editSection,
  removeSection: building.removeSection,
  addLocation: building.addLocation,
  editLocation: building.editLocation,

  cubicles: cubicles.cubiclesList,
  changeCubicleStatus: cubicles.changeCubicleStatus,
  requestCubicle: cubicles.requestCubicle,
  unlockCubicle: cubicles.unlockCubicle,
  addCubicle: cubicles.addCubicle,
  editCubicle: cubicles.editCubicle,
  removeCubicle: cubicles.removeCubicle,

  publicSettings: settings.publicSettings,
  settings: settings.settings,
  settingsCatalogue: settings.settingsCatalogue,
  writeSetting: settings.writeSetting,
  opening: opening.opening,
  sendTrialText: opening.sendTrialText,
  readTrialText: opening.readTrialText,
  openForBooking: opening.openForBooking,
  importPatrons: movingIn.importPatrons,
  importVisits: movingIn.importVisits,
  exportFacility: movingOut.exportFacility,
  schedule: schedule.schedule,
  editSchedule: schedule.editSchedule,
  zmanim: schedule.zmanim,
  languageTexts: settings.languageTexts,
  setLanguageText: settings.setLanguageText,
  setLanguageDescription: settings.setLanguageDescription,
  texts: settings.texts,
  merchandise: onSale.merchandise,
  writeMerchandise: onSale.writeMerchandise,
  membershipLevels: onSale.membershipLevels,
  writeMembershipLevels: onSale.writeMembershipLevels,
  locations: house.locations,
  newsletter: house.newsletter,
  addNewsletter: house.addNewsletter,
  deleteNewsletter: house.deleteNewsletter,
  putBanner: house.putBanner,
  pageReload: events.pageReload,
  contactForm: house.contactForm,
  openGarageGate: garage.openGarageGate,

  audit: auditCalls.audit,
  auditCheck: auditCalls.auditCheck,
  findUserByPhone: finding.findUserByPhone,
  findUserByName: finding.findUserByName,
  adminUsers: signIn.adminUsers,
  addStaff: signIn.addStaff,
  addRole: signIn.addRole,
  removeRole: signIn.removeRole,
  setDisabled: signIn.setDisabled,
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
  plates: plates.platesOfUser,
  sendPapers: plates.sendPapers,
  licenseRequests: plates.licenseRequests,
  decideLicenseRequest: plates.decideLicenseRequest,
  licenseImage: plates.licenseImage,
  exportUser: privacy.exportUser,
  eraseUser: privacy.eraseUser,
  membershipReport: users.membershipReport,

  makePayment: payments.makePayment,
  createPaymentIntent: payments.createPaymentIntent,
  collectPayment: payments.collectPayment,
  stopCollecting: payments.stopCollecting,
  refundPayment: payments.refundPayment,
  paymentsByUser: payments.paymentsByUser,
  paymentsList: payments.paymentsList,
  paymentsReport: reports.paymentsReport,
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

/** What a caller sends and gets, by the name of the call; as types alone, so that the web carries no schema. */
export type Contract = {
  [Name in CallName]: {
    body: BodySent<(typeof contract)[Name]>
    query: QuerySent<(typeof contract)[Name]>
    answer: AnswerOf<(typeof contract)[Name]>
    asksCard: AsksCard<(typeof contract)[Name]>
  }
}

export type Reservation = Contract['reservation']['answer']
export type Room = Contract['room']['answer']
export type User = Contract['user']['answer']
export type ScheduleDayView = Contract['schedule']['answer'][number]
export type Payment = Contract['paymentsByUser']['answer'][number]
export type SavedCard = Contract['savedCards']['answer'][number]
export type Quote = Contract['quoteReservation']['answer']['result']
export type Membership = Contract['membership']['answer']
export type MembershipLevel = Contract['membershipLevels']['answer'][number]
