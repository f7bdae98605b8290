import type { SettingGroup } from './entry.ts'

const visit = { type: 'minutes', unit: 'minutes', min: 5, max: 240, seenBy: 'patrons' } as const

export const durations = {
  reservationMinutesShower: {
    ...visit,
    required: true,
    label: 'Shower',
    standard: '30',
    help: 'Length of a shower visit.',
  },
  reservationMinutesBath: {
    ...visit,
    required: true,
    label: 'Bath',
    standard: '60',
    help: 'Length of a bath visit.',
  },
  reservationMinutesKallah: {
    ...visit,
    label: 'Kallah',
    standard: '90',
    help: 'Length of a kallah visit. Blank: the length of a bath visit.',
  },
  reservationMinutesSegula: {
    ...visit,
    label: 'Segula',
    standard: '30',
    help: 'Length of a segula visit. Blank: the length of its room kind, shower or bath.',
  },
  reservationMinutesFriday: {
    ...visit,
    label: 'Friday and Yom Tov nights',
    standard: '30',
    help: 'Length of a visit on Friday nights and in Shabbos mode. Blank: the length of its room kind.',
  },
  reservationMinutesDoubleSlot: {
    ...visit,
    min: 0,
    label: 'Double slot',
    standard: '30',
    help: 'Added to the length when a patron books a double slot. Blank: double slots are not offered. 0: nothing is added.',
  },
  cleaningMinutes: {
    type: 'minutes',
    unit: 'minutes',
    min: 0,
    max: 120,
    seenBy: 'staff',
    label: 'Cleaning',
    standard: '10',
    help: 'Kept free in a room between two visits. Blank: none.',
  },
  salonMinutes: {
    type: 'minutes',
    unit: 'minutes',
    min: 0,
    max: 240,
    seenBy: 'staff',
    label: 'Salon',
    standard: '30',
    help: 'How long one patron holds a salon seat, beginning when her visit ends. Blank: the salon is not offered.',
  },
  lateGraceMinutes: {
    type: 'minutes',
    unit: 'minutes',
    min: 0,
    max: 120,
    seenBy: 'patrons',
    label: 'Late grace',
    standard: '15',
    help: 'After this many minutes an arrival counts as late. The garage opens this long, less five minutes, before the reservation; with fewer than five it opens that much after it. Blank: no grace, and the garage opens at the time of the reservation.',
  },
} as const satisfies SettingGroup
