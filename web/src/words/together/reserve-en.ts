import { pay } from '@mikvah/contract/words/en/pay.ts'
import { prepare } from '@mikvah/contract/words/en/prepare.ts'
import { reserve } from '@mikvah/contract/words/en/reserve.ts'

export const areas = { pay, prepare, reserve }
