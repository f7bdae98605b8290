import type { SettingGroup } from './entry.ts'

const words = { type: 'longText', maxLength: 2000, seenBy: 'everyone', standard: '' } as const
const line = { type: 'text', maxLength: 200, seenBy: 'everyone' } as const
const count = { type: 'whole', min: 0, max: 500, seenBy: 'everyone', standard: '' } as const
const amenity = { type: 'flag', seenBy: 'everyone', standard: 'False' } as const
const url = { type: 'url', seenBy: 'everyone', standard: '' } as const

export const website = {
  mikvahName: {
    ...line,
    maxLength: 80,
    label: 'Name of the mikvah',
    standard: 'Mayim',
    help: 'Shown beside the mark in the header and on the Shabbos sheet. The titles of tabs, messages and calendar entries never carry it. Blank: no name is shown.',
  },
  mikvahNameHe: {
    ...line,
    maxLength: 80,
    label: 'Name of the mikvah, Hebrew',
    standard: 'מים',
    help: 'The name in the Hebrew interface. Blank: the name above.',
  },
  websiteHomePageMessage: {
    ...words,
    label: 'Message on the home page',
    help: 'Shown at the top of the home page; it may have several lines. Blank: nothing is shown.',
  },
  websiteHomePageMessageHe: {
    ...words,
    label: 'Message on the home page, Hebrew',
    help: 'The same in Hebrew. Blank: the message above.',
  },
  websiteBannerImage: {
    ...url,
    label: 'Banner image',
    help: 'A full URL, beginning with https://, of the picture on the home page; uploading a banner fills this in. Blank: no banner.',
  },
  websiteBannerDestinationUrl: {
    ...url,
    label: 'Banner destination',
    help: 'A full URL, beginning with https://, that opens when the banner is tapped. Blank: the banner is only a picture.',
  },
  newsletterFile: {
    ...line,
    maxLength: 500,
    label: 'Newsletter file',
    standard: '',
    help: 'The latest Drop Of Wisdom; uploading a newsletter fills this in. Blank: the newsletter is not in the menu.',
  },
  websiteSuites: {
    ...count,
    label: 'Preparation suites',
    help: 'How many the home page tells of. Blank: it tells of none.',
  },
  websitePools: {
    ...count,
    label: 'Pools, on the home page',
    help: 'How many the home page tells of. Blank: it tells of none.',
  },
  websiteKallahSuite: {
    ...amenity,
    label: 'A kallah suite',
    help: 'True: the home page says that there is one.',
  },
  websiteAccessibleRoom: {
    ...amenity,
    label: 'An accessible room',
    help: 'True: the home page says that there is one.',
  },
  websiteParking: {
    ...amenity,
    label: 'On-site parking',
    help: 'True: the home page says that there is parking.',
  },
  websiteBeautyBar: {
    ...amenity,
    label: 'A beauty bar',
    help: 'True: the home page says that there is one.',
  },
  websiteKeylim: {
    ...amenity,
    label: 'A keylim mikvah',
    help: 'True: the home page says that there is one.',
  },
  websiteDonateUrl: {
    ...url,
    label: 'Donation site',
    help: 'A full URL, beginning with https://, of the outside donation site in the menu and on the home page. Blank: they lead to the donation page of this site.',
  },
  websiteAddress: {
    ...line,
    label: 'Address',
    standard: '12 Elm Court, Lakewood, NJ 08701',
    help: 'The address of the main building as patrons see it. Blank: not shown.',
  },
  websiteEntrance: {
    ...line,
    label: 'How to come in',
    standard: '',
    help: 'A line under the address, for example which door to take. Blank: not shown.',
  },
  websiteEntranceHe: {
    ...line,
    label: 'How to come in, Hebrew',
    standard: '',
    help: 'The same in Hebrew. Blank: the line above.',
  },
  websiteAddressAlternate: {
    ...line,
    label: 'Address of the second location',
    standard: '',
    help: 'The address of the satellite location as patrons see it. Blank: the second location is not shown.',
  },
  locationLatAlternate: {
    type: 'latitude',
    unit: 'degrees',
    min: -90,
    max: 90,
    seenBy: 'everyone',
    label: 'Latitude of the second location',
    standard: '',
    help: 'North is positive, south negative. For the map only; the zmanim go by the main building. Blank: not on the map.',
  },
  locationLongAlternate: {
    type: 'longitude',
    unit: 'degrees',
    min: -180,
    max: 180,
    seenBy: 'everyone',
    label: 'Longitude of the second location',
    standard: '',
    help: 'East is positive, west negative. For the map only. Blank: not on the map.',
  },
  websiteMapTilesUrl: {
    ...url,
    label: 'Map tiles',
    standard: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    help: 'Where the map’s pictures come from, with {z}, {x} and {y}; they load only after a tap. Blank: no map, only the addresses.',
  },
  websiteOfficeHours: {
    ...line,
    label: 'Office hours',
    standard: '',
    help: 'When the office answers, shown on the contact page. Blank: not shown.',
  },
  websiteOfficeHoursHe: {
    ...line,
    label: 'Office hours, Hebrew',
    standard: '',
    help: 'The same in Hebrew. Blank: the hours above.',
  },
  websiteContactPeople: {
    ...words,
    label: 'More people to call',
    help: 'Whom the contact page names before management and shul liaisons, one person a line as name, role, phone. Blank: only those two lists, which are texts.',
  },
  websiteContactPeopleHe: {
    ...words,
    label: 'More people to call, Hebrew',
    help: 'The same in Hebrew. Blank: the people above.',
  },
  websiteEmail: {
    type: 'email',
    seenBy: 'everyone',
    label: 'The office’s e-mail',
    standard: 'office@example.org',
    help: 'Shown on the contact page, and where forms are sent that have no address of their own. Blank: not shown, and such forms are only stored.',
  },
  careersEmail: {
    type: 'email',
    seenBy: 'admins',
    label: 'E-mail for careers',
    standard: '',
    help: 'Where applications from the careers page are sent. Blank: the office’s address.',
  },
  careersPositions: {
    ...words,
    label: 'Positions one may apply for',
    help: 'What the careers page offers, one position a line, in this order. Blank: Reception, Attendant, Cleaning and Other, as the texts word them.',
  },
  careersPositionsHe: {
    ...words,
    label: 'Positions one may apply for, Hebrew',
    help: 'The same in Hebrew. Blank: the positions above.',
  },
  googleSiteKey: {
    ...line,
    label: 'reCAPTCHA site key',
    standard: '',
    help: 'The public reCAPTCHA key for the contact and donation forms. Blank: those forms go without it.',
  },
  googleSecretKey: {
    type: 'secret',
    maxLength: 200,
    seenBy: 'admins',
    label: 'reCAPTCHA secret key',
    standard: '',
    help: 'The secret that belongs to the site key. Blank: messages are not checked, and only whoever signs in may give by card.',
  },
  googleMinimumScore: {
    type: 'number',
    min: 0,
    max: 1,
    seenBy: 'admins',
    label: 'reCAPTCHA lowest score',
    standard: '0.5',
    help: 'Forms scored lower than this are refused, from 0 (nobody) to 1 (nearly everybody). Blank: 0.5.',
  },
} as const satisfies SettingGroup
