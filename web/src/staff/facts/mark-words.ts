import type { WordKey } from '@mikvah/contract/words/key.ts'
import type { MoveMark } from '@mikvah/rules/visit/history-note.ts'

/** The words for a change of status that the program made by itself, from the area `desk`. */
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
