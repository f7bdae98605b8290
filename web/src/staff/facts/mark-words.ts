import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { MoveMark } from '@mikvah/rules/visit/history-note.ts'

/**
 * The word keys, in the area `desk`, for the mark that the program writes beside a change of status: what kind of
 * change it was, whoever made it.
 */
export const markWords: Record<MoveMark, WordKey> = {
  correction: 'deskMarkCorrection',
  'without the water': 'deskMarkWithoutWater',
  'left over': 'deskMarkLeftOver',
  'staff entry': 'deskMarkStaffEntry',
  'dry door': 'deskMarkDryDoor',
  'wet door': 'deskMarkWetDoor',
  'hold ran out': 'deskMarkHoldRanOut',
  'another hold': 'deskMarkAnotherHold',
}
