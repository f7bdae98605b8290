import { pay } from '@mikvah/contract/words/he/pay.ts'
import { prepare } from '@mikvah/contract/words/he/prepare.ts'
import { reserve } from '@mikvah/contract/words/he/reserve.ts'

export const areas = { pay, prepare, reserve }
