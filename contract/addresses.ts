/**
 * Every call of the product by name: method and path. Paths are under `/api/api/` unless they begin with a slash.
 * This file is plain data, so that the web can import it without carrying the schemas to a patron's phone.
 */
export const addresses = {
  token: ['POST', '/api/token'],
  register: ['POST', 'account/register'],
  registrationVerify: ['POST', 'account/registrationVerify'],
  setPassword: ['POST', 'account/setpassword'],
  logout: ['POST', 'account/logout'],

  availableReservations: ['GET', 'reservations/availablereservations'],
  newReservation: ['POST', 'reservations/newreservation'],
  quoteReservation: ['POST', 'reservations/quote'],
  findReservationsByUser: ['GET', 'reservations/findbyuser'],
  reservation: ['GET', 'reservations/:id'],
  changeReservationStatus: ['POST', 'reservations/:id/status'],
  checkIn: ['POST', 'reservations/checkin'],
  writeReservationNotes: ['POST', 'reservations/:id/notes'],
  writeReservationMerchandise: ['POST', 'reservations/:id/merchandise'],

  sendSms: ['POST', 'reservations/sendsms'],

  rooms: ['GET', 'rooms/list'],
  cleaningList: ['GET', 'rooms/cleaninglist'],
  room: ['GET', 'rooms/:id'],
  changeRoomStatus: ['POST', 'rooms/:id/status'],
  swapRooms: ['POST', 'rooms/swaprooms'],
  setLights: ['POST', 'rooms/:id/setlights'],
  setRoomLanguage: ['POST', 'rooms/:id/setlanguage'],
  reloadRoom: ['POST', 'rooms/:id/pagereload'],
  callRoom: ['POST', 'rooms/:id/callroom'],
  unlockRoom: ['POST', 'hartmann/unlockroom'],
  doorEvent: ['POST', 'rooms/:id/doorioevent'],
  printers: ['GET', 'settings/printers'],
  cardReaders: ['GET', 'settings/cardreaders'],
  printerStatus: ['GET', 'settings/printerstatus'],
  printReceipt: ['POST', 'reservations/printreceipt'],
  askSupplies: ['POST', 'rooms/:id/supplyrequest'],
  assignRoom: ['POST', 'reservations/assignroom'],
  keepableRooms: ['GET', 'reservations/:id/preassignroomavailability'],
  preassignRoom: ['POST', 'reservations/:id/preassignroom'],
  staffEntry: ['POST', 'rooms/:id/staffEntry'],
  openSection: ['POST', 'sections/:id/open'],
  devices: ['GET', 'devices'],
  addDevice: ['POST', 'devices'],
  pairDevice: ['POST', 'devices/:id/pair'],
  endDevice: ['POST', 'devices/:id/end'],
  removeDevice: ['DELETE', 'devices/:id'],
  askPairing: ['POST', 'devices/pairing'],
  pairing: ['POST', 'devices/pairing/state'],
  locks: ['GET', 'locks'],
  releaseLock: ['POST', 'locks/:id/release'],
  listReady: ['GET', 'reservations/listready'],
  listWaiting: ['GET', 'reservations/listwaiting'],
  listReception: ['GET', 'reservations/listreception'],
  listAdmin: ['GET', 'reservations/listadmin'],

  attendants: ['GET', 'attendants/list'],
  addAttendant: ['POST', 'attendants/add'],
  changeAttendant: ['POST', 'attendants/:id/update'],
  attendantsTonight: ['GET', 'attendants/tonight'],
  setAttendantTonight: ['POST', 'attendants/tonight'],

  cubicles: ['GET', 'settings/cubicles'],
  changeCubicleStatus: ['POST', 'settings/cubicles/:id/status'],
  requestCubicle: ['POST', 'reservations/:id/requestcubicle'],
  unlockCubicle: ['POST', 'settings/cubicles/:id/unlock'],

  publicSettings: ['GET', 'settings/publicsettings'],
  settings: ['GET', 'settings'],
  settingsCatalogue: ['GET', 'settings/catalogue'],
  writeSetting: ['POST', 'settings'],
  schedule: ['GET', 'settings/schedule'],
  editSchedule: ['POST', 'settings/editschedule'],
  zmanim: ['GET', 'settings/zmanim'],
  languageTexts: ['GET', 'settings/languagetexts'],
  setLanguageText: ['POST', 'settings/setLanguageText'],
  merchandise: ['GET', 'settings/merchandise'],
  writeMerchandise: ['POST', 'settings/merchandise'],
  membershipLevels: ['GET', 'settings/membershiplevels'],
  writeMembershipLevels: ['POST', 'settings/membershiplevels'],
  locations: ['GET', 'settings/locations'],
  newsletter: ['GET', 'settings/newsletter'],
  pageReload: ['POST', 'settings/pagereload'],
  contactForm: ['POST', 'settings/ContactForm'],

  findUserByPhone: ['GET', 'users/findbyphone'],
  findUserByName: ['GET', 'users/findbyusername'],
  adminUsers: ['GET', 'users/getadminusers'],
  search: ['GET', 'users/search'],
  makeUser: ['POST', 'users'],
  user: ['GET', 'users/:id'],
  excludeAttendant: ['PUT', 'users/:id/excludedattendants/:attendantId'],
  includeAttendant: ['DELETE', 'users/:id/excludedattendants/:attendantId'],
  changeUser: ['PATCH', 'users/:id'],
  newUserInfo: ['POST', 'users/:id/newuserinfo'],
  membership: ['GET', 'users/:id/membership'],
  changeMembership: ['POST', 'users/:id/membership'],
  buyMembership: ['POST', 'users/:id/buymembership'],
  savedCards: ['GET', 'users/:id/savedcards'],
  addSavedCard: ['PUT', 'users/:id/savedcards'],
  deleteSavedCard: ['DELETE', 'users/:id/savedcards/:cardId'],
  exportUser: ['GET', 'users/:id/export'],
  eraseUser: ['POST', 'users/:id/erase'],
  membershipReport: ['GET', 'users/membershipreport'],

  makePayment: ['POST', 'payments/makepayment'],
  createPaymentIntent: ['POST', 'payments/createpaymentintent'],
  refundPayment: ['POST', 'payments/refund'],
  paymentsByUser: ['GET', 'payments/byuser'],
  paymentsList: ['GET', 'payments/list'],
  terminalConnectionToken: ['GET', 'payments/getterminalconnectiontoken'],
  paymentWebhook: ['POST', 'payments/webhook/:processor'],

  practiceOutbox: ['GET', '/api/practice/outbox'],
  practiceAccounts: ['GET', '/api/practice/accounts'],
  practiceDevices: ['GET', '/api/practice/devices'],
  practiceClock: ['POST', '/api/practice/clock'],
  practiceReset: ['POST', '/api/practice/reset'],
  practiceConfirm: ['POST', '/api/practice/confirm'],

  events: ['GET', 'events'],

  healthz: ['GET', '/healthz'],
  readyz: ['GET', '/readyz'],
  version: ['GET', '/version.json'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]>

export type CallName = keyof typeof addresses

export const base = '/api/api/'

/** The path as served, its `:params` still in place. */
export function pathOf(name: CallName): string {
  const path = addresses[name][1]
  return path.startsWith('/') ? path : base + path
}
