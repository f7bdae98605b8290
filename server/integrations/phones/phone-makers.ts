import { placeByAmi } from './asterisk-ami.ts'
import { placeByAri } from './asterisk-ari.ts'
import type { PlaceCall } from './phone-system.ts'

type PhoneMaker = {
  /** The choice of the setting phoneSystemProvider that stands for this system. */
  provider: string
  /** The port on which the system listens unless the settings say otherwise. */
  usualPort: number
  placeCall: PlaceCall
}

/** Phone systems with an interface of their own. */
const phoneMakers: readonly PhoneMaker[] = [
  { provider: 'asteriskAmi', usualPort: 5038, placeCall: placeByAmi },
  { provider: 'asteriskAri', usualPort: 8088, placeCall: placeByAri },
]

/**
 * The phone system that a choice of the setting phoneSystemProvider stands for; undefined for one without an interface
 * of its own.
 */
export const phoneMakerOf = (provider: string): PhoneMaker | undefined =>
  phoneMakers.find((one) => one.provider === provider)
