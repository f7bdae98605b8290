/** The garage door on the page of her visit, and the gate. */
export const garage = {
  garageTitle: 'Garage door',
  garageOpen: 'Open the garage',
  garageOpening: 'Opening…',
  garageLocating: 'Finding where you are…',
  garageSuccess: 'The garage is opening. Drive in slowly. Your code is {{code}}.',
  garageUnavailableTime: 'The garage opens by phone from {{from}} until {{to}}.',
  garageUnavailableNight: 'The garage doesn’t open by phone tonight.',
  garageNotPaid: 'The garage opens once your reservation is paid.',
  garageQuiet: 'The garage doesn’t open by phone on Shabbos and Yom Tov.',
  garageLocationDenied:
    'Your phone doesn’t share its location with this page. Allow it in the settings of your browser, then try again.',
  garageLocationInaccurate:
    'Your location isn’t exact enough yet. Please try again where your phone sees the sky.',
  garageLocationNotSupported:
    'This browser can’t tell where you are, so it can’t open the garage. Please call the desk.',
  garageError: 'An error occurred',
  garageOffline:
    'There is no connection, so nothing was sent and nothing will be sent later. Please try again.',
  garageUnsure:
    'The connection was lost before the garage answered. Look whether it opens before you try again.',
  garageFirstTime:
    'Your phone will ask whether this page may use your location. Please allow it: it is used for this one press and isn’t kept.',
  garageHelp: 'It doesn’t open?',
  garageCall: 'Call the desk',
  garageCallExtension: 'Call the desk, extension {{extension}}',
  garageLearnMore: 'When does it open?',
  garageLearnTime:
    'Time: today, from shortly before your time until the last entry, for a reservation with paid parking.',
  garageLearnTimeFrom:
    'Time: from {{from}} until {{to}} on the day of your visit, with paid parking.',
  garageLearnLocation: 'Location: your phone shares where it is, and knows it well enough.',
  garageLearnProximity: 'Proximity: you are at the building.',
  garageLearnProximityFeet: 'Proximity: you are within {{feet}} feet of the building.',
  garageRegister: 'Your car’s license plate',
  garageGateOpen: 'Open Garage Gate',
  garageGateHelp: 'The gate opens at once, without a reservation.',
  garageGateOpened: 'The gate is opening.',
} as const
