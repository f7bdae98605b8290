/** Checking in by her own phone, on the page of tonight's visit. */
export const selfCheckIn = {
  selfCheckInTitle: 'Check-in',
  selfCheckInLead: 'Once you are at the building, let us know here that you have come.',
  selfCheckInParkFirst: 'Please park first: after that your phone no longer opens the garage.',
  selfCheckInNow: 'I’m here',
  selfCheckInAsksPlace:
    'Your phone will ask whether this page may use your location. Please allow it: it is used for this one check-in and isn’t kept.',
  selfCheckInNoPlace: 'This browser can’t tell where you are. Please check in at the desk.',
  selfCheckInFrom: 'You can check in here from {{from}}.',
  selfCheckInNotPaid: 'You can check in here once your reservation is paid.',
  selfCheckInQuiet: 'On Shabbos and Yom Tov check-in is at the desk.',
  selfCheckInDone: 'We know that you are here',
  selfCheckInCode: 'Your waiting code',
  selfCheckInWait: 'Please take a seat. Your code will be called.',
  selfCheckInCalled: 'Your code is called',
  selfCheckInComeIn: 'Please come in: your room is ready.',
} as const
