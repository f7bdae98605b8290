import type { NumericEntry, SettingGroup } from './entry.ts'

const marked = (label: string, standard: string, state: string): NumericEntry => ({
  type: 'minutes',
  unit: 'minutes',
  min: 1,
  max: 600,
  seenBy: 'staff',
  label,
  standard,
  help: `A tile is marked as over time when ${state} for longer than this. Blank: never marked.`,
})

/**
 * How long is too long, by a key for each status in which a patron may stay too long or a room too long unclean, named
 * `thresholdMinutes` and the status, and one for supply requests.
 */
export const thresholds = {
  thresholdMinutesArrived: marked('Arrived', '10', 'a patron is on site but not checked in'),
  thresholdMinutesWaiting: marked('Waiting', '15', 'a patron waits for a room'),
  thresholdMinutesAssigned: marked(
    'Assigned',
    '10',
    'a patron has a room but has not begun to prepare',
  ),
  thresholdMinutesPrep: marked('Prep', '60', 'a patron prepares'),
  thresholdMinutesReadyForChecking: marked('To check', '10', 'a patron waits to be checked'),
  thresholdMinutesReadyForCheckingNext: marked(
    'Check next',
    '5',
    'the next patron waits to be checked',
  ),
  thresholdMinutesChecking: marked('Checking', '10', 'a patron is being checked'),
  thresholdMinutesChecked: marked(
    'Checked',
    '10',
    'a patron has been checked and is not yet ready',
  ),
  thresholdMinutesReadyForMikvah: marked('Ready', '15', 'a patron is ready for the mikvah'),
  thresholdMinutesReadyForMikvahNext: marked(
    'Ready, next',
    '5',
    'the next patron is ready for the mikvah',
  ),
  thresholdMinutesToMikvah: marked('On her way', '5', 'a patron is on her way to the pool'),
  thresholdMinutesInMikvah: marked('In water', '12', 'a patron is in the mikvah'),
  thresholdMinutesFromMikvah: marked('Returning', '5', 'a patron is on her way back to her room'),
  thresholdMinutesDressing: marked('Dressing', '30', 'a patron dresses'),
  thresholdMinutesNeedsCleaning: marked('Room to clean', '15', 'a room waits to be cleaned'),
  thresholdMinutesCleaning: marked('Room being cleaned', '15', 'a room is being cleaned'),
  thresholdMinutesSupply: marked('Supply request', '5', 'a request for supplies or a call is open'),
} as const satisfies SettingGroup
