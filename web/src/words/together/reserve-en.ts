import { cards } from '@mikvah/contract/words/en/cards.ts'
import { garage } from '@mikvah/contract/words/en/garage.ts'
import { pay } from '@mikvah/contract/words/en/pay.ts'
import { prepare } from '@mikvah/contract/words/en/prepare.ts'
import { reserve } from '@mikvah/contract/words/en/reserve.ts'
import { signIn } from '@mikvah/contract/words/en/sign-in.ts'

export const areas = { cards, garage, pay, prepare, reserve, 'sign-in': signIn }
