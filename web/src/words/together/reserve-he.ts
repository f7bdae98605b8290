import { cards } from '@mikvah/contract/words/he/cards.ts'
import { garage } from '@mikvah/contract/words/he/garage.ts'
import { pay } from '@mikvah/contract/words/he/pay.ts'
import { prepare } from '@mikvah/contract/words/he/prepare.ts'
import { reserve } from '@mikvah/contract/words/he/reserve.ts'
import { signIn } from '@mikvah/contract/words/he/sign-in.ts'

export const areas = { cards, garage, pay, prepare, reserve, 'sign-in': signIn }
